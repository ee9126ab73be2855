import type { WrittenSolution } from '@forceout/rules/onsets';

/** How many cubes a written Solution shows. */
export function cubesIn({ setName, restrictions }: WrittenSolution): number {
  return [setName, ...restrictions].join('').replaceAll(/[\s()[\]{},]/g, '').length;
}
