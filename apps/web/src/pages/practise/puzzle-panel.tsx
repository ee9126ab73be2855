import type { Grade } from '@forceout/players';
import { saidWords } from '@forceout/players/words';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { engine } from '../../engine/engine.ts';
import type { AskedPuzzle, GivenAnswer } from '../../engine/practice.ts';
import { useAnswer } from '../../engine/use-answer.ts';
import { announce } from '../../shell/announce.tsx';
import { useWords } from '../../words/index.tsx';
import { AnswerForm } from './answer-form.tsx';
import { PuzzlePosition } from './puzzle-position.tsx';
import { rememberPuzzle } from './remember.ts';
import { questionOf } from './question.ts';

interface PuzzlePanelProps {
  readonly asked: AskedPuzzle;
  readonly onGraded: (grade: Grade) => void;
  /** Missing where there is just one. */
  readonly onNext?: () => void;
}

/** One puzzle: the position, the question, an answer, and why it is right or not. */
export function PuzzlePanel({ asked, onGraded, onNext }: PuzzlePanelProps): ReactNode {
  const words = useWords();
  const { practise } = words;
  const puzzle = useAnswer('puzzle', asked);
  const [grade, setGrade] = useState<Grade | null>(null);
  if (puzzle === undefined) return <p className="loading">{practise.making}</p>;
  if (puzzle === null) return <p className="note">{practise.none}</p>;
  const answer = (given: GivenAnswer): void => {
    void engine.ask('gradePuzzle', asked, given).then((graded) => {
      if (graded === null) return;
      setGrade(graded);
      announce(`${graded.right ? practise.right : practise.wrong} ${saidWords(graded.said, words.language)}`);
      if (grade !== null) return;
      rememberPuzzle(puzzle, graded.right);
      onGraded(graded);
    });
  };
  return (
    <div className="panel puzzle">
      <p className="soft">
        <span aria-hidden="true">{'●'.repeat(puzzle.difficulty) + '○'.repeat(5 - puzzle.difficulty)}</span>{' '}
        {practise.difficulty(puzzle.difficulty)}
      </p>
      <PuzzlePosition puzzle={puzzle} />
      <h2>{questionOf(words, puzzle)}</h2>
      <AnswerForm puzzle={puzzle} onAnswer={answer} />
      {grade !== null && (
        <div className={grade.right ? 'note good' : 'note bad'}>
          <strong>{grade.right ? `✓ ${practise.right}` : `✗ ${practise.wrong}`}</strong>{' '}
          {saidWords(grade.said, words.language)}
        </div>
      )}
      {onNext !== undefined && (
        <button type="button" onClick={onNext}>
          {grade === null ? practise.skip : practise.next}
        </button>
      )}
    </div>
  );
}
