import * as N from '@forceout/numbers';
import type { Value } from '@forceout/numbers';
import { SYMBOL_D, wholeLog } from '../arithmetic/fractions.ts';
import { EVEN, HALVED, IRRATIONAL, isSimple, ODD } from '../arithmetic/known.ts';
import type { Known } from '../arithmetic/known.ts';
import { factored } from '../arithmetic/goal-powers.ts';
import { signOf, sizeOf } from '../arithmetic/intervals.ts';
import type { Numbers } from './numbers.ts';

/** ± a power of the base. */
export interface BasePower {
  readonly exponent: number;
  readonly negative: boolean;
}

/** Bounds that hold more powers than this tell nothing. */
const MOST_POWERS = 8;
/** More than what one division and one logarithm may be off. */
const SLACK = 2 ** -46;

/** The powers of the base that a number of the search is, or that one known by bounds may be; null if nobody can tell. */
export function basePowersOf(numbers: Numbers, n: number, d: number): readonly BasePower[] | null {
  const { base, bounded } = numbers.limits;
  if (d > 0) {
    if (n === 0 || (d !== 1 && Math.abs(n) !== 1)) return [];
    const exponent = wholeLog(d === 1 ? Math.abs(n) : d, base);
    if (exponent === null) return [];
    return [{ exponent: d === 1 ? exponent : -exponent, negative: n < 0 }];
  }
  // Transcendental.
  if (d === SYMBOL_D) return [];
  if (numbers.forms?.has(n) === true) {
    const parts = numbers.forms.primesIn(n);
    return parts === null ? [] : ofPrimes(parts.primes, parts.negative, base);
  }
  if (bounded && numbers.isBounded(n, d)) return inBounds(numbers.knownOf(n, d), base);
  return ofValue(numbers.valueOf(n, d), base);
}

/** k with |n/d| = base^k, for a fraction in lowest terms. */
function exponentOf(n: bigint, d: bigint, base: number): number | null {
  const size = n < 0n ? -n : n;
  if (size === 0n || (size !== 1n && d !== 1n)) return null;
  const [long, sign] = d === 1n ? [size, 1] : [d, -1];
  // An exponent that is off by one is enough to find the right one.
  const near = Math.round((long.toString(16).length * 4 - 2) / Math.log2(base));
  for (let exponent = Math.max(0, near - 3); exponent <= near + 3; exponent++)
    if (BigInt(base) ** BigInt(exponent) === long) return exponent === 0 ? 0 : sign * exponent;
  return null;
}

function ofValue(value: Value, base: number): readonly BasePower[] | null {
  const fraction = N.asRational(value);
  if (fraction !== null) {
    const exponent = exponentOf(fraction.n, fraction.d, base);
    return exponent === null ? [] : [{ exponent, negative: fraction.n < 0n }];
  }
  if (value.tier === 'giant') {
    const exponents = value.powers.map(({ prime, exponent }) => [
      Number(prime),
      [Number(exponent.n), Number(exponent.d)] as const,
    ]) satisfies readonly (readonly [number, readonly [number, number]])[];
    return ofPrimes(new Map(exponents), value.sign < 0, base);
  }
  return N.isRational(value) === false ? [] : null;
}

/** Of a product of powers of primes: all exponents must be the base's own, as often. */
function ofPrimes(
  primes: ReadonlyMap<number, readonly [number, number]>,
  negative: boolean,
  base: number,
): readonly BasePower[] | null {
  const wanted = factored(BigInt(base))!;
  if (primes.size !== wanted.size) return [];
  let exponent: number | null = null;
  for (const [prime, count] of wanted) {
    const [above, below] = primes.get(prime) ?? [0, 1];
    if (!Number.isSafeInteger(above)) return null;
    if (below !== 1 || above % count !== 0) return [];
    if (exponent !== null && exponent !== above / count) return [];
    exponent = above / count;
  }
  return exponent === null ? [] : [{ exponent, negative }];
}

/** No cell stands for a simple fraction, so that most powers with a small exponent are not in it. */
function inBounds(known: Known, base: number): readonly BasePower[] | null {
  if (known.kind === IRRATIONAL || isNoPowerByTwos(known, base)) return [];
  const [lo, hi] = sizeOf(known).map((size) => size / Math.log2(base)) as [number, number];
  const room = SLACK * (1 + Math.max(Math.abs(lo), Math.abs(hi)));
  const [least, most] = [Math.ceil(lo - room), Math.floor(hi + room)];
  if (!Number.isSafeInteger(least) || !Number.isSafeInteger(most) || most - least >= MOST_POWERS) return null;
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, at) => least + at)
    .filter((exponent) => !isSimplePower(base, exponent))
    .map((exponent) => ({ exponent, negative: signOf(known) < 0 }));
}

/** A power of an even base is even if it is above 1, and has an even denominator if it is below. */
function isNoPowerByTwos(known: Known, base: number): boolean {
  if (base % 2 !== 0 || known.twos === 0) return false;
  const [lo, hi] = sizeOf(known);
  return known.twos === ODD || (lo > 0 && known.twos === HALVED) || (hi < 0 && known.twos === EVEN);
}

function isSimplePower(base: number, exponent: number): boolean {
  const size = base ** Math.abs(exponent);
  if (!(size < 2 ** 53)) return false;
  return isSimple(exponent < 0 ? { n: 1, d: size } : { n: size, d: 1 });
}
