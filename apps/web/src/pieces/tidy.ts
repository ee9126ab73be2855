const FACE_ORDER = "0123456789RBGY∪Un-'=CV^+x/r";

/** Cubes in the order of the kit: a heap of them is easier to look through. */
export function tidy(cubes: readonly string[]): readonly string[] {
  const rank = (cube: string): number => {
    const colon = cube.indexOf(':');
    const sort = colon < 0 ? 0 : ['red', 'blue', 'green', 'black'].indexOf(cube.slice(0, colon)) + 1;
    return sort * 100 + FACE_ORDER.indexOf(cube.slice(colon + 1));
  };
  return cubes.toSorted((a, b) => rank(a) - rank(b));
}
