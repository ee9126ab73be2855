import * as N from '@forceout/numbers/towers';
import type { Arithmetic, ValueId } from '../worth/arithmetic.ts';
import { UNCHECKABLE } from '../worth/arithmetic.ts';
import { binary, unary } from '../text/expression.ts';
import type { BinaryOperation, Expression, Imaginary, Numeral, UnaryOperation } from '../text/expression.ts';
import { leavesOf, mayBePower, singleDigits } from './goal-leaves.ts';
import type { Breadth } from './goal-leaves.ts';
import { canBe, factorialsInGoal, mayBeExponent } from './goal-layout.ts';
import type { GoalLayout } from './goal-layout.ts';
import { respectsGaps } from './gaps.ts';
import type { ShakeRules, Side } from '../shake/shake-rules.ts';
import { OPERATION_SIGNS } from '../text/symbols.ts';
import { problemWith } from '../text/vocabulary.ts';

/** One legal way to read a Goal, grouped fully, and what it is worth. */
export interface GoalReading {
  readonly tree: Expression;
  readonly id: ValueId;
  readonly factorials: number;
}

export interface GoalReadings {
  readonly readings: readonly GoalReading[];
  /** Whether no value is missing but those for which the fuel did not suffice. */
  readonly complete: boolean;
}

/** What the numbers of a Goal are worked out with, each known by an id: exactly by the judge, and by a solver as it likes. */
export interface GoalArithmetic {
  numeral(numeral: Numeral, side: Side): readonly ValueId[];
  imaginary(leaf: Imaginary): readonly ValueId[];
  unary(operation: UnaryOperation, a: ValueId): readonly ValueId[];
  binary(operation: BinaryOperation, a: ValueId, b: ValueId): readonly ValueId[];
  /** Null if there may be one that is too long to work out. */
  factorial(a: ValueId): readonly ValueId[] | null;
}

/** Every legal reading of a Goal as it lies, one for each value: no default restricts it. [IV-B-2, VII-B-6-c] */
export function goalReadings(
  layout: GoalLayout,
  rules: ShakeRules,
  arithmetic: Arithmetic,
): readonly GoalReading[] {
  return readGoalAs('all', layout, rules, arithmetic).readings;
}

export function readGoalAs(
  breadth: Breadth,
  layout: GoalLayout,
  rules: ShakeRules,
  arithmetic: Arithmetic,
): GoalReadings {
  const { readings, complete } = readGoalWith(arithmetic, breadth, layout, rules);
  return { readings: readings.filter(({ id }) => isInRange(id, rules, arithmetic)), complete };
}

/** The same whatever the numbers are worked out with, and however large the Goal is. */
export function readGoalWith(
  arithmetic: GoalArithmetic,
  breadth: Breadth,
  layout: GoalLayout,
  rules: ShakeRules,
): GoalReadings {
  const reader = new LayoutReader(layout, rules, arithmetic, breadth);
  const readings = reader.read(0, layout.cubes.length).filter(({ tree }) => respectsGaps(tree, layout));
  return { readings, complete: reader.complete };
}

/** With Multiple of k some divisions limit the size of the Goal. [XIII-B-7] */
export function isInRange(id: ValueId, { force }: ShakeRules, arithmetic: Arithmetic): boolean {
  const within = force['multiple-of-k']?.goalWithin ?? null;
  if (within === null || id === UNCHECKABLE) return true;
  const value = arithmetic.valueOf(id);
  return N.compare(value, N.integer(within)) !== 1 && N.compare(value, N.integer(-within)) !== -1;
}

class LayoutReader {
  complete = true;
  readonly #layout: GoalLayout;
  readonly #rules: ShakeRules;
  readonly #arithmetic: GoalArithmetic;
  readonly #breadth: Breadth;
  readonly #most: number;
  readonly #memory = new Map<number, readonly GoalReading[]>();

  constructor(layout: GoalLayout, rules: ShakeRules, arithmetic: GoalArithmetic, breadth: Breadth) {
    this.#layout = layout;
    this.#rules = rules;
    this.#arithmetic = arithmetic;
    this.#breadth = breadth;
    this.#most = breadth === 'all' ? factorialsInGoal(rules.force) : 0;
  }

  /** The readings of the cubes from and up to. */
  read(from: number, to: number): readonly GoalReading[] {
    const memo = from * 16 + to;
    const known = this.#memory.get(memo);
    if (known !== undefined) return known;
    const found = new Found(this.#layout.clusters.length === 1);
    if (to > from) {
      if (to - from === 1 && mayBePower(this.#layout, from, this.#rules)) this.complete = false;
      for (const leaf of leavesOf(this.#layout, from, to, this.#rules, this.#breadth)) {
        const ids =
          leaf.kind === 'imaginary'
            ? this.#arithmetic.imaginary(leaf)
            : this.#arithmetic.numeral(leaf, 'goal');
        for (const id of ids) found.add({ tree: leaf, id, factorials: 0 });
      }
      this.#prefixed(from, to, found);
      this.#joined(from, to, found);
      this.#exponents(from, to, found);
      this.#products(from, to, found);
      this.#factorials(found);
    }
    this.#memory.set(memo, found.list);
    return found.list;
  }

  #prefixed(from: number, to: number, found: Found): void {
    const { language } = this.#rules;
    const { face, turn } = this.#layout.cubes[from]!;
    if (turn !== '' || !((face === 'r' && !language.imaginary) || (face === 'x' && language.unaryX))) return;
    for (const { tree, id, factorials } of this.read(from + 1, to)) {
      for (const value of this.#arithmetic.unary(face, id)) {
        found.add({ tree: unary(face, tree, from), id: value, factorials });
      }
    }
  }

  #joined(from: number, to: number, found: Found): void {
    for (let at = to - 2; at > from; at--) {
      for (const operation of this.#operationsAt(at)) {
        for (const left of this.read(from, at)) {
          for (const right of this.read(at + 1, to)) this.#join(operation, left, right, found);
        }
      }
    }
  }

  #operationsAt(at: number): readonly BinaryOperation[] {
    return OPERATION_SIGNS.filter((sign) => {
      const token = { kind: 'sign', sign, turn: '', at } as const;
      return canBe(this.#layout.cubes[at]!, token) && problemWith(token, this.#rules, 'goal') === null;
    });
  }

  #exponents(from: number, to: number, found: Found): void {
    const cube = this.#layout.cubes[to - 1]!;
    if (this.#breadth === 'plain' || to - from < 2 || !mayBeExponent(cube, this.#rules.force)) return;
    if (mayBePower(this.#layout, to - 1, this.#rules)) this.complete = false;
    for (const leaf of singleDigits(this.#layout, to - 1, this.#rules, this.#breadth)) {
      const exponents = new Found(false);
      for (const id of this.#arithmetic.numeral(leaf, 'goal'))
        exponents.add({ tree: leaf, id, factorials: 0 });
      this.#factorials(exponents);
      for (const left of this.read(from, to - 1))
        for (const right of exponents.list) this.#join("'", left, right, found);
    }
  }

  /** Products with i that are not written. [XIII-D-11] */
  #products(from: number, to: number, found: Found): void {
    if (this.#breadth === 'plain' || !this.#rules.language.imaginary) return;
    for (let at = from + 1; at < to; at++) {
      for (const left of this.read(from, at)) {
        for (const right of this.read(at, to)) {
          if (edgeIsI(left.tree, 'right') || edgeIsI(right.tree, 'left')) this.#join('.', left, right, found);
        }
      }
    }
  }

  #join(operation: BinaryOperation, left: GoalReading, right: GoalReading, found: Found): void {
    const factorials = left.factorials + right.factorials;
    if (factorials > this.#most) return;
    for (const id of this.#arithmetic.binary(operation, left.id, right.id)) {
      found.add({ tree: binary(operation, left.tree, right.tree), id, factorials });
    }
  }

  #factorials(found: Found): void {
    // What is added goes to the end of the list, so a second ! follows a first one.
    for (let index = 0; index < found.list.length && this.#most > 0; index++) {
      const { tree, id, factorials } = found.list[index]!;
      if (factorials >= this.#most || id === UNCHECKABLE) continue;
      const values = this.#arithmetic.factorial(id);
      if (values === null) this.complete = false;
      for (const value of values ?? []) {
        found.add({ tree: unary('!', tree, -1), id: value, factorials: factorials + 1 });
      }
    }
  }
}

/** Readings, one for each value where grouping does not matter later. */
class Found {
  readonly list: GoalReading[] = [];
  readonly #seen: Set<string> | null;

  constructor(oncePerValue: boolean) {
    this.#seen = oncePerValue ? new Set() : null;
  }

  add(reading: GoalReading): void {
    if (this.#seen !== null) {
      const edge = edgeIsI(reading.tree, 'left') ? 1 : 0;
      const key = `${reading.id} ${reading.factorials} ${edge + (edgeIsI(reading.tree, 'right') ? 2 : 0)}`;
      if (this.#seen.has(key)) return;
      this.#seen.add(key);
    }
    this.list.push(reading);
  }
}

function edgeIsI(tree: Expression, edge: 'left' | 'right'): boolean {
  if (tree.kind === 'imaginary') return true;
  return tree.kind === 'binary' && tree.operation === '.' && edgeIsI(tree[edge], edge);
}
