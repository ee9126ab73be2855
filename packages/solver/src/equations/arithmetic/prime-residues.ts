import { isInteger } from './known.ts';
import type { Known } from './known.ts';
import type { Form } from './radical-forms.ts';
import { signOf } from './intervals.ts';
import { BELOW, NO_RESIDUE, ROOT_ABOVE, ROOT_BELOW, ROOT_BESIDE, ROOT_WHOLE } from './residues.ts';
import type { Rests } from './residues.ts';

/**
 * What is left of fractions modulo a prime p below 100: 1/2 is 6 modulo 11, and a fraction with p below the line is BELOW. Of roots and sums
 * of roots it is kept whether p divides them (ABOVE) or their inverses (BELOW), neither (BESIDE), or just not the inverse (WHOLE): a root is
 * divided by p just as far as what is under it, at every place of the field above p, and sums and products follow the rules of valuations.
 * A whole number is not BELOW, so that none of the others is a whole number away from a Goal that is.
 */
export class PrimeResidues implements Rests {
  readonly #prime: number;

  constructor(prime: number) {
    this.#prime = prime;
  }

  of({ n, d, residue = NO_RESIDUE }: Known): number {
    if (d === 0) return residue;
    return this.#over(n % this.#prime, d % this.#prime);
  }

  ofLong(n: bigint, d: bigint): number {
    const prime = BigInt(this.#prime);
    return this.#over(Number(n % prime), Number(d % prime));
  }

  /** Of a factorial beyond 720!. */
  readonly ofFactorial = 0;

  ofForm({ sign, primes, exponents }: Form): number {
    const at = primes.indexOf(this.#prime);
    const own = at < 0 ? 0 : exponents[at]![0];
    if (!exponents.every(([, d]) => d === 1))
      return own > 0 ? ROOT_ABOVE : own < 0 ? ROOT_BELOW : ROOT_BESIDE;
    if (own !== 0) return own > 0 ? 0 : BELOW;
    let rest = this.#positive(sign);
    for (const [place, prime] of primes.entries()) {
      const [times] = exponents[place]!;
      // p - 1 times leaves 1 (Fermat).
      const [turns, over] = [this.#prime - 1, times % (this.#prime - 1)];
      rest = (rest * this.#raised(prime % this.#prime, over < 0 ? over + turns : over)) % this.#prime;
    }
    return rest;
  }

  sum(a: Known, b: Known): number {
    return this.#sum(this.of(a), this.of(b));
  }

  difference(a: Known, b: Known): number {
    const right = this.of(b);
    return this.#sum(this.of(a), isRest(right) ? this.#positive(-right) : right);
  }

  #sum(a: number, b: number): number {
    if (isRest(a) && isRest(b)) return (a + b) % this.#prime;
    if ((a === BELOW && isRest(b)) || (isRest(a) && b === BELOW)) return BELOW;
    const [left, right] = [rootOf(a), rootOf(b)];
    if (left === NO_RESIDUE || right === NO_RESIDUE) return NO_RESIDUE;
    if (left === ROOT_BELOW || right === ROOT_BELOW) return left === right ? NO_RESIDUE : ROOT_BELOW;
    if (left === ROOT_ABOVE && right === ROOT_ABOVE) return ROOT_ABOVE;
    const isBeside =
      (left === ROOT_ABOVE && right === ROOT_BESIDE) || (left === ROOT_BESIDE && right === ROOT_ABOVE);
    return isBeside ? ROOT_BESIDE : ROOT_WHOLE;
  }

  product(a: Known, b: Known): number {
    return this.#product(this.of(a), this.of(b));
  }

  #product(a: number, b: number): number {
    if (isRest(a) && isRest(b)) return (a * b) % this.#prime;
    const isBelow = a === BELOW && (b === BELOW || (isRest(b) && b !== 0));
    if (isBelow || (b === BELOW && isRest(a) && a !== 0)) return BELOW;
    const [left, right] = [rootOf(a), rootOf(b)];
    if (left === NO_RESIDUE || right === NO_RESIDUE) return NO_RESIDUE;
    if (left === ROOT_BESIDE || left === right) return right;
    if (right === ROOT_BESIDE) return left;
    return left === ROOT_BELOW || right === ROOT_BELOW ? NO_RESIDUE : ROOT_ABOVE;
  }

  /** b is not 0. */
  quotient(a: Known, b: Known): number {
    return this.#product(this.of(a), this.#inverse(this.of(b)));
  }

  /** The exponent may be a factorial beyond 720!, which is a multiple of p - 1. */
  power(a: Known, b: Known): number {
    const own = this.of(a);
    if (b.d === 1 && b.n !== 0) return this.#whole(own, b.n < 0, Math.abs(b.n) % (this.#prime - 1));
    if (b.long?.d === 1n) {
      const over = Number(b.long.n % BigInt(this.#prime - 1));
      return this.#whole(own, b.long.n < 0n, Math.abs(over));
    }
    if (b.d === 0 && (b.factorials ?? 0) > 0) return this.#whole(own, false, 0);
    const exponent = this.of(b);
    // Nobody knows of others that they are fractions.
    if (!isRest(exponent) && exponent !== BELOW && !isInteger(b)) return NO_RESIDUE;
    return rootOf(signOf(b) < 0 ? this.#inverse(own) : own);
  }

  /** A whole power; `over`: what is left of the exponent modulo p - 1, without its sign. */
  #whole(own: number, isNegative: boolean, over: number): number {
    const base = isNegative ? this.#inverse(own) : own;
    return isRest(base) && base !== 0 ? this.#raised(base, over) : base;
  }

  /** One number in which p is below the line and one in which it is not. */
  areNoWholeApart(a: Known, b: Known): boolean {
    const [left, right] = [this.of(a), this.of(b)];
    const isBelow = (one: number): boolean => one === BELOW || one === ROOT_BELOW;
    const isNot = (one: number): boolean => one !== NO_RESIDUE && !isBelow(one);
    return (isBelow(left) && isNot(right)) || (isNot(left) && isBelow(right));
  }

  #inverse(a: number): number {
    if (a === BELOW) return 0;
    if (a === ROOT_BELOW || a === ROOT_ABOVE) return a === ROOT_BELOW ? ROOT_ABOVE : ROOT_BELOW;
    if (!isRest(a)) return a === ROOT_BESIDE ? a : NO_RESIDUE;
    return a === 0 ? BELOW : this.#raised(a, this.#prime - 2);
  }

  #over(above: number, below: number): number {
    if (below === 0) return BELOW;
    return (this.#positive(above) * this.#raised(below, this.#prime - 2)) % this.#prime;
  }

  #raised(base: number, times: number): number {
    let result = 1;
    for (let turn = 0; turn < times; turn++) result = (result * base) % this.#prime;
    return result;
  }

  #positive(rest: number): number {
    const over = rest % this.#prime;
    return over < 0 ? over + this.#prime : over === 0 ? 0 : over;
  }
}

function isRest(a: number): boolean {
  return a >= 0 && a !== BELOW;
}

/** What is known of a fraction as if it were a root. */
function rootOf(a: number): number {
  if (a === BELOW) return ROOT_BELOW;
  return isRest(a) ? (a === 0 ? ROOT_ABOVE : ROOT_BESIDE) : a;
}
