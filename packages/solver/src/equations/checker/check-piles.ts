import { isDigit, rulesOf } from '@forceout/rules/equations';
import type { Cube, EquationsPosition, Face } from '@forceout/rules/equations';
import { countsOf } from './check-counts.ts';

/**
 * What is wrong with a claim that piles of √ were followed as high as they matter: it is known for Goals that are fractions and for three
 * digits at most beside a √, with Multiple of k two, with nothing else that has no end.
 */
export function faultInPiles(
  position: EquationsPosition,
  standsFor: Face | null,
  values: readonly string[],
): string | null {
  const { force, language, wholePowers } = rulesOf(position);
  const { faceOf, cubes } = countsOf(position, standsFor);
  if (force['multiple-operations'] === null || wholePowers !== null || language.imaginary)
    return 'there are no piles of roots';
  if (force.factorial !== null) return 'it is not known how high piles of roots matter';
  const isOnMat = [...position.required, ...position.permitted].some((cube) =>
    ['1', 'r'].includes(faceOf(cube)),
  );
  const hasOnes = cubes.some((cube) => faceOf(cube) === '1');
  if (force['powers-of-the-base'] !== null && hasOnes && (position.after !== 'now' || isOnMat))
    return 'a power of the base may stand beside a root';
  const isOne = (cube: Cube): boolean => {
    const face = faceOf(cube);
    return (
      isDigit(face) ||
      (face === '^' && (language.ten || force['decimal-point'] !== null)) ||
      (face === 'r' && language.eleven)
    );
  };
  const mat = [...position.required, ...position.permitted];
  const resources = position.after === 'forceout' ? [] : position.resources;
  const [onMat, inResources] = [mat.filter(isOne).length, resources.filter(isOne).length];
  const isRootOnMat = mat.some((cube) => faceOf(cube) === 'r');
  const more = position.after !== 'now' ? inResources : isRootOnMat ? Math.min(1, inResources) : 0;
  const hasLog = force.log !== null && cubes.some((cube) => faceOf(cube) === '/');
  if (hasLog && onMat + more > 1) return 'logarithms can be made';
  const most = force['multiple-of-k'] === null ? 3 : 2;
  if (onMat + more > most) return `${onMat + more} digits can stand beside a root`;
  // One numeral under a pile is next to 1 or low.
  if (onMat + more < 2 && force['multiple-of-k'] === null) return null;
  const isFraction = (value: string): boolean => /^-?\d+(\/\d+)?$/.test(value);
  if (onMat + more === 2 && force['multiple-of-k'] === null)
    return values.every((value) => isFraction(value) || isRadical(value)) ? null : 'the Goal is no radical';
  return values.every(isFraction) ? null : 'the Goal is no fraction';
}

/** A printed product of fractions and their powers, no index of which can be halved more than six times. */
function isRadical(value: string): boolean {
  return value
    .replace(/^-/, '')
    .split('*')
    .every((factor) => {
      const parts = /^\d+(?:\/\d+)?(?:\^\(-?\d+(?:\/(\d+))?\))?$/.exec(factor);
      return parts !== null && Number(parts[1] ?? 1) % 128 !== 0;
    });
}
