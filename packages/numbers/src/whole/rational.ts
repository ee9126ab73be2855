import { FRACTION_BITS, INTEGER_BITS, spendProduct } from '../cost.ts';
import { bitLength, floorDivide, gcdOf } from './integers.ts';

/** A fraction in lowest terms with a positive denominator. */
export interface Rational {
  readonly tier: 'rational';
  readonly n: bigint;
  readonly d: bigint;
}

const CACHED = 1024;
const small: readonly Rational[] = Array.from({ length: 2 * CACHED + 1 }, (_, index) => ({
  tier: 'rational' as const,
  n: BigInt(index - CACHED),
  d: 1n,
}));
const LOW = BigInt(-CACHED);
const HIGH = BigInt(CACHED);

export function whole(n: bigint): Rational {
  if (n >= LOW && n <= HIGH) return small[Number(n) + CACHED]!;
  return { tier: 'rational', n, d: 1n };
}

export const Q0 = whole(0n);
export const Q1 = whole(1n);

/** The fraction n/d in lowest terms; d must not be zero. */
export function ratio(n: bigint, d: bigint): Rational {
  if (d === 1n) return whole(n);
  const common = gcdOf(n, d);
  const top = common === 1n ? n : n / common;
  const bottom = common === 1n ? d : d / common;
  if (bottom === 1n) return whole(top);
  if (bottom === -1n) return whole(-top);
  return bottom < 0n ? { tier: 'rational', n: -top, d: -bottom } : { tier: 'rational', n: top, d: bottom };
}

export function addQ(a: Rational, b: Rational): Rational {
  if (a.d === 1n && b.d === 1n) return whole(a.n + b.n);
  return a.d === b.d ? ratio(a.n + b.n, a.d) : ratio(a.n * b.d + b.n * a.d, a.d * b.d);
}

export function negateQ(a: Rational): Rational {
  return a.d === 1n ? whole(-a.n) : { tier: 'rational', n: -a.n, d: a.d };
}

export function subtractQ(a: Rational, b: Rational): Rational {
  if (a.d === 1n && b.d === 1n) return whole(a.n - b.n);
  return a.d === b.d ? ratio(a.n - b.n, a.d) : ratio(a.n * b.d - b.n * a.d, a.d * b.d);
}

export function multiplyQ(a: Rational, b: Rational): Rational {
  return a.d === 1n && b.d === 1n ? whole(a.n * b.n) : ratio(a.n * b.n, a.d * b.d);
}

/** The divisor must not be zero. */
export function divideQ(a: Rational, b: Rational): Rational {
  return ratio(a.n * b.d, a.d * b.n);
}

export function compareQ(a: Rational, b: Rational): -1 | 0 | 1 {
  const difference = a.d === b.d ? a.n - b.n : a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function equalQ(a: Rational, b: Rational): boolean {
  return a.n === b.n && a.d === b.d;
}

export function floorQ(a: Rational): bigint {
  return a.d === 1n ? a.n : floorDivide(a.n, a.d);
}

/** Integer power with the exponent small enough to be multiplied out; a negative power needs a non-zero base. */
export function powerQ(a: Rational, exponent: bigint): Rational {
  const e = exponent < 0n ? -exponent : exponent;
  spendProduct((bitLength(a.n) + bitLength(a.d)) * Number(e));
  const n = a.n ** e;
  const d = a.d ** e;
  if (exponent >= 0n) return d === 1n ? whole(n) : { tier: 'rational', n, d };
  return n < 0n ? { tier: 'rational', n: -d, d: -n } : n === 1n ? whole(d) : { tier: 'rational', n: d, d: n };
}

const SHORT = 1n << 25n;
const NEGATIVE_SHORT = -SHORT;

/** The usual case, told by comparisons with short constants: long ones are twenty times slower (measured). */
function isShort(a: Rational): boolean {
  return a.n < SHORT && a.n > NEGATIVE_SHORT && a.d < SHORT;
}

// The negative limits are constants too: negating a long integer copies it.
const INTEGER_LIMIT = 1n << BigInt(INTEGER_BITS);
const NEGATIVE_INTEGER_LIMIT = -INTEGER_LIMIT;
const FRACTION_LIMIT = 1n << BigInt(FRACTION_BITS);
const NEGATIVE_FRACTION_LIMIT = -FRACTION_LIMIT;

/** Whether a fraction has grown past what later steps can afford. */
export function isOversized(a: Rational): boolean {
  if (isShort(a)) return false;
  if (a.d === 1n) return a.n > INTEGER_LIMIT || a.n < NEGATIVE_INTEGER_LIMIT;
  return a.d > FRACTION_LIMIT || a.n > FRACTION_LIMIT || a.n < NEGATIVE_FRACTION_LIMIT;
}

export function printQ(a: Rational): string {
  return a.d === 1n ? a.n.toString() : `${a.n}/${a.d}`;
}
