import type { ReactNode } from 'react';
import { GLYPHS } from './signs.ts';

const BETWEEN = 24;
const STROKE = 17;

interface DrawnWordProps {
  readonly text: string;
  /** For readers of the screen; without it they are told nothing. */
  readonly label?: string;
}

/** Figures and capital letters in the drawn alphabet: scores, clocks, what is carved into the block. As high as its text. */
export function DrawnWord({ text, label }: DrawnWordProps): ReactNode {
  let at = 0;
  const drawn = [...text].map((letter) => {
    const [path, width] = GLYPHS[letter] ?? ['', 20];
    const here = at;
    at += width + BETWEEN;
    return { path, here };
  });
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className="drawn-word"
      viewBox={`${-STROKE / 2} ${-STROKE / 2} ${Math.max(1, at - BETWEEN) + STROKE} ${100 + STROKE}`}
      strokeWidth={STROKE}
      {...spoken}
    >
      {drawn.map(({ path, here }) => (
        <path key={here} transform={`translate(${here} 0)`} d={path} />
      ))}
    </svg>
  );
}
