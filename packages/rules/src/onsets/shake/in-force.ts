import { ALL_CARDS, NO_CARDS } from '../text/cards.ts';
import type { CardSet } from '../text/cards.ts';
import { interpretations } from '../judge/interpretations.ts';
import type { Minus } from '../judge/interpretations.ts';
import { parseSetName } from '../text/parse.ts';
import type { OnSetsPosition } from './position.ts';
import { standingPicks } from './standing-picks.ts';
import { VARIATIONS } from './variations.ts';
import type { Active, EntryOf, Pick, VariationEntry, VariationId } from './variation.ts';

/** The variations of a shake, whether picked or always played in the division, and what they come to. */
export type InForce = { readonly [Id in VariationId]: Active<Id> | null } & {
  readonly restrictionsPlayed: boolean;
  readonly minus: Minus;
  /** The cards that count double, as a function of a card's colours. */
  readonly doubled: CardSet;
};

type Where = { readonly [Key in 'book' | 'division' | 'level']: OnSetsPosition[Key] };

/** The variations that may be in force in a division: always, or when picked. */
export function variationsOf({ book, division, level }: Where) {
  const played = level === 'adventurous' && book.variationLists.is === 'by-division';
  return (played ? book.variations[division] : undefined) ?? { always: [], list: [] };
}

export function entryFor<Id extends VariationId>(where: Where, id: Id): EntryOf<Id> | null {
  return findEntry(where, id) as EntryOf<Id> | null;
}

/** The same where it is not known beforehand which variation is meant. */
export function findEntry(where: Where, id: VariationId): VariationEntry | null {
  const { always, list } = variationsOf(where);
  const isIt = (entry: VariationEntry): boolean => entry.id === id;
  return always.find(isIt) ?? list.find(isIt) ?? null;
}

export function restrictionsPlayed({ book, division, level }: Where): boolean {
  return level === 'adventurous' && book.relationCubes[division]?.is === 'restrictions';
}

const NOTHING = Object.fromEntries(VARIATIONS.map((id) => [id, null])) as {
  readonly [Id in VariationId]: null;
};

export function inForce(position: OnSetsPosition): InForce {
  const active: Partial<Record<VariationId, object>> = {};
  for (const entry of variationsOf(position).always) active[entry.id] = entry;
  const picks = standingPicks(position, (id) => findEntry(position, id));
  for (const pick of picks) active[pick.id] = { ...entryFor(position, pick.id), ...pick };
  const variations = { ...NOTHING, ...active } as { readonly [Id in VariationId]: Active<Id> | null };
  return {
    ...variations,
    restrictionsPlayed: restrictionsPlayed(position),
    minus: variations['symmetric-difference'] === null ? 'subtraction' : 'symmetric',
    doubled: doubledCards(picks, variations['double-set']),
  };
}

function doubledCards(picks: readonly Pick[], double: Active<'double-set'> | null): CardSet {
  if (double === null) return NO_CARDS;
  const set = parseSetName(double.set);
  if (!set.ok) return NO_CARDS;
  const order = (id: VariationId): number => picks.findIndex((pick) => pick.id === id);
  const symmetric = order('symmetric-difference');
  const counts = double.minus === 'symmetric-if-in-force' || symmetric < order('double-set');
  const minus = symmetric >= 0 && counts ? 'symmetric' : 'subtraction';
  return interpretations(set.value, { scope: ALL_CARDS, minus })[0]!;
}
