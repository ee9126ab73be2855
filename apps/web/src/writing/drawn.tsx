import type { ReactNode } from 'react';
import type { Game } from '../position/position.ts';
import { useWords } from '../words/index.tsx';
import { groups } from './text/brackets.ts';
import type { Piece } from './text/brackets.ts';
import { signsOf } from './text/sign.ts';
import type { Sign } from './text/sign.ts';
import { Cube, Dot, Drawing } from '../pieces/cube.tsx';
import { TURNED } from '../pieces/turned.ts';
import { faceOf } from './text/count-cubes.ts';
import { SHOWN } from './text/onsets-signs.ts';
import './drawn.css';

interface DrawnProps {
  readonly game: Game;
  readonly text: string;
  /** For each sign the cube that makes it, so that wild cubes can be pointed out. */
  readonly by?: readonly (string | null)[];
  /** A sign was tapped: the number of the sign. */
  readonly onTap?: (index: number) => void;
  readonly tapped?: number | null;
  /** Signs that a cube makes are drawn as that cube. */
  readonly cubes?: boolean;
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
    <span className="drawn" data-cubes={props.cubes === true || undefined} {...label}>
      <Pieces {...props} pieces={groups(signs)} />
    </span>
  );
}

type PiecesProps = DrawnProps & { readonly pieces: readonly Piece[] };

/** Which root is meant stands below, with an arrow, as the books show it. */
function Pieces({ pieces, ...props }: PiecesProps): ReactNode {
  const remark = pieces.findIndex((piece) => isSign(piece, ':='));
  if (remark < 0) return <Row {...props} pieces={pieces} />;
  return (
    <span className="drawn-column">
      <span className="drawn-row">
        <Row {...props} pieces={pieces.slice(0, remark)} />
      </span>
      <span className="drawn-row drawn-root">
        ↑ <Row {...props} pieces={pieces.slice(remark + 1)} />
      </span>
    </span>
  );
}

/** Pieces side by side; what follows the tick of the Exponent variation is raised. */
function Row({ pieces, ...props }: PiecesProps): ReactNode {
  const isTick = (piece: Piece | undefined): boolean =>
    piece !== undefined && props.game === 'equations' && ["'", '′', '’'].some((tick) => isSign(piece, tick));
  return pieces.map((piece, place) => {
    if (isTick(piece) && place + 1 < pieces.length && props.onTap === undefined) return null;
    const drawn = <OnePiece key={keyOf(piece)} {...props} piece={piece} />;
    return isTick(pieces[place - 1]) ? (
      <sup key={keyOf(piece)} className="drawn-raised">
        {drawn}
      </sup>
    ) : (
      drawn
    );
  });
}

function isSign(piece: Piece, shown: string): boolean {
  return piece.kind === 'sign' && piece.sign.shown === shown;
}

function keyOf(piece: Piece): number {
  return piece.kind === 'sign' ? piece.index : piece.from;
}

function OnePiece({ piece, ...props }: DrawnProps & { readonly piece: Piece }): ReactNode {
  if (piece.kind === 'sign') return <OneSign {...props} sign={piece.sign} index={piece.index} />;
  return (
    <span className="drawn-group" data-depth={((piece.depth - 1) % 4) + 1}>
      <Bracket {...props} sign={piece.open} index={piece.from} depth={piece.depth} />
      <Pieces {...props} pieces={piece.inside} />
      <Bracket {...props} sign={piece.close} index={piece.to} depth={piece.depth} />
    </span>
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
  if (onTap === undefined)
    return (
      <span className="drawn-bracket" data-index={index}>
        {inside}
      </span>
    );
  return (
    <button
      type="button"
      className="drawn-bracket drawn-tap"
      data-index={index}
      aria-pressed={tapped === index}
      aria-label={writing.depth(depth, sign.kind === 'open')}
      onClick={() => onTap(index)}
    >
      {inside}
    </button>
  );
}

function OneSign({ game, sign, index, by, onTap, tapped, cubes = false }: SignProps): ReactNode {
  const { writing } = useWords();
  const { kind, shown, turn } = sign;
  if (kind === 'gap') return ' ';
  const cube = by?.[index] ?? null;
  const wild = cube !== null && faceOf(cube) !== sign.face ? faceOf(cube) : null;
  const asCube = cubes && kind === 'cube' && wild === null;
  const inside = (
    <>
      <span className="drawn-face" data-turn={asCube ? '' : turn}>
        {asCube ? (
          <Cube
            cube={cube ?? (game === 'onsets' ? sign.face! : `black:${sign.face!}`)}
            turned={TURNED[turn]}
            silent
          />
        ) : game === 'onsets' && kind === 'cube' ? (
          <OnSetsFace shown={shown} />
        ) : (
          shown
        )}
      </span>
      {wild === null ? null : <span className="drawn-wild">↑{shownFace(game, wild)}</span>}
    </>
  );
  const isNumber = kind === 'cube' && !sign.operation && game === 'equations';
  const look = {
    className: 'drawn-sign',
    'data-kind': kind,
    'data-number': isNumber || undefined,
    'data-index': index,
    'data-missing': (cubes && cube === null && kind === 'cube') || undefined,
  };
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

const INKS: Readonly<Record<string, string>> = { R: 'red', B: 'blue', G: 'green', Y: 'yellow' };

/** A colour is written as its dot, a sign as the cube shows it. */
function OnSetsFace({ shown }: { readonly shown: string }): ReactNode {
  const ink = INKS[shown];
  return (
    <span className="drawn-cube">
      {ink === undefined ? <Drawing sign={shown} /> : <Dot letter={shown} ink={ink} />}
    </span>
  );
}

const EQUATIONS_SHOWN: Readonly<Record<string, string>> = { '-': '−', x: '×', '/': '÷', r: '√' };

/** A face as people see it on the cube. */
export function shownFace(game: Game, face: string): string {
  return (game === 'onsets' ? SHOWN : EQUATIONS_SHOWN)[face] ?? face;
}
