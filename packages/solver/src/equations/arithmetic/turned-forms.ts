import { EXACT, reduced } from './fractions.ts';
import type { Fraction } from './fractions.ts';
import { NO_FORM, RadicalForms } from './radical-forms.ts';
import { polar } from './spots.ts';
import type { Spot } from './spots.ts';

/** A positive product of powers of primes, turned by so much of a whole turn, at least 0 and below 1. */
interface Turned {
  readonly size: number;
  readonly turn: Fraction;
}

/** Room for what logarithms and sums of them may be off. */
const SLACK = 2 ** -46;
const NO_TURN: Fraction = [0, 1];

/**
 * Roots of fractions in the complex numbers: products of powers of primes, times a root of unity. A number has one such form at most, so that
 * two of them are equal just if their forms are.
 */
export class TurnedForms {
  readonly #sizes = new RadicalForms();
  readonly #forms: Turned[] = [];
  readonly #ids = new Map<string, number>();

  /** i or -i. */
  unit(isNegative: boolean): number {
    return this.#idOf(this.#sizes.ofFraction(1, 1), [isNegative ? 3 : 1, 4]);
  }

  /** Of a small fraction other than 0. */
  ofFraction(n: number, d: number): number {
    return this.#idOf(this.#sizes.ofFraction(Math.abs(n), d), n < 0 ? [1, 2] : NO_TURN);
  }

  ofLong({ n, d }: { readonly n: bigint; readonly d: bigint }): number {
    return this.#idOf(this.#sizes.ofLong({ n: n < 0n ? -n : n, d }), n < 0n ? [1, 2] : NO_TURN);
  }

  product(a: number, b: number): number {
    const [left, right] = [this.#forms[a]!, this.#forms[b]!];
    return this.#idOf(this.#sizes.product(left.size, right.size), added(left.turn, right.turn));
  }

  quotient(a: number, b: number): number {
    const [left, right] = [this.#forms[a]!, this.#forms[b]!];
    const [n, d] = right.turn;
    return this.#idOf(this.#sizes.quotient(left.size, right.size), added(left.turn, [-n, d]));
  }

  negative(a: number): number {
    const { size, turn } = this.#forms[a]!;
    return this.#idOf(size, added(turn, [1, 2]));
  }

  /** One of the values of a^(n/d), n/d in lowest terms and not 0: that of so many whole turns, from 0 to d - 1. */
  power(a: number, n: number, d: number, turns: number): number {
    const { size, turn } = this.#forms[a]!;
    const [above, below] = [(turn[0] + turns * turn[1]) * n, turn[1] * d];
    if (Math.abs(above) >= EXACT || below >= EXACT) return NO_FORM;
    return this.#idOf(this.#sizes.power(size, n, d), added(reduced(above, below), NO_TURN));
  }

  /** The small fraction that it is; null if it is none. */
  fraction(a: number): Fraction | null {
    const { size, turn } = this.#forms[a]!;
    const fraction = this.isReal(a) ? this.#sizes.fraction(size) : null;
    return fraction === null ? null : [turn[0] === 0 ? fraction[0] : -fraction[0], fraction[1]];
  }

  isReal(a: number): boolean {
    return this.#forms[a]!.turn[1] <= 2;
  }

  /** Whether it is real, and no fraction. */
  isIrrational(a: number): boolean {
    return this.isReal(a) && !this.#sizes.isRational(this.#forms[a]!.size);
  }

  isPositive(a: number): boolean {
    return this.#forms[a]!.turn[0] === 0;
  }

  isWhole(a: number): boolean {
    return this.isReal(a) && this.#sizes.isWhole(this.#forms[a]!.size);
  }

  /** Whether it is a root of 1. */
  isUnit(a: number): boolean {
    return this.#sizes.at(this.#forms[a]!.size).primes.length === 0;
  }

  spot(a: number): Spot {
    const { size, turn } = this.#forms[a]!;
    const { primes, exponents } = this.#sizes.at(size);
    let [log, off] = [0, 0];
    for (const [at, prime] of primes.entries()) {
      const part = (exponents[at]![0] / exponents[at]![1]) * Math.log2(prime);
      log += part;
      off += Math.abs(part) * SLACK;
    }
    return polar([log - off, log + off], (2 * Math.PI * turn[0]) / turn[1], SLACK);
  }

  #idOf(size: number, turn: Fraction | null): number {
    if (size === NO_FORM || turn === null) return NO_FORM;
    const key = `${size} ${turn[0]}/${turn[1]}`;
    let id = this.#ids.get(key);
    if (id === undefined) this.#ids.set(key, (id = this.#forms.push({ size, turn }) - 1));
    return id;
  }
}

/** Of two parts of a turn, without whole turns. */
function added([an, ad]: Fraction, [bn, bd]: Fraction): Fraction | null {
  const [left, right, below] = [an * bd, bn * ad, ad * bd];
  if (![left, right, left + right, below].every((one) => Math.abs(one) < EXACT)) return null;
  const over = (left + right) % below;
  return over === 0 ? NO_TURN : reduced(over < 0 ? over + below : over, below);
}
