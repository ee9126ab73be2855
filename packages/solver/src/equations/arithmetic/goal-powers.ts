import type { Value } from '@forceout/numbers';
import { EXACT, gcd, sumOf, wholePower } from './fractions.ts';
import type { Fraction } from './fractions.ts';

/** A positive number as powers of primes. */
export type Primes = ReadonlyMap<number, Fraction>;

/** r^(p/q) with r no power of another fraction. */
export interface Pure {
  readonly r: Fraction;
  readonly p: number;
  readonly q: number;
}

/** Prime factors of the numbers in a Goal are found by trial up to here. */
const LARGEST_TRIED = 1000;
/** 99^99 has 657 bits. */
const LARGEST_FACTORED = 2n ** 700n;
/** Numbers with more prime factors are no power that a player would write. */
export const MOST_PRIMES = 6;

/** Whether no exponent is too long to be worked with: the index of 6!!√38 has 1747 digits. */
export function areShort(primes: Primes): boolean {
  return [...primes.values()].every(([n, d]) => Math.abs(n) < EXACT && d < EXACT);
}

/** The largest exponent that all exponents are multiples of, and what it stands over. */
export function pureOf(primes: Primes): Pure | null {
  if (primes.size === 0 || !areShort(primes)) return null;
  let q = 1;
  for (const [, d] of primes.values()) q = (q / gcd(q, d)) * d;
  if (q >= EXACT) return null;
  let p = 0;
  for (const [n, d] of primes.values()) {
    const times = Math.abs(n) * (q / d);
    if (times >= EXACT) return null;
    p = gcd(p, times);
  }
  let [above, below] = [1, 1];
  for (const [prime, [n, d]] of primes) {
    const times = (n * (q / d)) / p;
    if (Math.abs(times) > 53) return null;
    if (times > 0) above *= wholePower(prime, times);
    else below *= wholePower(prime, -times);
  }
  if (!(above < EXACT && below < EXACT)) return null;
  return { r: [above, below], p, q };
}

export interface Parts {
  readonly primes: Primes;
  readonly negative: boolean;
  readonly beside: Fraction;
}

/** ± a product of powers of primes, and a small fraction beside it. */
export function partsOf(value: Value): Parts | null {
  switch (value.tier) {
    case 'rational': {
      const [above, below] = [factored(value.n < 0n ? -value.n : value.n), factored(value.d)];
      if (above === null || below === null) return null;
      const primes = new Map<number, Fraction>();
      for (const [prime, count] of above) primes.set(prime, [count, 1]);
      for (const [prime, count] of below) primes.set(prime, [-count, 1]);
      return { primes, negative: value.n < 0n, beside: [0, 1] };
    }
    case 'giant':
      if (value.powers.length > MOST_PRIMES) return null;
      return {
        primes: new Map(
          value.powers.map(({ prime, exponent }) => [
            Number(prime),
            [Number(exponent.n), Number(exponent.d)] as const,
          ]),
        ),
        negative: value.sign < 0,
        beside: [0, 1],
      };
    case 'algebraic': {
      const radicals = value.top.filter(({ factors }) => factors.length > 0);
      const [radical] = radicals;
      if (value.bottom !== null || radical === undefined || radicals.length !== 1) return null;
      const rational = value.top.find(({ factors }) => factors.length === 0)?.coefficient;
      const inner = partsOf(radical.coefficient);
      if (inner === null) return null;
      const primes = new Map(inner.primes);
      for (const { gen, exponent } of radical.factors) {
        if (gen.kind !== 'prime') return null;
        const before = primes.get(Number(gen.prime)) ?? [0, 1];
        const after = sumOf(before, [Number(exponent.n), Number(exponent.d)]);
        if (after === null) return null;
        primes.set(Number(gen.prime), after);
      }
      const beside: Fraction = rational === undefined ? [0, 1] : [Number(rational.n), Number(rational.d)];
      const isSmall = Math.abs(beside[0]) < EXACT && beside[1] < EXACT;
      return isSmall ? { primes, negative: inner.negative, beside } : null;
    }
    case 'range':
      return null;
  }
}

/** Prime factors with their counts; what is left over is taken for one if it is small. */
export function factored(n: bigint): ReadonlyMap<number, number> | null {
  const factors = new Map<number, number>();
  if (n === 0n) return null;
  let rest = n;
  if (rest > LARGEST_FACTORED) return null;
  for (let prime = 2; prime <= LARGEST_TRIED && rest > 1n; prime++) {
    let count = 0;
    for (const big = BigInt(prime); rest % big === 0n; rest /= big) count++;
    if (count > 0) factors.set(prime, count);
  }
  if (rest > 2n ** 52n) return null;
  if (rest > 1n) factors.set(Number(rest), 1);
  return factors;
}
