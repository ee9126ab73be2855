import { useState } from 'react';
import type { ReactNode } from 'react';
import { Cube } from '../../pieces/cube.tsx';
import { tidy } from '../../pieces/tidy.ts';
import { useWords } from '../../words/index.tsx';
import { cubeWords } from '../../table/tell/sentence.ts';
import type { AnswerProps } from './answer-form.tsx';

const SECTIONS = ['required', 'permitted', 'forbidden'] as const;

/** A move in two taps: a cube of Resources, then where it goes. */
export function MoveForm({ puzzle, onAnswer }: AnswerProps): ReactNode {
  const words = useWords();
  const { practise, pieces } = words;
  const [cube, setCube] = useState<string | null>(null);
  const heap = tidy([...new Set((puzzle.position['resources'] ?? []) as readonly string[])]);
  return (
    <>
      <p className="soft">{practise.chooseCube}</p>
      <div className="row move-cubes">
        {heap.map((one) => (
          <button
            key={one}
            type="button"
            className="quiet"
            aria-pressed={one === cube}
            aria-label={cubeWords(words, one)}
            onClick={() => setCube(one)}
          >
            <Cube cube={one} />
          </button>
        ))}
      </div>
      {cube !== null && (
        <>
          <p className="soft">{practise.chooseSection}</p>
          <div className="row">
            {SECTIONS.map((to) => (
              <button
                key={to}
                type="button"
                onClick={() => onAnswer({ kind: 'safe-move', move: { from: 'resources', cube, to } })}
              >
                {pieces.places[to]}
              </button>
            ))}
          </div>
        </>
      )}
    </>
  );
}
