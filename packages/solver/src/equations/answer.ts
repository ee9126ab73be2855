import type { WrittenEquation } from '@forceout/rules/equations';
import type { Progress } from '../onsets/budget.ts';
import type { Proof, Searched } from './proof.ts';

export interface SolveEquationsOptions {
  /** Give up after so many milliseconds by the clock passed in as `now`. */
  readonly limitMs?: number;
  /** How many answers are wanted; 1 unless told. */
  readonly all?: number;
  readonly signal?: { readonly aborted: boolean };
  readonly onProgress?: (progress: Progress) => void;
  /** Only every so many-th meaning of the wild cubes, for workers that share a question. */
  readonly part?: { readonly at: number; readonly of: number };
  /** A clock in milliseconds; without one there is no time limit. */
  readonly now?: () => number;
}

export type SolveEquationsAnswer =
  /** Equations that the judge accepts, fewest cubes first. */
  | { readonly answer: 'yes'; readonly written: readonly WrittenEquation[] }
  | { readonly answer: 'no'; readonly written: readonly []; readonly proof: Proof }
  | { readonly answer: 'unknown'; readonly written: readonly []; readonly searched: Searched };
