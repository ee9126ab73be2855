import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { isMatchText } from '@forceout/formats';
import { err, ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';
import { words } from '../words/language.ts';

/** A match file holds every event of a match; longer ones are a mistake or an attack. */
const MOST_CHARACTERS = 64 * 1024 * 1024;

/** The one match that a command is about: its text, or the JSON of its file. */
export async function matchFrom(
  [file, ...rest]: readonly string[],
  command: string,
): Promise<Result<unknown, string>> {
  if (file === undefined) return err(words().asked.whichMatch(command));
  if (rest.length > 0) return err(words().asked.oneFile(rest[0]!));
  const input = file === '-' ? await text(process.stdin) : await readFile(file, 'utf8');
  if (input.length > MOST_CHARACTERS) return err(words().asked.fileTooLong(MOST_CHARACTERS));
  if (isMatchText(input)) return ok(input);
  try {
    return ok(JSON.parse(input.replace(/^\uFEFF/u, '')) as unknown);
  } catch {
    return err(words().asked.notJson('this', ''));
  }
}
