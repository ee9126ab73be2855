import type { KeptNumbers } from './kept-numbers.ts';
import { isFarExponent } from '../numbers/near-powers.ts';
import type { Numbers } from '../numbers/numbers.ts';
import type { Operation } from '../arithmetic/operations.ts';
import { combineWith, plainOf } from '../numbers/pairs.ts';
import type { Filter, Takes } from '../numbers/pairs.ts';
import type { Binary } from '../cubes/signs.ts';
import type { Entry } from '../cubes/state.ts';
import { ValueSet } from '../cubes/value-set.ts';

/** A number that many are combined with, as the first or the second of the two. */
interface Beside {
  readonly operation: Operation;
  readonly n: number;
  readonly d: number;
  readonly values: ValueSet;
  readonly isFirst: boolean;
}

/** The numbers of one multiset of cubes with those of another: results are kept with the cubes of both. */
export class Combine implements Takes {
  /** What holds a 1 that may be any power of the base, of the two that are joined just now, where that matters. */
  capped: readonly Entry[] = [];
  /** Whether just now two piles of √ on numerals are joined. */
  arePiles = false;
  readonly #kept: KeptNumbers;
  readonly #numbers: Numbers;
  /** The fractions that the Goal is worth. */
  readonly #wanted: Filter;
  /** Where results go just now, and the one number that many are combined with. */
  #target: Entry | null = null;
  #beside: Beside | null = null;

  constructor(kept: KeptNumbers) {
    this.#kept = kept;
    this.#numbers = kept.numbers;
    this.#wanted = { set: new ValueSet(), isIn: true };
    for (const { n, d } of kept.aim.targets) if (d > 0) this.#wanted.set.add(n, d);
  }

  /** All of a with all of b, in both orders where that matters. */
  all(a: ValueSet, b: ValueSet, binary: Binary, target: Entry): void {
    const { operation, commutes } = binary;
    const isSame = a === b;
    const [few, many] = a.size <= b.size ? [a, b] : [b, a];
    const plain = target.isLast && !this.#kept.aim.isExact ? null : plainOf(operation);
    this.#target = target;
    this.#kept.workOutFor(target);
    // What nothing can be joined to is not kept, and so matters only if it is worth the Goal.
    const filter = target.isLast ? this.#wanted : { set: target.values, isIn: false };
    for (let at = 0; at < few.size; at++) {
      if (!this.#kept.spend(many.size)) return;
      const from = isSame && commutes ? at : 0;
      const [n, d] = [few.n[at]!, few.d[at]!];
      if (plain === null || d <= 0 || n === 0) {
        this.#slowly(many, from, n, d, binary, isSame, few);
        continue;
      }
      this.#beside = { operation, n, d, values: many, isFirst: false };
      combineWith(plain[0], many, from, n, d, filter, this);
      if (plain[1] === null || isSame) continue;
      this.#beside = { operation, n, d, values: many, isFirst: true };
      combineWith(plain[1], many, from, n, d, filter, this);
    }
  }

  #slowly(
    many: ValueSet,
    from: number,
    bn: number,
    bd: number,
    { operation, commutes }: Binary,
    isSame: boolean,
    few: ValueSet,
  ): void {
    const numbers = this.#numbers;
    const kept = this.#kept;
    const { n, d, size } = many;
    const isFew = this.#isCapped(few) && isFarExponent(bn, bd);
    const isMany = this.#isCapped(many);
    const isRoot = operation === 'root';
    const hasExponent = isRoot || operation === 'power';
    for (let at = from; at < size; at++) {
      if (this.arePiles && this.#putSame(operation, n[at]!, d[at]!, bn, bd)) continue;
      const isFar = isMany && isFarExponent(n[at]!, d[at]!);
      // The exponent is the second number, the index of a root the first.
      const [isOut, isOutTurned] = !hasExponent ? [false, false] : isRoot ? [isFar, isFew] : [isFew, isFar];
      if (!isOut && numbers.binary(operation, n[at]!, d[at]!, bn, bd)) kept.putResult(this.#target!);
      if (!commutes && !isSame && !isOutTurned && numbers.binary(operation, bn, bd, n[at]!, d[at]!))
        kept.putResult(this.#target!);
    }
  }

  #isCapped(values: ValueSet): boolean {
    return this.capped.some((entry) => entry.values === values);
  }

  fresh(n: number, d: number): void {
    const numbers = this.#numbers;
    numbers.reduce(n, d);
    this.#kept.put(this.#target, numbers.n, numbers.d);
  }

  other(at: number): void {
    const { operation, n, d, values, isFirst } = this.#beside!;
    const [an, ad] = [values.n[at]!, values.d[at]!];
    if (this.arePiles && this.#putSame(operation, an, ad, n, d)) return;
    const found = isFirst
      ? this.#numbers.binary(operation, n, d, an, ad)
      : this.#numbers.binary(operation, an, ad, n, d);
    if (found) this.#kept.putResult(this.#target!);
  }

  /**
   * Two piles of √ on numerals that are kept as one number are equal: √^i a and √^j b, i ≥ j, differ in their logarithms not at all or by
   * |ln(a/b^(2^(i-j)))|/2^i. For whole numbers below 150, and one over them, that is more than 1/(150 × 2^12): bounds are far narrower.
   */
  #putSame(operation: Operation, an: number, ad: number, bn: number, bd: number): boolean {
    if (ad !== 0 || bd !== 0 || an !== bn) return false;
    if (operation !== 'subtract' && operation !== 'divide') return false;
    this.#kept.put(this.#target, operation === 'subtract' ? 0 : 1, 1);
    return true;
  }
}
