import type { Ball } from './ball.ts';
import { containsZero, upperBits } from './ball.ts';
import { bitLength, floorDivide } from '../whole/integers.ts';
import type { Rational } from '../whole/rational.ts';
import { ratio } from '../whole/rational.ts';

const MAX_SCALE = 4096;

/** The fraction with the smallest denominator inside a narrow ball, if that has few bits; otherwise null. */
export function simplestWithin(ball: Ball, bits: number): Rational | null {
  // Tiny numbers have exponents far below zero, and no short fraction but 0 is near them.
  if (ball.e > 0 || ball.e < -MAX_SCALE || bitLength(ball.r) + ball.e > -2 * bits) return null;
  const scale = 1n << BigInt(-ball.e);
  const found = simplest(ball.m - ball.r, ball.m + ball.r, scale);
  return bitLength(found.d) <= bits ? found : null;
}

/** Continued fractions of both ends, as long as they agree. */
function simplest(low: bigint, high: bigint, scale: bigint): Rational {
  let [a, b] = [low, scale];
  let [c, d] = [high, scale];
  const quotients: bigint[] = [];
  for (;;) {
    const q = floorDivide(a, b);
    if (q * b === a) {
      quotients.push(q);
      break;
    }
    if ((q + 1n) * d <= c) {
      quotients.push(q + 1n);
      break;
    }
    quotients.push(q);
    // Both ends lie strictly between q and q + 1: turn over what is left.
    [a, b, c, d] = [d, c - q * d, b, a - q * b];
  }
  let n = 1n;
  let m = 0n;
  for (const q of quotients.toReversed()) [n, m] = [q * n + m, n];
  return ratio(n, m);
}

/** The only whole number that the ball contains, null if there is none, 'many' if there may be several. */
export function integerWithin(ball: Ball): bigint | null | 'many' {
  if (ball.e >= 0 || bitLength(ball.r) + ball.e >= -1) return 'many';
  if (upperBits(ball) < 0) return containsZero(ball) ? 0n : null;
  const shift = BigInt(-ball.e);
  const last = (ball.m + ball.r) >> shift;
  return last << shift >= ball.m - ball.r ? last : null;
}
