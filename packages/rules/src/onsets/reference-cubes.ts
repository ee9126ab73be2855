import { isOperation } from './symbols.ts';
import type { Cube, CubeSymbol } from './symbols.ts';

// Part of the slow reference judge (reference.ts): which cubes could make the written symbols.

export interface ActualCube {
  readonly face: Cube;
  readonly section: 'required' | 'permitted' | 'resources';
  /** Its face, or the meaning of a wild cube; null if it can stand for nothing, like a digit. */
  readonly standsFor: CubeSymbol | null;
  /** What it stands for, and what that is interchangeable with. */
  readonly makes: readonly CubeSymbol[];
}

/** Indexes of the cubes that make a part; each way to make it is one such set. */
export type Way = ReadonlySet<number>;

/**
 * Every set of cubes that can make the symbols of one part. A cube makes one symbol; with Multiple Operations it
 * may make more, if they are operations. Equal symbols take cubes in rising order, and of two cubes alike
 * the first is used first: those are the only short cuts.
 */
export function everyWay(
  symbols: readonly CubeSymbol[],
  cubes: readonly ActualCube[],
  multipleOperations: boolean,
): readonly Way[] {
  const sorted = symbols.toSorted();
  const found = new Map<string, Way>();
  const uses = cubes.map(() => 0);

  function assign(at: number, from: number): void {
    const symbol = sorted[at];
    if (symbol === undefined) {
      const way = new Set(cubes.keys().filter((cube) => uses[cube]! > 0));
      found.set([...way].join(' '), way);
      return;
    }
    const again = multipleOperations && isOperation(symbol);
    for (let cube = from; cube < cubes.length; cube++) {
      if (!cubes[cube]!.makes.includes(symbol)) continue;
      if (uses[cube]! > 0 ? !again : hasUnusedTwinBefore(cube)) continue;
      uses[cube]! += 1;
      assign(at + 1, sorted[at + 1] === symbol ? cube : 0);
      uses[cube]! -= 1;
    }
  }

  function hasUnusedTwinBefore(cube: number): boolean {
    const { face, section } = cubes[cube]!;
    return cubes.some(
      (other, index) => index < cube && uses[index] === 0 && other.face === face && other.section === section,
    );
  }

  assign(0, 0);
  return [...found.values()];
}

/** Whether the part uses all the cubes it must. */
export function usesAll(way: Way, cubes: readonly ActualCube[], must: (cube: ActualCube) => boolean): boolean {
  return cubes.every((cube, index) => !must(cube) || way.has(index));
}

/** The Resource cubes that either part uses; cubes alike are one and the same wherever that helps. */
export function resourcesUsed(ways: readonly Way[], cubes: readonly ActualCube[]): number {
  const used = new Set(ways.flatMap((way) => [...way]).filter((index) => cubes[index]!.section === 'resources'));
  return used.size;
}
