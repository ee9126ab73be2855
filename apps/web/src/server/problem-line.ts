import { ApiError } from '@forceout/client';
import type { Words } from '../words/words.ts';

/** In the reader's language. */
export function problemLine(error: unknown, problems: Words['problems']): string {
  if (!(error instanceof ApiError)) return problems.away;
  return problems.said(error.code, error.message);
}
