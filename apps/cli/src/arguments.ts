import { pageOf } from './help/pages.ts';
import { words } from './words/language.ts';
import { readWords, wholeNumber } from './words/read-words.ts';

/** What the caller asked of a command that answers requests. */
export interface Arguments {
  /** A path, or `-` for standard input. */
  readonly file: string;
  readonly batch: boolean;
  readonly json: boolean;
  /** Milliseconds a search may take; null for no limit. */
  readonly limit: number | null;
  /** How many answers are wanted. */
  readonly all: number;
  /** Say how the answer came about. */
  readonly why: boolean;
}

/** The arguments of a command, or one line about what is wrong with them. */
export function parseArguments(command: string, typed: readonly string[]): Arguments | string {
  const read = readWords(typed, pageOf(command));
  if (!read.ok) return read.error;
  const given = read.value;
  const [limit, all] = [wholeNumber(given, 'limit'), wholeNumber(given, 'all')];
  if (typeof limit === 'string') return limit;
  if (typeof all === 'string') return all;
  const [file = '-', ...rest] = given.rest;
  if (rest.length > 0) return words().asked.oneFile(rest[0]!);
  return {
    file,
    batch: given.has('batch'),
    json: given.has('json'),
    limit,
    all: all ?? 1,
    why: given.has('why'),
  };
}
