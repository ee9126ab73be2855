import { useEffect, useRef, useState } from 'react';
import { askAgain } from '../engine/ask-again.ts';

/**
 * Asks once for each key; null until the answer is there. A match view changes with every tick of the table, so the
 * key, not the view, says when the question is another one.
 */
export function useAsked<Answer>(key: string, ask: () => Promise<Answer>): Answer | null {
  const [given, setGiven] = useState<{ readonly key: string; readonly answer: Answer } | null>(null);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    let wanted = true;
    const show = (answer: Answer): void => {
      if (wanted) setGiven({ key, answer });
    };
    // Without the book's facts nobody could roll: one answer that is lost must not be the last word.
    void askAgain(
      () => latest.current(),
      () => wanted,
    ).then(show, () => {});
    return () => {
      wanted = false;
    };
  }, [key]);
  return given?.key === key ? given.answer : null;
}
