import * as N from '@forceout/numbers/towers';
import type { Value as ExactValue } from '@forceout/numbers';
import type { Value } from '@forceout/numbers/towers';
import type { BinaryOperation, Imaginary, Numeral, UnaryOperation } from '../text/expression.ts';
import { operate, operateOn } from './operate.ts';
import type { NoValue, Operated } from './operate.ts';
import type { ShakeRules, Side } from '../shake/shake-rules.ts';
import type { Turn } from '../text/tokens.ts';
import { worth } from '../text/symbols.ts';
import { say } from '../../said/said.ts';

/** A value by its number in the list; 0 is kept for what cannot be checked. */
export type ValueId = number;
export const UNCHECKABLE: ValueId = 0;

const OPERATIONS = [
  '+',
  '-',
  'x',
  '.',
  '/',
  '^',
  "'",
  'r',
  '%',
  '|',
  'L',
  'G',
] as const satisfies readonly BinaryOperation[];
const CODE = Object.fromEntries(OPERATIONS.map((operation, index) => [operation, index])) as Record<
  BinaryOperation,
  number
>;
const UNARY_CODE: Readonly<Record<UnaryOperation, number>> = { r: 12, x: 13, '!': 14 };
const NOTHING: readonly ValueId[] = [];
/** Ids stay below this, so that an operation with two ids is one safe integer. */
const MOST_IDS = 2 ** 22;

/** Larger numbers have no factorial that could be printed. */
const LARGEST_FACTORIAL = 6000;

/** What an operation costs, as measured: fractions of usual size next to nothing, roots and giants much. */
const COST = { small: 1, large: 200, complex: 800, illegal: 2, uncheckable: 3_000 } as const;
const SMALL = 2n ** 256n;

function isSmall(value: Value): boolean {
  const fraction = N.asRational(value);
  return fraction !== null && fraction.d < SMALL && fraction.n < SMALL && fraction.n > -SMALL;
}

/**
 * The values met in judging one Equation, each kept once, with a memory of every operation done on them.
 * An operation gives no value if it is illegal, and several for complex roots.
 */
export class Arithmetic {
  readonly rules: ShakeRules;
  /** How much more may be worked out, in units of a few microseconds; when it is spent, the rest is uncheckable. */
  fuel: number;
  /** Whether something was left undone because the fuel was spent. */
  exhausted = false;
  /** The first reason found for an illegal or an uncheckable value. */
  illegal: NoValue | null = null;
  uncheckable: NoValue | null = null;
  readonly #values: (Value | null)[] = [null];
  readonly #ids = new Map<string, ValueId>();
  readonly #memory = new Map<number, readonly ValueId[]>();
  /** Two-digit numerals that only a percent may use. [XIII-A-10] */
  readonly #wide = new Map<ValueId, ValueId>();

  constructor(rules: ShakeRules, fuel = Number.POSITIVE_INFINITY) {
    this.rules = rules;
    this.fuel = fuel;
  }

  valueOf(id: ValueId): Value {
    return this.#values[id]!;
  }

  /** For who works with exact numbers only: null for towers and for what cannot be checked. */
  exactValueOf(id: ValueId): ExactValue | null {
    const value = this.#values[id] ?? null;
    return value === null || N.isTower(value) ? null : value;
  }

  /** The id of a value; equal values nearly always share one. */
  idOf(value: Value): ValueId {
    const key = N.key(value);
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = this.#values.push(value) - 1;
    this.#ids.set(key, id);
    return id;
  }

  /** Whether an id is a two-digit numeral that stands where none may. */
  isWide(id: ValueId): boolean {
    return this.#wide.size > 0 && this.#wide.has(id);
  }

  binary(operation: BinaryOperation, a: ValueId, b: ValueId): readonly ValueId[] {
    if (a === UNCHECKABLE || b === UNCHECKABLE) return [UNCHECKABLE];
    const memo = (CODE[operation] * MOST_IDS + a) * MOST_IDS + b;
    const known = this.#memory.get(memo);
    if (known !== undefined) return known;
    if (this.#isSpent()) return this.#leave();
    let [left, right] = [a, b];
    if (this.#wide.size > 0) {
      if (operation === '%') {
        left = this.#wide.get(a) ?? a;
        right = this.#wide.get(b) ?? b;
      } else if (this.isWide(a) || this.isWide(b)) return this.#remember(memo, this.#tooWide());
    }
    const [first, second] = [this.valueOf(left), this.valueOf(right)];
    return this.#remember(
      memo,
      this.#work(isSmall(first) && isSmall(second), () => operate(this.rules, operation, first, second)),
    );
  }

  unary(operation: UnaryOperation, a: ValueId): readonly ValueId[] {
    if (a === UNCHECKABLE) return [UNCHECKABLE];
    const memo = UNARY_CODE[operation] * MOST_IDS * MOST_IDS + a;
    const known = this.#memory.get(memo);
    if (known !== undefined) return known;
    if (this.#isSpent()) return this.#leave();
    if (this.isWide(a)) return this.#remember(memo, this.#tooWide());
    const value = this.valueOf(a);
    return this.#remember(
      memo,
      this.#work(isSmall(value), () => operateOn(this.rules, operation, value)),
    );
  }

  /** The factorial in a Goal; null where one would be longer than anything that could be printed. */
  factorial(a: ValueId): readonly ValueId[] | null {
    const value = this.valueOf(a);
    const small = N.asSmallInteger(value);
    if (small !== null && small >= 0 && small <= LARGEST_FACTORIAL) return this.unary('!', a);
    return N.isInteger(value) !== false && N.sign(value) !== -1 ? null : NOTHING;
  }

  imaginary({ turn }: Imaginary): readonly ValueId[] {
    return this.#turned(N.I, turn);
  }

  numeral(numeral: Numeral, side: Side): readonly ValueId[] {
    const { digits, point, turn, power } = numeral;
    const { base } = this.rules.language;
    if (power !== null) {
      const scale = N.power(N.integer(base), N.integer(power));
      if (scale.kind === 'value') return this.#turned(scale.value, turn);
      const rule = this.rules.position.book.citations.uncheckable;
      this.uncheckable ??= { message: say('number', { why: scale.why.code }), rule };
      return [UNCHECKABLE];
    }
    let whole = 0;
    for (const digit of digits) whole = whole * base + worth(digit);
    if (point !== null) return this.#turned(N.rational(whole, base ** (digits.length - point)), turn);
    const ids = this.#turned(N.integer(whole), turn);
    if (digits.length === 1 || side === 'goal' || !this.#onlyInPercent()) return ids;
    const wide = this.#values.push(this.valueOf(ids[0]!)) - 1;
    this.#wide.set(wide, ids[0]!);
    return [wide];
  }

  #onlyInPercent(): boolean {
    const { force } = this.rules;
    return force.percent !== null && force.base === null && force['two-digit-numerals'] === null;
  }

  #turned(value: Value, turn: Turn): readonly ValueId[] {
    if (turn === '') return [this.idOf(value)];
    if (turn.includes('<') && N.sign(value) === 0) {
      const rule =
        this.rules.force.sideways?.rule ?? this.rules.position.book.citations['illegal-expression'];
      this.illegal ??= { message: say('zero-sideways'), rule };
      return NOTHING;
    }
    const reciprocal = turn.includes('<') ? N.divide(N.ONE, value) : ({ kind: 'value', value } as const);
    const outcome =
      reciprocal.kind === 'value' && turn.includes('~') ? N.negate(reciprocal.value) : reciprocal;
    return outcome.kind === 'value' ? [this.idOf(outcome.value)] : [UNCHECKABLE];
  }

  #tooWide(): readonly ValueId[] {
    const { whyRules } = this.rules.position.book;
    this.illegal ??= {
      message: say('two-digits-beside-percent'),
      rule: whyRules['numeral-digits'],
    };
    return NOTHING;
  }

  #isSpent(): boolean {
    return this.fuel <= 0 || this.#values.length >= MOST_IDS - 8;
  }

  /** It is not remembered, so that it can be worked out with more fuel. */
  #leave(): readonly ValueId[] {
    this.exhausted = true;
    const rule = this.rules.position.book.citations.uncheckable;
    this.uncheckable ??= { message: say('too-many-groupings'), rule };
    return [UNCHECKABLE];
  }

  #work(small: boolean, operation: () => Operated): readonly ValueId[] {
    const found = operation();
    this.fuel -= this.#costOf(found, small);
    switch (found.kind) {
      case 'values':
        return found.values.map((value) => this.idOf(value));
      case 'illegal':
        this.illegal ??= found.why;
        return NOTHING;
      case 'uncheckable':
        this.uncheckable ??= found.why;
        return [UNCHECKABLE];
    }
  }

  #costOf(found: Operated, small: boolean): number {
    if (found.kind !== 'values') return COST[found.kind];
    if (small && found.values.every(isSmall)) return COST.small;
    return this.rules.language.imaginary ? COST.complex * found.values.length : COST.large;
  }

  #remember(memo: number, ids: readonly ValueId[]): readonly ValueId[] {
    this.#memory.set(memo, ids);
    return ids;
  }
}
