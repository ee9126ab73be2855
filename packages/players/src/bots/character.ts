import type { GoalLayout, Moment, Pick } from '@forceout/rules/match';
import type { LevelName } from './level.ts';
import { shuffled } from './situation.ts';
import type { Situation } from './situation.ts';

/** How hard it is to play with a variation, from 1; what is not listed is in the middle. */
const HARD: Readonly<Record<string, number>> = {
  'required-cube': 1,
  'required-card': 1,
  'forbidden-card': 1,
  'union-intersection-interchangeable': 2,
  'universe-null-interchangeable': 2,
  'shift-from-permitted': 2,
  'multiple-operations': 2,
  'two-operations': 2,
  'wild-cube': 3,
  'blank-card-wild': 3,
  'double-set': 4,
  'absolute-value': 3,
  'symmetric-difference': 4,
  'no-null-restrictions': 5,
  'two-solutions': 5,
  average: 2,
  'two-digit-numerals': 1,
  'decimal-point': 2,
  sideways: 2,
  'upside-down': 2,
  wild: 3,
  factorial: 3,
  percent: 3,
  remainder: 3,
  gcf: 3,
  lcm: 3,
  'smallest-prime': 3,
  'number-of-factors': 4,
  'three-operation-solution': 3,
  exponent: 3,
  'powers-of-the-base': 4,
  'multiple-of-k': 5,
  base: 5,
  imaginary: 5,
  log: 5,
  'decimal-in-goal': 4,
};
const MIDDLE = 3;

/** What each level likes: the easiest, something it has practised, what suits, what is hard for the others. */
const TASTE: Readonly<Record<LevelName, { readonly least: number; readonly most: number }>> = {
  beginner: { least: 1, most: 1 },
  club: { least: 1, most: 3 },
  varsity: { least: 2, most: 4 },
  national: { least: 3, most: 5 },
  perfect: { least: 4, most: 5 },
};

/** The pick that is most to the taste of this bot; among equals the draws decide. */
export function favouritePick(situation: Situation, legal: readonly Pick[]): Pick | null {
  const { least, most } = TASTE[situation.level.name];
  const off = ({ id }: Pick): number => {
    const hard = HARD[id] ?? MIDDLE;
    return Math.max(least - hard, hard - most, 0);
  };
  return legal.toSorted((one, other) => off(one) - off(other))[0] ?? null;
}

/** Goals that this bot thinks of first: a beginner one upright digit, a club player two. Others look for what is hard. */
export function* favouriteGoals(situation: Situation, moment: Moment): Generator<GoalLayout> {
  const { level, game } = situation;
  const digits = [...moment.mat.resources, ...moment.mat.goal].filter((cube) => /\d$/.test(cube));
  const mixed = shuffled(digits, situation.draws('favourite Goals'));
  const inCards = moment.universe.length > 0;
  const text = (cubes: readonly string[]): string =>
    cubes.map((cube) => cube.at(-1)!).join(inCards ? ' ' : '');
  const seen = new Set<string>();
  const wanted: readonly (readonly string[])[] =
    level.name === 'beginner'
      ? mixed.map((cube) => [cube])
      : level.name === 'club'
        ? mixed.slice(1).map((cube, at) => [mixed[at]!, cube])
        : [];
  for (const cubes of wanted) {
    const goal = { text: text(cubes), cubes };
    if (seen.has(goal.text)) continue;
    seen.add(goal.text);
    if (game.judgeGoal(withAll(moment), goal).length === 0) yield goal;
  }
}

/** Cubes that lie there for a Goal which is not set yet are still anybody's. */
function withAll(moment: Moment): Moment {
  const { mat } = moment;
  return { ...moment, mat: { ...mat, resources: [...mat.resources, ...mat.goal], goal: [] } };
}
