import { colorOfCube, isDigit, rulesOf } from '@forceout/rules/equations';
import type { Cube, EquationsPosition, Face, ShakeRules } from '@forceout/rules/equations';
import { countsOf } from './check-counts.ts';

/** Signs that make numbers larger in ways that are not looked at here, while a variation is in force. */
const GROWTH = [
  ['percent', 'r'],
  ['lcm', 'r'],
  ['log', '/'],
  ['smallest-prime', 'x'],
  ['number-of-factors', 'x'],
  ['powers-of-the-base', '1'],
] as const;

/**
 * The largest number that sums and so many products of these digits make, worked out by parting their sum in every way; null where
 * there is more to it.
 */
export function reachOf(position: EquationsPosition, standsFor: Face | null): bigint | null {
  const rules = rulesOf(position);
  const { force, language } = rules;
  const count = countsOf(position, standsFor);
  const all = (face: Face): number => count.all((own) => own === face);
  if (growsOtherwise(rules, count, all) || maySplit(rules, count, all)) return null;
  const places = force['two-digit-numerals'] === null && force.base === null ? 1 : language.base;
  const worthOf = (cube: Cube): number => {
    const face = count.faceOf(cube);
    if (isDigit(face))
      return force.base !== null && Number(face) >= language.base ? 0 : Number(face) * places;
    return face === 'r' && language.eleven ? 11 * places : 0;
  };
  const [mat, others] = [
    [...position.required, ...position.permitted].map(worthOf),
    (position.after === 'forceout' ? [] : position.resources).map(worthOf),
  ];
  const sum = sumOf(mat) + (position.after === 'now' ? Math.max(0, ...others) : sumOf(others));
  const numerals = count.all((face) => isDigit(face) || (face === 'r' && language.eleven));
  // Each average may halve the one divisor there is.
  const larger = all('/') > 0 && force.average !== null ? 2n ** BigInt(all('+')) : 1n;
  const isEndless = force['multiple-operations'] !== null && all('x') > 0;
  return larger * largestProduct(sum, isEndless ? numerals : Math.min(all('x') + 1, numerals));
}

type Counts = ReturnType<typeof countsOf>;

/** Whether anything but sums and products makes numbers larger. */
function growsOtherwise(
  { force, language }: ShakeRules,
  count: Counts,
  all: (face: Face) => number,
): boolean {
  const color = force.exponent?.color;
  return (
    force.factorial !== null ||
    force['multiple-of-k'] !== null ||
    all('^') > 0 ||
    GROWTH.some(([id, face]) => force[id] !== null && all(face) > 0) ||
    (language.imaginary && all('r') > 0) ||
    count.all((face, cube) => isDigit(face) && colorOfCube(cube) === color) > 0
  );
}

/** Whether a divisor or the index of a root may be below 1, which makes numbers larger: without − and ÷ there is none. */
function maySplit({ force, wholePowers }: ShakeRules, count: Counts, all: (face: Face) => number): boolean {
  const isTurned = force.sideways !== null && count.all((face) => isDigit(face) && Number(face) > 1) > 0;
  const hasFractions = isTurned || (force.average !== null && all('+') > 0);
  const repeats = force['multiple-operations'] !== null;
  if (all('/') > 0 && (isTurned || all('/') > 1 || repeats)) return true;
  if (all('r') === 0 || wholePowers !== null) return false;
  const hasNegative = force['upside-down'] !== null && count.all((face) => isDigit(face) && face !== '0') > 0;
  const hasSmall = all('/') + all('-') > 0 || hasFractions || hasNegative;
  return hasSmall && (hasFractions || all('/') > 0 || all('r') > 1 || repeats);
}

function sumOf(list: readonly number[]): number {
  return list.reduce((total, one) => total + one, 0);
}

/** Of whole numbers with this sum, at most so many. */
function largestProduct(sum: number, parts: number): bigint {
  let best = Array.from({ length: sum + 1 }, (_, total) => BigInt(total));
  for (let more = 1; more < parts; more++) {
    best = best.map((known, total) => {
      let most = known;
      for (let last = 1; last < total; last++) {
        const product = best[total - last]! * BigInt(last);
        if (product > most) most = product;
      }
      return most;
    });
  }
  return best[sum]!;
}
