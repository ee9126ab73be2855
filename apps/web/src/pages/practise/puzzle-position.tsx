import type { ReactNode } from 'react';
import type { ShownPuzzle } from '../../engine/practice.ts';
import { Card } from '../../pieces/card.tsx';
import { StillMat } from '../../pieces/still-mat.tsx';
import { cardOfName } from '../../position/cards.ts';
import { useWords } from '../../words/index.tsx';

type Section = 'required' | 'permitted' | 'forbidden' | 'resources';

/** The cards, the mat and the variations that a puzzle is about. */
export function PuzzlePosition({ puzzle }: { readonly puzzle: ShownPuzzle }): ReactNode {
  const { practise } = useWords();
  const { position, goalCubes, kind } = puzzle;
  const cubes = (section: Section): readonly string[] => (position[section] ?? []) as readonly string[];
  const universe = (position['universe'] ?? []) as readonly string[];
  const goal = typeof position['goal'] === 'string' ? position['goal'] : null;
  const picks = (position['variations'] ?? []) as readonly Readonly<Record<string, unknown>>[];
  return (
    <>
      {universe.length > 0 && kind !== 'which-cards' && (
        <div className="puzzle-cards" role="group" aria-label={practise.universe}>
          {universe.map((dots) => (
            <Card key={dots} card={cardOfName(dots)} />
          ))}
        </div>
      )}
      {kind !== 'evaluate' && kind !== 'spot-the-illegal' && kind !== 'which-cards' && (
        <StillMat
          mat={{
            goal: goalCubes,
            required: cubes('required'),
            permitted: cubes('permitted'),
            forbidden: cubes('forbidden'),
            resources: cubes('resources'),
          }}
          goal={goal}
        />
      )}
      {picks.length > 0 && (
        <p>
          {practise.variations} {picks.map((pick) => Object.values(pick).map(String).join(' ')).join(' · ')}
        </p>
      )}
    </>
  );
}
