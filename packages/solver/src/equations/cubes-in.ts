import { isCubeToken, tokenize } from '@forceout/rules/equations';

/** How many cubes a written Solution shows. */
export function cubesInSolution(text: string): number {
  return tokenize(text).filter(isCubeToken).length;
}
