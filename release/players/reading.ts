import { forPrograms } from '@forceout/formats';
import { readAnswer as read } from '@forceout/players';
import type { Result } from '@forceout/rules';
import type { MatchSettings } from '@forceout/rules/match';

/** Reads a line of a program that plays; what is wrong is one line in English. */
export function readAnswer(
  line: string,
  settings: MatchSettings,
): Result<Extract<ReturnType<typeof read>, { ok: true }>['value'], string> {
  return forPrograms(read(line, settings));
}
