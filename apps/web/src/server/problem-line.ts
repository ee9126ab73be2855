import { ApiError } from '@forceout/client';
import type { Words } from '../words/words.ts';

/** In the reader's language where the code is known, else as the server says it. */
export function problemLine(error: unknown, problems: Words['problems']): string {
  if (!(error instanceof ApiError)) return problems.away;
  return Object.hasOwn(problems.byCode, error.code) ? problems.byCode[error.code]! : error.message;
}
