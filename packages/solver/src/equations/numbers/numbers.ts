import {
  FACTORIALS,
  EXACT,
  gcd,
  mayBePower,
  SYMBOL_D,
  wholePower,
  wholeRoot,
} from '../arithmetic/fractions.ts';
import type { Operation } from '../arithmetic/operations.ts';
import { SlowNumbers } from './slow-numbers.ts';

/** 6000! has 20,000 digits; sums with longer ones take milliseconds. */
const LARGEST_FACTORIAL = 6000;

/**
 * The numbers of one search. A small fraction is a pair (n, d) in lowest terms with d > 0; everything else is
 * (id, 0), the number of a value in a list. A result is left in `n` and `d`, so that nothing is allocated.
 */
export class Numbers extends SlowNumbers {
  /** Factorials left out because they are too long to be worth their cost. */
  giants = 0;
  /** Those of numbers that may be odd: (-1)^(n!) is not (-1)^n there. */
  oddGiants = 0;
  /** Whether steps of a calculation may lead to fractions only. */
  rationalOnly = false;

  /** Works out a op b; false if it has no value. */
  binary(operation: Operation, an: number, ad: number, bn: number, bd: number): boolean {
    this.hasExtra = false;
    if (ad === SYMBOL_D || bd === SYMBOL_D) return this.#withSymbol(operation, an, ad, bn, bd);
    if (ad === 0 || bd === 0) return this.slow(operation, an, ad, bn, bd);
    return this.#ofFractions(operation, an, ad, bn, bd) ?? this.slow(operation, an, ad, bn, bd);
  }

  /** Null if the result is no small fraction, or must be worked out with numbers of any length. */
  #ofFractions(operation: Operation, an: number, ad: number, bn: number, bd: number): boolean | null {
    switch (operation) {
      case 'add':
        return this.sum(an, ad, bn, bd) || null;
      case 'subtract':
        return this.sum(an, ad, -bn, bd) || null;
      case 'multiply':
        return this.product(an, ad, bn, bd) || null;
      case 'divide':
        if (bn === 0) return false;
        return (bn < 0 ? this.product(an, ad, -bd, -bn) : this.product(an, ad, bd, bn)) || null;
      case 'average':
        return (this.sum(an, ad, bn, bd) && this.product(this.n, this.d, 1, 2)) || null;
      case 'percent':
        return (
          (this.product(an, ad, bn, bd) && this.product(this.n, this.d, 1, this.limits.base ** 2)) || null
        );
      case 'power':
        return this.#power(an, ad, bn, bd);
      case 'root':
        return this.#root(an, ad, bn, bd);
      case 'log':
        return this.limits.quick || this.limits.bounded ? this.#logOfFractions(an, ad, bn, bd) : null;
      case 'remainder':
      case 'gcf':
      case 'lcm':
        return ad === 1 && bd === 1 && this.#ofWholes(operation, an, bn);
      default:
        return null;
    }
  }

  #ofWholes(operation: 'remainder' | 'gcf' | 'lcm', a: number, b: number): boolean | null {
    switch (operation) {
      case 'remainder':
        return a >= 1 && b >= 1 && a <= this.limits.mostRemainder && this.leave(a % b, 1);
      case 'gcf':
        return a >= 0 && b >= 0 && a + b > 0 && this.leave(gcd(a, b), 1);
      case 'lcm':
        return a >= 1 && b >= 1 && (this.product(a / gcd(a, b), 1, b, 1) || null);
    }
  }

  /** What a transcendental number comes to beside a rational one. */
  #withSymbol(operation: Operation, an: number, ad: number, bn: number, bd: number): boolean {
    const isZero = (ad === 1 && an === 0) || (bd === 1 && bn === 0);
    switch (operation) {
      case 'add':
      case 'subtract':
      case 'average':
        return this.leave(0, SYMBOL_D);
      case 'multiply':
      case 'percent':
        return isZero ? this.leave(0, 1) : this.leave(0, SYMBOL_D);
      case 'divide':
        if (bd === 1 && bn === 0) return false;
        return isZero ? this.leave(0, 1) : this.leave(0, SYMBOL_D);
      default:
        return false;
    }
  }

  unary(operation: Operation, n: number, d: number): boolean {
    this.hasExtra = false;
    if (d === SYMBOL_D) return false;
    switch (operation) {
      case 'root':
        return this.binary('root', 2, 1, n, d);
      case 'factorial':
        if (d !== 0) {
          if (d !== 1 || n < 0) return false;
          if (n <= 18) return this.leave(FACTORIALS[n]!, 1);
          if (n <= LARGEST_FACTORIAL || this.limits.bounded) return this.slow(operation, n, d, 0, 1);
        } else if (this.limits.bounded) return this.slow(operation, n, d, 0, 1);
        else if (!this.mayBeWhole(n, d)) return false;
        this.giants++;
        if (d === 0 ? !this.isEven(n) : n % 2 === 1) this.oddGiants++;
        return false;
      case 'factors':
        if (d !== 0 && (d !== 1 || n < 1 || n > this.limits.mostFactors)) return false;
        return this.slow(operation, n, d, 0, 1);
      case 'prime':
        if (d !== 0 && n > this.limits.mostPrime * d) return false;
        return this.slow(operation, n, d, 0, 1);
      default:
        throw new Error(`${operation} takes two numbers`);
    }
  }

  /** a^b as a step of a calculation, without the limits of a division; of fractions only if it is one, when `rationalOnly`. */
  rawPower(an: number, ad: number, bn: number, bd: number): boolean {
    this.hasExtra = false;
    if (ad !== 0 && bd !== 0 && an !== 0) {
      if (an < 0 && bd % 2 === 0) return false;
      if (this.fractionalPower(an, ad, bn, bd)) return true;
      if (this.rationalOnly && (wholeRoot(Math.abs(an), bd) === null || wholeRoot(ad, bd) === null))
        return false;
    }
    return this.slow('raw-power', an, ad, bn, bd);
  }

  /**
   * The rational exponent that makes a of b in absolute value. Between fractions below 2^53 it has no larger part than 53, and an
   * irrational one would be transcendental (Gelfond and Schneider), which no sum of radicals is.
   */
  rawLog(an: number, ad: number, bn: number, bd: number): boolean {
    this.hasExtra = false;
    // No cell holds 1 or -1, so that only a 0 makes 1 of it.
    if (this.limits.bounded && bd === 0 && Math.abs(an) === ad) return this.leave(0, 1);
    if (ad === 0 || bd === 0) return this.slow('raw-log', an, ad, bn, bd);
    if (an === 0 || bn === 0) return false;
    if (Math.abs(an) === ad) return this.leave(0, 1);
    const isOnlyFraction = !this.limits.bounded || this.rationalOnly;
    if (isOnlyFraction && !mayBePower(an, ad, bn, bd)) return false;
    if (!this.#fractionalLog(an, ad, bn, bd)) return !isOnlyFraction && this.slow('raw-log', an, ad, bn, bd);
    if (!this.limits.bounded || isPowerOf(an, ad, bn, bd, this.n, this.d)) return true;
    return !isOnlyFraction && this.slow('raw-log', an, ad, bn, bd);
  }

  /** The only fraction that may be the logarithm of |a| to base |b|: its parts are at most 53. */
  #fractionalLog(an: number, ad: number, bn: number, bd: number): boolean {
    const exponent = logOf(Math.abs(an), ad) / logOf(Math.abs(bn), bd);
    if (!Number.isFinite(exponent)) return false;
    for (let below = 1; below <= 53; below++) {
      const above = Math.round(exponent * below);
      if (above !== 0 && Math.abs(exponent * below - above) < 1e-8 * below) return this.leave(above, below);
    }
    return false;
  }

  /** The logarithm of a to base b: a fraction, or else transcendental (Gelfond and Schneider), which a quick look leaves out. */
  #logOfFractions(an: number, ad: number, bn: number, bd: number): boolean {
    if (an <= 0 || bn <= 0 || bn === bd) return false;
    if (an === ad) return this.leave(0, 1);
    if (this.#fractionalLog(an, ad, bn, bd) && isPowerOf(an, ad, bn, bd, this.n, this.d)) return true;
    if (this.limits.bounded) return this.slow('raw-log', an, ad, bn, bd);
    this.skipped++;
    return false;
  }

  #power(an: number, ad: number, bn: number, bd: number): boolean {
    if (this.limits.wholePowers && (ad !== 1 || bd !== 1 || an < 0 || bn < 0)) return false;
    if (an === 0 && bn <= 0) return false;
    if (bd === 1) {
      if (bn === 0 || (an === 1 && ad === 1)) return this.leave(1, 1);
      if (an === 0) return this.leave(0, 1);
      if (an === -1 && ad === 1) return this.leave(bn % 2 === 0 ? 1 : -1, 1);
      if (Math.abs(bn) < 60) {
        const [above, below] = [wholePower(an, Math.abs(bn)), wholePower(ad, Math.abs(bn))];
        if (Math.abs(above) < EXACT && below < EXACT) {
          if (bn > 0) return this.leave(above, below);
          return above < 0 ? this.leave(-below, -above) : this.leave(below, above);
        }
      }
    } else if (this.limits.complex && an !== 0) return this.complexPower(an, ad, bn, bd);
    else if (an < 0 && bd % 2 === 0) return false;
    else if (this.fractionalPower(an, ad, bn, bd)) return true;
    return this.slow('power', an, ad, bn, bd);
  }

  /** The a-th root of b. */
  #root(an: number, ad: number, bn: number, bd: number): boolean {
    if (an === 0) return false;
    if (this.limits.wholePowers) {
      if (ad !== 1 || bd !== 1 || an < 1 || bn < 0) return false;
      if (bn < 2) return this.leave(bn, 1);
      const nearest = Math.round(bn ** (1 / an));
      return nearest > 1 && wholePower(nearest, an) === bn && this.leave(nearest, 1);
    }
    if (bn < 0 && an % 2 === 0) return false;
    if (an === 2 && ad === 1) {
      const [above, below] = [Math.round(Math.sqrt(bn)), Math.round(Math.sqrt(bd))];
      if (above * above === bn && below * below === bd) return this.leave(above, below);
    } else if (bn === 0 ? an > 0 : this.fractionalPower(bn, bd, an < 0 ? -ad : ad, Math.abs(an)))
      return bn !== 0 || this.leave(0, 1);
    return this.slow('root', an, ad, bn, bd);
  }
}

/** The logarithm of n ÷ d, right to the last digits next to 1 too. */
function logOf(n: number, d: number): number {
  return n < 2 * d && d < 2 * n ? Math.log1p((n - d) / d) : Math.log(n / d);
}

/** Whether |a|^below is |b|^above. */
function isPowerOf(an: number, ad: number, bn: number, bd: number, above: number, below: number): boolean {
  const power = (n: number, times: number): bigint => BigInt(Math.abs(n)) ** BigInt(times);
  const [up, down] = above > 0 ? [bn, bd] : [bd, bn];
  const times = Math.abs(above);
  // A longer power of anything but 1 would be beyond 2^(53 x 53).
  if (times > 53 * 53) return false;
  return power(an, below) * power(down, times) === power(ad, below) * power(up, times);
}
