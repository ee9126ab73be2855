import { colorOfCube, faceOfCube, usableResources } from '@forceout/rules/equations';
import type { ShakeRules } from '@forceout/rules/equations';
import { holds } from '../cubes/shortcuts.ts';
import { BOUNDED, EXACT } from './precision.ts';
import type { Precision } from './precision.ts';

/** How everything is searched: by bounds where all numbers are real, and exactly where they are complex. */
export function thoroughly(rules: ShakeRules): Precision {
  return canBeComplex(rules) ? EXACT : BOUNDED;
}

/** Without powers, roots and signs of one number all is fractions, and the quick look may see everything there is. */
export function isAllFractions(rules: ShakeRules): boolean {
  return holds('all-fractions', rules.force) && !hasPowers(rules);
}

/** Whether the thorough search takes the same steps as the quick look, with more numbers: then it takes longer for each size. */
export function isLikeThorough({ force }: ShakeRules): boolean {
  return holds('like-thorough', force);
}

/** Not every operation can be undone there, so that the quick look is the best there is. */
export function isHard({ force }: ShakeRules): boolean {
  const factors = force['number-of-factors'];
  return (
    force['multiple-of-k'] !== null ||
    force['smallest-prime'] !== null ||
    (factors !== null && factors.most === null)
  );
}

/** Without i, powers and logarithms nothing is complex. */
function canBeComplex(rules: ShakeRules): boolean {
  const { force, language } = rules;
  return language.imaginary && (force.log !== null || force.wild !== null || hasPowers(rules));
}

function hasPowers({ position, force }: ShakeRules): boolean {
  return [...position.required, ...position.permitted, ...usableResources(position)].some(
    (cube) => ['r', '^'].includes(faceOfCube(cube)) || colorOfCube(cube) === force.exponent?.color,
  );
}
