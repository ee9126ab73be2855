import type { Budget } from '../../budget.ts';
import { ANY_D } from '../arithmetic/fractions.ts';
import { invert } from '../numbers/inverse.ts';
import { sizeOf } from '../arithmetic/intervals.ts';
import type { Numbers } from '../numbers/numbers.ts';
import type { Operation } from '../arithmetic/operations.ts';
import { rootOfRoots } from '../numbers/root-piles.ts';
import { SizeIndex } from '../numbers/size-index.ts';
import { HEIGHT_AROUND, HEIGHT_WITHIN } from '../arithmetic/towers-of-roots.ts';
import { ValueSet } from '../cubes/value-set.ts';

/** A whole that is no tower is no longer than this, in bits. */
const LONGEST = 512;

type Pair = readonly [number, number];

/** What numerals that are not 0 can be with zeros beside them: more than they really can be. */
export interface Zeroless {
  /** The forms of each numeral, zero left out. */
  readonly numerals: readonly (readonly Pair[])[];
  readonly operations: ReadonlySet<Operation>;
  /** Whether any part of a whole may be negated. */
  readonly negates: boolean;
}

/**
 * Looks for a number among all that three numerals make with √ piled on them, where zeros stand beside. A zero joined to a part S makes S,
 * −S, 0 or 1 of it: S ± 0 and 0 − S, 0 × S, 0 ÷ S, 0^S and S√0, S^0. So a whole with zeros is a whole of some of the numerals without them, in
 * which parts may be negated, if there is a −, and in which 1 may stand for a numeral, if there are powers: 0 for a part leaves what it is
 * joined to, or the same again. All such wholes are looked for, whatever is Required, so that finding none is a proof and finding some is nothing.
 */
export class ZerolessSearch {
  readonly #numbers: Numbers;
  readonly #budget: Budget;
  readonly #has: Zeroless;
  /** What each numeral is with its piles; with free signs only what is positive. */
  readonly #piles: readonly ValueSet[];
  #isStopped = false;

  constructor(numbers: Numbers, has: Zeroless, budget: Budget) {
    this.#numbers = numbers;
    this.#budget = budget;
    this.#has = has;
    this.#piles = has.numerals.map((forms) => this.#pilesOf(forms));
  }

  /** Whether it is certain that no whole is this fraction, which is not 0, 1 or -1. */
  isNone(n: number, d: number): boolean {
    const piles = this.#piles;
    const goals = this.#squares(n, d, HEIGHT_AROUND, -Infinity, Infinity);
    if (goals.some((goal) => this.#isIn(new SizeIndex(piles.map(entryOf), this.#numbers), goal)))
      return false;
    for (const [at, a] of piles.entries()) {
      for (const [more, b] of piles.slice(at + 1).entries()) {
        const index = new SizeIndex([entryOf(this.#joined(a, b))], this.#numbers);
        const third = piles.find((_, place) => place !== at && place !== at + 1 + more);
        if (goals.some((goal) => this.#isIn(index, goal))) return false;
        if (third !== undefined && this.#isMet(goals, third, index)) return false;
      }
    }
    return !this.#isStopped && this.#numbers.dropped === 0;
  }

  #pilesOf(forms: readonly Pair[]): ValueSet {
    const { negates, operations } = this.#has;
    const values = new ValueSet();
    const all = operations.has('power') ? [...forms, [1, 1] as const] : forms;
    for (const [n, d] of all) {
      const size = negates ? Math.abs(n) : n;
      values.add(size, d);
      if (size < 0) continue;
      for (let height = 1; height <= HEIGHT_WITHIN; height++)
        if (rootOfRoots(this.#numbers, size, d, height)) values.add(this.#numbers.n, this.#numbers.d);
    }
    return values;
  }

  /** All of two numerals without what may be piled on it. */
  #joined(a: ValueSet, b: ValueSet): ValueSet {
    const made = new ValueSet();
    for (const [first, second] of [
      [a, b],
      [b, a],
    ] as const) {
      for (let i = 0; i < first.size; i++) {
        if (!this.#spend(second.size * 40)) return made;
        for (let j = 0; j < second.size; j++)
          this.#join(made, [first.n[i]!, first.d[i]!], [second.n[j]!, second.d[j]!]);
      }
    }
    return made;
  }

  #join(made: ValueSet, a: Pair, b: Pair): void {
    const isSame = a[1] === 0 && b[1] === 0 && a[0] === b[0];
    for (const operation of this.#has.operations) {
      // Equal piles are kept as one number: see `Combine`. Zero is what the rest is without it.
      if (isSame && operation === 'subtract') continue;
      if (isSame && operation === 'divide') made.add(1, 1);
      else
        for (const exponent of this.#turned(operation, 'first', a)) {
          for (const other of this.#turned(operation, 'second', b))
            for (const [n, d] of this.#results(this.#numbers.binary(operation, ...exponent, ...other)))
              made.add(n, d);
        }
    }
  }

  /** An exponent or index may be negative; elsewhere free signs make no more of it. */
  #turned(operation: Operation, place: 'first' | 'second', value: Pair): readonly Pair[] {
    const isExponent = operation === 'power' ? place === 'second' : operation === 'root' && place === 'first';
    if (!isExponent || !this.#has.negates) return [value];
    return [value, ...this.#results(this.#numbers.binary('subtract', 0, 1, ...value))];
  }

  /** Whether some part of two numerals, with a third beside it, comes to one of these. */
  #isMet(goals: readonly Pair[], beside: ValueSet, index: SizeIndex): boolean {
    for (let at = 0; at < beside.size; at++) {
      const third: Pair = [beside.n[at]!, beside.d[at]!];
      for (const goal of goals) {
        if (!this.#spend(400)) return false;
        const isLong = Math.max(...sizeOf(this.#numbers.knownOf(...goal)).map(Math.abs)) > LONGEST;
        for (const operation of this.#has.operations)
          for (const side of ['left', 'right'] as const)
            if (!isLong || side === sideOfExponent(operation))
              for (const part of this.#parts(operation, side, goal, third))
                if (part[1] === ANY_D || this.#isPileIn(index, part)) return true;
      }
    }
    return false;
  }

  /** All x with x op b = ±w or b op x = ±w. */
  #parts(operation: Operation, side: 'left' | 'right', w: Pair, b: Pair): readonly Pair[] {
    const parts: Pair[] = [];
    const emit = (n: number, d: number) => void parts.push([n, d]);
    const undoing = { numbers: this.#numbers, operation, side, emit };
    const place = side === 'left' ? 'second' : 'first';
    const goals = this.#has.negates
      ? [w, ...this.#results(this.#numbers.binary('subtract', 0, 1, ...w))]
      : [w];
    for (const goal of goals)
      for (const other of this.#turned(operation, place, b)) invert(undoing, ...goal, ...other);
    return parts;
  }

  #isPileIn(index: SizeIndex, [n, d]: Pair): boolean {
    const [least, most] = index.sizes;
    return this.#squares(n, d, HEIGHT_WITHIN, least, most).some((value) => this.#isIn(index, value));
  }

  /** w, w², w⁴ and so on as long as they may be of such a size: with free signs w may be negative. */
  #squares(n: number, d: number, height: number, least: number, most: number): readonly Pair[] {
    const numbers = this.#numbers;
    const known = numbers.knownOf(n, d);
    if (n === 0 && d !== 0) return [];
    const squares: Pair[] = [[n, d]];
    const isNegative = known.sign === 0 ? known.lo < 0 : known.sign < 0;
    if (isNegative && !this.#has.negates) return squares;
    const [lo, hi] = sizeOf(known);
    for (let turn = 1; turn <= height; turn++) {
      const times = 2 ** turn;
      if ((lo > 0 && lo * times > most + 1) || (hi < 0 && hi * times < least - 1)) break;
      squares.push(...this.#results(numbers.rawPower(n, d, times, 1)));
    }
    return squares;
  }

  #isIn(index: SizeIndex, [n, d]: Pair): boolean {
    if (index.mayHave(n, d)) return true;
    if (!this.#has.negates) return false;
    return this.#results(this.#numbers.binary('subtract', 0, 1, n, d)).some((one) => index.mayHave(...one));
  }

  #results(found: boolean): readonly Pair[] {
    const { n, d, extras } = this.#numbers;
    return found ? [[n, d], ...extras] : [];
  }

  #spend(steps: number): boolean {
    this.#budget.spend(steps);
    if (this.#budget.over) this.#isStopped = true;
    return !this.#isStopped;
  }
}

function sideOfExponent(operation: Operation): 'left' | 'right' | null {
  return operation === 'power' ? 'right' : operation === 'root' ? 'left' : null;
}

function entryOf(values: ValueSet) {
  const counts = new Uint8Array(0);
  return { index: 0, words: [0, 0, 0] as const, counts, size: 1, values, isWhole: true, isLast: false };
}
