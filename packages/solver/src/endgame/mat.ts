/**
 * Cubes as one text, a character for each kind, in alphabetical order: cubes that are alike are one, and so are positions
 * that differ only in the order in which cubes lie.
 */
export type Cubes = string;

/** What the rest of a shake depends on. Forbidden is not here: nothing ever comes back from it, and nothing asks for it. */
export interface Mat {
  readonly required: Cubes;
  readonly permitted: Cubes;
  readonly resources: Cubes;
}

export function inOrder(kinds: Iterable<string>): Cubes {
  return [...kinds].toSorted().join('');
}

export function withCube(cubes: Cubes, kind: string): Cubes {
  let at = 0;
  while (at < cubes.length && cubes[at]! <= kind) at++;
  return cubes.slice(0, at) + kind + cubes.slice(at);
}

export function withoutCube(cubes: Cubes, kind: string): Cubes {
  const at = cubes.indexOf(kind);
  return at < 0 ? cubes : cubes.slice(0, at) + cubes.slice(at + 1);
}

/** Whether every one of these cubes is among those. */
export function isWithin(few: Cubes, many: Cubes): boolean {
  let at = 0;
  for (const kind of few) {
    while (at < many.length && many[at]! < kind) at++;
    if (many[at] !== kind) return false;
    at++;
  }
  return true;
}

/** One cube to another place. */
export interface Step {
  readonly from: 'resources' | 'permitted';
  readonly kind: string;
  readonly to: 'required' | 'permitted' | 'forbidden';
}

export function afterStep(mat: Mat, { from, kind, to }: Step): Mat {
  const left = { ...mat, [from]: withoutCube(mat[from], kind) };
  return to === 'forbidden' ? left : { ...left, [to]: withCube(left[to], kind) };
}

export function keyOf({ required, permitted, resources }: Mat): string {
  return `${required} ${permitted} ${resources}`;
}
