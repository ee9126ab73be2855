import type { ComplexBall } from '../balls/ball.ts';
import { signOfBall } from '../balls/ball.ts';
import { isAlgebraicSum, separationBits } from './bound.ts';
import { mayBeZero, upperBitsComplex } from '../balls/complex-ball.ts';
import { isZeroByPowers } from './elimination.ts';
import { bitLength } from '../whole/integers.ts';
import { evaluateSum } from '../balls/evaluate.ts';
import type { Sum } from './generator.ts';
import { isPlain } from './sum.ts';

export type Tested = 'zero' | 'non-zero' | 'unknown';

/** Where no separation bound helps, digits are compared this far before giving up. */
const BLIND_PRECISION = 4096;
/** Logarithms are slower and never have a bound; natural cases part within 128 bits. */
const BLIND_PRECISION_OF_LOGS = 1024;
const FIRST_PRECISION = 128;

/** Precisions to try: growing fourfold up to the one that settles the matter. */
function* precisions(last: number): Generator<number> {
  for (let precision = FIRST_PRECISION; precision < last; precision *= 4) yield precision;
  yield last;
}

function slack(sum: Sum): number {
  return 64 + 4 * sum.length + sum.reduce((most, t) => Math.max(most, bitLength(t.coefficient.n)), 0);
}

/** Whether the sum is zero. Formal zero, linear independence of radicals, digits, separation bound: in that order. */
export function testZero(sum: Sum): Tested {
  if (sum.length === 0) return 'zero';
  if (sum.length === 1 || isPlain(sum)) return 'non-zero';
  let bound: number | null | undefined;
  for (const precision of precisions(isAlgebraicSum(sum) ? BLIND_PRECISION : BLIND_PRECISION_OF_LOGS)) {
    const verdict = testAt(sum, precision, bound ?? null);
    if (verdict !== 'unknown') return verdict;
    // Only sums that look like zero are worth a proof.
    if (bound === undefined) {
      if (isZeroByPowers(sum)) return 'zero';
      bound = separationBits(sum);
    }
    if (bound !== null && bound + slack(sum) < BLIND_PRECISION) break;
  }
  return bound === null || bound === undefined ? 'unknown' : testUpTo(sum, bound);
}

function testUpTo(sum: Sum, bound: number): Tested {
  let last = bound + slack(sum);
  for (let attempt = 0; attempt < 3; attempt++) {
    const verdict = testAt(sum, last, bound);
    if (verdict !== 'unknown') return verdict;
    last += last >> 1;
  }
  return 'unknown';
}

function testAt(sum: Sum, precision: number, bound: number | null): Tested {
  const ball = evaluateSum(sum, precision);
  if (ball === null) return 'unknown';
  if (!mayBeZero(ball)) return 'non-zero';
  return bound !== null && upperBitsComplex(ball) < -bound ? 'zero' : 'unknown';
}

/** The sign of a sum known to be real. */
export function signOfRealSum(sum: Sum): -1 | 0 | 1 | 'uncheckable' {
  if (sum.length === 0) return 0;
  const plain = isPlain(sum);
  // All generators are positive here, so equal signs of the coefficients need no digits.
  if (plain && sum.every((t) => t.coefficient.n > 0n)) return 1;
  if (plain && sum.every((t) => t.coefficient.n < 0n)) return -1;
  if (!plain && sum.length > 1) {
    const quick = signAt(sum, FIRST_PRECISION);
    if (quick !== null) return quick;
    const tested = testZero(sum);
    if (tested !== 'non-zero') return tested === 'zero' ? 0 : 'uncheckable';
  }
  for (const precision of precisions(4 * BLIND_PRECISION)) {
    const sign = signAt(sum, precision);
    if (sign !== null) return sign;
  }
  return 'uncheckable';
}

function signAt(sum: Sum, precision: number): -1 | 1 | null {
  const ball: ComplexBall | null = evaluateSum(sum, precision);
  const sign = ball === null ? null : signOfBall(ball.re);
  return sign === 0 ? null : sign;
}
