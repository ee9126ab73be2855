import { faceOfCube } from '@forceout/rules/equations';
import type { EquationsPosition } from '@forceout/rules/equations';
import { cubesInSolution, facesIn } from './cubes-in.ts';

/** A turned cube puts players off more than any sign. */
const TURNED = 4;
/** More than all oddness of one Solution. */
const CUBE = 1000;

/** What makes a Solution hard to read: cubes that lie upside down or sideways, powers of the base, and then powers, roots and factorials. */
export function oddnessOf(text: string): number {
  let odd = 0;
  for (const symbol of text) {
    if (symbol === '~' || symbol === '<' || symbol === 'e') odd += TURNED;
    else if (symbol === '^' || symbol === 'r' || symbol === "'" || symbol === '!') odd += 1;
  }
  return odd;
}

/** Solutions in the order in which they are shown: fewest cubes first, and of as many the plainest. */
export function rankOf(text: string): number {
  return CUBE * cubesInSolution(text) + oddnessOf(text);
}

/** No Solution can be plainer: each ^ and r that is Required must be in it. */
export function leastOddness({ required }: EquationsPosition): number {
  return required.filter((cube) => ['^', 'r'].includes(faceOfCube(cube))).length;
}

/** Solutions of the same cubes are much the same to a player: 3 × 8 and 8 × 3, 7 − 2 and −2 + 7. */
export function sortOf(text: string): string {
  return facesIn(text).toSorted().join(' ');
}
