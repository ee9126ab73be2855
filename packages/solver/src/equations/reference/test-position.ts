import type { Cube, EquationsPosition } from '@forceout/rules/equations';
import type { Limits } from '../arithmetic/operations.ts';
import { equationsBook } from './random-position.ts';

/** Cubes as they are written in tests: "red:2 black:r". */
export function cubes(text: string): readonly Cube[] {
  return text.split(' ').filter((word) => word !== '') as readonly Cube[];
}

/** A position for a test: a Goal by its text, and what is not said is empty. */
export function positionFor(goal: string, parts: Partial<EquationsPosition>): EquationsPosition {
  return {
    book: equationsBook(),
    division: 'middle',
    season: 'even',
    level: 'adventurous',
    variations: [],
    goal: { text: goal, cubes: null },
    required: [],
    permitted: [],
    forbidden: [],
    resources: [],
    after: 'impossible',
    ...parts,
  };
}

/** Numbers of a search by bounds, without the limits of a division. */
export const BY_BOUNDS: Limits = {
  wholePowers: false,
  complex: false,
  base: 10,
  mostRemainder: Infinity,
  mostFactors: Infinity,
  mostPrime: Infinity,
  quick: false,
  oneSymbol: false,
  bounded: true,
};
