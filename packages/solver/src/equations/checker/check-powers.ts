import { colorOfCube, isDigit, rulesOf } from '@forceout/rules/equations';
import type { Cube, EquationsPosition, Face } from '@forceout/rules/equations';
import { countsOf } from './check-counts.ts';
import { faultBesideAPower } from './check-one-power.ts';
import { isOpenGoal } from './check-open-goal.ts';
import { someFitTogether } from './check-together.ts';

/** The same position with so many 1s Required, as far as they can be had: those of the mat first. */
export function withOnes(
  position: EquationsPosition,
  faceOf: (cube: Cube) => Face,
  count: number,
): EquationsPosition {
  const isOne = (cube: Cube): boolean => faceOf(cube) === '1';
  const color = rulesOf(position).force.exponent?.color;
  const rank = (cube: Cube): number => (colorOfCube(cube) === color ? 0 : 1);
  const take = (cubes: readonly Cube[], most: number): readonly [readonly Cube[], readonly Cube[]] => {
    // Those that may be exponents first: more can be made of them.
    const ones = cubes.filter(isOne).toSorted((a, b) => rank(a) - rank(b));
    return [ones.slice(0, most), [...cubes.filter((cube) => !isOne(cube)), ...ones.slice(Math.max(0, most))]];
  };
  const held = position.required.filter(isOne).length;
  const [permitted, others] = take(position.permitted, Math.max(0, count - held));
  const wanted = Math.max(0, count - held - permitted.length);
  const [taken, resources] = take(position.resources, wanted);
  const required = [...position.required, ...permitted, ...taken];
  // After Now one cube of Resources is all there is.
  const left = position.after === 'now' && wanted > 0 ? [] : resources;
  return { ...position, required, permitted: others, resources: left };
}

/** Whether so many 1s can be used together, as far as counting tells. */
export function canMeet(position: EquationsPosition, standsFor: Face | null, ones: number): boolean {
  const { force } = rulesOf(position);
  const { faceOf, all, cubes } = countsOf(position, standsFor);
  if (all((face) => face === '1') < ones) return false;
  const colors = new Set(
    cubes
      .filter((cube) => faceOf(cube) === '1')
      .map((cube) => force.exponent !== null && colorOfCube(cube) === force.exponent.color),
  );
  return colors.size > 1 || someFitTogether(withOnes(position, faceOf, ones), standsFor);
}

/** Whether an x can be a sign before one number while so many 1s are used. */
export function hasLoneX(position: EquationsPosition, standsFor: Face | null, ones: number): boolean {
  const { faceOf, cubes } = countsOf(position, standsFor);
  if (!rulesOf(position).language.unaryX) return false;
  const held = withOnes(position, faceOf, ones);
  return cubes.some((cube) => faceOf(cube) === 'x' && someFitTogether(held, standsFor, cube));
}

/** What is wrong with the claim that an x stands before a bare 1 or none, and that powers up to one were tried for it; null if nothing is. */
export function faultInFactors(
  position: EquationsPosition,
  standsFor: Face | null,
  values: readonly string[],
  upTo: number,
): string | null {
  const { force, language } = rulesOf(position);
  const { faceOf } = countsOf(position, standsFor);
  if (!hasLoneX(position, standsFor, 1)) return null;
  const isOther =
    (force['smallest-prime'] ?? force.factorial ?? force.exponent ?? force['multiple-operations']) !== null ||
    (force['two-digit-numerals'] ?? force.base ?? force['decimal-point'] ?? force.percent) !== null ||
    language.imaginary;
  if (isOther) return 'an x before a number cannot be undone';
  const held = withOnes(position, faceOf, 1);
  const resources = held.after === 'forceout' ? [] : held.resources;
  const hands = held.after === 'now' ? [[], ...resources.map((cube) => [cube])] : [resources];
  for (const hand of hands) {
    const faces = [...held.required, ...held.permitted, ...hand].map(faceOf);
    const x = faces.indexOf('x');
    if (x < 0) continue;
    const others = faces.toSpliced(x, 1);
    const numbers = others.filter(isDigit).length;
    const isJoined = numbers > 1 && others.length > numbers;
    if (isJoined || others.includes('x') || others.includes('r'))
      return 'an x may stand before more than a 1';
  }
  // Ten to the n has (n + 1)² factors.
  const isMore = (value: string): boolean =>
    /^-?\d+(\/\d+)?$/.test(value) && (upTo + 1) ** 2 > Number(value.split('/')[0]);
  return values.every(isMore) ? null : 'more powers of the base have as few factors';
}

/**
 * What is wrong with the claim that it is enough to try powers up to one where so many 1s are joined; null if nothing is. `values`: what the
 * Goal may be worth. With one 1 of two pursued, `upTo` is for the other.
 */
export function faultInPowers(
  position: EquationsPosition,
  standsFor: Face | null,
  ones: number,
  values: readonly string[],
  upTo: number,
): string | null {
  const { force, language } = rulesOf(position);
  const { faceOf } = countsOf(position, standsFor);
  if (isOpenGoal(position, standsFor)) return 'the Goal has no end either';
  if (force.factorial !== null) return 'factorials have no such bound';
  if (force['multiple-of-k'] !== null) return 'multiples of k have no such bound';
  if (hasLoneX(position, standsFor, ones)) return 'an x before a number has no such bound';
  const held = withOnes(position, faceOf, ones);
  const resources = held.after === 'forceout' ? [] : held.resources;
  const hands = held.after === 'now' ? [[], ...resources.map((cube) => [cube])] : [resources];
  const isPlain = (cube: Cube): boolean => {
    const face = faceOf(cube);
    if (isDigit(face)) return force.exponent === null || colorOfCube(cube) !== force.exponent.color;
    if (face === '/') return force.log === null && force.remainder === null;
    return face === 'r' ? language.imaginary && force.lcm === null : face !== '^';
  };
  for (const hand of hands) {
    const usable = [...held.required, ...held.permitted, ...hand];
    const whole: EquationsPosition = { ...held, permitted: [], resources: [], after: 'impossible' };
    const isUsed = (cube: Cube, at: number): boolean => {
      const isRequired = at < held.required.length;
      const required = isRequired ? held.required : [...held.required, cube];
      const permitted = usable.filter((_, other) => other >= held.required.length && other !== at);
      return someFitTogether({ ...whole, required, permitted }, standsFor);
    };
    if (usable.some((cube, at) => !isPlain(cube) && isUsed(cube, at))) {
      if (ones < 2) return 'powers can be used beside a 1';
      const fault = faultBesideAPower(position, faceOf, usable, values, upTo);
      if (fault !== null) return fault;
      continue;
    }
    const most = sizeOf(usable.map(faceOf), ones, values, rulesOf(position));
    if (most === null) return 'the Goal is no fraction';
    if (BigInt(language.base) ** BigInt(upTo) <= most)
      return `powers up to ${upTo} are too few beside ${hand.join(' ')}`;
  }
  return null;
}

/** The sum of the sizes of all that stands before the powers of the base once nothing is divided any more. */
function sizeOf(
  faces: readonly Face[],
  ones: number,
  values: readonly string[],
  { force, language }: ReturnType<typeof rulesOf>,
): bigint | null {
  let goal = 1n;
  for (const value of values) {
    if (!/^-?\d+(\/\d+)?$/.test(value)) return null;
    for (const part of value.replace('-', '').split('/')) if (BigInt(part) > goal) goal = BigInt(part);
  }
  const isLong =
    (force['two-digit-numerals'] ?? force.base ?? force['decimal-point'] ?? force.percent) !== null;
  const isNumber = (face: Face): boolean =>
    (isDigit(face) && (force.base === null || Number(face) < language.base)) ||
    (face === 'r' && language.imaginary) ||
    (isLong && (face === '^' || face === 'r'));
  const digits = faces.filter(isNumber);
  // The 1s that are powers are in no longer numeral.
  const others = isLong
    ? digits.slice(Math.min(ones, digits.filter((face) => face === '1').length)).map(() => language.base)
    : digits.filter((face) => face !== '1').map((face) => (isDigit(face) ? Math.max(1, Number(face)) : 1));
  const signs = faces.filter((face) => !isDigit(face)).length;
  const isEndless = force['multiple-operations'] !== null || (language.imaginary && faces.includes('r'));
  const room = isLong || isEndless ? others.length : Math.min(others.length, Math.max(0, signs + 1 - ones));
  const sign = force.percent === null ? 2 : language.base ** 2;
  const product = others
    .toSorted((a, b) => b - a)
    .slice(0, room)
    .reduce((all, height) => all * BigInt(height), 1n);
  return 2n * goal * product * BigInt(sign) ** BigInt(room + ones - 1);
}
