import type { Rule } from '../../rulebooks/ruled.ts';
import { BLANK, makeCard, setOf } from '../text/cards.ts';
import type { CardSet } from '../text/cards.ts';
import { entryFor, findEntry, inForce, variationsOf } from './in-force.ts';
import { interpretations } from '../judge/interpretations.ts';
import { parseSetName } from '../text/parse.ts';
import { areInConflict, excludes, family, isBarred, symbolCount } from './standing-picks.ts';
import type { OnSetsPosition } from './position.ts';
import { isOperation, isRelation, signOf } from '../text/symbols.ts';
import type { Cube } from '../text/symbols.ts';
import { tokenize } from '../text/tokens.ts';
import type { Blanks, EntryOf, Pick, PickOf, VariationEntry, VariationId } from './variation.ts';

export const PICK_CODES = [
  'not-in-list',
  'always-in-force',
  'already-chosen',
  'blank-unfilled',
  'conflict',
  'no-effect',
  'cube-not-in-resources',
  'cube-not-allowed',
  'card-not-dealt',
  'blank-not-dealt',
  'set-undefined',
  'set-too-long',
  'set-empty',
  'set-is-universe',
] as const;
export type PickCode = (typeof PICK_CODES)[number];

export interface PickReason {
  readonly code: PickCode;
  readonly rule: Rule;
  readonly message: string;
}

export interface PickRuling {
  readonly legal: boolean;
  readonly reasons: readonly PickReason[];
}

/** A variation circled without saying which cube, card or set. */
export interface UnfilledPick {
  readonly id: keyof Blanks;
  readonly unfilled: true;
}

/** Whether a player may pick this variation now, before the Goal is set; every objection is named. */
export function judgePick(position: OnSetsPosition, pick: Pick | UnfilledPick): PickRuling {
  const own =
    'unfilled' in pick
      ? unfilled(position, pick)
      : [...conflicts(position, pick), ...ownRules(position, pick)];
  const reasons = [...listed(position, pick.id), ...own];
  return { legal: reasons.length === 0, reasons };
}

function unfilled(position: OnSetsPosition, { id }: UnfilledPick): readonly PickReason[] {
  const entry = entryFor(position, id);
  if (entry === null) return [];
  const blank = { 'double-set': 'set', 'required-card': 'card', 'forbidden-card': 'card' } as const;
  const what = id in blank ? blank[id as keyof typeof blank] : 'cube';
  return [{ code: 'blank-unfilled', rule: entry.rule, message: `${nameOf(id)}: the ${what} is not named.` }];
}

/** May it be picked in this division at all, and has nobody picked it? */
function listed(position: OnSetsPosition, id: VariationId): readonly PickReason[] {
  const { book } = position;
  const { always, list } = variationsOf(position);
  const rule = book.procedure.picking.illegalPick.rule;
  const constant = always.find((entry) => entry.id === id);
  if (constant !== undefined) {
    const message = `${nameOf(id)} is in force in every shake of this division, so picking it changes nothing.`;
    return [{ code: 'always-in-force', rule: constant.rule, message }];
  }
  if (!list.some((entry) => entry.id === id)) {
    const message = `${nameOf(id)} is not among the variations of this division.`;
    return [{ code: 'not-in-list', rule: book.variationLists.rule, message }];
  }
  if (position.variations.some((other) => family(other.id) === family(id))) {
    return [
      { code: 'already-chosen', rule, message: `${nameOf(id)} has already been chosen for this shake.` },
    ];
  }
  return [];
}

function ownRules(position: OnSetsPosition, pick: Pick): readonly PickReason[] {
  const entry = findEntry(position, pick.id);
  if (entry === null) return [];
  switch (pick.id) {
    case 'required-cube':
    case 'wild-cube':
      return cubeRules(position, pick, entry);
    case 'union-intersection-interchangeable':
      return effect(position, (cube) => cube === 'U' || cube === 'n', 'No ∪ or ∩ was rolled.');
    case 'universe-null-interchangeable':
      return effect(position, (cube) => cube === 'V' || cube === '^', 'No V or Λ was rolled.');
    case 'multiple-operations':
      return effect(position, isOperation, 'No operation was rolled.');
    case 'no-null-restrictions':
      return effect(position, isRelation, 'No = or ⊆ was rolled.');
    case 'double-set':
      return doubleSetRules(position, pick, entry as EntryOf<'double-set'>);
    case 'required-card':
    case 'forbidden-card':
      if (position.universe.includes(pick.card)) return [];
      return [
        {
          code: 'card-not-dealt',
          rule: entry.rule,
          message: `The ${makeCard(pick.card)} card is not in the Universe.`,
        },
      ];
    case 'blank-card-wild':
      if (position.universe.includes(BLANK)) return [];
      return [
        { code: 'blank-not-dealt', rule: entry.rule, message: 'The blank card is not in the Universe.' },
      ];
    case 'symmetric-difference':
      return symmetricRules(position);
    case 'two-operations':
    case 'shift-from-permitted':
    case 'absolute-value':
    case 'two-solutions':
      return [];
  }
}

function cubeRules(
  { resources }: OnSetsPosition,
  pick: PickOf<'required-cube'> | PickOf<'wild-cube'>,
  entry: VariationEntry,
): readonly PickReason[] {
  const { rule } = entry;
  const sign = signOf(pick.cube);
  if (isBarred(pick, entry))
    return [{ code: 'cube-not-allowed', rule, message: `${sign} may not be named here.` }];
  if (resources.includes(pick.cube)) return [];
  return [{ code: 'cube-not-in-resources', rule, message: `No ${sign} cube is in Resources.` }];
}

/** It must be able to change some Solution; a wild cube may be any symbol, so with one it always can. */
function effect(
  position: OnSetsPosition,
  works: (cube: Cube) => boolean,
  message: string,
): readonly PickReason[] {
  if (position.resources.some(works) || inForce(position)['wild-cube'] !== null) return [];
  const { rule } = position.book.procedure.picking.illegalPick;
  return [{ code: 'no-effect', rule, message: `${message} The variation would change nothing.` }];
}

function conflicts(position: OnSetsPosition, pick: Pick): readonly PickReason[] {
  return position.variations
    .filter((other) => areInConflict(other, pick))
    .map((other) => {
      // A pick that the division does not list can be in conflict too.
      const entry = entryFor(position, excludes(other, pick) ? other.id : pick.id);
      const rule = entry?.rule ?? position.book.procedure.picking.illegalPick.rule;
      return {
        code: 'conflict',
        rule,
        message: `${nameOf(pick.id)} conflicts with ${nameOf(other.id)} as it was picked.`,
      };
    });
}

function symmetricRules(position: OnSetsPosition): readonly PickReason[] {
  const double = inForce(position)['double-set'];
  // In some books it also reaches into a Double Set that was named before.
  if (double?.minus === 'symmetric-if-in-force' && has(double.set, '-')) return [];
  return effect(position, (cube) => cube === '-', 'No − was rolled.');
}

function doubleSetRules(
  position: OnSetsPosition,
  pick: PickOf<'double-set'>,
  entry: EntryOf<'double-set'>,
): readonly PickReason[] {
  const { rule } = entry;
  const set = parseSetName(pick.set);
  if (!set.ok)
    return [{ code: 'set-undefined', rule, message: `"${pick.set}" names no set: ${set.error.message}.` }];
  if (isBarred(pick, entry)) {
    const symbols = symbolCount(pick.set);
    const message = `"${pick.set}" has ${symbols} symbols; a Double Set has at most ${entry.mostSymbols}.`;
    return [{ code: 'set-too-long', rule, message }];
  }
  const scope: CardSet = setOf(position.universe);
  const [cards] = interpretations(set.value, { scope, minus: inForce(position).minus });
  if (cards === 0)
    return [{ code: 'set-empty', rule, message: `No card of the Universe is in ${pick.set}.` }];
  if (cards !== scope) return [];
  return [{ code: 'set-is-universe', rule, message: `Every card of the Universe is in ${pick.set}.` }];
}

function has(set: string, symbol: Cube): boolean {
  return tokenize(set).some((token) => token.kind === 'symbol' && token.symbol === symbol);
}

function nameOf(id: VariationId): string {
  return id
    .split('-')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(' ');
}
