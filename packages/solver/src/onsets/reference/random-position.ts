import { ONSETS_BOOKS } from '@forceout/rules';
import {
  AFTERS,
  CUBES,
  DIGITS,
  makeGoal,
  OPERATIONS,
  pickOf,
  RELATIONS,
  VARIATION,
  variationsOf,
} from '@forceout/rules/onsets';
import type {
  BlankName,
  Cube,
  Fillings,
  GoalShape,
  OnSetsPosition,
  Pick,
  VariationId,
} from '@forceout/rules/onsets';

/** Random choices from a seed; the same seed makes the same choices. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A whole number from 0 up to but not including `end`. */
  below(end: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end) | 0;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }

  shuffled<T>(list: readonly T[]): T[] {
    const result = [...list];
    for (let last = result.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [result[last], result[other]] = [result[other]!, result[last]!];
    }
    return result;
  }
}

/** The faces of the kit's cubes. */
export const FACES = {
  digit: ['1', '1', '2', '3', '4', '5'],
  colour: ['R', 'R', 'B', 'B', 'G', 'Y'],
  operation: ['U', 'U', 'n', 'n', '-', "'"],
  restriction: ['=', '=', 'C', 'C', 'V', '^'],
} as const satisfies Record<string, readonly Cube[]>;

/** A position small enough for the reference: any book, division, level, after and mix of variations. */
export function smallPosition(chance: Chance): OnSetsPosition {
  const book = chance.pick(ONSETS_BOOKS);
  const division = chance.pick(book.divisions);
  const level = chance.below(12) === 0 ? 'basic' : 'adventurous';
  const where = { book, division, level } as const;
  const universe = chance
    .shuffled(Array.from({ length: 16 }, (_, card) => card))
    .slice(0, 2 + chance.below(9));
  const after = chance.pick(AFTERS);
  const { always, list } = variationsOf(where);
  const repeats = always.some(({ id }) => id === 'multiple-operations');
  // Usually something to name and something to join, or nearly every answer would be "no".
  const usual =
    chance.below(5) === 0
      ? []
      : [chance.pick(FACES.colour), chance.pick(FACES.colour), chance.pick(OPERATIONS)];
  const cubes: readonly Cube[] = [
    ...usual,
    ...Array.from({ length: 1 + chance.below(repeats ? 4 : 5) }, () => randomCube(chance)),
  ];
  const [required, permitted, resources, forbidden]: [Cube[], Cube[], Cube[], Cube[]] = [[], [], [], []];
  for (const cube of cubes) {
    const to = chance.below(10);
    if (to < 2) required.push(cube);
    else if (to < 6 || (to < 9 && after === 'forceout')) permitted.push(cube);
    else if (to < 9) resources.push(cube);
    else forbidden.push(cube);
  }
  if (after === 'no-goal') resources.push(chance.pick(FACES.digit), chance.pick(FACES.digit));
  const ids = chance.shuffled(list.map(({ id }) => id)).slice(0, chance.below(5));
  const variations = ids.map((id) =>
    filledIn(chance, id, [...required, ...permitted, ...resources], universe),
  );
  const goal = after === 'no-goal' ? null : randomGoal(chance, 1 + chance.below(3));
  return { ...where, universe, variations, goal, required, permitted, forbidden, resources, after };
}

function randomCube(chance: Chance): Cube {
  const roll = chance.below(20);
  if (roll === 0) return chance.pick(CUBES);
  if (roll < 10) return chance.pick(FACES.colour);
  return roll < 16 ? chance.pick(OPERATIONS) : chance.pick([...RELATIONS, ...FACES.restriction]);
}

/** What can be filled in, so that it usually matters. */
const FILLINGS: {
  readonly [Name in BlankName]: (
    faces: readonly Cube[],
    universe: readonly number[],
  ) => readonly Fillings[Name][];
} = {
  cube: (faces) => (faces.length === 0 ? ['B'] : faces),
  card: (_, universe) => universe,
  set: () => ['B', "R'", 'G n Y', 'B - R', 'R U G', "(B - R)'"],
};

/** The variation with its blank filled in. */
export function filledIn(
  chance: Chance,
  id: VariationId,
  cubes: readonly Cube[],
  universe: readonly number[],
): Pick {
  const { blank } = VARIATION[id];
  if (blank === null) return pickOf(id);
  const faces = cubes.filter((cube) => !(DIGITS as readonly string[]).includes(cube));
  const fillings: readonly Fillings[BlankName][] = FILLINGS[blank](faces, universe);
  return pickOf(id, chance.pick(fillings));
}

/** A Goal of one to `most` cubes, right side up more often than not. */
export function randomGoal(chance: Chance, most: number): string {
  const count = 1 + chance.below(most);
  const shapes: readonly GoalShape[] = count < 3 ? ['row', 'column'] : ['row', 'column', 'L', 'T'];
  const cubes = Array.from({ length: count }, () => ({
    digit: chance.pick(FACES.digit),
    upsideDown: chance.below(3) === 0,
  }));
  return makeGoal({ shape: count === 1 ? 'row' : chance.pick(shapes), cubes });
}
