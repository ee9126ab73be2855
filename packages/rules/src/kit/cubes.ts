import { say } from '../said/said.ts';
import type { Said } from '../said/said.ts';

/** One sort of cube: how many are in a kit and what their six faces show. */
export interface CubeSort {
  readonly name: string;
  readonly count: number;
  readonly faces: readonly string[];
}

/** The 18 cubes of an On-Sets kit. */
export const ONSETS_CUBES: readonly CubeSort[] = [
  { name: 'digit', count: 3, faces: ['1', '1', '2', '3', '4', '5'] },
  { name: 'colour', count: 8, faces: ['R', 'R', 'B', 'B', 'G', 'Y'] },
  { name: 'operation', count: 4, faces: ['U', 'U', 'n', 'n', '-', "'"] },
  { name: 'restriction', count: 3, faces: ['=', '=', 'C', 'C', 'V', '^'] },
];

/** The 24 cubes of an Equations kit; a face is known with the colour of its cube. */
export const EQUATIONS_CUBES: readonly CubeSort[] = (
  [
    ['red', ['0', '1', '2', '3', '+', '-']],
    ['blue', ['0', '1', '2', '3', 'x', '/']],
    ['green', ['4', '5', '6', '-', 'x', '^']],
    ['black', ['7', '8', '9', '+', '/', 'r']],
  ] as const
).map(([name, faces]) => ({ name, count: 6, faces: faces.map((face) => `${name}:${face}`) }));

export const CARDS_IN_A_PACK = 16;

/** One plain sentence about why this kit cannot show these cubes; null if it can. */
export function notThisKit(sorts: readonly CubeSort[], cubes: readonly string[]): Said | null {
  const rolled = new Map<string, number>();
  for (const cube of cubes) {
    const sort = sorts.find(({ faces }) => faces.includes(cube));
    if (sort === undefined) return say('no-cube-of-kit', { cube });
    rolled.set(sort.name, (rolled.get(sort.name) ?? 0) + 1);
  }
  const wrong = sorts.find(({ name, count }) => (rolled.get(name) ?? 0) !== count);
  if (wrong === undefined) return null;
  return say('kit-has', { count: wrong.count, sort: wrong.name, rolled: rolled.get(wrong.name) ?? 0 });
}
