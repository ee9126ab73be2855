import { isDigit, rulesOf } from '@forceout/rules/equations';
import type { Cube, EquationsPosition, Face } from '@forceout/rules/equations';
import { countsOf } from './check-counts.ts';

/** Roots of roots that are tried. */
const HEIGHTS = [0, 1, 2, 3];
const ALLOWED: readonly string[] = [
  'multiple-operations',
  'wild',
  'exponent',
  'sideways',
  'upside-down',
  'three-operation-solution',
  'decimal-in-goal',
  'base',
  'two-digit-numerals',
  'average',
];
/** Variations that matter only to one sign. */
const BY_SIGN: Readonly<Partial<Record<string, Face>>> = {
  log: '/',
  remainder: '/',
  percent: 'r',
  lcm: 'r',
  gcf: '^',
  'decimal-point': '^',
  'smallest-prime': 'x',
  'number-of-factors': 'x',
};

/**
 * What is wrong with a claim that no product of powers of the numerals is the Goal: there is more than × ÷ ^ and √, more than three
 * numerals count, or trying shows one.
 */
export function faultInProducts(
  position: EquationsPosition,
  standsFor: Face | null,
  values: readonly string[],
): string | null {
  const { force, language, wholePowers } = rulesOf(position);
  const { faceOf, all, cubes } = countsOf(position, standsFor);
  const isHarmless = (id: string): boolean =>
    ALLOWED.includes(id) || (id in BY_SIGN && all((face) => face === BY_SIGN[id]) === 0);
  const [other] = Object.entries(force).find(([id, one]) => one !== null && !isHarmless(id)) ?? [];
  if (other !== undefined) return `there may be more than products with ${other}`;
  if (all((face) => face === '+' || face === '-') > 0) return 'sums can be made';
  const has = (sign: Face): boolean => all((face) => face === sign) > 0;
  if ((language.ten && has('^')) || ((language.eleven || language.imaginary) && has('r')))
    return 'a sign may be a numeral or stand alone';
  const goals = values.map(logOfText);
  if (!goals.every((goal) => goal !== null)) return 'the Goal is no product of powers';
  if (goals.some((goal) => Math.abs(goal) < 1e-9)) return 'the Goal is 1';
  if (wholePowers !== null && all((face) => face === 'x' || face === '/') === 0) {
    const digits = cubes.map(faceOf).filter(isDigit).map(Number);
    const isPower = values.some((value) => digits.some((digit) => isPowerOf(value, digit)));
    if (!isPower && force['two-digit-numerals'] === null && force['decimal-point'] === null) return null;
  }
  const isLong = force.base !== null || force['two-digit-numerals'] !== null;
  for (const digits of digitSets(position, faceOf)) {
    const [required, some] = requiredAmong(position, faceOf, digits);
    for (const numbers of isLong ? rows(digits, language.base) : choices(required, some)) {
      if (numbers.length > 3) return `${numbers.length} numerals count`;
      if (canBe(numbers, goals)) return `${numbers.join(' ')} can make the Goal`;
    }
  }
  return null;
}

/** Whether a printed whole number and a digit are powers of one number. */
function isPowerOf(value: string, digit: number): boolean {
  if (!/^-?\d+$/.test(value)) return true;
  let [a, b] = [BigInt(value.replace('-', '')), BigInt(digit)];
  // As for common factors, with quotients for differences: two such powers come down to 1.
  while (a > 1n && b > 1n) {
    const [larger, smaller] = a > b ? [a, b] : [b, a];
    if (larger % smaller !== 0n) return false;
    [a, b] = [larger / smaller, smaller];
  }
  return digit > 1 && (a === 1n || b === 1n);
}

/** Digits that a Solution may have: after Now with one cube of Resources at most. */
function digitSets(
  { required, permitted, resources, after }: EquationsPosition,
  faceOf: (cube: Cube) => Face,
): readonly (readonly number[])[] {
  const digitsOf = (cubes: readonly Cube[]): readonly number[] =>
    cubes.map(faceOf).filter(isDigit).map(Number);
  const mat = digitsOf([...required, ...permitted]);
  if (after === 'forceout') return [mat];
  const more = digitsOf(resources);
  return after === 'now'
    ? [mat, ...new Set(more)].map((one) => (one === mat ? mat : [...mat, Number(one)]))
    : [[...mat, ...more]];
}

function requiredAmong(
  { required }: EquationsPosition,
  faceOf: (cube: Cube) => Face,
  digits: readonly number[],
): readonly [required: readonly number[], others: readonly number[]] {
  const must = required.map(faceOf).filter(isDigit).map(Number);
  const others = [...digits];
  for (const digit of must) others.splice(others.indexOf(digit), 1);
  return [must, others];
}

/** Which numerals may count: all that are taken, or with a 0 or 1 among them any of those. */
function choices(required: readonly number[], some: readonly number[]): readonly (readonly number[])[] {
  return subsets(some).flatMap((more) => {
    const taken = [...required, ...more];
    const counted = taken.filter((digit) => digit > 1);
    return counted.length < taken.length ? subsets(counted) : [counted];
  });
}

/** Numerals of one or two digits, whichever are taken; only those that count, and any of those, which is more than there can be. */
function rows(digits: readonly number[], base: number): readonly (readonly number[])[] {
  if (digits.length === 0) return [[]];
  return digits
    .flatMap((first, at) => {
      const rest = digits.toSpliced(at, 1);
      const alone = rows(rest, base).flatMap((row) => (first > 1 ? [row, [first, ...row]] : [row]));
      const pairs = rest.flatMap((second, place) =>
        rows(rest.toSpliced(place, 1), base).map((row) => [first * base + second, ...row]),
      );
      return [...alone, ...pairs];
    })
    .map((row) => row.filter((one) => one > 1));
}

function subsets<T>(list: readonly T[]): readonly (readonly T[])[] {
  const [first, ...rest] = list;
  return first === undefined ? [[]] : subsets(rest).flatMap((more) => [more, [first, ...more]]);
}

/** Whether trying finds one of these logarithms, the last √ taken off the Goal. */
function canBe(numbers: readonly number[], goals: readonly number[]): boolean {
  if (numbers.length === 0) return false;
  const wanted = goals.flatMap((goal) => HEIGHTS.map((height) => Math.abs(goal) * 2 ** height));
  const isOne = (value: number): boolean => {
    const log = Math.abs(Math.log(value));
    return wanted.some((goal) => Math.abs(log - goal) < 1e-11 * goal);
  };
  return bare(numbers, isOne) === null;
}

/** All that these make together without a √ around it; null once one of them is the last that is looked for. */
function bare(
  numbers: readonly number[],
  isLast: ((value: number) => boolean) | null,
): readonly number[] | null {
  const [only] = numbers;
  if (numbers.length === 1) return isLast?.(only!) === true ? null : [only!];
  const made: number[] = [];
  for (const left of subsets(numbers.map((_, at) => at))) {
    if (left.length === 0 || left.length === numbers.length) continue;
    const [some, others] = [left.map((at) => numbers[at]!), numbers.filter((_, at) => !left.includes(at))];
    const [xs, ys] = [piled(bare(some, null)!), piled(bare(others, null)!)];
    for (const x of xs)
      for (const y of ys)
        for (const value of [x * y, x / y, x ** y]) {
          if (isLast === null) made.push(value);
          else if (isLast(value)) return null;
        }
  }
  return made;
}

/** With √ above them, and one over them. */
function piled(values: readonly number[]): readonly number[] {
  return values.flatMap((value) =>
    HEIGHTS.flatMap((height) => [value ** (1 / 2 ** height), value ** (-1 / 2 ** height)]),
  );
}

/** The logarithm of a printed product of powers, signs aside; null if it is none. */
function logOfText(text: string): number | null {
  let sum = 0;
  for (const factor of text.replace(/^-/, '').split('*')) {
    const parts = /^(\d+)(?:\/(\d+))?(?:\^(?:\(?(-?\d+)(?:\/(\d+))?\)?))?$/.exec(factor);
    if (parts === null || /^0+$/.test(parts[1]!)) return null;
    const [, n, d = '1', above = '1', below = '1'] = parts;
    sum += (logOfLong(n!) - logOfLong(d)) * (Number(above) / Number(below));
  }
  return Number.isFinite(sum) ? sum : null;
}

function logOfLong(digits: string): number {
  return Math.log(Number(`0.${digits}`)) + digits.length * Math.LN10;
}
