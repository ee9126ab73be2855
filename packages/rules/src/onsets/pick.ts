import type { Rule } from '../rulebooks/ruled.ts';
import { BLANK, makeCard, setOf } from './cards.ts';
import type { Card, CardSet } from './cards.ts';
import { entryFor, inForce, variationsOf } from './in-force.ts';
import { interpretations } from './interpretations.ts';
import { parseSetName } from './parse.ts';
import type { OnSetsPosition } from './position.ts';
import { isDigit, isOperation, isRelation, signOf } from './symbols.ts';
import type { Cube } from './symbols.ts';
import { tokenize } from './tokens.ts';
import type { Active, Blanks, EntryOf, Pick, PickOf, VariationId } from './variation.ts';

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
  const own = 'unfilled' in pick ? unfilled(position, pick) : ownRules(position, pick);
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

/** Required and forbidden card are two sides of one variation. */
function family(id: VariationId): string {
  return id === 'forbidden-card' ? 'required-card' : id;
}

function ownRules(position: OnSetsPosition, pick: Pick): readonly PickReason[] {
  const entry = entryFor(position, pick.id);
  if (entry === null) return [];
  switch (pick.id) {
    case 'required-cube':
      return cubeRules(position, pick.cube, ['digit'], entry.rule);
    case 'wild-cube':
      return [
        ...cubeRules(position, pick.cube, (entry as EntryOf<'wild-cube'>).mayNotBe, entry.rule),
        ...(pick.cube === '-'
          ? conflict(position, 'symmetric-difference', '− cannot be wild with Symmetric Difference.')
          : []),
      ];
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
      return dealt(position, pick.card, entry.rule);
    case 'forbidden-card':
      return [
        ...dealt(position, pick.card, entry.rule),
        ...(pick.card === BLANK
          ? conflict(position, 'blank-card-wild', 'A wild blank card cannot be forbidden.')
          : []),
      ];
    case 'blank-card-wild':
      return blankWildRules(position, entry.rule);
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
  cube: Cube,
  mayNotBe: readonly ('digit' | 'relation')[],
  rule: Rule,
): readonly PickReason[] {
  const barred =
    (isDigit(cube) && mayNotBe.includes('digit')) || (isRelation(cube) && mayNotBe.includes('relation'));
  if (barred) return [{ code: 'cube-not-allowed', rule, message: `${signOf(cube)} may not be named here.` }];
  if (resources.includes(cube)) return [];
  return [{ code: 'cube-not-in-resources', rule, message: `No ${signOf(cube)} cube is in Resources.` }];
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

function conflict(position: OnSetsPosition, id: VariationId, message: string): readonly PickReason[] {
  const other: Active<VariationId> | null = inForce(position)[id];
  return other === null ? [] : [{ code: 'conflict', rule: other.rule, message }];
}

function dealt({ universe }: OnSetsPosition, card: Card, rule: Rule): readonly PickReason[] {
  if (universe.includes(card)) return [];
  return [{ code: 'card-not-dealt', rule, message: `The ${makeCard(card)} card is not in the Universe.` }];
}

function blankWildRules(position: OnSetsPosition, rule: Rule): readonly PickReason[] {
  const reasons: PickReason[] = [];
  if (!position.universe.includes(BLANK)) {
    reasons.push({ code: 'blank-not-dealt', rule, message: 'The blank card is not in the Universe.' });
  }
  if (inForce(position)['forbidden-card']?.card === BLANK) {
    reasons.push({ code: 'conflict', rule, message: 'The blank card is forbidden, so it cannot be wild.' });
  }
  return reasons;
}

function symmetricRules(position: OnSetsPosition): readonly PickReason[] {
  const force = inForce(position);
  const double = force['double-set'];
  if (force['wild-cube']?.cube === '-') {
    const { rule } = entryFor(position, 'symmetric-difference')!;
    return [{ code: 'conflict', rule, message: '− is wild, so it cannot mean symmetric difference.' }];
  }
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
  const symbols = tokenize(pick.set).filter((token) => token.kind === 'symbol').length;
  if (symbols > entry.mostSymbols) {
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
