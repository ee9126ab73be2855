import type { ComplexBall } from './balls/ball.ts';
import type { Rational } from './whole/rational.ts';
import type { Sum } from './radicals/generator.ts';

/** One prime of a giant with its exponent, which may be a fraction of any size but not zero. */
export interface PrimePower {
  readonly prime: bigint;
  readonly exponent: Rational;
}

/** ± a product of prime powers, too large or too small to be multiplied out; ascending primes. */
export interface Giant {
  readonly tier: 'giant';
  readonly sign: 1 | -1;
  readonly powers: readonly PrimePower[];
}

/** A quotient of sums of radicals and other generators; bottom null means one, and is never zero otherwise. */
export interface Algebraic {
  readonly tier: 'algebraic';
  readonly top: Sum;
  readonly bottom: Sum | null;
}

/** Known only to lie in a ball: good for proving numbers different, never for proving them equal. */
export interface Range {
  readonly tier: 'range';
  readonly ball: ComplexBall;
  /** How it was made, so that the same calculation is known to give the same number. */
  readonly operation: string;
  readonly operands: readonly Value[];
  /** How many ranges went into it, counted with repetition: the recipe must not grow without limit. */
  readonly weight: number;
  /** The exact summands where it is a sum of giants and at most one ordinary number: 9^(9^9) + 1. */
  readonly parts: readonly Exact[] | null;
}

export type Exact = Rational | Algebraic | Giant;

export type Value = Rational | Algebraic | Giant | Range;
