import * as N from '@forceout/numbers';
import { isSimple, mayBeWhole } from '../arithmetic/known.ts';
import { sizeOf } from '../arithmetic/intervals.ts';
import type { Numbers } from '../numbers/numbers.ts';
import { openTextsFor } from './open-goal.ts';
import type { OpenGoal } from './open-goal.ts';
import { NO_RESIDUE } from '../arithmetic/residues.ts';
import type { RoughReading } from './rough-goal.ts';
import type { Target } from './targets.ts';

/** So many multiples of k on each side of the Goal are aimed at where not all can be. */
const NEAREST = 12;
/** Fractions with longer numerators or denominators are not kept as small ones. */
const MOST_BITS = 54;

/** What a Solution must be worth: one of the readings of the Goal, or with Multiple of k so far from one. */
export class Aim {
  /** Comparisons that nobody can decide: no proof then. */
  unsure = 0;
  targets: readonly RoughReading[];
  /** Whether every reading of the Goal is a number that the search can aim at. */
  isWhole = true;
  readonly #numbers: Numbers;
  readonly #multiple: number | null;
  /** ! that Solution and Goal may have together. */
  readonly #factorials: number;
  readonly #known = new Map<number, readonly number[]>();
  #rough: readonly RoughReading[];

  /** A Goal of endless many numbers, and how it is written for those that were met. */
  readonly #open: OpenGoal | null;
  readonly #written: string[] = [];

  constructor(
    numbers: Numbers,
    targets: readonly Target[],
    multiple: number | null,
    factorials: number,
    open: OpenGoal | null = null,
  ) {
    this.#open = open;
    this.#numbers = numbers;
    this.#multiple = multiple;
    this.#factorials = factorials;
    this.targets = targets.flatMap(({ text, value, factorials: used }) => {
      if (numbers.take(value)) return [{ text, n: numbers.n, d: numbers.d, factorials: used }];
      this.isWhole = false;
      return [];
    });
    this.#rough = this.#roughOnes();
  }

  /** Aims at all readings of the Goal that there are, also at those that were left out or had no bounds. */
  addAll(readings: readonly RoughReading[]): void {
    const all = new Map(this.targets.map((target) => [`${target.n}/${target.d}`, target]));
    for (const reading of readings) {
      const key = `${reading.n}/${reading.d}`;
      const known = all.get(key);
      if (known === undefined || known.factorials > reading.factorials) all.set(key, reading);
    }
    this.targets = [...all.values()];
    this.#rough = this.#roughOnes();
    this.isWhole = true;
  }

  /** Leaves readings out that take all the ! and are longer than a Solution without one can be, in bits. */
  leaveOutOfReach(most: number): void {
    const isInReach = ({ n, d, factorials }: RoughReading): boolean => {
      if (factorials < this.#factorials) return true;
      if (this.#numbers.isBounded(n, d)) {
        const [lo, hi] = sizeOf(this.#numbers.knownOf(n, d));
        return lo <= most + 1 && hi >= -most - 1;
      }
      return this.#numbers.knownOf(n, d).bits <= most + 8;
    };
    this.targets = this.targets.filter(isInReach);
    this.#rough = this.#roughOnes();
  }

  /** Whether a fraction meets just the readings that are that fraction. */
  get isExact(): boolean {
    return this.isSingle && this.#rough.length === 0;
  }

  /** Whether each reading of the Goal is one number, and not all that differ from it by a multiple of k. */
  get isSingle(): boolean {
    return this.#multiple === null && this.#open === null;
  }

  /** With Multiple of k, that k. */
  get multiple(): number | null {
    return this.#multiple;
  }

  /** How the Goal is written for a target. */
  textOf(at: number): string {
    return this.targets[at]?.text ?? this.#written[at - this.targets.length]!;
  }

  /** Numbers that meet a target: itself, or with Multiple of k the nearest of an endless row. */
  numbersFor(at: number): readonly (readonly [number, number])[] {
    const { n, d } = this.targets[at]!;
    if (this.#multiple === null) return [[n, d]];
    if (d === 0) return this.#roughNumbersFor(n);
    const step = this.#multiple * d;
    return Array.from({ length: NEAREST }, (_, index) => (index + 1) * step).flatMap((apart) => [
      [n + apart, d] as const,
      [n - apart, d] as const,
    ]);
  }

  /** The same for a number known by bounds. */
  #roughNumbersFor(id: number): readonly (readonly [number, number])[] {
    const numbers = this.#numbers;
    const times = Array.from({ length: 2 * NEAREST }, (_, at) => (at < NEAREST ? at + 1 : NEAREST - at - 1));
    if (numbers.forms?.has(id) === true) {
      return times.flatMap((count) => {
        const form = numbers.forms!.shifted(id, count * this.#multiple!);
        return form === null ? [] : [[form, 0] as const];
      });
    }
    if (!numbers.isBounded(id, 0)) return [];
    return times.flatMap((count) =>
      numbers.binary('add', id, 0, count * this.#multiple!, 1) ? [[numbers.n, numbers.d] as const] : [],
    );
  }

  /** The place of a target that this number meets with so many ! in use, or -1. */
  meets(n: number, d: number, factorials: number): number {
    const met = this.#meets(n, d, factorials);
    return met < 0 && this.#open !== null ? this.#meetsOpen(this.#open, n, d) : met;
  }

  #meetsOpen(open: OpenGoal, n: number, d: number): number {
    const texts = openTextsFor(this.#numbers, open, n, d);
    if (texts === null) this.unsure++;
    const [text] = texts ?? [];
    if (text === undefined) return -1;
    if (!this.#written.includes(text)) this.#written.push(text);
    return this.targets.length + this.#written.indexOf(text);
  }

  #meets(n: number, d: number, factorials: number): number {
    if (d === 0) return this.#other(n).find((at) => this.leaves(at, factorials)) ?? -1;
    for (let at = 0; at < this.targets.length; at++) {
      const target = this.targets[at]!;
      if (target.d === 0) {
        const isMet = this.#multiple !== null ? this.#differs(n, d, target.n, 0) : this.#mayBe(n, d, target);
        if (isMet && this.leaves(at, factorials)) return at;
        continue;
      }
      if (this.#multiple === null) {
        if (n === target.n && d === target.d && this.leaves(at, factorials)) return at;
      } else if (d === target.d && n !== target.n) {
        const apart = (n - target.n) / (d * this.#multiple);
        // Both are below 2^53 in size, but their difference may not be exact.
        const exact =
          Math.abs(n) + Math.abs(target.n) < 2 ** 53
            ? Number.isInteger(apart)
            : this.#differs(n, d, target.n, target.d);
        if (exact && this.leaves(at, factorials)) return at;
      }
    }
    return -1;
  }

  /** A reading known by bounds may be a fraction all the same, if no simple one. */
  #mayBe(n: number, d: number, target: RoughReading): boolean {
    return (
      this.#rough.includes(target) &&
      !isSimple({ n, d }) &&
      this.#numbers.isEqual(n, d, target.n, 0) !== false
    );
  }

  /** Readings known by bounds that may be fractions of a size that the search keeps as they are. */
  #roughOnes(): readonly RoughReading[] {
    const numbers = this.#numbers;
    return this.targets.filter(({ n, d }) => {
      if (!numbers.isBounded(n, d) || numbers.isIrrational(n)) return false;
      const [least, most] = sizeOf(numbers.knownOf(n, d));
      return least <= MOST_BITS && most >= -MOST_BITS;
    });
  }

  /** Whether enough ! are left for this reading of the Goal. */
  leaves(at: number, factorials: number): boolean {
    return factorials === 0 || factorials <= this.factorialsBeside(at);
  }

  /** How many ! a Solution may have beside this reading of the Goal. */
  factorialsBeside(at: number): number {
    return this.#factorials - this.targets[at]!.factorials;
  }

  /** The targets met by a value that is no small fraction. */
  #other(id: number): readonly number[] {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const met: number[] = [];
    for (const [at, target] of this.targets.entries()) {
      if (
        this.#multiple !== null
          ? this.#differs(id, 0, target.n, target.d)
          : this.#equals(id, target.n, target.d)
      )
        met.push(at);
    }
    this.#known.set(id, met);
    return met;
  }

  /** Whether numbers known by bounds may be a multiple of k apart. */
  #mayDiffer(an: number, ad: number, bn: number, bd: number): boolean {
    const numbers = this.#numbers;
    if (numbers.areNoWholeApart(an, ad, bn, bd)) return false;
    if (!numbers.binary('subtract', an, ad, bn, bd)) return false;
    const results = [[numbers.n, numbers.d] as const, ...numbers.extras];
    const isOfK = (numbers.limits.prime ?? 0) === 0;
    for (const [n, d] of results) {
      const over = n % this.#multiple!;
      if (d === 1 && n !== 0 && over === 0) return true;
    }
    for (const [n, d] of results) {
      const apart = numbers.knownOf(n, d);
      const rest = isOfK ? (apart.residue ?? NO_RESIDUE) : NO_RESIDUE;
      // Bounds hold no 0, and what leaves no rest is a multiple of k.
      if (d === 0 && rest === 0) return true;
      if (d === 0 && rest === NO_RESIDUE && mayBeWhole(apart)) this.unsure++;
    }
    return false;
  }

  #equals(id: number, n: number, d: number): boolean {
    const equal = this.#numbers.isEqual(id, 0, n, d);
    if (equal === null) this.unsure++;
    return equal === true;
  }

  /** Apart by a multiple of k, and not equal. */
  #differs(an: number, ad: number, bn: number, bd: number): boolean {
    if (this.#numbers.isBounded(an, ad) || this.#numbers.isBounded(bn, bd))
      return this.#mayDiffer(an, ad, bn, bd);
    const { forms } = this.#numbers;
    if (forms !== null && ((ad === 0 && forms.has(an)) || (bd === 0 && forms.has(bn)))) {
      const apart = ad === 0 && bd === 0 ? forms.apart(an, bn) : null;
      const over = apart === null ? 1 : apart[0] % this.#multiple!;
      return apart !== null && apart[1] === 1 && apart[0] !== 0 && over === 0;
    }
    const [a, b] = [this.#numbers.valueOf(an, ad), this.#numbers.valueOf(bn, bd)];
    const same = N.isEqual(a, b);
    if (same === 'equal') return false;
    const difference = N.subtract(a, b);
    const quotient =
      difference.kind === 'value' ? N.divide(difference.value, N.integer(this.#multiple!)) : difference;
    const isWhole = quotient.kind === 'value' ? N.isInteger(quotient.value) : 'uncheckable';
    if (isWhole === false) return false;
    if (isWhole === 'uncheckable' || same === 'uncheckable') {
      this.unsure++;
      return false;
    }
    return true;
  }
}
