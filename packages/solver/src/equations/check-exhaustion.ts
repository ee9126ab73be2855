import { colorOfCube, isDigit, rulesOf } from '@forceout/rules/equations';
import type { Cube, EquationsPosition, Face } from '@forceout/rules/equations';
import { countsOf } from './check-counts.ts';
import type { Counts } from './check-counts.ts';
import { goalValues } from './check-goal-values.ts';
import { faultInOpenGoal, isOpenGoal } from './check-open-goal.ts';
import { faultInPiles } from './check-piles.ts';
import { faultInPursuit } from './check-pursuit.ts';
import type { Exhaustion } from './proof.ts';

/** A search must have reached the largest Solution that the cubes allow, and what it left out must not matter. */
export function faultInExhaustion(
  position: EquationsPosition,
  standsFor: Face | null,
  proof: Exhaustion,
): string | null {
  const count = countsOf(position, standsFor);
  const { force, language } = rulesOf(position);
  const factorials = force.factorial === null ? 0 : force.factorial.most;
  const largest = Math.min(count.all(() => true) + factorials, joinedAtMost(position, count));
  const isEndless =
    force['multiple-operations'] !== null &&
    (count.all((face) => !isDigit(face) && !(face === 'r' && language.imaginary)) > 0 || factorials > 0);
  const inPlay = isEndless ? digitsIn(position, count) : largest;
  if (proof.largest < inPlay) return `only ${proof.largest} of ${inPlay} cubes and ! were in play`;
  if (isOpenGoal(position, standsFor)) {
    const fault = faultInOpenGoal(position, standsFor, proof);
    if (fault !== null) return fault;
  }
  if (force['powers-of-the-base'] !== null && count.all((face) => face === '1') > 0) {
    const fault = faultInPursuit(position, standsFor, proof, isEndless, goalValues(position, standsFor));
    if (fault !== null) return fault;
  }
  const piles =
    proof.piles === 'low' ? faultInPiles(position, standsFor, goalValues(position, standsFor)) : null;
  if (piles !== null) return piles;
  if (proof.met === null) return proof.workedOut >= proof.largest ? null : 'the tables stop short';
  // The smaller part of any operation must be in the tables.
  if (proof.met.tables < Math.floor((proof.largest - (isEndless ? 0 : 1)) / 2))
    return 'the tables are too small to meet in the middle';
  return proof.met.largestMet === proof.largest ? null : 'the meetings stop short';
}

/** Cubes that numerals can be made of: with Multiple Operations only these are counted. */
function digitsIn(position: EquationsPosition, count: Counts): number {
  const { force, language } = rulesOf(position);
  const isOne = (face: Face): boolean =>
    isDigit(face) ||
    (face === '^' && (language.ten || force['decimal-point'] !== null)) ||
    (face === 'r' && (language.eleven || language.imaginary));
  return count.all(isOne);
}

/** Cubes and ! of the largest Solution: n + 1 numerals of up to four cubes for n signs, and what may stand by one number. */
function joinedAtMost(position: EquationsPosition, count: Counts): number {
  const { force, language } = rulesOf(position);
  const isLone = (face: Face): boolean =>
    (face === 'r' && !language.imaginary) || (face === 'x' && language.unaryX);
  const isI = (face: Face): boolean => face === 'r' && (language.eleven || language.imaginary);
  const isBoth = (face: Face): boolean => face === '^' && (language.ten || force['decimal-point'] !== null);
  const isExponent = (face: Face, cube: Cube): boolean =>
    isDigit(face) && force.exponent !== null && colorOfCube(cube) === force.exponent.color;
  const lone = count.all(isLone) + (force.factorial?.most ?? 0);
  const signs = count.all((face) => !isDigit(face) && !isLone(face) && !(face === 'r' && language.imaginary));
  const hasPoint = force['decimal-point'] !== null && count.all((face) => face === '^') > 0;
  const hasPercent = force.percent !== null && count.all((face) => face === 'r') > 0;
  const long = hasPoint ? 4 : hasPercent || (force['two-digit-numerals'] ?? force.base) ? 2 : 1;
  const silent = count.all(isExponent) + 2 * count.all((face) => isBoth(face) || isI(face));
  const numbers = signs + lone + silent + 1;
  const digits = count.all((face) => isDigit(face) || isBoth(face) || isI(face));
  return Math.min(digits, numbers * long) + Math.min(signs, digits - 1) + lone;
}
