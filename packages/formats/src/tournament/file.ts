import { bookById, err, ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';
import { readStated } from './kinds.ts';
import type { StatedLine } from './kinds.ts';
import { checkEnd, cutLines, readLine } from './lines.ts';
import type { RawLine, Unreadable } from './lines.ts';
import type { Books, TournamentData } from './model.ts';
import { booksIn } from './own-books.ts';
import { checkReferences } from './references.ts';

export interface TournamentFile {
  readonly header: RawLine;
  /** Every line between the first and the last, also of kinds that are not known. */
  readonly lines: readonly StatedLine[];
  readonly data: TournamentData;
  /** The books that its events name: those that were known, and its own. */
  readonly books: Books;
  /** The line of each thing in `data`. */
  readonly lineOf: ReadonlyMap<object, number>;
}

/** Reads a whole file; what is wrong is one line with its number. First each line by itself, then the end, then all together. */
export function readTournamentFile(
  bytes: Uint8Array,
  books: Books = bookById,
): Result<TournamentFile, Unreadable> {
  const own = booksIn(bytes, books);
  const raw: RawLine[] = [];
  const stated: StatedLine[] = [];
  for (const [index, part] of cutLines(bytes).entries()) {
    const line = readLine(part, index + 1);
    if (!line.ok) return line;
    const statement = readStated(line.value, own);
    if (!statement.ok) return statement;
    raw.push(line.value);
    if (statement.value !== null) stated.push(statement.value);
  }
  const wrong = checkEnd(raw, bytes) ?? checkReferences(stated, raw.length);
  return wrong === null
    ? ok({ header: raw[0]!, lines: stated, books: own, ...collected(stated) })
    : err(wrong);
}

function collected(lines: readonly StatedLine[]): Pick<TournamentFile, 'data' | 'lineOf'> {
  const lineOf = new Map<object, number>();
  for (const { statement, number } of lines) if (statement !== null) lineOf.set(statement.is, number);
  const statements = lines.flatMap(({ statement }) => statement ?? []);
  return {
    lineOf,
    data: {
      events: statements.flatMap((one) => (one.kind === 'event' ? one.is : [])),
      schools: statements.flatMap((one) => (one.kind === 'school' ? one.is : [])),
      players: statements.flatMap((one) => (one.kind === 'player' ? one.is : [])),
      sections: statements.flatMap((one) => (one.kind === 'section' ? one.is : [])),
      teams: statements.flatMap((one) => (one.kind === 'team' ? one.is : [])),
      entries: statements.flatMap((one) => (one.kind === 'entry' ? one.is : [])),
      rounds: statements.flatMap((one) => (one.kind === 'round' ? one.is : [])),
      tables: statements.flatMap((one) => (one.kind === 'table' ? one.is : [])),
      sheets: statements.flatMap((one) => (one.kind === 'sheet' ? one.is : [])),
      rulings: statements.flatMap((one) => (one.kind === 'ruling' ? one.is : [])),
    },
  };
}
