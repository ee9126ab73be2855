import { inEnglish } from '@forceout/rules/words';
import type { Result } from '@forceout/rules';
import { bookById, err, ok, say } from '@forceout/rules';
import type { Field } from '../field.ts';
import { read } from '../field.ts';
import { readEvent } from './event-line.ts';
import { isEnd } from './lines.ts';
import type { RawLine, Unreadable } from './lines.ts';
import type { Books, TournamentData } from './model.ts';
import {
  readEntry,
  readPlayer,
  readRound,
  readSchool,
  readSection,
  readTable,
  readTeam,
} from './people-lines.ts';
import { readRuling, readSheet } from './sheet-lines.ts';

/** The kinds that results depend on. Every other kind is kept and means nothing here. */
export type Statement =
  | { readonly kind: 'event'; readonly is: TournamentData['events'][number] }
  | { readonly kind: 'school'; readonly is: TournamentData['schools'][number] }
  | { readonly kind: 'player'; readonly is: TournamentData['players'][number] }
  | { readonly kind: 'section'; readonly is: TournamentData['sections'][number] }
  | { readonly kind: 'team'; readonly is: TournamentData['teams'][number] }
  | { readonly kind: 'entry'; readonly is: TournamentData['entries'][number] }
  | { readonly kind: 'round'; readonly is: TournamentData['rounds'][number] }
  | { readonly kind: 'table'; readonly is: TournamentData['tables'][number] }
  | { readonly kind: 'sheet'; readonly is: TournamentData['sheets'][number] }
  | { readonly kind: 'ruling'; readonly is: TournamentData['rulings'][number] };

export interface StatedLine extends RawLine {
  readonly kind: string;
  /** Null for kinds that mean nothing to results. */
  readonly statement: Statement | null;
}

export const TOURNAMENT_FORMAT = 'forceout-tournament';
export const TOURNAMENT_VERSION = 1;

function readStatement(
  line: Field,
  books: Books,
): { readonly kind: string; readonly statement: Statement | null } {
  const kind = line.get('kind').text(10_000);
  const statement = ((): Statement | null => {
    switch (kind) {
      case 'event':
        return { kind, is: readEvent(line, books) };
      case 'school':
        return { kind, is: readSchool(line) };
      case 'player':
        return { kind, is: readPlayer(line) };
      case 'section':
        return { kind, is: readSection(line) };
      case 'team':
        return { kind, is: readTeam(line) };
      case 'entry':
        return { kind, is: readEntry(line) };
      case 'round':
        return { kind, is: readRound(line) };
      case 'table':
        return { kind, is: readTable(line) };
      case 'sheet':
        return { kind, is: readSheet(line) };
      case 'ruling':
        return { kind, is: readRuling(line) };
      default:
        return null;
    }
  })();
  return { kind, statement };
}

const STATED = new WeakMap<object, Statement['is']>();

/** A thing in the shape of its line as standings take it; the same object is read once. */
export function statementOf(
  kind: Statement['kind'],
  thing: object,
  books: Books = bookById,
): Statement['is'] {
  const known = STATED.get(thing);
  if (known !== undefined) return known;
  const statement = readWhole({ kind, ...thing }, books);
  STATED.set(thing, statement);
  return statement;
}

function readWhole(line: object, books: Books): Statement['is'] {
  const result = read(line, (field) => readStatement(field, books).statement, 'kept');
  if (!result.ok) throw new Error(inEnglish(result.error));
  return result.value!.is;
}

function readHeader(line: Field): null {
  if (line.get('format').value !== TOURNAMENT_FORMAT)
    line.get('format').fail(say('line-format', { format: TOURNAMENT_FORMAT }));
  if (line.get('version').value !== TOURNAMENT_VERSION)
    line.get('version').fail(say('line-version', { version: TOURNAMENT_VERSION }));
  return null;
}

/** The fields of a line by itself; null for the header and for a line that says that the file ends. */
export function readStated(line: RawLine, books: Books): Result<StatedLine | null, Unreadable> {
  if (line.number > 1 && isEnd(line)) return ok(null);
  const stated = read(
    line.value,
    (field) => (line.number === 1 ? readHeader(field) : { ...line, ...readStatement(field, books) }),
    'kept',
  );
  return stated.ok ? stated : err({ line: line.number, message: stated.error });
}
