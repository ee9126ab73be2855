import type { ReactNode } from 'react';
import { useWords } from '../words/index.tsx';
import { Dot } from './cube.tsx';
import './pieces.css';

const DOTS = [
  ['B', 'blue'],
  ['R', 'red'],
  ['G', 'green'],
  ['Y', 'yellow'],
] as const;

/** `"BRG"`, dots in the order B R G Y; `"blank"` for the card without dots. */
export function cardName(card: number): string {
  return DOTS.filter((_, bit) => ((card >> bit) & 1) === 1)
    .map(([letter]) => letter)
    .join('');
}

interface CardProps {
  /** Bit 0 blue, bit 1 red, bit 2 green, bit 3 yellow. */
  readonly card: number;
  /** `gone`: a Restriction took it out of the Universe. `dim`: not named. */
  readonly state?: 'plain' | 'selected' | 'gone' | 'dim';
  readonly silent?: boolean;
}

/** A card of the Universe: every dot has its corner and its letter. */
export function Card({ card, state = 'plain', silent = false }: CardProps): ReactNode {
  const { pieces } = useWords();
  return (
    <span
      className="card"
      data-state={state}
      {...(silent
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': pieces.card(cardName(card), state === 'dim' ? 'plain' : state) })}
    >
      {DOTS.map(([letter, ink], bit) =>
        ((card >> bit) & 1) === 1 ? (
          <Dot key={letter} letter={letter} ink={ink} />
        ) : (
          <span key={letter} className="no-dot" />
        ),
      )}
      {state === 'selected' && (
        <svg className="card-tick" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M4.5 10.5L8.5 14.5L15.5 6" />
        </svg>
      )}
    </span>
  );
}
