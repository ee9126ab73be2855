import { ApiError } from '@forceout/client';
import type { ReactNode } from 'react';
import { useWords } from '../words/index.tsx';
import { useDayWords } from '../words/use-day-words.ts';
import type { NotDone } from './line/line.ts';

/** Nobody answered. */
const AWAY = 'away';

/** What was not done, and why, in the reader's language. */
export function useRefusalText(): (refusal: NotDone) => string {
  const { said } = useDayWords();
  const { problems } = useWords();
  return ({ code, message }) =>
    typeof message !== 'string'
      ? said(message)
      : code === AWAY
        ? problems.away
        : problems.said(code, message);
}

/** What an answer of the server says no with. */
export function notDone(error: unknown): NotDone {
  if (error instanceof ApiError) return { code: error.code, message: error.message };
  return { code: AWAY, message: String(error) };
}

export function Refused({ refusal }: { readonly refusal: NotDone | null }): ReactNode {
  const text = useRefusalText();
  return (
    <div role="alert" className="problem">
      {refusal !== null && <p className="note bad">{text(refusal)}</p>}
    </div>
  );
}
