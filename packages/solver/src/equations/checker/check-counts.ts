import { faceOfCube, rulesOf } from '@forceout/rules/equations';
import type { Cube, EquationsPosition, Face } from '@forceout/rules/equations';

export type Counts = ReturnType<typeof countsOf>;

/** Counts usable cubes by what they show, for one meaning of the wild cubes. */
export function countsOf(position: EquationsPosition, standsFor: Face | null) {
  const wildFace = rulesOf(position).force.wild?.cube ?? null;
  const faceOf = (cube: Cube): Face =>
    standsFor !== null && faceOfCube(cube) === wildFace ? standsFor : faceOfCube(cube);
  const mat = [...position.required, ...position.permitted];
  const resources = position.after === 'forceout' ? [] : position.resources;
  type Test = (face: Face, cube: Cube) => boolean;
  const among = (cubes: readonly Cube[], test: Test): number =>
    cubes.filter((cube) => test(faceOf(cube), cube)).length;
  return {
    faceOf,
    cubes: [...mat, ...resources],
    required: (test: Test) => among(position.required, test),
    /** Usable cubes of a sort: after Now one of Resources at most. */
    all: (test: Test) =>
      among(mat, test) +
      (position.after === 'now' ? Math.min(1, among(resources, test)) : among(resources, test)),
  };
}
