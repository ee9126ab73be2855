import type { Value } from '@forceout/numbers';
import { Arithmetic, factorialsInGoal, isDigit, makeExpression, readGoalAs } from '@forceout/rules/equations';
import type { GoalLayout, LaidCube, ShakeRules, Turn } from '@forceout/rules/equations';
import { basePowersOf } from '../numbers/base-powers.ts';
import { ANY_D } from '../arithmetic/fractions.ts';
import { invert } from '../numbers/inverse.ts';
import type { Numbers } from '../numbers/numbers.ts';
import type { Operation } from '../arithmetic/operations.ts';

/** A Goal with one 1 that may be any power of the base: that alone, or on one side of an operation with a numeral on the other. */
export interface OpenGoal {
  readonly turn: Turn;
  /** Null if the Goal is just the 1. */
  readonly beside: {
    readonly operation: Operation;
    readonly sign: string;
    /** Where the 1 stands. */
    readonly side: 'left' | 'right';
    /** All that the numeral on the other side may be. */
    readonly others: readonly { readonly text: string; readonly value: Value }[];
  } | null;
}

/** What reading the numeral may cost. */
const FUEL = 10_000;

const OPERATIONS: Readonly<Record<string, Operation>> = {
  '+': 'add',
  '-': 'subtract',
  x: 'multiply',
  '/': 'divide',
  '^': 'power',
  r: 'root',
};

/** The shape of such a Goal, if there is no other way to read it; null otherwise. [XIII-B-13] */
export function openGoalOf(rules: ShakeRules, { cubes, clusters }: GoalLayout): OpenGoal | null {
  const signs = cubes.flatMap(({ face }, at) => (isDigit(face) ? [] : [at]));
  if (clusters.length !== 1 || signs.length > 1 || !isPlain(rules, cubes)) return null;
  const [at] = signs;
  if (at === undefined) {
    const [one] = cubes;
    return one !== undefined && isOne(cubes) ? { turn: one.turn, beside: null } : null;
  }
  const [left, right] = [cubes.slice(0, at), cubes.slice(at + 1)];
  if (left.length === 0 || right.length === 0 || isOne(left) === isOne(right)) return null;
  const side = isOne(left) ? 'left' : 'right';
  const [one, numeral] = side === 'left' ? [left[0]!, right] : [right[0]!, left];
  const arithmetic = new Arithmetic(rules, FUEL);
  const part: GoalLayout = { cubes: numeral, clusters: [[0, numeral.length]] };
  const { readings } = readGoalAs('all', part, rules, arithmetic);
  if (arithmetic.fuel <= 0) return null;
  const others: { readonly text: string; readonly value: Value }[] = [];
  for (const { tree, id } of readings) {
    const value = arithmetic.exactValueOf(id);
    if (value === null) return null;
    others.push({ text: makeExpression(tree), value });
  }
  const sign = cubes[at]!.face;
  const operation = sign === '+' && rules.force.average !== null ? 'average' : OPERATIONS[sign]!;
  return { turn: one.turn, beside: { operation, sign, side, others } };
}

function isOne(part: readonly LaidCube[]): boolean {
  return part.length === 1 && part[0]!.face === '1';
}

/** Whether a digit may be an exponent by its colour: it stands behind a number. */
export function isExponentAt(
  { force, language }: ShakeRules,
  cubes: readonly LaidCube[],
  at: number,
): boolean {
  const color = force.exponent?.color;
  const [before, own] = [cubes[at - 1]?.face, cubes[at]!];
  if (color === undefined || !isDigit(own.face) || !own.colors.includes(color) || before === undefined)
    return false;
  const isNumeral =
    (before === 'r' && (language.imaginary || language.eleven)) || (before === '^' && language.ten);
  return isDigit(before) || isNumeral;
}

/** Whether every digit is a digit, every sign is its own operation, and nothing can be added in writing. */
function isPlain(rules: ShakeRules, cubes: readonly LaidCube[]): boolean {
  const { force, language } = rules;
  const has = (face: string): boolean => cubes.some((cube) => cube.face === face);
  const { percent, lcm, gcf, log, remainder } = force;
  const isOther =
    cubes.some((_, at) => isExponentAt(rules, cubes, at)) ||
    factorialsInGoal(force) > 0 ||
    force['multiple-of-k'] !== null ||
    force['decimal-in-goal'] !== null ||
    language.imaginary ||
    (has('x') && language.unaryX) ||
    (has('/') && (log !== null || remainder !== null)) ||
    (has('^') && (gcf !== null || language.ten || force['decimal-point'] !== null)) ||
    (has('r') && (percent !== null || lcm !== null || language.eleven));
  return !isOther && cubes.every(({ face, turn }) => isDigit(face) || turn === '');
}

/**
 * How the Goal is written so that it is worth this number of the search, or may be as far as bounds tell: the Goal is undone down to its
 * 1, which must be a power of the base. Where the 1 is free (0 × 1, 1^0, 0^1 ...) every power comes to what one of the first does, which
 * the reader of Goals has tried (see `Pursuit`). Null where nobody can tell.
 */
export function openTextsFor(
  numbers: Numbers,
  goal: OpenGoal,
  n: number,
  d: number,
): readonly string[] | null {
  const { beside } = goal;
  if (beside === null) return onesFor(numbers, goal.turn, n, d);
  const texts: string[] = [];
  let isSure = true;
  for (const { text, value } of beside.others) {
    if (!numbers.take(value)) return null;
    const [bn, bd] = [numbers.n, numbers.d];
    // A power of the base is a fraction.
    numbers.rationalOnly = true;
    const found: (readonly [number, number])[] = [];
    const emit = (xn: number, xd: number) => void found.push([xn, xd]);
    invert({ numbers, operation: beside.operation, side: beside.side, emit }, n, d, bn, bd);
    for (const [xn, xd] of found.filter(([, below]) => below !== ANY_D)) {
      const ones = onesFor(numbers, goal.turn, xn, xd);
      if (ones === null) isSure = false;
      for (const one of ones ?? [])
        texts.push(beside.side === 'left' ? one + beside.sign + text : text + beside.sign + one);
    }
  }
  return isSure ? texts : null;
}

function onesFor(numbers: Numbers, turn: Turn, n: number, d: number): readonly string[] | null {
  const powers = basePowersOf(numbers, n, d);
  if (powers === null) return null;
  return powers
    .filter(({ negative }) => negative === turn.includes('~'))
    .map(({ exponent }) => (turn.includes('<') ? -exponent : exponent))
    .map((exponent) => `${turn}1${exponent === 0 ? '' : `e${exponent}`}`);
}
