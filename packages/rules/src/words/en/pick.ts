import type { PickSentences } from '../../said/pick-sentences.ts';
import type { Texts } from '../texts.ts';
import { nameOf } from './variations.ts';

export const pick: Texts<PickSentences> = {
  'changes-nothing': ({ what }, tell) => `${tell(what)} The variation would change nothing.`,
  'none-rolled': ({ signs }) => `No ${signs.join(' or ')} was rolled.`,
  'no-operation-rolled': 'No operation was rolled.',
  'no-digit-rolled': 'No digit was rolled.',
  'only-zero-rolled': 'No digit but 0 was rolled.',
  'no-reciprocal-rolled': 'No digit was rolled that has another reciprocal.',
  'no-color-digit-rolled': ({ color }) => `No ${color} digit was rolled that can be used.`,
  'two-digits-needed': 'Two digits are needed.',
  'blank-not-named': ({ variation, blank }) => `${nameOf(variation)}: the ${blank} is not named.`,
  'blank-not-filled': ({ variation }) => `${nameOf(variation)}: the blank is not filled in.`,
  'always-in-force': ({ variation }) =>
    `${nameOf(variation)} is in force in every shake of this division, so picking it changes nothing.`,
  'not-in-list': ({ variation }) => `${nameOf(variation)} is not among the variations of this division.`,
  'not-in-list-of-season': ({ variation }) =>
    `${nameOf(variation)} is not among the variations of this division and season.`,
  'already-chosen': ({ variation }) => `${nameOf(variation)} has already been chosen for this shake.`,
  conflicts: ({ variation, other }) =>
    `${nameOf(variation)} conflicts with ${nameOf(other)} as it was picked.`,
  'may-not-be-named': ({ sign }) =>
    /\d/.test(sign) ? `${sign} may not be named: digits only make Goals.` : `${sign} may not be named here.`,
  'card-not-dealt': ({ card }) => `The ${card} card is not in the Universe.`,
  'blank-card-not-dealt': 'The blank card is not in the Universe.',
  'names-no-set': ({ set, what }, tell) => `"${set}" names no set: ${tell(what)}.`,
  'set-too-long': ({ set, symbols, most }) =>
    `"${set}" has ${symbols} symbols; a Double Set has at most ${most}.`,
  'set-is-empty': ({ set }) => `No card of the Universe is in ${set}.`,
  'set-is-universe': ({ set }) => `Every card of the Universe is in ${set}.`,
  'base-one-of': ({ bases, m }) => `The base is one of ${bases.join(', ')}, not ${m}.`,
  'base-leaves-no-digit': ({ m, color }) => `Base ${m} leaves no ${color} digit for the Exponent variation.`,
  'cannot-be-wild': ({ sign }) => `${sign} cannot be made wild in this division.`,
  'k-from-to': ({ least, most, k }) => `k is a whole number from ${least} to ${most}, not ${k}.`,
};
