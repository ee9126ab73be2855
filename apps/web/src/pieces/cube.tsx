import type { ReactNode } from 'react';
import { useWords } from '../words/index.tsx';
import { faceOf } from './face.ts';
import './pieces.css';

export type Turned = 'up' | 'down' | 'left' | 'left-down';

interface CubeProps {
  readonly cube: string;
  /** `down`: on its head; `left`: on its side; `left-down`: on its other side. */
  readonly turned?: Turned;
  /** Without a name of its own, where the text around it already says it. */
  readonly silent?: boolean;
}

/** A cube as it lies on the table. It knows no rules and cannot be moved by itself. */
export function Cube({ cube, turned = 'up', silent = false }: CubeProps): ReactNode {
  const { pieces } = useWords();
  const face = faceOf(cube);
  const name = pieces.cube(face, turned);
  return (
    <span
      className="cube"
      data-ink={face.ink}
      data-turned={turned}
      {...(silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {face.kind === 'dot' ? (
        <span className="dot">{face.letter}</span>
      ) : (
        <span className={face.numeral ? 'sign numeral' : 'sign'} data-sign={face.sign}>
          {face.sign}
        </span>
      )}
    </span>
  );
}
