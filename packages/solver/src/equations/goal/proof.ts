import type { Face } from '@forceout/rules/equations';

/** Reasons that no Equation can exist which need no search. */
export const INVARIANTS = [
  'goal-illegal',
  'too-few-cubes',
  'no-number',
  'too-few-operations-to-join',
  'too-few-numbers-to-feed',
  'cannot-be-put-together',
  'no-goal-leaves-enough',
  'required-cube-useless',
  'only-whole-numbers',
  'nothing-negative',
  'only-rational-numbers',
  'foreign-prime-factor',
  'only-products',
  'only-zero',
  'no-zero',
  'parity',
  'out-of-reach',
  'too-long',
] as const;
export type InvariantName = (typeof INVARIANTS)[number];

/** Why there is no Equation while the wild cubes, if there are any, stand for one thing. */
export type CaseProof =
  | {
      readonly kind: 'invariant';
      readonly name: InvariantName;
      /** One sentence with the numbers that matter. */
      readonly because: string;
    }
  | Exhaustion;

/** Every multiset of the usable cubes was worked out and nothing was left out. */
export interface Exhaustion {
  readonly kind: 'exhaustion';
  /** Cubes (and !) in the largest multiset there is. */
  readonly largest: number;
  /** Multisets up to this size were worked out forward. */
  readonly workedOut: number;
  /** Where larger wholes were met in the middle: the size of the tables, and of the largest whole. */
  readonly met: { readonly tables: number; readonly largestMet: number } | null;
  /** Where one 1 may be any power of the base: what can stand beside the way from the Goal to it was worked out up to this size. */
  readonly pursued?: { readonly beside: number };
  /** Where two 1s may be, or one beside complex numbers: they were tried as powers of the base up to this one, in both directions. */
  readonly powersUpTo?: number;
  /** Piles of signs were followed until nothing new came of them, or those of √ as high as they are known to matter. */
  readonly piles: 'ended' | 'low';
  readonly values: number;
  readonly dropped: 0;
  /** Where readings of the Goal are too long to be worked out: all its readings, as the search aimed at them. */
  readonly readings?: readonly LongReading[];
}

/** A reading of the Goal, with its sign and bounds of the binary logarithm of its size; the sign of 0 is 0. */
export interface LongReading {
  readonly text: string;
  readonly sign: -1 | 0 | 1;
  readonly least: number;
  readonly most: number;
}

/** The proof behind a `no`: one case for each meaning of the wild cubes. */
export interface Proof {
  readonly cases: readonly { readonly standsFor: Face | null; readonly proof: CaseProof }[];
}

/** Why a search that found nothing proves nothing. */
export const GAPS = [
  /** The time limit, or the caller. */
  'time',
  'memory',
  /** Powers of the base, or signs that may be piled up without end. */
  'endless',
  /** A number that nobody can work out. */
  'uncheckable',
  /** Factorials beyond 6000!. */
  'giants',
  /** The Goal has readings that were not followed. */
  'goal-partly-read',
  /** Something like 0 × x, and no x of the tables was right. */
  'any-number',
  /** Equal numbers might be written differently. */
  'many-written-forms',
  /** The judge refused what the search took to be right. */
  'refused',
] as const;
export type Gap = (typeof GAPS)[number];

/** What an `unknown` rests on. */
export interface Searched {
  /** Multisets of so many cubes (and !) were all worked out, in the case that got least far. */
  readonly size: number;
  /** Numbers kept. */
  readonly values: number;
  readonly open: readonly Gap[];
}
