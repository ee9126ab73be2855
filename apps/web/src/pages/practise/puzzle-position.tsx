import type { ReactNode } from 'react';
import type { ShownPuzzle } from '../../engine/practice.ts';
import { Card } from '../../pieces/card.tsx';
import { StillMat } from '../../pieces/still-mat.tsx';
import { cardOfName } from '../../position/cards.ts';
import { gameOf } from '../../position/position.ts';
import { readPosition } from '../../position/read-position.ts';
import { layGoal } from '../../table/goal/goal-text.ts';
import { LaidGoal } from '../../table/goal/goal-view.tsx';
import '../../table/goal/goal.css';
import { useWords } from '../../words/index.tsx';
import { picksOf } from './question.ts';

type Section = 'required' | 'permitted' | 'forbidden' | 'resources';

/** Not about the mat, or with one of their own. */
const WITHOUT_MAT: readonly ShownPuzzle['kind'][] = [
  'evaluate',
  'spot-the-illegal',
  'which-cards',
  'set-a-goal',
];

/** The cards, the mat and the variations that a puzzle is about. */
export function PuzzlePosition({ puzzle }: { readonly puzzle: ShownPuzzle }): ReactNode {
  const words = useWords();
  const { practise } = words;
  const { position, goalCubes, kind } = puzzle;
  const cubes = (section: Section): readonly string[] => (position[section] ?? []) as readonly string[];
  const universe = (position['universe'] ?? []) as readonly string[];
  const read = readPosition(position);
  const picks = picksOf(words, puzzle);
  return (
    <>
      {universe.length > 0 && kind !== 'which-cards' && (
        <div className="puzzle-cards" role="group" aria-label={practise.universe}>
          {universe.map((dots) => (
            <Card key={dots} card={cardOfName(dots)} />
          ))}
        </div>
      )}
      {!WITHOUT_MAT.includes(kind) && (
        <StillMat
          mat={{
            goal: goalCubes,
            required: cubes('required'),
            permitted: cubes('permitted'),
            forbidden: cubes('forbidden'),
            resources: cubes('resources'),
          }}
          goal={
            read !== null &&
            read.goal !== '' && <LaidGoal cubes={layGoal(gameOf(read), read.goal, goalCubes)} />
          }
        />
      )}
      {picks.length > 0 && (
        <ul className="puzzle-variations">
          {picks.map(({ name, says }) => (
            <li key={name}>
              <strong>{name}</strong> <span className="soft">{says}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
