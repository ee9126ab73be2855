import type { ReactNode } from 'react';
import { useWords } from '../words/index.tsx';
import { faceOf } from './face.ts';
import type { Face } from './face.ts';
import { CUBE_SIGNS, GLYPHS } from './signs.ts';
import type { Turned } from './turned.ts';
import './pieces.css';

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
      <FaceOf face={face} />
    </span>
  );
}

function FaceOf({ face }: { readonly face: Face }): ReactNode {
  if (face.kind === 'dot') return <Dot letter={face.letter} ink={face.ink} />;
  return <Drawing sign={face.sign} numeral={face.numeral} />;
}

/** A coloured dot with its letter, on a cube, on a card, or in a text. */
export function Dot({ letter, ink }: { readonly letter: string; readonly ink: string }): ReactNode {
  const [path, width] = GLYPHS[letter] ?? ['', 0];
  return (
    <span className="dot" data-ink={ink}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <path transform={`translate(${50 - width * 0.23} 27) scale(0.46)`} strokeWidth="20" d={path} />
      </svg>
    </span>
  );
}

/** The sign of a face; the underline of a numeral shows which way is up. */
export function Drawing({
  sign,
  numeral = false,
}: {
  readonly sign: string;
  readonly numeral?: boolean;
}): ReactNode {
  const [figure] = GLYPHS[sign] ?? ['', 0];
  const drawn = numeral ? undefined : CUBE_SIGNS[sign];
  if (!numeral && drawn === undefined) return <span className="sign">{sign}</span>;
  return (
    <svg className="drawing" viewBox="0 0 100 100" aria-hidden="true">
      {numeral ? (
        <>
          <path transform="translate(34.5 18) scale(0.5)" strokeWidth="21" d={figure} />
          <path strokeWidth="6.5" d="M31 88H69" />
        </>
      ) : (
        <path strokeWidth="11.5" d={drawn} />
      )}
    </svg>
  );
}
