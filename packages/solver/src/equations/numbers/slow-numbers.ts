import * as N from '@forceout/numbers';
import { fractionKnown } from '../arithmetic/known.ts';
import { SYMBOL_D, wholeRoot } from '../arithmetic/fractions.ts';
import type { Operation } from '../arithmetic/operations.ts';
import { OtherValues } from './other-values.ts';
import { MOST_OTHERS, Remembered } from './remembered.ts';
import { exactOutcome } from '../arithmetic/tower.ts';

/** What an operation costs, measured in steps of the fast search (some 50 ns). */
const STEPS_OF_SLOW = 200;
const STEPS_OF_OTHERS = 1000;
const STEPS_OF_BOUNDS = 20;

/** Fractional powers with more values than this are left out. */
const MOST_ROOTS = 24;

/** Far more than logarithms may be off, in proportion. */
const APART = 1e-9;

/** Slow operations whose results are small. */
const SMALL_RESULTS: readonly Operation[] = ['factors', 'prime'];

/** Operations that come to no small fraction, or start from none: exactly, by bounds, or for a quick look not at all. */
export class SlowNumbers extends OtherValues {
  /** Steps spent on slow operations, in the measure of the budget. */
  work = 0;
  readonly #memory = new Remembered();
  /** The only numbers that the next results could be of use as, where these are known to be fractions. */
  wanted: readonly (readonly [number, number])[] | null = null;
  /** Complex roots by base and exponent. */
  readonly #roots = new Map<string, readonly number[]>();

  protected slow(operation: Operation, an: number, ad: number, bn: number, bd: number): boolean {
    if (this.limits.quick && (ad === 0 || bd === 0 || !SMALL_RESULTS.includes(operation))) {
      return this.#quickly(operation, an, ad, bn, bd);
    }
    if (this.limits.bounded) return this.#byBounds(operation, an, ad, bn, bd);
    if (operation === 'power' && this.limits.complex && bd > 1) return this.complexPower(an, ad, bn, bd);
    if (this.limits.oneSymbol && ad !== SYMBOL_D) {
      const isSymbol =
        operation === 'power'
          ? this.#isTranscendental(an, ad, bn, bd)
          : operation === 'root' && this.#isTranscendental(bn, bd, an, ad);
      if (isSymbol) return this.leave(0, SYMBOL_D);
    }
    const memo = this.#memory.keyOf(operation, an, ad, bn, bd);
    if (this.#memory.has(memo))
      return this.#memory.d >= SYMBOL_D && this.leave(this.#memory.n, this.#memory.d);
    this.work += ad === 0 || bd === 0 ? STEPS_OF_OTHERS : STEPS_OF_SLOW;
    const outcome = exactOutcome(this.limits, operation, this.valueOf(an, ad), this.valueOf(bn, bd));
    const isLost = outcome === 'uncheckable' || this.#memory.isFull || this.others > MOST_OTHERS;
    if (isLost) this.dropped++;
    if (isLost || outcome === null) {
      this.#memory.set(memo, 0, Number.NaN);
      return false;
    }
    this.take(outcome);
    this.#memory.set(memo, this.n, this.d);
    return true;
  }

  /** With √ = i a fractional power is any of its complex roots; a quick look takes those that are fractions. [XIII-D-11] */
  protected complexPower(an: number, ad: number, bn: number, bd: number): boolean {
    if (this.limits.quick) {
      this.skipped++;
      return an > 0 && this.fractionalPower(an, ad, bn, bd)
        ? this.leaveAll(bd % 2 === 0 ? [this.n, this.d, -this.n, this.d] : [this.n, this.d])
        : false;
    }
    if (this.limits.roots !== true) {
      this.dropped++;
      return false;
    }
    if (bd > MOST_ROOTS && ad > 0 && this.#isOfNoUse(an, ad, bn, bd)) return false;
    const key = `${an}/${ad}^${bn}/${bd}`;
    const known = this.#roots.get(key);
    if (known !== undefined) return this.leaveAll(known);
    this.work += STEPS_OF_OTHERS * bd;
    const roots = bd > MOST_ROOTS ? null : N.complexRoots(this.valueOf(an, ad), BigInt(bn), BigInt(bd));
    const isUnknown = roots === null || ('kind' in roots && roots.kind === 'uncheckable');
    if (isUnknown || this.others > MOST_OTHERS) this.dropped++;
    const pairs: number[] = [];
    if (roots !== null && !('kind' in roots)) {
      for (const root of roots) {
        this.take(root);
        pairs.push(this.n, this.d);
      }
    }
    this.#roots.set(key, pairs);
    return this.leaveAll(pairs);
  }

  /** All complex roots are as far from 0 as the real one of a positive number: if what is wanted is not, none of them is it. */
  #isOfNoUse(an: number, ad: number, bn: number, bd: number): boolean {
    const size = (bn / bd) * Math.log(Math.abs(an) / ad);
    const isApart = ([n, d]: readonly [number, number]): boolean =>
      n === 0 || Math.abs(Math.log(Math.abs(n) / d) - size) > APART * (1 + Math.abs(size));
    return an !== 0 && this.wanted !== null && this.wanted.every(isApart);
  }

  /** Multiples of the Goal meet the same small numbers again and again; everything else is left out. */
  #quickly(operation: Operation, an: number, ad: number, bn: number, bd: number): boolean {
    const isForm = ad === 0 || bd === 0;
    const memo = isForm && !this.#memory.isFull ? this.#memory.keyOf(operation, an, ad, bn, bd) : null;
    if (memo === null || !this.#memory.has(memo)) {
      const found = this.forms!.outcome(operation, an, ad, bn, bd);
      if (memo !== null) this.#memory.set(memo, found?.[0] ?? 0, found?.[1] ?? Number.NaN);
      if (found !== null) return this.leave(found[0], found[1]);
    } else if (this.#memory.d >= SYMBOL_D) return this.leave(this.#memory.n, this.#memory.d);
    this.skipped++;
    return false;
  }

  /** Fractions stay exact as long as they are short; everything else is kept by its bounds. */
  #byBounds(operation: Operation, an: number, ad: number, bn: number, bd: number): boolean {
    this.work += STEPS_OF_BOUNDS;
    if (this.#leavesOne(operation, an, ad, bn, bd)) return true;
    if (operation === 'root' && an !== 0 && ad !== 0 && bd !== 0) {
      if (bn < 0 && an % 2 === 0) return false;
      return this.#rootOf(bn, bd, an < 0 ? -ad : ad, Math.abs(an));
    }
    if ((operation === 'power' || operation === 'raw-power') && ad !== 0 && bd > 1 && an !== 0)
      return this.#rootOf(an, ad, bn, bd);
    const isExact = !this.isBounded(an, ad) && !this.isBounded(bn, bd);
    if (isExact && this.bounded.isShort(operation, this.knownOf(an, ad), this.knownOf(bn, bd))) {
      const outcome = exactOutcome(this.limits, operation, this.valueOf(an, ad), this.valueOf(bn, bd));
      if (outcome === null) return false;
      if (outcome !== 'uncheckable' && this.bounded.isShortValue(outcome)) return this.take(outcome);
    }
    if (this.others > MOST_OTHERS) {
      this.dropped++;
      return false;
    }
    return this.takeFound(
      this.bounded.operations.outcome(operation, this.knownOf(an, ad), this.knownOf(bn, bd)),
    );
  }

  /** Leaves the other number beside a 0 or 1 that changes nothing: it may be a long fraction, of which bounds would know less. */
  #leavesOne(operation: Operation, an: number, ad: number, bn: number, bd: number): boolean {
    const isPlain = !this.limits.wholePowers;
    switch (operation) {
      case 'add':
        if (an === 0 && ad === 1) return this.leave(bn, bd);
        return bn === 0 && bd === 1 && this.leave(an, ad);
      case 'subtract':
        return bn === 0 && bd === 1 && this.leave(an, ad);
      case 'multiply':
        if (an === 1 && ad === 1) return this.leave(bn, bd);
        return bn === 1 && bd === 1 && this.leave(an, ad);
      case 'divide':
        return bn === 1 && bd === 1 && this.leave(an, ad);
      case 'power':
      case 'raw-power':
        return isPlain && bn === 1 && bd === 1 && this.leave(an, ad);
      case 'root':
        return isPlain && an === 1 && ad === 1 && this.leave(bn, bd);
      default:
        return false;
    }
  }

  /** (a)^(p/q) of a fraction: a whole power of its root if that is a fraction, else irrational. */
  #rootOf(an: number, ad: number, p: number, q: number): boolean {
    const [above, below] = [wholeRoot(Math.abs(an), q), wholeRoot(ad, q)];
    if (an < 0 && q % 2 === 0) return false;
    if (above !== null && below !== null) {
      const signed = an < 0 ? -above : above;
      return Math.abs(signed) === 1 && below === 1
        ? this.leave(signed === 1 || p % 2 === 0 ? 1 : -1, 1)
        : this.#byBounds('raw-power', signed, below, p, 1);
    }
    if (this.limits.wholePowers) return false;
    return this.takeFound(
      this.bounded.operations.outcome('raw-power', fractionKnown(an, ad), fractionKnown(p, q)),
    );
  }

  /** A positive number other than 1 with an irrational exponent (Gelfond and Schneider). */
  #isTranscendental(an: number, ad: number, bn: number, bd: number): boolean {
    if (bd !== 0 || !this.isIrrational(bn) || (an === 1 && ad === 1)) return false;
    return ad === 0 ? N.sign(this.valueOf(an, ad)) === 1 : an > 0;
  }
}
