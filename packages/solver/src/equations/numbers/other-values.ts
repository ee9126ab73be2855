import * as N from '@forceout/numbers';
import type { Value } from '@forceout/numbers';
import { BoundedNumbers } from './bounded-numbers.ts';
import { fractionKnown, mayEqual } from '../arithmetic/known.ts';
import type { Found } from './found-cells.ts';
import type { Known } from '../arithmetic/known.ts';
import { FractionResults } from '../arithmetic/fraction-results.ts';
import { EXACT } from '../arithmetic/fractions.ts';
import { GoalForms } from '../arithmetic/goal-forms.ts';
import type { Limits } from '../arithmetic/operations.ts';
import { isCanonical } from '../arithmetic/tower.ts';

const NO_MORE: readonly number[] = [];

/** What is known of a value that is no small fraction. */
interface Sort {
  readonly rational: boolean | 'uncheckable';
  /** Whether equal values have equal keys. */
  readonly canonical: boolean;
}

/** There are millions of values, and few sorts. */
const SORTS: readonly Sort[] = ([true, false, 'uncheckable'] as const).flatMap((rational) =>
  [true, false].map((canonical) => ({ rational, canonical })),
);

function sortOf(rational: Sort['rational'], canonical: boolean): Sort {
  return SORTS.find((sort) => sort.rational === rational && sort.canonical === canonical)!;
}

/** The values of one search that are no small fractions: each has a number, and is the result (number, 0). */
export class OtherValues extends FractionResults {
  readonly limits: Limits;
  /** Results that nobody can work out, and so were left out; the answer `no` is not proved then. */
  dropped = 0;
  /** Results that a quick look left out. */
  skipped = 0;
  /** For a quick look: multiples of a Goal that is no small fraction. */
  readonly forms: GoalForms | null;
  protected readonly bounded: BoundedNumbers;
  /** Null where only bounds are known. */
  readonly #values: (Value | null)[] = [];
  readonly #ids = new Map<string, number>();
  readonly #sorts: Sort[] = [];
  readonly #factorialRoots = new Map<number, number | null>();

  constructor(limits: Limits) {
    super();
    this.limits = limits;
    this.bounded = new BoundedNumbers(limits);
    this.forms = limits.quick ? new GoalForms((isRational) => this.#newForm(isRational)) : null;
  }

  #newForm(isRational: boolean): number {
    this.#sorts.push(sortOf(isRational, true));
    return this.#values.push(N.ZERO) - 1;
  }

  /** How many values are no small fractions. */
  get others(): number {
    return this.#values.length;
  }

  override valueOf(n: number, d: number): Value {
    if (d !== 0) return d === 1 ? N.integer(n) : N.rational(n, d);
    const value = this.#values[n]!;
    if (value === null) throw new Error('a number known by bounds has no exact value');
    return value;
  }

  /** Whether it is known by bounds only. */
  isBounded(n: number, d: number): boolean {
    return d === 0 && this.limits.bounded && this.#values[n] === null;
  }

  /** Whether it is a fraction, of any length. */
  protected isExact(n: number, d: number): boolean {
    return d !== 0 || this.#values[n] !== null;
  }

  /** What is known of a number where numbers are kept by bounds. */
  knownOf(n: number, d: number): Known {
    return d === 0 ? this.bounded.of(n) : fractionKnown(n, d);
  }

  /** Whether what they leave modulo a small number says that they are no whole number apart. */
  areNoWholeApart(an: number, ad: number, bn: number, bd: number): boolean {
    return this.bounded.areNoWholeApart(this.knownOf(an, ad), this.knownOf(bn, bd));
  }

  /** Leaves a value in `n` and `d`. */
  take(value: Value): boolean {
    const fraction = N.asRational(value);
    if (fraction !== null) {
      const [n, d] = [Number(fraction.n), Number(fraction.d)];
      if (Math.abs(n) < EXACT && d < EXACT) return this.leave(n, d);
    }
    if (this.limits.bounded && fraction === null) return this.#takeCell(this.bounded.goal(value));
    // The decimal digits of a long fraction take far longer to work out than these.
    const key = fraction === null ? N.key(value) : `=${fraction.n.toString(32)}/${fraction.d.toString(32)}`;
    let id = this.#ids.get(key);
    if (id === undefined) {
      if (this.limits.bounded && fraction !== null) this.bounded.put(this.#values.length, fraction);
      id = this.#values.push(value) - 1;
      this.#ids.set(key, id);
      // With all complex roots nothing is undone, so that nobody asks; it would take most of the time.
      const rational = this.limits.roots === true ? 'uncheckable' : N.isRational(value);
      this.#sorts.push(sortOf(rational, isCanonical(value)));
      // Two forms may be one number without looking it, so nothing is proved with them.
      if (this.forms?.aim(id, value) === true) this.skipped++;
    }
    return this.leave(id, 0);
  }

  #takeCell(cell: number): boolean {
    if (cell < 0) return false;
    let id = this.bounded.idOfCell(cell);
    if (id < 0) {
      id = this.#values.push(null) - 1;
      this.#sorts.push(sortOf(this.bounded.isIrrationalCell(cell) ? false : 'uncheckable', false));
      this.bounded.name(cell, id);
    }
    return this.leave(id, 0);
  }

  /** Leaves what a calculation with bounds found; a fraction beside a cell is the extra one. */
  protected takeFound({ fraction, cell, other, isOpen }: Found): boolean {
    if (isOpen) this.dropped++;
    if (other !== undefined) return this.#takeAll([{ fraction, cell }, other]);
    if (!this.#takeCell(cell)) return fraction !== null && this.leave(fraction[0], fraction[1]);
    if (fraction !== null) this.#leaveExtra(...fraction);
    return true;
  }

  #leaveExtra(n: number, d: number): void {
    this.hasExtra = true;
    [this.extraN, this.extraD, this.more] = [n, d, NO_MORE];
  }

  /** Several cells, and the fractions that their numbers may be. */
  #takeAll(all: readonly Pick<Found, 'fraction' | 'cell'>[]): boolean {
    const pairs: number[] = [];
    for (const { fraction, cell } of all) {
      if (this.#takeCell(cell)) pairs.push(this.n, this.d);
      if (fraction !== null) pairs.push(...fraction);
    }
    return this.leaveAll(pairs);
  }

  /** Leaves i or -i. */
  imaginaryUnit(negative: boolean): void {
    const turned = negative ? N.negate(N.I) : null;
    this.take(turned?.kind === 'value' ? turned.value : N.I);
  }

  /** Of a value that is no small fraction. */
  isIrrational(id: number): boolean {
    return this.#sorts[id]!.rational === false;
  }

  /** Whether an equal value might have another key. */
  isOpaque(id: number): boolean {
    return !this.#sorts[id]!.canonical;
  }

  /** Leaves the number whose factorial a long integer is; false if there is none. */
  factorialRoot(id: number): boolean {
    this.hasExtra = false;
    if (this.isBounded(id, 0))
      return this.takeFound(this.bounded.operations.factorialRoot(this.bounded.of(id)));
    let root = this.#factorialRoots.get(id);
    if (root === undefined) this.#factorialRoots.set(id, (root = this.#wholeRoot(id)));
    return root !== null && this.leave(root, 1);
  }

  #wholeRoot(id: number): number | null {
    const fraction = N.asRational(this.valueOf(id, 0));
    // A giant that is no fraction written out might be a factorial all the same.
    if (fraction === null && this.mayBeWhole(id, 0)) this.dropped++;
    if (fraction === null || fraction.d !== 1n || fraction.n <= 0n) return null;
    let [n, product] = [1, 1n];
    while (product < fraction.n) product *= BigInt(++n);
    return product === fraction.n ? n : null;
  }

  protected isEven(id: number): boolean {
    const fraction = N.asRational(this.valueOf(id, 0));
    return fraction !== null && fraction.d === 1n && fraction.n % 2n === 0n;
  }

  /** False if it is certainly no integer. */
  mayBeWhole(n: number, d: number): boolean {
    return (
      d === 1 ||
      (d === 0 && !this.limits.bounded && this.isExact(n, d) && N.isInteger(this.valueOf(n, d)) !== false)
    );
  }

  /** Whether two numbers are one; null if nobody can tell. */
  isEqual(an: number, ad: number, bn: number, bd: number): boolean | null {
    if (ad === bd && an === bn) return true;
    if (ad !== 0 && bd !== 0) return false;
    if (this.forms?.has(ad === 0 ? an : bn) === true) return false;
    if (this.limits.bounded) {
      // Fractions are kept once each, however long they are.
      if (!this.isBounded(an, ad) && !this.isBounded(bn, bd)) return false;
      return mayEqual(this.knownOf(an, ad), this.knownOf(bn, bd));
    }
    const equality = N.isEqual(this.valueOf(an, ad), this.valueOf(bn, bd));
    return equality === 'uncheckable' ? null : equality === 'equal';
  }
}
