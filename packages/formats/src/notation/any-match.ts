import { say } from '@forceout/rules';
import type { Result, Said } from '@forceout/rules';
import { readMatchFile } from '../match-file.ts';
import type { LoadedMatch } from '../match-file.ts';
import { isMatchText, readMatchText } from './match-text.ts';

/** A match in whichever form it comes: the text of it, or a match file, as text or as JSON that was read already. */
export function readMatch(input: unknown): Result<LoadedMatch, Said> {
  if (typeof input !== 'string') return readMatchFile(input);
  if (isMatchText(input)) return readMatchText(input);
  try {
    return readMatchFile(JSON.parse(input.replace(/^\uFEFF/u, '')) as unknown);
  } catch {
    return { ok: false, error: say('input-no-match') };
  }
}
