import type { ReactNode } from 'react';
import type { Game } from '../position/position.ts';
import { useWords } from '../words/index.tsx';
import { groups } from './brackets.ts';
import type { Piece } from './brackets.ts';
import { signsOf } from './sign.ts';
import type { Sign } from './sign.ts';
import { faceOf } from './count-cubes.ts';
import { SHOWN } from './onsets-signs.ts';
import './drawn.css';

interface DrawnProps {
  readonly game: Game;
  readonly text: string;
  /** For each sign the cube that makes it, so that wild cubes can be pointed out. */
  readonly by?: readonly (string | null)[];
  /** A sign was tapped: the number of the sign. */
  readonly onTap?: (index: number) => void;
  readonly tapped?: number | null;
}

/** A text as it would stand on paper: groups shaded and numbered from outside in, turned cubes turned, wild cubes below. */
export function Drawn(props: DrawnProps): ReactNode {
  const { game, text, onTap } = props;
  const { writing } = useWords();
  const signs = signsOf(game, text);
  const spoken = signs.map(({ shown, turn, kind }) =>
    kind === 'open' || kind === 'close' ? writing.lonely[kind] : writing.say(shown, turn),
  );
  const label = onTap === undefined ? { role: 'img', 'aria-label': spoken.join(' ') } : { role: 'group' };
  return (
    <span className="drawn" {...label}>
      <Pieces {...props} pieces={groups(signs)} />
    </span>
  );
}

function Pieces({ pieces, ...props }: DrawnProps & { readonly pieces: readonly Piece[] }): ReactNode {
  return pieces.map((piece) =>
    piece.kind === 'sign' ? (
      <OneSign key={piece.index} {...props} sign={piece.sign} index={piece.index} />
    ) : (
      <span key={piece.from} className="drawn-group" data-depth={((piece.depth - 1) % 4) + 1}>
        <Bracket {...props} sign={piece.open} index={piece.from} depth={piece.depth} />
        <Pieces {...props} pieces={piece.inside} />
        <Bracket {...props} sign={piece.close} index={piece.to} depth={piece.depth} />
      </span>
    ),
  );
}

type SignProps = DrawnProps & { readonly sign: Sign; readonly index: number };

function Bracket({ sign, index, depth, onTap, tapped }: SignProps & { readonly depth: number }): ReactNode {
  const { writing } = useWords();
  const inside = (
    <>
      {sign.shown}
      <sub className="drawn-depth">{depth}</sub>
    </>
  );
  if (onTap === undefined) return <span className="drawn-bracket">{inside}</span>;
  return (
    <button
      type="button"
      className="drawn-bracket drawn-tap"
      aria-pressed={tapped === index}
      aria-label={writing.depth(depth, sign.kind === 'open')}
      onClick={() => onTap(index)}
    >
      {inside}
    </button>
  );
}

function OneSign({ game, sign, index, by, onTap, tapped }: SignProps): ReactNode {
  const { writing } = useWords();
  const { kind, shown, turn } = sign;
  if (kind === 'gap') return ' ';
  const cube = by?.[index] ?? null;
  const wild = cube !== null && faceOf(cube) !== sign.face ? faceOf(cube) : null;
  const inside = (
    <>
      <span className="drawn-face" data-turn={turn}>
        {shown}
      </span>
      {wild === null ? null : <span className="drawn-wild">↑{shownFace(game, wild)}</span>}
    </>
  );
  const isNumber = kind === 'cube' && !sign.operation && game === 'equations';
  const look = { className: 'drawn-sign', 'data-kind': kind, 'data-number': isNumber || undefined };
  if (onTap === undefined || kind === 'separator') return <span {...look}>{inside}</span>;
  return (
    <button
      type="button"
      {...look}
      className="drawn-sign drawn-tap"
      aria-pressed={tapped === index}
      aria-label={writing.say(shown, turn)}
      onClick={() => onTap(index)}
    >
      {inside}
    </button>
  );
}

const EQUATIONS_SHOWN: Readonly<Record<string, string>> = { '-': '−', x: '×', '/': '÷', r: '√' };

/** A face as people see it on the cube. */
export function shownFace(game: Game, face: string): string {
  return (game === 'onsets' ? SHOWN : EQUATIONS_SHOWN)[face] ?? face;
}
