import type { ReactNode } from 'react';
import { useWords } from '../words/index.tsx';
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
  /** `gone`: a Restriction took it out of the Universe. */
  readonly state?: 'plain' | 'selected' | 'gone';
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
        : { role: 'img', 'aria-label': pieces.card(cardName(card), state) })}
    >
      {DOTS.map(([letter, ink], bit) =>
        ((card >> bit) & 1) === 1 ? (
          // The letter is drawn: it is no text that whoever speaks to the page would have to say.
          <span key={letter} className="dot" data-ink={ink} data-letter={letter} />
        ) : (
          <span key={letter} className="no-dot" />
        ),
      )}
    </span>
  );
}
