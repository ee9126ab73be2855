import { makeMatchFile, makeMatchText, readMatch } from '@forceout/formats';
import type { MatchFile } from '@forceout/formats';
import { ok } from '@forceout/rules';
import type { Result, Said } from '@forceout/rules';

/** The text of a match, or a match file, as a match file. */
export function matchFileOf(text: string): Result<MatchFile, Said> {
  const read = readMatch(text);
  return read.ok ? ok(makeMatchFile(read.value.events, read.value.header)) : read;
}

/** A match file as text that people can read. */
export function matchTextOf(file: unknown): Result<string, Said> {
  const read = readMatch(file);
  return read.ok ? ok(makeMatchText(read.value.events, read.value.header)) : read;
}
