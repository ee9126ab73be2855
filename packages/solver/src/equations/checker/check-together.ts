import { colorOfCube, isDigit, rulesOf } from '@forceout/rules/equations';
import type { Cube, EquationsPosition, Face } from '@forceout/rules/equations';
import { countsOf } from './check-counts.ts';

/**
 * Goes through the cubes that might be used, one choice after another, and counts what each cube may be. `before`: a cube that must be among
 * them, as a sign before one number.
 */
export function someFitTogether(
  position: EquationsPosition,
  standsFor: Face | null,
  before: Cube | null = null,
): boolean {
  const { force, language } = rulesOf(position);
  const { faceOf } = countsOf(position, standsFor);
  const resources = position.after === 'forceout' ? [] : position.resources;
  const hands: (readonly Cube[])[] =
    position.after === 'now'
      ? [[], ...resources.map((cube) => [cube])].map((more) => [...position.permitted, ...more])
      : [[...position.permitted, ...resources]];
  const isLong = (cubes: readonly Cube[]): boolean =>
    (force['two-digit-numerals'] ?? force.base) !== null ||
    (force.percent !== null && cubes.some((cube) => faceOf(cube) === 'r')) ||
    (force['decimal-point'] !== null && cubes.some((cube) => faceOf(cube) === '^'));
  const repeats = force['multiple-operations'] !== null;
  const isExponent = (cube: Cube): boolean =>
    force.exponent !== null && colorOfCube(cube) === force.exponent.color;
  /** Numbers, joining signs, exponents that need none and signs before one number, as many of each as these cubes could be. */
  const most = (cubes: readonly Cube[]): readonly [number, number, number, number] => {
    let [numbers, joins, exponents, lone] = [0, 0, 0, 0];
    for (const cube of cubes) {
      const face = faceOf(cube);
      const isI = face === 'r' && language.imaginary;
      const isSign = !isDigit(face) && !(isI && force.percent === null && force.lcm === null);
      const isNumber =
        (isDigit(face) && (force.base === null || Number(face) < language.base)) ||
        (face === '^' && (language.ten || force['decimal-point'] !== null)) ||
        (face === 'r' && (language.eleven || language.imaginary));
      if (isNumber) numbers++;
      if (isSign) joins += repeats ? 99 : 1;
      if (isI) joins += 2;
      if (isExponent(cube) && isDigit(face)) exponents++;
      if ((face === 'r' && !language.imaginary) || (face === 'x' && language.unaryX)) lone++;
    }
    return [numbers, joins, exponents, lone];
  };
  const mustJoin = position.required.filter((cube) => {
    const face = faceOf(cube);
    const isPlain = ['+', '-', '/'].includes(face) || (face === 'x' && !language.unaryX);
    return isPlain || (face === '^' && !language.ten && force['decimal-point'] === null);
  }).length;
  const mustBeNumbers = position.required.filter((cube) => isDigit(faceOf(cube)) && !isExponent(cube)).length;
  return hands.some((hand) => {
    const all = [...position.required, ...hand];
    const place = before === null ? -1 : all.indexOf(before);
    if (before !== null && place < 0) return false;
    const cubes = before === null || repeats ? all : all.toSpliced(place, 1);
    const [numbers, joins, exponents, lone] = most(cubes);
    if (numbers === 0 || mustJoin >= numbers) return false;
    // No numeral has more than three digits, and without a decimal point two.
    const each = isLong(cubes) ? (force['decimal-point'] === null ? 2 : 3) : 1;
    if (Math.ceil(mustBeNumbers / each) > joins + 1) return false;
    return before !== null || lone > 0 || (numbers > 1 && (isLong(cubes) || joins + exponents > 0));
  });
}
