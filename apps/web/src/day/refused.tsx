import type { Refusal } from '@forceout/tournament';
import type { ReactNode } from 'react';
import { useDayWords } from '../words/use-day-words.ts';

/** What was not done, and why, in the reader's language where we have the sentence. */
export function useRefusalText(): (refusal: Refusal) => string {
  const { refusals, said } = useDayWords();
  return ({ code, message }) => {
    const told = said(message);
    return told === message && Object.hasOwn(refusals, code) ? refusals[code]! : told;
  };
}

export function Refused({ refusal }: { readonly refusal: Refusal | null }): ReactNode {
  const text = useRefusalText();
  return (
    <div role="alert" className="problem">
      {refusal !== null && <p className="note bad">{text(refusal)}</p>}
    </div>
  );
}
