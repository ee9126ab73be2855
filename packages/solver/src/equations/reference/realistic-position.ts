import { faceOfCube, goalWorth, rulesOf, variationsOf } from '@forceout/rules/equations';
import type { Cube, EquationsPosition, LaidGoal } from '@forceout/rules/equations';
import { EQUATIONS_CUBES } from '@forceout/rules/kit';
import { equationsBook, filledIn } from './random-position.ts';
import type { Chance } from './random-position.ts';

export const PLAYED_DIVISIONS = ['elementary', 'middle', 'junior', 'senior'] as const;

/** The twenty-four cubes of a roll. */
export function roll(chance: Chance): readonly Cube[] {
  return EQUATIONS_CUBES.flatMap(({ count, faces }) =>
    Array.from({ length: count }, () => chance.pick(faces) as Cube),
  );
}

/** A shake with its Goal set and nothing moved: a whole roll, so many variations, a legal Goal of one to five cubes. */
export function shakeWithGoal(
  chance: Chance,
  division: (typeof PLAYED_DIVISIONS)[number],
  picks: number,
): EquationsPosition {
  for (;;) {
    const cubes = chance.shuffled(roll(chance));
    const where = { book: equationsBook(), division, season: 'even', level: 'adventurous' } as const;
    const entries = chance.shuffled(variationsOf(where).list).slice(0, picks);
    const made = goalFrom(chance, cubes);
    if (made === null) continue;
    const position: EquationsPosition = {
      ...where,
      variations: entries.map((entry) => filledIn(chance, entry)),
      goal: made.goal,
      required: [],
      permitted: [],
      forbidden: [],
      resources: made.rest,
      after: 'impossible',
    };
    if (goalWorth(rulesOf(position), made.goal).readings.length > 0) return position;
  }
}

/** A number, or two numbers and an operation between them, of cubes that were rolled. */
function goalFrom(
  chance: Chance,
  cubes: readonly Cube[],
): { readonly goal: LaidGoal; readonly rest: readonly Cube[] } | null {
  const rest = [...cubes];
  const taken: Cube[] = [];
  const take = (digit: boolean): boolean => {
    const at = rest.findIndex((cube) => /\d/.test(faceOfCube(cube)) === digit);
    if (at >= 0) taken.push(...rest.splice(at, 1));
    return at >= 0;
  };
  const number = (): boolean => take(true) && (chance.below(2) === 0 || take(true));
  const shaped = chance.below(5) < 3 ? number() : number() && take(false) && number();
  return shaped ? { goal: { text: taken.map(faceOfCube).join(''), cubes: taken }, rest } : null;
}

/** Cubes moved at random: 40 % to Required, 20 % to Permitted, 40 % to Forbidden. */
export function moved(chance: Chance, position: EquationsPosition, count: number): EquationsPosition {
  const [required, permitted, forbidden]: [Cube[], Cube[], Cube[]] = [[], [], []];
  for (const cube of position.resources.slice(0, count)) {
    const to = chance.below(5);
    (to < 2 ? required : to < 3 ? permitted : forbidden).push(cube);
  }
  return {
    ...position,
    required,
    permitted,
    forbidden,
    resources: position.resources.slice(count),
    after: 'impossible',
  };
}

/** A position after Now with so many usable cubes: the mat and one of Resources. */
export function nowPosition(chance: Chance, position: EquationsPosition, usable: number): EquationsPosition {
  const [required, permitted]: [Cube[], Cube[]] = [[], []];
  for (const cube of position.resources.slice(0, usable - 1))
    (chance.below(3) < 2 ? required : permitted).push(cube);
  const rest = position.resources.slice(usable - 1);
  const forbid = Math.min(chance.below(6), Math.max(0, rest.length - 2));
  return {
    ...position,
    required,
    permitted,
    forbidden: rest.slice(0, forbid),
    resources: rest.slice(forbid),
    after: 'now',
  };
}
