import type { Grade, PuzzleKind, Theme } from '@forceout/players';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { AskedPuzzle } from '../../engine/practice.ts';
import { useAnswer } from '../../engine/use-answer.ts';
import { useRecord } from '../../record/record.ts';
import type { MatchSettings } from '@forceout/rules/match';
import { useWords } from '../../words/index.tsx';
import { PuzzlePanel } from './puzzle-panel.tsx';

interface ChosenPuzzleProps {
  readonly settings: MatchSettings;
  /** Null lets the coach choose. */
  readonly kind: PuzzleKind | null;
  readonly theme: Theme | null;
  readonly seed: string;
  readonly onGraded: (grade: Grade) => void;
  readonly onNext: () => void;
}

/** A puzzle that suits who practises: as hard as their rating says, or one that they missed and that is due again. */
export function ChosenPuzzle({
  settings,
  kind,
  theme,
  seed,
  onGraded,
  onNext,
}: ChosenPuzzleProps): ReactNode {
  const { practise } = useWords();
  const record = useRecord();
  // What is answered here must not change what is asked.
  const [then] = useState(() => ({ record, now: Date.now() }));
  const choice = useAnswer('choosePuzzle', then.record, settings, kind, then.now);
  if (choice === undefined) return <p className="loading">{practise.making}</p>;
  const again = choice.seed !== null && theme === null;
  const asked: AskedPuzzle = again
    ? { of: 'seed', settings, kind: choice.kind, seed: choice.seed }
    : { of: 'seed', settings, kind: choice.kind, seed, wanted: { theme, difficulty: choice.difficulty } };
  return (
    <>
      {again && <p className="soft">{practise.again}</p>}
      <PuzzlePanel asked={asked} onGraded={onGraded} onNext={onNext} />
    </>
  );
}
