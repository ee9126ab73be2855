import { Arithmetic, makeExpression, readGoalWith } from '@forceout/rules/equations';
import type {
  BinaryOperation,
  GoalArithmetic,
  GoalLayout,
  Numeral,
  ShakeRules,
  Side,
  UnaryOperation,
  ValueId,
} from '@forceout/rules/equations';
import { signOf, sizeOf } from '../arithmetic/intervals.ts';
import type { Numbers } from '../numbers/numbers.ts';
import type { Operation } from '../arithmetic/operations.ts';
import type { LongReading } from './proof.ts';

/** A reading of the Goal as a number of the search, perhaps known by bounds only. */
export interface RoughReading {
  readonly text: string;
  readonly n: number;
  readonly d: number;
  readonly factorials: number;
}

/** Goals with more readings than this are not read so. */
const MOST_NUMBERS = 20_000;

/**
 * Every reading of a Goal in the numbers of a search that keeps bounds: 362880! and 3^(92!) have a place there, although nobody can
 * write them out. A number that may be a reading is in its cell, so whatever is in none of these cells is worth no reading. Null if bounds
 * do not tell what some reading comes to.
 */
export function roughReadings(
  rules: ShakeRules,
  layout: GoalLayout,
  numbers: Numbers,
): readonly RoughReading[] | null {
  const arithmetic = new RoughArithmetic(rules, numbers);
  const { readings, complete } = readGoalWith(arithmetic, 'all', layout, rules);
  if (!complete || arithmetic.isOpen) return null;
  return readings.map(({ tree, id, factorials }) => {
    const [n, d] = arithmetic.numberOf(id);
    return { text: makeExpression(tree), n, d, factorials };
  });
}

/** What a proof says of a reading. */
export function longReading(numbers: Numbers, { text, n, d }: RoughReading): LongReading {
  if (n === 0 && d !== 0) return { text, sign: 0, least: 0, most: 0 };
  const known = numbers.knownOf(n, d);
  const [least, most] = sizeOf(known);
  // A proof is told in JSON, which has no word for endless.
  return {
    text,
    sign: signOf(known),
    least: Math.max(least, -Number.MAX_VALUE),
    most: Math.min(most, Number.MAX_VALUE),
  };
}

class RoughArithmetic implements GoalArithmetic {
  /** Something was left out. */
  isOpen = false;
  readonly #rules: ShakeRules;
  readonly #exact: Arithmetic;
  readonly #numbers: Numbers;
  /** No id is 0, which is kept for what cannot be checked. */
  readonly #list: (readonly [number, number])[] = [[0, 1]];
  readonly #ids = new Map<string, ValueId>();

  constructor(rules: ShakeRules, numbers: Numbers) {
    this.#rules = rules;
    this.#exact = new Arithmetic(rules);
    this.#numbers = numbers;
  }

  numberOf(id: ValueId): readonly [number, number] {
    return this.#list[id]!;
  }

  numeral(numeral: Numeral, side: Side): readonly ValueId[] {
    return this.#exact
      .numeral(numeral, side)
      .flatMap((id) => this.#found(() => this.#numbers.take(this.#exact.exactValueOf(id)!)));
  }

  /** Complex numbers have no bounds. */
  imaginary(): readonly ValueId[] {
    this.isOpen = true;
    return [];
  }

  unary(operation: UnaryOperation, a: ValueId): readonly ValueId[] {
    const { force } = this.#rules;
    const [n, d] = this.numberOf(a);
    const own: Readonly<Record<UnaryOperation, Operation>> = {
      r: 'root',
      x: force['smallest-prime'] === null ? 'factors' : 'prime',
      '!': 'factorial',
    };
    return this.#found(() => this.#numbers.unary(own[operation], n, d));
  }

  factorial(a: ValueId): readonly ValueId[] {
    return this.unary('!', a);
  }

  binary(operation: BinaryOperation, a: ValueId, b: ValueId): readonly ValueId[] {
    const { force } = this.#rules;
    const own: Readonly<Record<BinaryOperation, Operation>> = {
      '+': force.average === null ? 'add' : 'average',
      '-': 'subtract',
      x: 'multiply',
      '.': 'multiply',
      '/': 'divide',
      '^': 'power',
      "'": 'power',
      r: 'root',
      '%': 'percent',
      '|': force.log === null ? 'remainder' : 'log',
      L: 'lcm',
      G: 'gcf',
    };
    const [[an, ad], [bn, bd]] = [this.numberOf(a), this.numberOf(b)];
    return this.#found(() => this.#numbers.binary(own[operation], an, ad, bn, bd));
  }

  /** What an operation came to; nothing of it is left out in silence. */
  #found(work: () => boolean): readonly ValueId[] {
    const numbers = this.#numbers;
    const before = numbers.dropped;
    numbers.hasExtra = false;
    const isFound = work();
    if (numbers.dropped > before || this.#list.length > MOST_NUMBERS) {
      numbers.dropped = before;
      this.isOpen = true;
      return [];
    }
    if (!isFound) return [];
    const first = this.#idOf(numbers.n, numbers.d);
    return [first, ...numbers.extras.map(([n, d]) => this.#idOf(n, d))];
  }

  #idOf(n: number, d: number): ValueId {
    const key = `${n}/${d}`;
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = this.#list.push([n, d]) - 1;
    this.#ids.set(key, id);
    return id;
  }
}
