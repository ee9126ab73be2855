import type { Value } from '@forceout/numbers';
import { EXACT, gcd, reduced, wholePower } from './fractions.ts';
import type { Fraction } from './fractions.ts';
import type { Long } from './known.ts';
import { primePowersOf } from './prime-powers.ts';

/** No such form, or none is known. */
export const NO_FORM = -1;

/** ± a product of powers of primes, the exponents fractions in lowest terms and none of them 0. */
export interface Form {
  readonly sign: 1 | -1;
  readonly primes: readonly number[];
  readonly exponents: readonly Fraction[];
}

/** Each takes some 300 bytes, and with signs without end there are millions. */
const MOST_FORMS = 30_000;
/** Primes are found by trial up to here, so that what is left below its square is one. */
const LARGEST_TRIED = 1000;
/** Factorials have hundreds, which it would take longer to join than they are worth. */
const MOST_PRIMES = 8;
/** Those that are looked for in a long fraction. */
export const PRIMES_BELOW_100 = [
  2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97,
];

/**
 * Numbers like 2^19683, -5^(1/7) and √12 as products of powers of primes. A number has one such form at most, so that two of them are equal
 * just if their forms are, and rational just if all exponents are whole: where bounds cannot tell two numbers apart, their forms can.
 */
export class RadicalForms {
  readonly #forms: Form[] = [];
  readonly #ids = new Map<string, number>();
  readonly #longs = new WeakMap<Long, number>();
  readonly #fractions = new Map<number, Map<number, number>>();

  constructor() {
    // These are asked for even when no more are kept.
    for (const unit of [1, -1]) this.ofFraction(unit, 1);
  }

  at(id: number): Form {
    return this.#forms[id]!;
  }

  /** Of a small fraction other than 0. */
  ofFraction(n: number, d: number): number {
    let row = this.#fractions.get(d);
    if (row === undefined) this.#fractions.set(d, (row = new Map<number, number>()));
    const known = row.get(n);
    if (known !== undefined || this.#isFull) return known ?? NO_FORM;
    const id = this.#factored(n, d);
    row.set(n, id);
    return id;
  }

  /** Of a long fraction, if all its primes are small. */
  ofLong(long: Long): number {
    let id = this.#longs.get(long);
    if (id === undefined) this.#longs.set(long, (id = this.#factoredLong(long)));
    return id;
  }

  /** Of a number of the Goal. */
  ofValue(value: Value, sign: -1 | 0 | 1 | 'uncheckable'): number {
    const powers = sign === 1 || sign === -1 ? primePowersOf(value) : null;
    if (powers === null || (sign !== 1 && sign !== -1)) return NO_FORM;
    const rows = [...powers].map(([prime, { n, d }]) => [Number(prime), Number(n), Number(d)] as const);
    if (!rows.every((row) => row.every((one) => Math.abs(one) < EXACT))) return NO_FORM;
    rows.sort(([p], [q]) => p - q);
    return this.#idOf({
      sign,
      primes: rows.map(([prime]) => prime),
      exponents: rows.map(([, n, d]) => [n, d] as const),
    });
  }

  product(a: number, b: number): number {
    return this.#joined(a, b, 1);
  }

  quotient(a: number, b: number): number {
    return this.#joined(a, b, -1);
  }

  /** a^(n/d), n/d in lowest terms; of a negative number only where d is odd. */
  power(a: number, n: number, d: number): number {
    const { sign, primes, exponents } = this.at(a);
    if (n === 0 || (sign < 0 && d % 2 === 0)) return NO_FORM;
    const raised: Fraction[] = [];
    for (const [above, below] of exponents) {
      const [left, right] = [gcd(Math.abs(above), d), gcd(Math.abs(n), below)];
      const [up, down] = [(above / left) * (n / right), (below / right) * (d / left)];
      if (Math.abs(up) >= EXACT || down >= EXACT) return NO_FORM;
      raised.push([up, down]);
    }
    return this.#idOf({ sign: sign < 0 && n % 2 !== 0 ? -1 : 1, primes, exponents: raised });
  }

  isRational(id: number): boolean {
    return this.at(id).exponents.every(([, d]) => d === 1);
  }

  isWhole(id: number): boolean {
    return this.at(id).exponents.every(([n, d]) => d === 1 && n > 0);
  }

  /** The small fraction that it is; null if it is none. */
  fraction(id: number): Fraction | null {
    if (!this.isRational(id)) return null;
    const { sign, primes, exponents } = this.at(id);
    let [above, below] = [1, 1];
    for (const [at, prime] of primes.entries()) {
      const [times] = exponents[at]!;
      if (times > 0) above *= wholePower(prime, times);
      else below *= wholePower(prime, -times);
      if (above >= EXACT || below >= EXACT) return null;
    }
    return [sign * above, below];
  }

  /** The fraction r with |b|^r = |a|: `none` if there is none, so that the logarithm is transcendental (Gelfond and Schneider). */
  logarithm(a: number, b: number): Fraction | 'none' | 'long' {
    const [of, base] = [this.at(a), this.at(b)];
    if (of.primes.length !== base.primes.length || of.primes.length === 0) return 'none';
    let found: Fraction | null = null;
    for (const [at, prime] of of.primes.entries()) {
      if (base.primes[at] !== prime) return 'none';
      const [[an, ad], [bn, bd]] = [of.exponents[at]!, base.exponents[at]!];
      const [n, d] = [an * bd, ad * bn];
      if (Math.abs(n) >= EXACT || Math.abs(d) >= EXACT) return 'long';
      const one = reduced(d < 0 ? -n : n, Math.abs(d));
      if (found !== null && (found[0] !== one[0] || found[1] !== one[1])) return 'none';
      found = one;
    }
    return found!;
  }

  /** How many factors a whole number has; NO_FORM where that is not known. */
  factors(id: number): number {
    let count = this.ofFraction(1, 1);
    for (const [times] of this.at(id).exponents) {
      const one = times + 1 < EXACT ? this.ofFraction(times + 1, 1) : NO_FORM;
      if (one === NO_FORM || count === NO_FORM) return NO_FORM;
      count = this.product(count, one);
    }
    return count;
  }

  /** The least common denominator of its exponents, or 2^53 beyond that: it is a root of a fraction with this index. */
  index(id: number): number {
    let index = 1;
    for (const [, d] of this.at(id).exponents) {
      index *= d / gcd(index, d);
      if (index >= EXACT) return EXACT;
    }
    return index;
  }

  get #isFull(): boolean {
    return this.#forms.length >= MOST_FORMS;
  }

  #joined(a: number, b: number, way: 1 | -1): number {
    const [left, right] = [this.at(a), this.at(b)];
    const primes: number[] = [];
    const exponents: Fraction[] = [];
    for (let [i, j] = [0, 0]; i < left.primes.length || j < right.primes.length;) {
      const [p, q] = [left.primes[i] ?? Infinity, right.primes[j] ?? Infinity];
      const first = p <= q ? left.exponents[i++]! : ([0, 1] as const);
      const second = q <= p ? right.exponents[j++]! : ([0, 1] as const);
      const sum = added(first, [way * second[0], second[1]]);
      if (sum === null) return NO_FORM;
      if (sum[0] === 0) continue;
      primes.push(Math.min(p, q));
      exponents.push(sum);
    }
    return this.#idOf({ sign: left.sign === right.sign ? 1 : -1, primes, exponents });
  }

  #factoredLong({ n, d }: Long): number {
    const primes: number[] = [];
    const exponents: Fraction[] = [];
    let [above, below] = [n < 0n ? -n : n, d];
    for (const prime of PRIMES_BELOW_100) {
      const [up, restAbove] = takenOut(above, BigInt(prime));
      const [down, restBelow] = takenOut(below, BigInt(prime));
      [above, below] = [restAbove, restBelow];
      if (up === down) continue;
      primes.push(prime);
      exponents.push([up - down, 1]);
    }
    if (above !== 1n || below !== 1n) return NO_FORM;
    return this.#idOf({ sign: n < 0n ? -1 : 1, primes, exponents });
  }

  #factored(n: number, d: number): number {
    const primes = new Map<number, number>();
    for (const [number, way] of [
      [Math.abs(n), 1],
      [d, -1],
    ] as const) {
      let rest = number;
      for (let prime = 2; prime <= LARGEST_TRIED && prime * prime <= rest; prime += prime === 2 ? 1 : 2) {
        let times = 0;
        for (; rest % prime === 0; rest /= prime) times++;
        if (times > 0) primes.set(prime, way * times);
      }
      if (rest > LARGEST_TRIED ** 2) return NO_FORM;
      // In lowest terms no prime is above and below the line.
      if (rest > 1) primes.set(rest, (primes.get(rest) ?? 0) + way);
    }
    const rows = [...primes].sort(([p], [q]) => p - q);
    return this.#idOf({
      sign: n < 0 ? -1 : 1,
      primes: rows.map(([prime]) => prime),
      exponents: rows.map(([, times]) => [times, 1] as const),
    });
  }

  #idOf(form: Form): number {
    const { sign, primes, exponents } = form;
    if (primes.length > MOST_PRIMES) return NO_FORM;
    let key = sign < 0 ? '-' : '';
    for (let at = 0; at < primes.length; at++)
      key += `${primes[at]!}^${exponents[at]![0]}/${exponents[at]![1]} `;
    let id = this.#ids.get(key);
    if (id === undefined) {
      // What has no form is known by its bounds.
      if (this.#isFull) return NO_FORM;
      this.#ids.set(key, (id = this.#forms.push(form) - 1));
    }
    return id;
  }
}

/** How often a prime is in a number, and what is left without it; the squares of its powers are tried first. */
function takenOut(n: bigint, prime: bigint): readonly [times: number, rest: bigint] {
  if (n % prime !== 0n) return [0, n];
  const [times, rest] = takenOut(n, prime * prime);
  return rest % prime === 0n ? [2 * times + 1, rest / prime] : [2 * times, rest];
}

function added([an, ad]: Fraction, [bn, bd]: Fraction): Fraction | null {
  if (an === 0) return [bn, bd];
  if (bn === 0) return [an, ad];
  const [left, right, below] = [an * bd, bn * ad, ad * bd];
  if (![left, right, below, left + right].every((one) => Math.abs(one) < EXACT)) return null;
  return reduced(left + right, below);
}
