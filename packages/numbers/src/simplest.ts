import type { Ball } from './ball.ts';
import { bitLength, floorDivide } from './integers.ts';
import type { Rational } from './rational.ts';
import { ratio } from './rational.ts';

/** The fraction with the smallest denominator inside a narrow ball, if that has few bits; otherwise null. */
export function simplestWithin(ball: Ball, bits: number): Rational | null {
  if (ball.e > 0 || bitLength(ball.r) + ball.e > -2 * bits) return null;
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

/** A whole number that the ball contains, or null. */
export function integerWithin(ball: Ball): bigint | null {
  if (ball.e >= 0) return ball.m << BigInt(Math.min(ball.e, 4096));
  const shift = BigInt(-ball.e);
  const last = (ball.m + ball.r) >> shift;
  return last << shift >= ball.m - ball.r ? last : null;
}
