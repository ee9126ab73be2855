import { colorOfCube, isDigit, rulesOf } from '@forceout/rules/equations';
import type { Cube, EquationsPosition, Face } from '@forceout/rules/equations';

/**
 * What is wrong with the claim that powers of ten up to one are enough for one of two 1s of which a power or a root is beside, with these cubes at
 * hand; null if nothing is. The seven forms that `powersBesideAPower` goes through have one digit more at most, and one plain sign.
 */
export function faultBesideAPower(
  position: EquationsPosition,
  faceOf: (cube: Cube) => Face,
  usable: readonly Cube[],
  values: readonly string[],
  upTo: number,
): string | null {
  const { force, language, wholePowers } = rulesOf(position);
  const faces = usable.map(faceOf);
  const has = (face: Face): boolean => faces.includes(face);
  const isOther =
    (has('+') && force.average !== null) ||
    (has('/') && (force.log ?? force.remainder) !== null) ||
    (has('^') && force.gcf !== null) ||
    (has('r') && (force.percent ?? force.lcm) !== null) ||
    (force['two-digit-numerals'] ?? force['decimal-point'] ?? force.base ?? force.factorial) !== null ||
    (force['multiple-operations'] ?? force['multiple-of-k'] ?? wholePowers) !== null ||
    language.imaginary;
  if (isOther) return 'powers beside two 1s are not known with these variations';
  const count = (...wanted: readonly Face[]): number => faces.filter((face) => wanted.includes(face)).length;
  const colored = usable.filter(
    (cube) => isDigit(faceOf(cube)) && force.exponent !== null && colorOfCube(cube) === force.exponent.color,
  ).length;
  const [powers, plain] = [count('^', 'r') + colored, count('+', '-', 'x', '/')];
  const digits = faces.filter((face) => isDigit(face) && face !== '1').map(Number);
  if (powers > 1) return 'two powers can be used beside two 1s';
  if (count('r') > 0 && plain > 1) return 'a root can be used beside two plain signs and two 1s';
  if (Math.min(digits.length, powers + plain - 1) > 1) return 'two more digits can be used beside two 1s';
  let goal = 1;
  for (const value of values) {
    if (!/^-?\d{1,8}(\/\d{1,8})?$/.test(value)) return 'the Goal is no fraction, or too long a one';
    goal = Math.max(goal, ...value.split('/').map((part) => Math.abs(Number(part))));
  }
  const most = Math.max(2, ...digits) * (Math.log10(4 * goal) + 1) + 3;
  return upTo >= most ? null : `powers of ten up to ${upTo} are too few`;
}
