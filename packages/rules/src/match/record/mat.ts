import type { Cube, Mat, Place } from '../game/game.ts';

export const EMPTY_MAT: Mat = { resources: [], required: [], permitted: [], forbidden: [], goal: [] };

/** The list without the first cube like this one. */
export function without(cubes: readonly Cube[], cube: Cube): readonly Cube[] {
  const index = cubes.indexOf(cube);
  return index < 0 ? cubes : [...cubes.slice(0, index), ...cubes.slice(index + 1)];
}

export function withoutAll(cubes: readonly Cube[], gone: readonly Cube[]): readonly Cube[] {
  return gone.reduce(without, cubes);
}

/** Whether every cube wanted is there, each as often as it is wanted. */
export function holds(there: readonly Cube[], wanted: readonly Cube[]): boolean {
  return there.length - withoutAll(there, wanted).length === wanted.length;
}

export function transfer(mat: Mat, cube: Cube, from: Place, to: Place): Mat {
  const at = (place: Place): readonly Cube[] => {
    const cubes = place === from ? without(mat[place], cube) : mat[place];
    return place === to ? [...cubes, cube] : cubes;
  };
  // Spelled out, so that every mat has the same shape: this is where a match spends its time.
  return {
    resources: at('resources'),
    required: at('required'),
    permitted: at('permitted'),
    forbidden: at('forbidden'),
    goal: at('goal'),
  };
}

/** All cubes on the table, for counting. */
export function allCubes(mat: Mat): readonly Cube[] {
  return [...mat.resources, ...mat.required, ...mat.permitted, ...mat.forbidden, ...mat.goal];
}
