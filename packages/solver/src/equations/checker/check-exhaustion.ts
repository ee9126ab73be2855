import { colorOfCube, isDigit, rulesOf } from '@forceout/rules/equations';
import type { Cube, EquationsPosition, Face } from '@forceout/rules/equations';
import { countsOf } from './check-counts.ts';
import type { Counts } from './check-counts.ts';
import { goalValues } from './check-goal-values.ts';
import { faultInOpenGoal, isOpenGoal } from './check-open-goal.ts';
import { faultInPiles } from './check-piles.ts';
import { faultInPursuit } from './check-pursuit.ts';
import type { Exhaustion } from '../goal/proof.ts';

/** A search must have reached the largest Solution that the cubes allow, and what it left out must not matter. */
export function faultInExhaustion(
  position: EquationsPosition,
  standsFor: Face | null,
  proof: Exhaustion,
): string | null {
  const count = countsOf(position, standsFor);
  const { force, language } = rulesOf(position);
  const factorials = force.factorial === null ? 0 : force.factorial.most;
  const largest = largestSolution(position, standsFor);
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

/** Cubes and ! of the largest Solution: after Now with one of Resources, and that is a sign or a digit and not both. */
function largestSolution(position: EquationsPosition, standsFor: Face | null): number {
  const own = (one: EquationsPosition): number => {
    const count = countsOf(one, standsFor);
    const factorials = rulesOf(one).force.factorial?.most ?? 0;
    return Math.min(count.all(() => true) + factorials, joinedAtMost(one, count));
  };
  if (position.after !== 'now' || position.resources.length === 0) return own(position);
  return Math.max(...[...new Set(position.resources)].map((cube) => own({ ...position, resources: [cube] })));
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

/** Cubes and ! of the largest Solution: n + 1 numerals for n signs, and what may stand by one number. */
function joinedAtMost(position: EquationsPosition, count: Counts): number {
  const { force, language } = rulesOf(position);
  const isExponent = (face: Face, cube: Cube): boolean =>
    isDigit(face) && force.exponent !== null && colorOfCube(cube) === force.exponent.color;
  const digits = count.all(isDigit);
  const silent = count.all(isExponent);
  const [powers, roots] = [count.all((face) => face === '^'), count.all((face) => face === 'r')];
  const plain = count.all((face) => !isDigit(face) && face !== '^' && face !== 'r');
  const lone = language.unaryX ? count.all((face) => face === 'x') : 0;
  const canBeTwo =
    (force.percent !== null && roots > 0) || (force['two-digit-numerals'] ?? force.base) !== null;
  const pointed = Math.max(canBeTwo ? 2 : 1, force['decimal-point']?.mostDigits ?? 0);
  let largest = 0;
  // So many ^ are tens or points, and so many √ elevens or i.
  const [mostPowers, mostRoots] = [
    language.ten || force['decimal-point'] !== null ? powers : 0,
    language.eleven || language.imaginary ? roots : 0,
  ];
  for (let tens = 0; tens <= mostPowers; tens++) {
    for (let elevens = 0; elevens <= mostRoots; elevens++) {
      // A √ that is i is no root, and a sign only where it may be a percent or an LCM.
      const isSign = !language.imaginary || (force.percent ?? force.lcm) !== null;
      const freeRoots = isSign ? roots - elevens : 0;
      const signs = plain + powers - tens + freeRoots;
      const numbers = signs + silent + (language.imaginary ? 2 * elevens : 0) + 1;
      // No numeral has two points.
      const inNumbers = Math.min(
        digits,
        numbers * (canBeTwo ? 2 : 1) + Math.min(tens, numbers) * (pointed - (canBeTwo ? 2 : 1)),
      );
      const joined = Math.min(numbers, digits + tens + elevens);
      const byOne = lone + (language.imaginary ? 0 : freeRoots);
      largest = Math.max(largest, inNumbers + tens + elevens + Math.min(signs, joined - 1 + byOne));
    }
  }
  return largest + (force.factorial?.most ?? 0);
}
