import type { Known } from './known.ts';
import type { Form } from './radical-forms.ts';

/** Nobody knows, or it is no whole number. */
export const NO_RESIDUE = -1;
/** Modulo a prime: of a fraction that has it below the line, and of roots, of which only that is known, or that they do not. */
export const BELOW = 100;
export const ROOT_BELOW = -2;
export const ROOT_WHOLE = -3;
/** Such roots that have the prime above the line, or neither above nor below it. */
export const ROOT_ABOVE = -4;
export const ROOT_BESIDE = -5;

/** What is kept of numbers modulo a small number, by what is known of their parts. */
export interface Rests {
  of(a: Known): number;
  ofLong(n: bigint, d: bigint): number;
  /** Of n! beyond 720!. */
  readonly ofFactorial: number;
  ofForm(form: Form): number;
  sum(a: Known, b: Known): number;
  difference(a: Known, b: Known): number;
  product(a: Known, b: Known): number;
  quotient(a: Known, b: Known, isLongFactorial: boolean): number;
  power(a: Known, b: Known): number;
  /** Whether two numbers are certainly no whole number apart. */
  areNoWholeApart(a: Known, b: Known): boolean;
}

/** Without one of the numbers up to this one a factorial beyond 720! has still every modulus in it: 600, 630, 640 and 660 are left. */
const LARGEST_DIVISOR = 360;
/** The factorial of a number beyond 720 is a multiple of this, and so is the Carmichael function of 6 to 11, 60 and their divisors. */
const PERIOD = 60;

/**
 * What is left of whole numbers when they are divided by a small number: where bounds know nothing of a giant but its size, this may tell
 * it from another, and whether it is a multiple of k away from the Goal. n! beyond 720! leaves nothing.
 */
export class Residues implements Rests {
  /** 0 where none are kept. */
  readonly #modulus: number;

  /** 6 to 11 or 60. */
  constructor(modulus: number) {
    this.#modulus = modulus;
  }

  of({ n, d, residue = NO_RESIDUE }: Known): number {
    if (this.#modulus === 0) return NO_RESIDUE;
    if (d === 0) return residue;
    return d === 1 ? this.#positive(n % this.#modulus) : NO_RESIDUE;
  }

  ofLong(n: bigint, d: bigint): number {
    if (this.#modulus === 0 || d !== 1n) return NO_RESIDUE;
    return this.#positive(Number(n % BigInt(this.#modulus)));
  }

  get ofFactorial(): number {
    return this.#modulus === 0 ? NO_RESIDUE : 0;
  }

  sum(a: Known, b: Known): number {
    return this.#both(this.of(a), this.of(b), (x, y) => x + y);
  }

  difference(a: Known, b: Known): number {
    return this.#both(this.of(a), this.of(b), (x, y) => x - y);
  }

  product(a: Known, b: Known): number {
    return this.#both(this.of(a), this.of(b), (x, y) => x * y);
  }

  /** Of n! ÷ b: all of 1 to n but b are left, and those above 360 are more than enough. */
  quotient(_: Known, { n, d }: Known, isLongFactorial: boolean): number {
    const isLeft = isLongFactorial && d === 1 && n !== 0 && Math.abs(n) <= LARGEST_DIVISOR;
    return isLeft ? this.ofFactorial : NO_RESIDUE;
  }

  ofForm({ sign, primes, exponents }: Form): number {
    if (this.#modulus === 0 || !exponents.every(([n, d]) => d === 1 && n > 0)) return NO_RESIDUE;
    let rest = 1 % this.#modulus;
    for (const [at, prime] of primes.entries())
      rest = (rest * this.#raised(prime % this.#modulus, exponents[at]![0])) % this.#modulus;
    return this.#positive(sign * rest);
  }

  /** A whole number and a fraction. */
  areNoWholeApart(a: Known, b: Known): boolean {
    const [left, right] = [this.of(a), this.of(b)];
    return (a.d > 1 && right !== NO_RESIDUE) || (b.d > 1 && left !== NO_RESIDUE);
  }

  /** Of a whole power; the exponent may be a factorial beyond 720!. */
  power(a: Known, b: Known): number {
    const base = this.of(a);
    if (base === NO_RESIDUE) return NO_RESIDUE;
    if (b.d === 0 && b.long?.d === 1n && b.long.n > 0n)
      return this.#raised(base, PERIOD + Number(b.long.n % BigInt(PERIOD)));
    if (b.d === 0) return (b.factorials ?? 0) > 0 ? this.#raised(base, PERIOD) : NO_RESIDUE;
    return b.d === 1 && b.n > 0 ? this.#raised(base, b.n) : NO_RESIDUE;
  }

  #raised(base: number, times: number): number {
    let [result, square] = [1 % this.#modulus, base];
    for (let rest = times; rest > 0; rest = Math.floor(rest / 2)) {
      if (rest % 2 === 1) result = (result * square) % this.#modulus;
      square = (square * square) % this.#modulus;
    }
    return result;
  }

  #both(a: number, b: number, join: (a: number, b: number) => number): number {
    return a === NO_RESIDUE || b === NO_RESIDUE ? NO_RESIDUE : this.#positive(join(a, b) % this.#modulus);
  }

  #positive(rest: number): number {
    return rest < 0 ? rest + this.#modulus : rest === 0 ? 0 : rest;
  }
}

/** Whether two numbers leave different rests, and so are two. */
export function differInResidue(a: number, b: number): boolean {
  if (a < NO_RESIDUE || b < NO_RESIDUE) return false;
  return a !== NO_RESIDUE && b !== NO_RESIDUE && a !== b;
}
