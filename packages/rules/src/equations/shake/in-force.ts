import type { EquationsPosition } from './position.ts';
import type { Active, EntryOf, VariationEntry, VariationId } from './variation.ts';
import { VARIATIONS, mayBeFilledSo } from './variations.ts';

/** The variations of a shake, whether picked or always played in the division. */
export type InForce = { readonly [Id in VariationId]: Active<Id> | null };

type Where = { readonly [Key in 'book' | 'division' | 'season' | 'level']: EquationsPosition[Key] };

/** The variations that may be in force in a division this season: always, or when picked. */
export function variationsOf({ book, division, season, level }: Where): {
  readonly always: readonly VariationEntry[];
  readonly list: readonly VariationEntry[];
} {
  const played = level === 'adventurous' && book.variationLists.is === 'by-division';
  const lists = played ? book.variations[division] : undefined;
  if (lists === undefined) return { always: [], list: [] };
  return { always: lists.always, list: lists.list.filter((entry) => (entry.season ?? season) === season) };
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

const NOTHING = Object.fromEntries(VARIATIONS.map((id) => [id, null])) as unknown as InForce;

export function inForce(position: EquationsPosition): InForce {
  const { always, list } = variationsOf(position);
  const active: Partial<Record<VariationId, object>> = {};
  for (const entry of always) active[entry.id] = entry;
  for (const pick of position.variations) {
    const entry = list.find(({ id }) => id === pick.id);
    // A pick that the division does not know is ignored for the shake, and so is one picked again. [II-B-2]
    if (entry !== undefined && mayBeFilledSo(entry, pick)) active[pick.id] ??= { ...entry, ...pick };
  }
  return { ...NOTHING, ...active } as InForce;
}
