import { bookById } from '@forceout/rules';
import { AFTERS, faceOfCube, variationsOf, waysToPick } from '@forceout/rules/equations';
import type { Cube, EquationsPosition, Pick, VariationEntry } from '@forceout/rules/equations';
import { EQUATIONS_CUBES } from '@forceout/rules/kit';
import type { Chance } from '../../onsets/reference/random-position.ts';

export { Chance } from '../../onsets/reference/random-position.ts';

const DIVISIONS = ['elementary', 'middle', 'junior', 'senior'] as const;

export function equationsBook(): EquationsPosition['book'] {
  const book = bookById('agloa-equations-2015');
  if (book === null || book.game !== 'equations') throw new Error('no Equations book');
  return book;
}

/** A random cube as a roll shows it. */
export function rolled(chance: Chance): Cube {
  return chance.pick(chance.pick(EQUATIONS_CUBES).faces) as Cube;
}

/** A position with two to so many usable cubes: any division, season, level, after and mix of variations. */
export function smallPosition(chance: Chance, most = 7): EquationsPosition {
  const where = {
    book: equationsBook(),
    division: chance.pick(DIVISIONS),
    season: chance.pick(['even', 'odd'] as const),
    level: chance.below(10) === 0 ? ('basic' as const) : ('adventurous' as const),
  };
  const after = chance.pick(AFTERS.filter((one) => one !== 'no-goal'));
  const [required, permitted, resources, forbidden]: [Cube[], Cube[], Cube[], Cube[]] = [[], [], [], []];
  const count = 2 + chance.below(most - 1);
  for (let at = 0; at < count; at++) {
    const cube = at % 2 === 0 ? digitCube(chance) : rolled(chance);
    const to = chance.below(10);
    if (to < 4) required.push(cube);
    else if (to < 7 || after === 'forceout') permitted.push(cube);
    else resources.push(cube);
  }
  if (chance.below(2) === 0) forbidden.push(rolled(chance));
  const { list } = variationsOf(where);
  const entries = chance.shuffled(list).slice(0, chance.below(4));
  const variations = entries.map((entry) => filledIn(chance, entry));
  return {
    ...where,
    variations,
    goal: { text: randomGoal(chance), cubes: null },
    required,
    permitted,
    forbidden,
    resources,
    after,
  };
}

function digitCube(chance: Chance): Cube {
  for (;;) {
    const cube = rolled(chance);
    if (/\d/.test(faceOfCube(cube))) return cube;
  }
}

/** The variation with its blank filled in as the division has it. */
export function filledIn(chance: Chance, entry: VariationEntry): Pick {
  const ways = waysToPick(entry);
  return ways.length === 1 ? ways[0]! : chance.pick(ways);
}

/** One to three cubes; mostly something that names a number. */
function randomGoal(chance: Chance): string {
  const digit = (): string => String(chance.below(10));
  switch (chance.below(6)) {
    case 0:
    case 1:
      return digit();
    case 2:
      return `${1 + chance.below(9)}${digit()}`;
    case 3:
      return digit() + chance.pick(['+', '-', 'x', '/']) + digit();
    case 4:
      return chance.pick(['r', '~', '<', 'x']) + digit();
    default:
      return digit() + chance.pick(['+', '-', 'x', '/', '^', 'r']) + digit();
  }
}
