/** Readers for programs: what is wrong is one line in English. */
import * as formats from '@forceout/formats';
import type { LoadedMatch } from '@forceout/formats';
import type { Result } from '@forceout/rules';

/** A match in whichever form it comes: the text of it, or a match file, as text or as JSON that was read already. */
export function readMatch(input: unknown): Result<LoadedMatch, string> {
  return formats.forPrograms(formats.readMatch(input));
}

/** The position of a line in JSON, its shape still to be checked by whoever reads positions. */
export function readPositionLine(text: string): Result<Readonly<Record<string, unknown>>, string> {
  return formats.forPrograms(formats.readPositionLine(text));
}

/** A request in one line: a position, and behind it what is asked about it. */
export function readRequestLine(text: string): Result<Readonly<Record<string, unknown>>, string> {
  return formats.forPrograms(formats.readRequestLine(text));
}
