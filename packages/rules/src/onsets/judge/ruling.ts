import type { CardSet } from '../text/cards.ts';
import type { Reason } from './reason.ts';

export interface Ruling {
  readonly verdict: 'correct' | 'incorrect';
  /** Every reason that applies; empty if and only if the verdict is correct. */
  readonly reasons: readonly Reason[];
  /** What each written Solution is worth, grouped from left to right; null where its text has no meaning. */
  readonly worth: readonly (Worth | null)[];
}

/** What one interpretation of a Solution selects and counts. */
export interface Worth {
  readonly cards: CardSet;
  readonly value: number;
}
