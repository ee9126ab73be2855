import { useState } from 'react';
import type { ReactNode } from 'react';
import { Cube } from '../../pieces/cube.tsx';
import { useWords } from '../../words/index.tsx';
import { Solutions } from '../solve/solutions.tsx';
import { gameOf, positionOf } from './quick-position.ts';
import type { Quick } from './quick-position.ts';
import type { StepName } from './quick.tsx';

interface QuickSolveProps {
  readonly quick: Quick;
  readonly step: StepName;
  readonly onChange: (quick: Quick) => void;
  readonly onStep: (step: StepName) => void;
}

/** The cubes that there are, and what can be written with them. */
export function QuickSolve({ quick, step, onStep }: QuickSolveProps): ReactNode {
  const { quick: words } = useWords();
  const [asked, setAsked] = useState('');
  const position = { ...positionOf({ ...quick, text: '', restriction: '' }), permitted: quick.cubes };
  const key = JSON.stringify(position);
  if (step === 'goal')
    return (
      <div className="quick-paper">
        <p>{words.layGoal[gameOf(quick)]}</p>
      </div>
    );
  return (
    <>
      <button type="button" className="quick-paper quick-heap" onClick={() => onStep('cubes')}>
        {quick.cubes.length === 0 ? (
          <span>{words.tapCubes}</span>
        ) : (
          quick.cubes.map((cube, index) => <Cube key={index} cube={cube} />)
        )}
      </button>
      {asked === key ? (
        <div className="quick-why" data-scrolls>
          <Solutions key={key} position={position} atOnce />
        </div>
      ) : (
        <button
          type="button"
          className="quick-go"
          disabled={quick.cubes.length === 0 || quick.goal.cubes.length === 0}
          onClick={() => setAsked(key)}
        >
          {words.solve}
        </button>
      )}
    </>
  );
}
