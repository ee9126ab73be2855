import type { Known } from './known.ts';
import type { Form } from './radical-forms.ts';

/** Nobody knows, or it is no whole number. */
export const NO_RESIDUE = -1;
/** Of a number that is certainly not whole. */
export const NOT_WHOLE = -6;
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
    return d === 1 ? this.#positive(n % this.#modulus) : NOT_WHOLE;
  }

  ofLong(n: bigint, d: bigint): number {
    if (this.#modulus === 0) return NO_RESIDUE;
    if (d !== 1n) return NOT_WHOLE;
    return this.#positive(Number(n % BigInt(this.#modulus)));
  }

  get ofFactorial(): number {
    return this.#modulus === 0 ? NO_RESIDUE : 0;
  }

  sum(a: Known, b: Known): number {
    return this.#sum(this.of(a), this.of(b), 1);
  }

  difference(a: Known, b: Known): number {
    return this.#sum(this.of(a), this.of(b), -1);
  }

  #sum(a: number, b: number, sign: 1 | -1): number {
    if ((a === NOT_WHOLE && b >= 0) || (a >= 0 && b === NOT_WHOLE)) return NOT_WHOLE;
    return a < 0 || b < 0 ? NO_RESIDUE : this.#positive((a + sign * b) % this.#modulus);
  }

  /** A factorial beyond 720! has enough left when it is divided by a small number. */
  product(a: Known, b: Known): number {
    if (isOver(a, b) || isOver(b, a)) return this.ofFactorial;
    const [left, right] = [this.of(a), this.of(b)];
    return left < 0 || right < 0 ? NO_RESIDUE : (left * right) % this.#modulus;
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
    return (left === NOT_WHOLE && right >= 0) || (left >= 0 && right === NOT_WHOLE);
  }

  /** Of a whole power; the exponent may be a factorial beyond 720!. */
  power(a: Known, b: Known): number {
    const base = this.of(a);
    if (base < 0) return NO_RESIDUE;
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

  #positive(rest: number): number {
    return rest < 0 ? rest + this.#modulus : rest === 0 ? 0 : rest;
  }
}

/** Whether two numbers leave different rests, and so are two. */
export function differInResidue(a: number, b: number): boolean {
  if (a < NO_RESIDUE || b < NO_RESIDUE) return a === NOT_WHOLE ? b >= 0 : b === NOT_WHOLE && a >= 0;
  return a !== NO_RESIDUE && b !== NO_RESIDUE && a !== b;
}

/** Whether the first is a factorial beyond 720! and the second a fraction with a small number below the line. */
function isOver(a: Known, b: Known): boolean {
  return a.d === 0 && a.long === undefined && (a.factorials ?? 0) > 0 && b.d > 1 && b.d <= LARGEST_DIVISOR;
}
