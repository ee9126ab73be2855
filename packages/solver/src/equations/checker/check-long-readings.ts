import * as N from '@forceout/numbers';
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
import type { LongReading } from '../goal/proof.ts';

/** What the checker knows of a number that is too long: bounds of the binary logarithm of its size; null for a sign it does not know. */
interface Sized {
  readonly sign: -1 | 1 | null;
  readonly least: number;
  readonly most: number;
  readonly isWhole: boolean;
  readonly isEven: boolean;
}

/** What a sum of rounded logarithms may be off, many times over. */
const OFF = 1e-9;

/**
 * Which reading of a Goal a proof has left out: the checker works all of them out again, by their sizes where they are too long to be
 * written out, and each must be one that the search aimed at. Null if none is missing.
 */
export function missingReading(
  rules: ShakeRules,
  layout: GoalLayout,
  aimedAt: readonly LongReading[],
): string | null {
  const sizes = new Sizes(rules);
  const { readings, complete } = readGoalWith(sizes, 'all', layout, rules);
  if (!complete || sizes.isLost) return 'a reading of the Goal whose size is not known';
  for (const { tree, id } of readings) {
    const number = sizes.sizeOf(id);
    const isAimedAt = aimedAt.some(({ sign, least, most }) =>
      number === null
        ? sign === 0
        : (number.sign ?? sign) === sign && least <= number.most && number.least <= most,
    );
    if (!isAimedAt) return makeExpression(tree);
  }
  return null;
}

/** Exact where that can be, and by sizes elsewhere. */
class Sizes implements GoalArithmetic {
  isLost = false;
  readonly #rules: ShakeRules;
  readonly #exact: Arithmetic;
  /** Odd ids are exact numbers, even ones sizes. */
  readonly #sizes: Sized[] = [];
  readonly #ids = new Map<string, ValueId>();

  constructor(rules: ShakeRules) {
    this.#rules = rules;
    this.#exact = new Arithmetic(rules, 200_000);
  }

  numeral(numeral: Numeral, side: Side): readonly ValueId[] {
    return this.#exact.numeral(numeral, side).map((id) => id * 2 + 1);
  }

  imaginary(): readonly ValueId[] {
    this.isLost = true;
    return [];
  }

  unary(operation: UnaryOperation, a: ValueId): readonly ValueId[] {
    if (operation === '!') return this.factorial(a);
    if (a % 2 === 1) {
      const found = this.#exact.unary(operation, (a - 1) / 2);
      if (found.every((id) => this.#isKnown(id))) return found.map((id) => id * 2 + 1);
    }
    if (operation === 'r') return this.#power(this.sizeOf(a), TWO, true);
    const { force } = this.#rules;
    // Factors are counted, and primes looked for, of numbers up to a limit.
    if ((force['number-of-factors']?.most ?? force['smallest-prime']?.most ?? null) === null)
      this.isLost = true;
    return [];
  }

  factorial(a: ValueId): readonly ValueId[] {
    if (a % 2 === 1) {
      const found = this.#exact.factorial((a - 1) / 2);
      if (found !== null) return found.map((id) => id * 2 + 1);
    }
    const number = this.sizeOf(a);
    if (number === null || number.sign === -1 || !number.isWhole) return [];
    return this.#add({ ...factorialOf(number), sign: 1, isWhole: true, isEven: true });
  }

  binary(operation: BinaryOperation, a: ValueId, b: ValueId): readonly ValueId[] {
    if (a % 2 === 1 && b % 2 === 1) {
      const found = this.#exact.binary(operation, (a - 1) / 2, (b - 1) / 2);
      if (found.every((id) => this.#isKnown(id))) return found.map((id) => id * 2 + 1);
    }
    return this.#binary(operation, a, b, this.sizeOf(a), this.sizeOf(b));
  }

  #binary(
    operation: BinaryOperation,
    idA: ValueId,
    idB: ValueId,
    a: Sized | null,
    b: Sized | null,
  ): readonly ValueId[] {
    const hundred = Math.log2(this.#rules.language.base ** 2);
    switch (operation) {
      case '+':
        if (a === null || b === null) return this.#scaled(a ?? b, this.#rules.force.average === null ? 0 : 1);
        return this.#scaled(this.#sum(a, b), this.#rules.force.average === null ? 0 : 1);
      case '-':
        if (b === null) return [idA];
        return this.#scaled(a === null ? negated(b) : this.#sum(a, negated(b)), 0);
      case 'x':
      case '.':
        return a === null ? [idA] : b === null ? [idB] : this.#scaled(product(a, b), 0);
      case '%':
        return a === null ? [idA] : b === null ? [idB] : this.#scaled(product(a, b), hundred);
      case '/':
        if (b === null) return [];
        return a === null
          ? [idA]
          : this.#scaled({ ...product(a, inverse(b)), isWhole: false, isEven: false }, 0);
      case '^':
      case "'":
        return this.#power(a, b, false);
      case 'r':
        return this.#power(b, a, true);
      case '|':
        // A remainder of a smaller number is that number, and of a long one there is none.
        if (this.#rules.force.log === null) return idA % 2 === 1 ? [idA] : [];
        this.isLost = true;
        return [];
      case 'L':
      case 'G':
        this.isLost = true;
        return [];
    }
  }

  /** Whether an exact number is one whose size can be read off. */
  #isKnown(id: ValueId): boolean {
    const value = this.#exact.exactValueOf(id);
    if (value === null) return false;
    return N.asRational(value) !== null || !Number.isNaN(sizeOfDecimal(N.decimal(value, 12)));
  }

  /** Null for zero. */
  sizeOf(id: ValueId): Sized | null {
    return id % 2 === 0
      ? this.#sizes[id / 2 - 1]!
      : this.#sizeOfExact(this.#exact.exactValueOf((id - 1) / 2)!);
  }

  #sizeOfExact(value: N.Value): Sized | null {
    const sign = N.sign(value);
    if (sign === 0) return null;
    const isWhole = N.isInteger(value) === true;
    const fraction = N.asRational(value);
    const isEven = isWhole && fraction !== null && fraction.n % 2n === 0n;
    const size =
      fraction === null ? sizeOfDecimal(N.decimal(value, 12)) : bitsOf(fraction.n) - bitsOf(fraction.d);
    if (sign === 'uncheckable' || Number.isNaN(size)) this.isLost = true;
    return { ...around(size), sign: sign === 'uncheckable' ? null : sign, isWhole, isEven };
  }

  #sum(a: Sized, b: Sized): Sized | null {
    const [large, small] = a.least >= b.least ? [a, b] : [b, a];
    const isWhole = a.isWhole && b.isWhole;
    const isEven = a.isEven && b.isEven;
    if (large.least >= small.most + 2)
      return { sign: large.sign, least: large.least - 1, most: large.most + 1, isWhole, isEven };
    if (a.sign !== b.sign || a.sign === null) this.isLost = true;
    return { sign: a.sign, least: large.least, most: Math.max(a.most, b.most) + 1, isWhole, isEven };
  }

  /** a^b, or the b-th root of a. */
  #power(a: Sized | null, b: Sized | null, isRoot: boolean): readonly ValueId[] {
    if (b === null) return isRoot || a === null ? [] : this.#one();
    if (a === null) return b.sign === 1 ? this.#zero() : [];
    const exponent = isRoot ? inverse(b) : b;
    const { wholePowers } = this.#rules;
    if (wholePowers !== null && !(a.isWhole && a.sign === 1 && b.isWhole && b.sign === 1)) return [];
    // 1 is 1 whatever its exponent; a number less certain is next to 1.
    if (a.isWhole && a.most < 0.5) return a.sign === 1 || b.isEven ? this.#one() : this.#lost();
    const times = [2 ** exponent.least, 2 ** exponent.most].map((one) => (exponent.sign === -1 ? -one : one));
    if (exponent.sign === null) return this.#lost();
    const ends = times.flatMap((one) => [one * a.least, one * a.most]).filter((one) => !Number.isNaN(one));
    const [least, most] = [bounded(Math.min(...ends)), bounded(Math.max(...ends))];
    if (a.sign === -1 && isRoot && b.isEven) return [];
    const sign = a.sign === 1 || (b.isEven && !isRoot) ? 1 : null;
    const isWhole = !isRoot && a.isWhole && b.isWhole && b.sign === 1;
    return this.#add({
      sign,
      least: least - Math.abs(least) * OFF - OFF,
      most: most + Math.abs(most) * OFF + OFF,
      isWhole,
      isEven: isWhole && a.isEven,
    });
  }

  #scaled(number: Sized | null, less: number): readonly ValueId[] {
    if (number === null) return this.#zero();
    const isSame = less === 0;
    return this.#add({
      ...number,
      least: number.least - less - OFF,
      most: number.most - less + OFF,
      isWhole: isSame && number.isWhole,
      isEven: isSame && number.isEven,
    });
  }

  #one(): readonly ValueId[] {
    return [this.#exact.idOf(N.ONE) * 2 + 1];
  }

  #zero(): readonly ValueId[] {
    return [this.#exact.idOf(N.ZERO) * 2 + 1];
  }

  #lost(): readonly ValueId[] {
    this.isLost = true;
    return [];
  }

  #add({ least, most, ...rest }: Sized): readonly ValueId[] {
    const number = { ...rest, least: bounded(least), most: bounded(most) };
    const key = JSON.stringify(number);
    let id = this.#ids.get(key);
    if (id === undefined) this.#ids.set(key, (id = this.#sizes.push(number) * 2));
    return [id];
  }
}

/** Beyond the range of floating-point numbers all sizes are one. */
function bounded(size: number): number {
  return Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, size));
}

const TWO: Sized = { ...around(1), sign: 1, isWhole: true, isEven: true };

function around(size: number): { readonly least: number; readonly most: number } {
  return { least: size - Math.abs(size) * OFF - OFF, most: size + Math.abs(size) * OFF + OFF };
}

function negated(a: Sized): Sized {
  return { ...a, sign: a.sign === null ? null : a.sign === 1 ? -1 : 1 };
}

function inverse(a: Sized): Sized {
  return { ...a, least: -a.most, most: -a.least, isWhole: false, isEven: false };
}

function product(a: Sized, b: Sized): Sized {
  return {
    sign: a.sign === null || b.sign === null ? null : a.sign === b.sign ? 1 : -1,
    least: a.least + b.least,
    most: a.most + b.most,
    isWhole: a.isWhole && b.isWhole,
    isEven: a.isWhole && b.isWhole && (a.isEven || b.isEven),
  };
}

/** (n/e)^n < n! < n^n. */
function factorialOf({ least, most }: Sized): { readonly least: number; readonly most: number } {
  const top = 2 ** most * most;
  return { least: 2 ** least * (least - Math.LOG2E) * (1 - OFF), most: top * (1 + OFF) };
}

function bitsOf(n: bigint): number {
  const text = (n < 0n ? -n : n).toString(16);
  return Math.log2(Number(`0x${text.slice(0, 12)}`)) + 4 * (text.length - Math.min(12, text.length));
}

/** 4.28124…×10^369693099 by its logarithm. */
function sizeOfDecimal(text: string): number {
  const [digits = '', exponent = '0'] = text.replace('…', '').replace(/^-/, '').split('×10^');
  return Math.log2(Number(digits)) + Number(exponent) * Math.log2(10);
}
