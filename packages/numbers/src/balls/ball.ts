import { giveUp, spend, spendProduct } from '../cost.ts';
import { bitLength, floorRoot, magnitude } from '../whole/integers.ts';
import type { Rational } from '../whole/rational.ts';

/** A real number somewhere in [(m−r)·2^e, (m+r)·2^e]. */
export interface Ball {
  readonly m: bigint;
  readonly r: bigint;
  readonly e: number;
}

/** A complex number; im is null when the number is certainly real. */
export interface ComplexBall {
  readonly re: Ball;
  readonly im: Ball | null;
}

export const BALL0: Ball = { m: 0n, r: 0n, e: 0 };
export const BALL1: Ball = { m: 1n, r: 0n, e: 0 };

/** Past this the exponent itself would stop being an exact JavaScript integer. */
const MAX_EXPONENT = 2 ** 50;
/** A radius needs few digits; longer ones only cost time. */
const RADIUS_BITS = 64;

/** Drops the bits below the precision and pays for them in the radius. */
export function rounded(m: bigint, r: bigint, e: number, precision: number): Ball {
  const bits = bitLength(m);
  const cut = Math.max(bits - precision, r > 0n ? bitLength(r) - RADIUS_BITS : 0);
  if (e > MAX_EXPONENT || e < -MAX_EXPONENT) giveUp('too-big');
  if (cut <= 0) return { m, r, e };
  const shift = BigInt(cut);
  return { m: m >> shift, r: (r >> shift) + 2n, e: e + cut };
}

export function ballOfInteger(n: bigint, precision: number): Ball {
  return rounded(n, 0n, 0, precision);
}

export function ballOfRational(q: Rational, precision: number): Ball {
  if (q.d === 1n) return rounded(q.n, 0n, 0, precision);
  const shift = Math.max(precision + bitLength(q.d) - bitLength(q.n) + 2, 0);
  spendProduct(bitLength(q.d) + precision);
  return rounded((q.n << BigInt(shift)) / q.d, 1n, -shift, precision);
}

export function addBalls(a: Ball, b: Ball, precision: number): Ball {
  if (a.m === 0n && a.r === 0n) return b;
  if (b.m === 0n && b.r === 0n) return a;
  const [high, low] = a.e >= b.e ? [a, b] : [b, a];
  const gap = high.e - low.e;
  spend(5 + precision / 500);
  const reach = Math.max(bitLength(high.m), bitLength(high.r)) + gap;
  const excess = reach - precision - RADIUS_BITS;
  // When the larger number lies far above the precision, the smaller one is first cut down to its scale.
  if (excess > 0 && gap > 0) {
    const cut = Math.min(gap, excess);
    const shift = BigInt(gap - cut);
    const dropped = BigInt(Math.min(cut, bitLength(low.m) + bitLength(low.r) + 2));
    const r = (high.r << shift) + (low.r >> dropped) + 2n;
    return rounded((high.m << shift) + (low.m >> dropped), r, low.e + cut, precision);
  }
  const shift = BigInt(gap);
  return rounded((high.m << shift) + low.m, (high.r << shift) + low.r, low.e, precision);
}

export function negateBall(a: Ball): Ball {
  return { m: -a.m, r: a.r, e: a.e };
}

export function multiplyBalls(a: Ball, b: Ball, precision: number): Ball {
  spend(5);
  spendProduct(precision);
  const r = magnitude(a.m) * b.r + magnitude(b.m) * a.r + a.r * b.r;
  return rounded(a.m * b.m, r, a.e + b.e, precision);
}

export function containsZero(a: Ball): boolean {
  return magnitude(a.m) <= a.r;
}

/** Null when the divisor may be zero. */
export function divideBalls(a: Ball, b: Ball, precision: number): Ball | null {
  if (containsZero(b)) return null;
  spend(10);
  spendProduct(precision);
  spendProduct(precision);
  const shift = Math.max(precision + bitLength(b.m) - bitLength(a.m) + 2, 0);
  const k = BigInt(shift);
  const size = magnitude(b.m);
  const error = ((magnitude(a.m) * b.r + size * a.r) << k) / (size * (size - b.r)) + 2n;
  return rounded((a.m << k) / b.m, error, a.e - b.e - shift, precision);
}

export function powerOfBall(base: Ball, exponent: bigint, precision: number): Ball {
  let result = BALL1;
  let square = base;
  for (let e = exponent; e > 0n; e >>= 1n) {
    if (e & 1n) result = multiplyBalls(result, square, precision);
    if (e > 1n) square = multiplyBalls(square, square, precision);
  }
  return result;
}

/** The positive k-th root; null unless the ball is certainly positive. */
export function rootOfBall(a: Ball, k: number, precision: number): Ball | null {
  if (a.m <= a.r) return null;
  const wanted = (precision + 2) * k;
  let shift = Math.max(wanted - bitLength(a.m), 0);
  // The exponent left over must be a multiple of k.
  shift += (((a.e - shift) % k) + k) % k;
  const root = floorRoot(a.m << BigInt(shift), k);
  // (1±δ)^(1/k) stays within 1±δ, so the relative error does not grow.
  const error = ((root + 1n) * a.r) / (a.m - a.r) + 2n;
  return rounded(root, error, (a.e - shift) / k, precision);
}

export function signOfBall(a: Ball): -1 | 0 | 1 | null {
  if (a.m > a.r) return 1;
  if (a.m < -a.r) return -1;
  return a.m === 0n && a.r === 0n ? 0 : null;
}

/** The smallest n with |a| < 2^n for certain. */
export function upperBits(a: Ball): number {
  return bitLength(magnitude(a.m) + a.r) + a.e;
}

export function areDisjoint(a: Ball, b: Ball): boolean {
  const precision = 2 * Math.max(bitLength(a.m), bitLength(b.m), 64);
  return !containsZero(addBalls(a, negateBall(b), precision));
}
