import { sheetCounts } from '@forceout/formats/tournament';
import type { Books, TournamentFile } from '@forceout/formats/tournament';
import { roundState } from '../results/event-results.ts';
import { procedureOf, tableResult } from '../results/table-result.ts';
import { sheetFindings } from './sheet-findings.ts';
import type { SheetFinding } from './sheet-findings.ts';
import { say } from '../words/said.ts';
import type { DaySaid } from '../words/said.ts';

export interface Finding extends SheetFinding {
  readonly line: number;
}

export interface FileCheck {
  /** By line, then code. */
  readonly findings: readonly Finding[];
  /** Match points of every sheet in the order of its seats, rulings included. */
  readonly points: readonly {
    readonly table: string;
    readonly line: number;
    readonly points: readonly number[];
  }[];
  /** Remarks that change nothing. */
  readonly notes?: readonly { readonly line: number; readonly message: DaySaid }[];
}

/** Looks a readable file over: every sheet by its own arithmetic, every table of a closed round for its sheet. */
export function checkFile({ data, lineOf }: TournamentFile, books: Books): FileCheck {
  const events = new Map(data.events.map((event) => [event.id, event]));
  const tables = new Map(data.tables.map((table) => [table.id, table]));
  const rulings = Map.groupBy(data.rulings, ({ table }) => table);
  const sheets = data.sheets.map((sheet) => {
    const event = events.get(tables.get(sheet.table)!.event)!;
    const procedure = procedureOf(books, event.rulebook);
    return {
      table: sheet.table,
      line: lineOf.get(sheet)!,
      points: tableResult(sheet, rulings.get(sheet.table) ?? [], procedure).map(({ points }) => points),
      findings: sheetFindings(sheet, event, procedure),
    };
  });
  const findings = [
    ...sheets.flatMap(({ line, findings: own }) => own.map(({ code, message }) => ({ line, code, message }))),
    ...missingSheets({ data, lineOf }),
  ].toSorted((a, b) => a.line - b.line || (a.code < b.code ? -1 : 1));
  const notes = otherGames({ data, lineOf }, books);
  return {
    findings,
    points: sheets.map(({ table, line, points }) => ({ table, line, points })),
    ...(notes.length > 0 ? { notes } : {}),
  };
}

function missingSheets({ data, lineOf }: Pick<TournamentFile, 'data' | 'lineOf'>): readonly Finding[] {
  const counted = new Set(data.sheets.filter(sheetCounts).map(({ table }) => table));
  const closed = new Map<string, boolean>();
  return data.tables.flatMap((table) => {
    const key = JSON.stringify([table.event, table.round]);
    if (!closed.has(key)) closed.set(key, roundState(data, table.event, table.round) === 'closed');
    if (closed.get(key) !== true || counted.has(table.id)) return [];
    const message = say('sheet-missing', table.round, table.number);
    return { line: lineOf.get(table)!, code: 'missing-sheet' as const, message };
  });
}

function otherGames(
  { data, lineOf }: Pick<TournamentFile, 'data' | 'lineOf'>,
  books: Books,
): NonNullable<FileCheck['notes']> {
  return data.events.flatMap((event) => {
    if (books(event.rulebook)?.game === event.game) return [];
    return { line: lineOf.get(event)!, message: say('sheet-other-game', event.rulebook, event.game) };
  });
}
