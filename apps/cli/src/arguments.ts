import { err, ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';

/** What the caller asked for on the command line. */
export interface Arguments {
  /** The first word; null when there is none. */
  readonly command: string | null;
  /** A path, or `-` for standard input. */
  readonly file: string;
  readonly batch: boolean;
  readonly json: boolean;
  readonly help: boolean;
  /** Milliseconds a search may take; null for no limit. */
  readonly limit: number | null;
  /** How many answers are wanted. */
  readonly all: number;
}

export function parseArguments(words: readonly string[]): Result<Arguments, string> {
  const flags = { batch: false, json: false, help: false };
  const numbers: { limit: number | null; all: number } = { limit: null, all: 1 };
  const plain: string[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!;
    if (word === '-h') flags.help = true;
    else if (word === '--batch' || word === '--json' || word === '--help')
      flags[word.slice(2) as keyof typeof flags] = true;
    else if (word === '--limit' || word === '--all') {
      const number = Number(words[++index]);
      if (!Number.isInteger(number) || number < 1) return err(`${word} takes a whole number from 1`);
      numbers[word.slice(2) as keyof typeof numbers] = number;
    } else if (word.startsWith('-') && word !== '-') return err(`there is no option ${word}`);
    else plain.push(word);
  }
  const [command = null, file = '-', ...rest] = plain;
  if (rest.length > 0) return err(`one file at a time: what is "${rest[0]}"?`);
  return ok({ command, file, ...flags, ...numbers });
}
