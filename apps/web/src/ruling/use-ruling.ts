import { useEffect, useState } from 'react';
import { engine } from '../engine/engine.ts';
import type { Answer } from '../engine/engine.ts';
import { makePosition } from '../position/position.ts';
import type { Position } from '../position/position.ts';

/** People type faster than a ruling is worth reading. */
const PAUSE = 200;

/** The judge's word on what is written, renewed as it changes; the last one stays until the next is there. */
export function useRuling(
  position: Position | null,
  written: readonly unknown[],
): { readonly answer: Answer<'ruling'> | null; readonly fresh: boolean } {
  const question =
    position === null || written.length === 0 ? null : JSON.stringify([makePosition(position), written]);
  const [known, setKnown] = useState<{ readonly question: string; readonly answer: Answer<'ruling'> } | null>(
    null,
  );
  useEffect(() => {
    if (question === null) return undefined;
    let wanted = true;
    const timer = setTimeout(() => {
      const [place, texts] = JSON.parse(question) as [unknown, readonly unknown[]];
      const show = (answer: Answer<'ruling'>): void => {
        if (wanted) setKnown({ question, answer });
      };
      void engine.ask('ruling', place, texts).then(show);
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [question]);
  if (question === null) return { answer: null, fresh: true };
  return { answer: known?.answer ?? null, fresh: known?.question === question };
}
