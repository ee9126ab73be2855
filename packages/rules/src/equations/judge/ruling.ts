import type { Reason } from './reason.ts';

export interface EquationsRuling {
  readonly verdict: 'correct' | 'incorrect' | 'uncheckable';
  /** Every reason that applies; empty if and only if the verdict is correct. */
  readonly reasons: readonly Reason[];
  /** What each Solution is worth, grouped from left to right where that is legal; null where it is worth nothing. */
  readonly values: readonly (string | null)[];
}

export interface EquationsGoalRuling {
  readonly legal: boolean;
  /** What the Goal may equal, exact and in base ten; empty if it is illegal. */
  readonly values: readonly string[];
  /** Whether these are all its values; some have no end, or take too long to be listed. */
  readonly complete: boolean;
  /** A way to write each of those values. */
  readonly readings: readonly { readonly text: string; readonly value: string }[];
  readonly reasons: readonly Reason[];
}
