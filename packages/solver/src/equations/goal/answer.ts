import type { WrittenEquation } from '@forceout/rules/equations';
import type { Progress } from '../../budget.ts';
import type { Proof, Searched } from './proof.ts';

/** One of so many alike. */
export interface Slice {
  readonly at: number;
  readonly of: number;
}

export const ALL: Slice = { at: 0, of: 1 };

/** What one of several workers does. */
export type Part =
  /** Every so many-th meaning of the wild cubes. */
  | ({ readonly does: 'meanings' } & Slice)
  /** The quick look for an Equation, for as long as there is time. */
  | { readonly does: 'finding' }
  /** The thorough search; of what is met in the middle, every so many-th first step. */
  | ({ readonly does: 'proving' } & Slice);

/** The searches, in the order in which they are tried. */
export const SEARCHES = ['reasons', 'quick', 'bounded', 'exact'] as const;
export type SearchName = (typeof SEARCHES)[number];

/** What can be left out, to measure what it is worth: a search, or a part of some. */
export const ENGINES = [...SEARCHES, 'assembly', 'pursuit'] as const;
export type EngineName = (typeof ENGINES)[number];

/** What one search did. A case is one meaning of the wild cubes. */
export interface Stage {
  readonly search: SearchName;
  /** By the caller's clock; 0 without one. */
  readonly ms: number;
  /** Cases that were open before it, and how many of them it settled with a proof. */
  readonly cases: number;
  readonly settled: number;
  /** Equations that it found. */
  readonly found: number;
}

export interface SolveEquationsOptions {
  /** Give up after so many milliseconds by the clock passed in as `now`. */
  readonly limitMs?: number;
  /** How many answers are wanted; 1 unless told. */
  readonly all?: number;
  /** Who asks only whether there is one need not wait for one with fewer cubes. */
  readonly anyWillDo?: boolean;
  readonly signal?: { readonly aborted: boolean };
  readonly onProgress?: (progress: Progress) => void;
  /** Only a part of the work, for workers that share a question. A `no` then holds for that part alone. */
  readonly part?: Part;
  /** A clock in milliseconds; without one there is no time limit. */
  readonly now?: () => number;
  /** Told of every search once it has ended. */
  readonly onStage?: (stage: Stage) => void;
  /** Left out. An answer is no less true for it, but may be unknown. */
  readonly without?: readonly EngineName[];
}

export type SolveEquationsAnswer =
  /** Equations that the judge accepts, fewest cubes first. */
  | { readonly answer: 'yes'; readonly written: readonly WrittenEquation[] }
  | { readonly answer: 'no'; readonly written: readonly []; readonly proof: Proof }
  | { readonly answer: 'unknown'; readonly written: readonly []; readonly searched: Searched };
