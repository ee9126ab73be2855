import type { Imaginary, Numeral } from '../text/expression.ts';
import { canBe } from './goal-layout.ts';
import type { GoalLayout } from './goal-layout.ts';
import { numeralProblems } from '../text/numerals.ts';
import { pointIsFree } from '../text/free-points.ts';
import type { ShakeRules } from '../shake/shake-rules.ts';
import { HIGH_DIGITS, isDigit } from '../text/symbols.ts';
import type { NumeralDigit } from '../text/symbols.ts';
import type { Turn } from '../text/tokens.ts';
import { problemWith } from '../text/vocabulary.ts';

/**
 * How freely a Goal is read: its cubes as they show and nothing else; also as the signs they may stand for;
 * or with all that a writer may add to them as well, points, factorials and powers of the base.
 */
export const BREADTHS = ['plain', 'laid', 'all'] as const;
export type Breadth = (typeof BREADTHS)[number];

/** Powers of the base are endless; these are shown, fewer of them the more 1s lie in the Goal. */
const POWERS_SHOWN = [6, 6, 4, 2, 1, 1, 1] as const;

/** The numbers, without any operation, that the cubes from and up to can be read as. */
export function leavesOf(
  layout: GoalLayout,
  from: number,
  to: number,
  rules: ShakeRules,
  breadth: Breadth,
): readonly (Numeral | Imaginary)[] {
  const inOneCluster = layout.clusters.some(([start, end]) => start <= from && to <= end);
  if (!inOneCluster) return [];
  const numerals =
    to - from === 1
      ? singleDigits(layout, from, rules, breadth)
      : longNumerals(layout, from, to, rules, breadth);
  const all = breadth === 'all' ? [...numerals, ...withFreePoints(numerals, rules)] : numerals;
  const legal = all.filter((numeral) => numeralProblems(numeral, 'goal', rules).length === 0);
  return to - from === 1 && breadth !== 'plain' ? [...legal, ...imaginary(layout, from, rules)] : legal;
}

/** One cube as a number by itself, turned or not. */
export function singleDigits(
  layout: GoalLayout,
  at: number,
  rules: ShakeRules,
  breadth: Breadth,
): readonly Numeral[] {
  const cube = layout.cubes[at]!;
  const numerals: Numeral[] = [];
  const add = (digit: NumeralDigit, turn: Turn, power: number | null): void => {
    const token = { kind: 'digit', digit, turn, power, at } as const;
    if (!canBe(cube, token) || problemWith(token, rules, 'goal') !== null) return;
    numerals.push({ kind: 'numeral', digits: [digit], point: null, turn, power, at, cubes: 1 });
  };
  if (isDigit(cube.face)) add(cube.face, cube.turn, null);
  for (const digit of HIGH_DIGITS) {
    for (const turn of ['', '<', '~'] as const)
      if (breadth === 'all' || turn === cube.turn) add(digit, turn, null);
  }
  if (breadth === 'all' && mayBePower(layout, at, rules)) {
    const ones = layout.cubes.filter(({ face }) => face === '1').length;
    const most = POWERS_SHOWN[ones] ?? 1;
    for (let power = 1; power <= most; power++)
      for (const signed of [power, -power]) add('1', cube.turn, signed);
  }
  return numerals;
}

/** Whether a cube by itself may be any power of the base, of which there is no end. [XIII-B-13] */
export function mayBePower(layout: GoalLayout, at: number, { force }: ShakeRules): boolean {
  return layout.cubes[at]!.face === '1' && force['powers-of-the-base'] !== null;
}

/** Several upright digits in a row, perhaps with a power cube as decimal point. */
function longNumerals(
  layout: GoalLayout,
  from: number,
  to: number,
  rules: ShakeRules,
  breadth: Breadth,
): readonly Numeral[] {
  let spellings: readonly { readonly digits: readonly NumeralDigit[]; readonly point: number | null }[] = [
    { digits: [], point: null },
  ];
  for (let at = from; at < to; at++) {
    const cube = layout.cubes[at]!;
    const digits = [cube.face, ...HIGH_DIGITS].filter((digit): digit is NumeralDigit => {
      if (!isDigit(digit) && digit !== 'T' && digit !== 'E') return false;
      const token = { kind: 'digit', digit, turn: '', power: null, at } as const;
      return canBe(cube, token) && problemWith(token, rules, 'goal') === null;
    });
    const isPoint =
      breadth !== 'plain' &&
      canBe(cube, { kind: 'point', turn: '', at }) &&
      rules.force['decimal-point'] !== null;
    spellings = spellings.flatMap((spelling) => [
      ...digits.map((digit) => ({ ...spelling, digits: [...spelling.digits, digit] })),
      ...(isPoint && spelling.point === null ? [{ ...spelling, point: spelling.digits.length }] : []),
    ]);
  }
  return spellings
    .filter(({ digits }) => digits.length > 0)
    .map(({ digits, point }) => ({
      kind: 'numeral',
      digits,
      point,
      turn: '',
      power: null,
      at: from,
      cubes: to - from,
    }));
}

/** The writer may put a decimal point before any upright digit of the Goal. [XIII-D-12] */
function withFreePoints(numerals: readonly Numeral[], rules: ShakeRules): readonly Numeral[] {
  if (!pointIsFree(rules, 'goal')) return [];
  return numerals
    .filter(({ turn, power }) => turn === '' && power === null)
    .flatMap((numeral) => numeral.digits.map((_, point) => ({ ...numeral, point })));
}

function imaginary(layout: GoalLayout, at: number, rules: ShakeRules): readonly Imaginary[] {
  const cube = layout.cubes[at]!;
  const token = { kind: 'imaginary', turn: cube.turn, at } as const;
  if (!canBe(cube, token) || problemWith(token, rules, 'goal') !== null) return [];
  return [{ kind: 'imaginary', turn: cube.turn, at }];
}
