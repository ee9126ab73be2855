import * as equations from '@forceout/rules/equations';
import * as onsets from '@forceout/rules/onsets';
import type { PlayedRules } from './day.ts';

export type VariationEntry = onsets.VariationEntry | equations.VariationEntry;

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
  return book.game === 'onsets'
    ? listOf(book.variations[division], season, onsetsBlank)
    : listOf(book.variations[division], season, equationsBlank);
}

interface Lists<Entry> {
  readonly always: readonly Entry[];
  readonly list: readonly Entry[];
}

function listOf<Entry extends VariationEntry>(
  { always, list }: Lists<Entry> = { always: [], list: [] },
  season: PlayedRules['season'],
  blankOf: (entry: Entry) => Blank | null,
): VariationList | null {
  if (always.length + list.length === 0) return null;
  const played = list.filter((entry) => seasonOf(entry) === null || seasonOf(entry) === season);
  const all = [...always, ...played];
  const listed = (entry: Entry): ListedVariation => ({
    entry,
    number: /(?:^|-)(\d+)$/.exec(entry.rule)?.[1] ?? null,
    blank: blankOf(entry),
    ordered: orderMatters(entry, all),
  });
  return {
    always: always.map(listed),
    list: played.map(listed),
    seasonal: list.some((entry) => seasonOf(entry) !== null),
  };
}

function seasonOf(entry: VariationEntry): string | null {
  return 'season' in entry ? (entry.season ?? null) : null;
}

/** On-Sets: whatever was rolled, dealt or is written. */
const IN_ONSETS: Readonly<Record<onsets.BlankName, Blank>> = {
  cube: { of: 'cube', choices: [] },
  card: { of: 'card', choices: [] },
  set: { of: 'set', choices: [] },
};

/** Equations: what the book lets a player choose from. */
const IN_EQUATIONS: Readonly<
  Record<equations.BlankName, (fillings: readonly (string | number)[]) => Blank | null>
> = {
  // A single face is part of the name: "0 Wild".
  cube: (faces) => (faces.length > 1 ? { of: 'cube', choices: faces.map(String) } : null),
  m: (bases) => ({ of: 'number', choices: bases.map(String) }),
  k: (all) => ({ of: 'number', choices: [`${all[0]}–${all.at(-1)}`] }),
  color: () => ({ of: 'color', choices: [] }),
};

function onsetsBlank({ id }: onsets.VariationEntry): Blank | null {
  const { blank } = onsets.VARIATION[id];
  return blank === null ? null : IN_ONSETS[blank];
}

function equationsBlank(entry: equations.VariationEntry): Blank | null {
  const { blank } = equations.VARIATION[entry.id];
  return blank === null ? null : IN_EQUATIONS[blank](equations.fillingsOf(entry)!);
}

/** What − means in a Double Set follows the order of picks in some books. */
function orderMatters(entry: VariationEntry, all: readonly VariationEntry[]): boolean {
  const byOrder = all.some((one) => one.id === 'double-set' && one.minus === 'as-called');
  const both = all.some(({ id }) => id === 'symmetric-difference');
  return byOrder && both && (entry.id === 'double-set' || entry.id === 'symmetric-difference');
}
