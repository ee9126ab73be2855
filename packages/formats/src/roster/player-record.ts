import { say } from '@forceout/rules';
import type { Division, Expected, Said } from '@forceout/rules';
import {
  HIGHEST_GRADE,
  divisionOfGrade,
  readDivision,
  readDivisionCode,
  readGrade,
  wholeNumber,
} from './cells.ts';
import type { Column, RosterField } from './columns.ts';

export interface RosterProblem {
  /** The header, or the number of the column from 1; null for what concerns the whole line. */
  readonly column: string | number | null;
  readonly message: Said;
}

/** Divisions by game, as the AGLOA exports have them. */
export type Divisions = Partial<Record<'equations' | 'onsets', Division>>;

export interface RosterPlayer {
  readonly number?: number;
  readonly first?: string;
  readonly last?: string;
  readonly school?: string;
  readonly district?: string;
  readonly team?: string;
  readonly grade?: number;
  readonly division?: Division;
  readonly divisions?: Divisions;
  readonly event?: string;
  readonly level?: string;
  readonly apart?: string;
  readonly table?: number;
  readonly notes?: Readonly<Record<string, string>>;
}

/** What a record says, before it is compared with others. Problems of either list are in the order of the columns. */
export interface ReadRecord<T> {
  readonly value: T;
  /** Why the line cannot be read. */
  readonly fatal: readonly RosterProblem[];
  readonly doubts: readonly RosterProblem[];
}

/** The cells of a record by what they hold; what no field takes is kept as a note. */
export class Cells<Field extends string> {
  private readonly byField = new Map<Field, { readonly text: string; readonly title: string | number }>();
  private readonly notes = new Map<string, string>();
  readonly doubts: RosterProblem[] = [];

  constructor(columns: readonly Column<Field>[], cells: readonly string[]) {
    for (const [index, { field, title }] of columns.entries()) {
      const text = cells[index] ?? '';
      if (text === '') continue;
      if (field !== null && !this.byField.has(field)) this.byField.set(field, { text, title });
      else this.notes.set(this.notes.has(String(title)) ? String(index + 1) : String(title), text);
    }
  }

  text(field: Field): string | undefined {
    return this.byField.get(field)?.text;
  }

  title(field: Field): string | number | null {
    return this.byField.get(field)?.title ?? null;
  }

  /** A cell that must be understood; if it is not, the field is left out and the line is in doubt. */
  understood<T>(field: Field, read: (text: string) => T | null, expected: Expected): T | undefined {
    const cell = this.byField.get(field);
    if (cell === undefined) return undefined;
    const value = read(cell.text);
    if (value === null)
      this.doubts.push({ column: cell.title, message: say('roster-cell', { text: cell.text, expected }) });
    return value ?? undefined;
  }

  get noted(): { readonly notes?: Readonly<Record<string, string>> } {
    return this.notes.size > 0 ? { notes: Object.fromEntries(this.notes) } : {};
  }
}

export const MOST_NAME = 60;

/** A line of an ordinary roster. */
export function readPlayerRecord(cells: Cells<RosterField>): ReadRecord<RosterPlayer> {
  const name = {
    ...wholeName(cells.text('name') ?? ''),
    ...given('first', cells.text('first')),
    ...given('last', cells.text('last')),
  };
  const grade = cells.understood('grade', readGrade, 'grade');
  const written = cells.understood('division', readDivision, 'division');
  const empty = cells.text('division') === undefined;
  const division = written ?? (empty && grade !== undefined ? divisionOfGrade(grade) : undefined);
  const number = cells.understood('number', (text) => wholeNumber(text), 'number-from-1');
  const table = cells.understood('table', (text) => wholeNumber(text), 'number-from-1');
  const fatal = [...nameProblems(name)];
  if (grade !== undefined && written !== undefined && grade > HIGHEST_GRADE[written])
    fatal.push({
      column: cells.title('division'),
      message: say('roster-plays-down', { grade, division: written, last: HIGHEST_GRADE[written] }),
    });
  return {
    value: {
      ...given('number', number),
      ...name,
      ...given('school', cells.text('school')),
      ...given('district', cells.text('district')),
      ...given('team', cells.text('team')),
      ...given('grade', grade),
      ...given('division', division),
      ...given('event', cells.text('event')),
      ...given('level', cells.text('level')),
      ...given('apart', cells.text('apart')),
      ...given('table', table),
      ...cells.noted,
    },
    fatal,
    doubts: cells.doubts,
  };
}

export function given<K extends string, V>(name: K, value: V | undefined): { readonly [P in K]?: V } {
  return (value === undefined ? {} : { [name]: value }) as { readonly [P in K]?: V };
}

/** `Last, First`; else the last word is the last name; a single word is the first name. */
function wholeName(name: string): { readonly first?: string; readonly last?: string } {
  const comma = name.indexOf(',');
  const space = name.lastIndexOf(' ');
  const [first, last] =
    comma >= 0
      ? [name.slice(comma + 1).trim(), name.slice(0, comma).trim()]
      : space >= 0
        ? [name.slice(0, space), name.slice(space + 1)]
        : [name, ''];
  return { ...(first === '' ? {} : { first }), ...(last === '' ? {} : { last }) };
}

export function nameProblems({ first, last }: RosterPlayer): readonly RosterProblem[] {
  const name = [first ?? '', last ?? ''].filter((part) => part !== '').join(' ');
  if (name === '') return [{ column: null, message: say('roster-no-name') }];
  const length = [...name].length;
  return length > MOST_NAME
    ? [{ column: null, message: say('roster-long-name', { length, most: MOST_NAME }) }]
    : [];
}

export function readDivisions<Field extends string>(
  cells: Cells<Field>,
  equations: Field,
  onsets: Field,
): { readonly divisions?: Divisions } {
  const divisions = {
    ...given('equations', cells.understood(equations, readDivisionCode, 'division-code')),
    ...given('onsets', cells.understood(onsets, readDivisionCode, 'division-code')),
  };
  return Object.keys(divisions).length > 0 ? { divisions } : {};
}
