import { say } from '@forceout/rules';
import {
  agloaPlayerColumns,
  agloaTeamColumns,
  isAgloaPlayers,
  isAgloaTeams,
  readAgloaPlayer,
  readAgloaTeam,
} from './agloa.ts';
import type { RosterTeam } from './agloa.ts';
import { cleaned, folded } from './cells.ts';
import type { Column } from './columns.ts';
import { columnsOf, isHeader } from './columns.ts';
import { readRecords } from './csv.ts';
import { decodeRoster } from './decode.ts';
import { Cells, readPlayerRecord } from './player-record.ts';
import type { ReadRecord, RosterPlayer, RosterProblem } from './player-record.ts';

export const OUTCOMES = ['new', 'doubt', 'not-read'] as const;
export type Outcome = (typeof OUTCOMES)[number];

interface LineOfRoster {
  /** The physical line on which the record begins, from 1. */
  readonly line: number;
  readonly outcome: Outcome;
  readonly problems: readonly RosterProblem[];
}
export type RosterEntry = LineOfRoster &
  ({ readonly player: RosterPlayer | null } | { readonly team: RosterTeam | null });

export interface Roster {
  readonly lines: readonly RosterEntry[];
  readonly counts: Readonly<Record<Outcome, number>>;
}

/** Reads a roster as people have it. Every record with anything in it is accounted for. */
export function readRoster(bytes: Uint8Array): Roster {
  const lines = readText(decodeRoster(bytes));
  const count = (outcome: Outcome): number => lines.filter((line) => line.outcome === outcome).length;
  return { lines, counts: { new: count('new'), doubt: count('doubt'), 'not-read': count('not-read') } };
}

function readText(text: string): readonly RosterEntry[] {
  const records = readRecords(text).map((record) =>
    'cells' in record ? { line: record.line, cells: record.cells.map(cleaned) } : record,
  );
  const first = records.find((record) => 'cells' in record && record.cells.some((cell) => cell !== ''));
  const firstCells = first !== undefined && 'cells' in first ? first.cells : [];
  const kind = kindOf(firstCells);
  const earlier = new Earlier();
  return records.flatMap((record): RosterEntry | [] => {
    if ('broken' in record) return kind.unread(record.line, { column: null, message: record.broken });
    if (record.cells.every((cell) => cell === '')) return [];
    if (record === first && kind.hasHeader) return [];
    const beyond = record.cells.slice(firstCells.length).find((cell) => cell !== '');
    return kind.entry(record.line, record.cells, beyond, earlier);
  });
}

/** How the records of this roster are read. */
interface Kind {
  readonly hasHeader: boolean;
  readonly unread: (line: number, ...problems: readonly RosterProblem[]) => RosterEntry;
  readonly entry: (
    line: number,
    cells: readonly string[],
    beyond: string | undefined,
    earlier: Earlier,
  ) => RosterEntry;
}

function kindOf(first: readonly string[]): Kind {
  if (isAgloaTeams(first)) {
    const unread: Kind['unread'] = (line, ...problems) => ({
      line,
      outcome: 'not-read',
      team: null,
      problems,
    });
    const columns = agloaTeamColumns(first);
    return {
      hasHeader: true,
      unread,
      entry: (line, cells, beyond, earlier) => {
        const { value, fatal, doubts } = readAgloaTeam(new Cells(columns, cells));
        const wrong = [...fatal, ...beyondProblem(beyond)];
        if (wrong.length > 0) return unread(line, ...wrong);
        const problems = [...doubts, ...earlier.number(value.number, 'ID')];
        return { line, outcome: problems.length > 0 ? 'doubt' : 'new', team: value, problems };
      },
    };
  }
  if (isAgloaPlayers(first)) {
    const columns = agloaPlayerColumns(first);
    return players(true, columns, 'PlayerID', readAgloaPlayer);
  }
  const header = isHeader(first);
  return players(header, columnsOf(first, header), 'number', readPlayerRecord);
}

function players<Field extends string>(
  hasHeader: boolean,
  columns: readonly Column<Field>[],
  number: Field,
  read: (cells: Cells<Field>) => ReadRecord<RosterPlayer>,
): Kind {
  const unread: Kind['unread'] = (line, ...problems) => ({
    line,
    outcome: 'not-read',
    player: null,
    problems,
  });
  return {
    hasHeader,
    unread,
    entry: (line, texts, beyond, earlier) => {
      const cells = new Cells(columns, texts);
      const { value, fatal, doubts } = read(cells);
      const wrong = [...fatal, ...beyondProblem(beyond)];
      if (wrong.length > 0) return unread(line, ...wrong);
      const problems = [
        ...earlier.person(value, line),
        ...[...doubts, ...earlier.number(value.number, cells.title(number))].toSorted(
          (a, b) => at(columns, a) - at(columns, b),
        ),
      ];
      return { line, outcome: problems.length > 0 ? 'doubt' : 'new', player: value, problems };
    },
  };
}

function at(columns: readonly Column[], { column }: RosterProblem): number {
  return columns.findIndex(({ title }) => title === column);
}

function beyondProblem(cell: string | undefined): readonly RosterProblem[] {
  return cell === undefined ? [] : [{ column: null, message: say('roster-beyond', { text: cell }) }];
}

/** Names and numbers of the lines read so far. */
class Earlier {
  private readonly people = new Map<string, number>();
  private readonly numbers = new Set<number>();

  person({ first, last, school }: RosterPlayer, line: number): readonly RosterProblem[] {
    const name = [first ?? '', last ?? ''].filter((part) => part !== '').join(' ');
    const key = JSON.stringify([folded(name), folded(school ?? '')]);
    const before = this.people.get(key);
    if (before === undefined) this.people.set(key, line);
    return before === undefined
      ? []
      : [{ column: null, message: say('roster-same-person', { line: before }) }];
  }

  number(number: number | undefined, column: string | number | null): readonly RosterProblem[] {
    if (number === undefined) return [];
    const used = this.numbers.has(number);
    this.numbers.add(number);
    return used ? [{ column, message: say('roster-number-used', { number }) }] : [];
  }
}
