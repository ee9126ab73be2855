import type { Division, Rulebook } from '@forceout/rules';
import type { VariationEntry as EquationsEntry } from '@forceout/rules/equations';
import type { VariationEntry as OnSetsEntry } from '@forceout/rules/onsets';
import type { PlayedRules } from './day.ts';

export type VariationEntry = OnSetsEntry | EquationsEntry;

/** What a player writes beside a variation, and what it may be where the book has a short list. */
export interface Blank {
  readonly of: 'cube' | 'set' | 'card' | 'color' | 'number';
  readonly choices: readonly string[];
}

export interface ListedVariation {
  readonly entry: VariationEntry;
  /** The book's number of it in that division's list; null where the section ends in something else. */
  readonly number: string | null;
  readonly blank: Blank | null;
  /** Where the order in which two variations were picked changes what one of them means. */
  readonly ordered: boolean;
}

export interface VariationList {
  /** In force in every shake. */
  readonly always: readonly ListedVariation[];
  readonly list: readonly ListedVariation[];
  /** Whether the list is another one in even and in odd seasons. */
  readonly seasonal: boolean;
}

/** What the back of a scoresheet lists; null where nothing is picked. */
export function variationList({ book, division, season, level }: PlayedRules): VariationList | null {
  if (level === 'basic' || division === null) return null;
  const { always, list } = listsOf(book, division);
  if (always.length + list.length === 0) return null;
  const played = list.filter((entry) => seasonOf(entry) === null || seasonOf(entry) === season);
  const all = [...always, ...played];
  return {
    always: always.map((entry) => listed(entry, all)),
    list: played.map((entry) => listed(entry, all)),
    seasonal: list.some((entry) => seasonOf(entry) !== null),
  };
}

function listsOf(
  book: Rulebook,
  division: Division,
): { readonly always: readonly VariationEntry[]; readonly list: readonly VariationEntry[] } {
  return book.variations[division] ?? { always: [], list: [] };
}

function seasonOf(entry: VariationEntry): string | null {
  return 'season' in entry ? (entry.season ?? null) : null;
}

function listed(entry: VariationEntry, all: readonly VariationEntry[]): ListedVariation {
  const last = entry.rule.split('-').at(-1)!;
  return {
    entry,
    number: /^\d+$/.test(last) ? last : null,
    blank: blankOf(entry),
    ordered: orderMatters(entry, all),
  };
}

function blankOf(entry: VariationEntry): Blank | null {
  switch (entry.id) {
    case 'required-cube':
    case 'wild-cube':
      return { of: 'cube', choices: [] };
    case 'double-set':
      return { of: 'set', choices: [] };
    case 'required-card':
    case 'forbidden-card':
      return { of: 'card', choices: [] };
    case 'wild':
      // A single face is part of the name: "0 Wild".
      return entry.faces.length > 1 ? { of: 'cube', choices: entry.faces } : null;
    case 'base':
      return { of: 'number', choices: entry.bases.map(String) };
    case 'multiple-of-k':
      return { of: 'number', choices: [`${entry.least}–${entry.most}`] };
    case 'exponent':
      return { of: 'color', choices: [] };
    default:
      return null;
  }
}

/** What − means in a Double Set follows the order of picks in some books. */
function orderMatters(entry: VariationEntry, all: readonly VariationEntry[]): boolean {
  const byOrder = all.some((one) => one.id === 'double-set' && one.minus === 'as-called');
  const both = all.some(({ id }) => id === 'symmetric-difference');
  return byOrder && both && (entry.id === 'double-set' || entry.id === 'symmetric-difference');
}
