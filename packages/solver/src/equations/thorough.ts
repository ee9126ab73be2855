import { colorOfCube, faceOfCube, usableResources } from '@forceout/rules/equations';
import type { ShakeRules } from '@forceout/rules/equations';
import type { How } from './run.ts';

/** How everything is searched: by bounds where all numbers are real, since complex ones cannot be put in a row. */
export function thoroughWays(rules: ShakeRules): readonly How[] {
  return canBeComplex(rules) ? ['exact', 'rooted'] : ['bounded', 'exact'];
}

/** Without i, powers and logarithms nothing is complex. */
function canBeComplex({ position, force, language }: ShakeRules): boolean {
  if (!language.imaginary) return false;
  const cubes = [...position.required, ...position.permitted, ...usableResources(position)];
  const isPower = (cube: (typeof cubes)[number]): boolean =>
    ['r', '^'].includes(faceOfCube(cube)) || colorOfCube(cube) === force.exponent?.color;
  return force.log !== null || force.wild !== null || cubes.some(isPower);
}
