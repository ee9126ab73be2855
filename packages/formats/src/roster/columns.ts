import { folded } from './cells.ts';

/** What a column of a roster holds. */
export const FIELDS = [
  'name',
  'first',
  'last',
  'school',
  'district',
  'team',
  'grade',
  'division',
  'event',
  'number',
  'level',
  'apart',
  'table',
] as const;
export type RosterField = (typeof FIELDS)[number];

const NAMES: Readonly<Record<string, RosterField>> = {
  ...(Object.fromEntries(FIELDS.map((field) => [field, field])) as Record<RosterField, RosterField>),
  player: 'name',
  student: 'name',
  game: 'event',
  seed: 'level',
};

export interface Column<Field extends string = string> {
  /** Null: a note. */
  readonly field: Field | null;
  /** For messages and notes: the header as written, else the number of the column from 1. */
  readonly title: string | number;
}

/** A header without case, accents, spaces, `_ - .` and an ending "name"; null if nobody knows it. */
export function fieldOfHeader(header: string): RosterField | null {
  const bare = folded(header).replaceAll(/[\s_.-]/g, '');
  const name = /^(.+?)names?$/.exec(bare)?.[1] ?? bare;
  return Object.hasOwn(NAMES, name) ? NAMES[name]! : null;
}

/** At least two cells that are known names, or the only one. */
export function isHeader(cells: readonly string[]): boolean {
  const known = cells.filter((cell) => fieldOfHeader(cell) !== null).length;
  return known >= 2 || (known === 1 && cells.filter((cell) => cell !== '').length === 1);
}

const WITHOUT_HEADER: readonly RosterField[] = ['first', 'last', 'school', 'grade', 'division', 'team'];

export function columnsOf(first: readonly string[], header: boolean): readonly Column<RosterField>[] {
  const titles = titlesOf(first, header);
  if (header) return first.map((cell, index) => ({ field: fieldOfHeader(cell), title: titles[index]! }));
  if (first.length === 1) return [{ field: 'name', title: 1 }];
  return titles.map((title, index) => ({ field: WITHOUT_HEADER[index] ?? null, title }));
}

export function titlesOf(first: readonly string[], header: boolean): readonly (string | number)[] {
  return first.map((cell, index) => (header && cell !== '' ? cell : index + 1));
}
