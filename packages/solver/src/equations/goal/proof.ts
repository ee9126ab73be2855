import type { Face } from '@forceout/rules/equations';

/** A reason that no Equation can exist which needs no search, with the numbers that a sentence about it needs. */
export type Reason =
  | {
      readonly name:
        | 'goal-illegal'
        | 'no-number'
        | 'cannot-be-put-together'
        | 'no-goal-leaves-enough'
        | 'only-whole-numbers'
        | 'only-rational-numbers'
        | 'only-zero'
        | 'no-zero';
    }
  /** A Solution has so many at least. */
  | { readonly name: 'too-few-cubes'; readonly cubes: number; readonly least: number }
  | { readonly name: 'required-cube-useless'; readonly face: Face | '!'; readonly base: number }
  /** So many numbers that Required makes at least, and operations that can join them. */
  | { readonly name: 'too-few-operations-to-join'; readonly numbers: number; readonly operations: number }
  /** So many operations in Required that join two numbers each, and numbers that there can be. */
  | { readonly name: 'too-few-numbers-to-feed'; readonly operations: number; readonly numbers: number }
  /** Nothing is below zero; or nothing is zero either. */
  | { readonly name: 'nothing-negative'; readonly neverZero: boolean }
  /** The primes that can be had, one of the Goal that cannot, and whether a forbidden cube has it. */
  | {
      readonly name: 'foreign-prime-factor';
      readonly primes: readonly number[];
      readonly foreign: number;
      readonly isForbidden: boolean;
    }
  /** Products of powers, or powers of one numeral alone. */
  | { readonly name: 'only-products'; readonly ofOne: boolean }
  | { readonly name: 'parity'; readonly made: 'even' | 'odd' }
  | { readonly name: 'out-of-reach'; readonly most: number }
  /** Binary digits that a numerator or a denominator can have. */
  | { readonly name: 'too-long'; readonly bits: number };
export type InvariantName = Reason['name'];

/** Why there is no Equation while the wild cubes, if there are any, stand for one thing. */
export type CaseProof = ({ readonly kind: 'invariant' } & Reason) | Exhaustion;

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
