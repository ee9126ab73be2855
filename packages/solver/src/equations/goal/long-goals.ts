import * as N from '@forceout/numbers';
import { compare } from '@forceout/numbers/towers';
import { Arithmetic, readGoalAs, UNCHECKABLE } from '@forceout/rules/equations';
import type { GoalLayout, ShakeRules } from '@forceout/rules/equations';
import type { Stock, Stocks } from '../cubes/kinds.ts';
import type { Leaves } from '../cubes/leaves.ts';
import { holds } from '../cubes/shortcuts.ts';
import type { Signs } from '../cubes/signs.ts';

/** 6001! has 66,000 bits; what stands beside it in a Goal takes less than the rest off. */
const BITS_OF_LEFT_OUT = 60_000;
/** Past this many numbers, and with more powers and roots, a Solution may be as long or nothing is known of its length. */
const MOST_NUMBERS = 8;
const MOST_POWERS = 2;
/** The reader of Goals takes factorials up to this one. */
const LARGEST_FACTORIAL = 6000;
/** What reading the parts of a Goal may cost. */
const FUEL = 200_000;

/** Operations that make numbers longer in a way that can be counted. */
export const TAME: readonly string[] = [
  'add',
  'subtract',
  'multiply',
  'divide',
  'average',
  'percent',
  'power',
  'root',
  'remainder',
];

/**
 * Whether the readings that were left out of a Goal are all of one sort: a factorial beyond 6000! that takes the second !, with + − × ÷
 * and the like around it. Such a reading is the same as one with the second ! left out, where size makes no difference, or its
 * numerator or denominator is about as long as the factorial itself: it is (aF + b) / (cF + d) with few bits in a to d, complex or not, and
 * so F is the same of it.
 */
export function leavesOutLongOnly(rules: ShakeRules, layout: GoalLayout): boolean {
  const { force } = rules;
  const { cubes } = layout;
  const { exponent } = force;
  return (
    holds('long-goals', force) &&
    cubes.every(({ face }) => face !== '^' && face !== 'r') &&
    (exponent === null || cubes.every(({ colors }) => !colors.includes(exponent.color))) &&
    takesBoth(rules, layout)
  );
}

/** Whether a factorial beyond 6000! takes the second !: without one no part of the Goal comes to anything so large. */
export function takesBoth(rules: ShakeRules, { cubes }: GoalLayout): boolean {
  const { force } = rules;
  const hasPoint = force['decimal-point'] !== null || force['decimal-in-goal'] !== null;
  if (force.factorial?.most !== 2 || hasPoint) return false;
  const arithmetic = new Arithmetic(rules, FUEL);
  for (let from = 0; from < cubes.length; from++) {
    for (let to = from + 1; to <= cubes.length; to++) {
      const part = { cubes: cubes.slice(from, to), clusters: [[0, to - from] as const] };
      const { readings } = readGoalAs('laid', part, rules, arithmetic);
      const isSmall = ({ id }: { readonly id: number }): boolean =>
        id !== UNCHECKABLE && compare(arithmetic.valueOf(id), N.integer(LARGEST_FACTORIAL)) !== 1;
      if (!readings.every(isSmall)) return false;
    }
  }
  return arithmetic.fuel > 0;
}

/** Whether no Solution without ! is as long as those readings. */
export function longGoalsAreOutOfReach(stocks: Stocks, signs: Signs, leaves: Leaves): boolean {
  return longestWithoutFactorials(stocks, signs, leaves) < BITS_OF_LEFT_OUT;
}

/**
 * The most bits that numerator or denominator of a Solution without ! can have; Infinity if nobody knows. The height of a sum is at most the sum of the heights and one bit, of a
 * product their sum, of a power the height of the base times the exponent; irrational exponents make transcendental numbers (Gelfond
 * and Schneider), which no further sum or product makes rational. All that holds for complex numbers and any of their roots too; i has no
 * height at all.
 */
export function longestWithoutFactorials(stocks: Stocks, signs: Signs, leaves: Leaves): number {
  const { kinds } = stocks;
  // A 1 that may be any power of the base is as long as you like, and so is what signs without end make.
  if (leaves.powers.length > 0 || stocks.endless.includes(true)) return Infinity;
  if (
    ![...signs.binaries, ...signs.unaries].every(
      ({ sign, operation }) => sign === '!' || TAME.includes(operation),
    )
  )
    return Infinity;
  const isNumber = (stock: Stock): boolean =>
    stock.kinds.some((kind) => kinds[kind]!.role === 'digit' || kinds[kind]!.role === 'numeral');
  // A digit of the Exponent colour is a power without a sign.
  const isPower = (stock: Stock): boolean =>
    stock.kinds.some((kind) => kinds[kind]!.colored) ||
    [...signs.binaries, ...signs.unaries].some(
      ({ kind, operation }) => stock.kinds.includes(kind) && (operation === 'power' || operation === 'root'),
    );
  const count = (test: (stock: Stock) => boolean, of: 'mat' | 'most'): number =>
    stocks.stocks.reduce((sum, stock) => (test(stock) ? sum + stock[of] : sum), 0);
  const perCube = perCubeOf(leaves);
  const perJoin = signs.binaries.some(({ operation }) => operation === 'percent') ? 8 : 2;
  const of = stocks.oneResource ? 'mat' : 'most';
  const [numbers, powers] = [count(isNumber, of), count(isPower, of)];
  // After Now one more cube, a number or a power, or by its colour both.
  const isBoth = stocks.stocks.some((stock) => isNumber(stock) && isPower(stock) && stock.most > stock.mat);
  const hands = !stocks.oneResource
    ? [[numbers, powers]]
    : isBoth
      ? [[numbers + 1, powers + 1]]
      : [
          [numbers + 1, powers],
          [numbers, powers + 1],
        ];
  return Math.max(...hands.map(([most, raised]) => longest(most!, raised!, perCube, perJoin)));
}

/** The most bits that a numeral has for each of its cubes. */
export function perCubeOf({ plain, wide }: Leaves): number {
  return Math.max(
    1,
    ...[...plain, ...wide].map(({ n, d, kinds: own }) => Math.log2(Math.max(2, Math.abs(n), d)) / own.length),
  );
}

/** The most bits that so many numbers with so many powers can come to. */
export function longest(numbers: number, powers: number, perCube: number, perJoin: number): number {
  if (powers === 0) return numbers * (perCube + perJoin);
  if (numbers > MOST_NUMBERS || powers > MOST_POWERS) return Infinity;
  const bits: number[][] = [];
  for (let many = 1; many <= numbers; many++) {
    bits[many] = [];
    for (let raised = 0; raised <= powers; raised++) {
      let most = many === 1 ? perCube : 0;
      for (let left = 1; left < many; left++) {
        for (let inLeft = 0; inLeft <= raised; inLeft++) {
          const base = bits[left]![inLeft]!;
          most = Math.max(most, base + bits[many - left]![raised - inLeft]! + perJoin);
          if (inLeft < raised) most = Math.max(most, base * 2 ** bits[many - left]![raised - inLeft - 1]!);
        }
      }
      bits[many]!.push(most);
    }
  }
  return bits[numbers]?.[powers] ?? 0;
}
