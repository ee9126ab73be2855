import * as N from '@forceout/numbers';
import type { Value } from '@forceout/numbers';
import {
  Arithmetic,
  factorialsInGoal,
  goalReadings,
  Groupings,
  makeExpression,
  parseLayout,
  readSide,
  UNCHECKABLE,
  wildMeanings,
  withWild,
} from '@forceout/rules/equations';
import type { GoalLayout, LaidGoal, ShakeRules } from '@forceout/rules/equations';
import type { WildMeaningOf } from './kinds.ts';

/** One way to read the Goal: what is written for it, and what it is worth. */
export interface Target {
  readonly text: string;
  readonly value: Value;
  /** How many ! the reading takes. */
  readonly factorials: number;
}

/** What is searched in one go: one meaning of the wild cubes, and all readings of the Goal under it. */
export interface Aims {
  readonly wild: WildMeaningOf | null;
  readonly targets: readonly Target[];
  /** Readings were left out: endless powers of the base, numbers too large to work out. */
  readonly partial: boolean;
}

const FUEL = 200_000;

/** The Goal once for each thing that the wild cubes can stand for; once time is up, without its readings. */
export function aimsOf(rules: ShakeRules, goal: LaidGoal, isOver = (): boolean => false): readonly Aims[] {
  const face = rules.force.wild?.cube ?? null;
  if (face === null) return [aimsWith(rules, goal, null)];
  return wildMeanings(rules).map((standsFor) => {
    const wild = { face, standsFor };
    return isOver() ? { wild, targets: [], partial: true } : aimsWith(rules, goal, wild);
  });
}

function aimsWith(rules: ShakeRules, goal: LaidGoal, wild: WildMeaningOf | null): Aims {
  const parsed = parseLayout(goal);
  if (!parsed.ok) return { wild, targets: [], partial: false };
  const layout = wild === null ? parsed.value : withWild(parsed.value, wild.face, wild.standsFor);
  const { least, most } = rules.position.book.goalCubes.is;
  if (layout.cubes.length < least || layout.cubes.length > most) return { wild, targets: [], partial: false };
  const { targets, ends, partial } = kept(rules, goal, layout, wild);
  const large = ends.some(({ value, factorials }) => hasLargeFactorial(rules, value, factorials));
  return { wild, targets, partial: partial || large };
}

interface Readings {
  readonly targets: readonly Target[];
  /** Every reading, also those that are worth the same as another. */
  readonly ends: readonly { readonly value: Value; readonly factorials: number }[];
  readonly partial: boolean;
}

/** The Goals last read: many positions of a shake are asked about, and reading its Goal may take a third of a second. */
const lastRead = new Map<string, Readings>();
const MOST_READ = 64;

function kept(rules: ShakeRules, goal: LaidGoal, layout: GoalLayout, wild: WildMeaningOf | null): Readings {
  const { book, division, season, level, variations } = rules.position;
  const key = JSON.stringify([book.id, division, season, level, variations, goal, wild]);
  const known = lastRead.get(key);
  if (known !== undefined) return known;
  const read = readingsOf(rules, goal, layout);
  const [oldest] = lastRead.keys();
  if (lastRead.size >= MOST_READ && oldest !== undefined) lastRead.delete(oldest);
  lastRead.set(key, read);
  return read;
}

function readingsOf(rules: ShakeRules, goal: LaidGoal, layout: GoalLayout): Readings {
  const arithmetic = new Arithmetic(rules, FUEL);
  const ordinary = rules.language.ordinaryOrder && layout.clusters.length === 1;
  const readings = ordinary
    ? ordinaryReadings(rules, goal.text, arithmetic)
    : goalReadings(layout, rules, arithmetic);
  const targets = new Map<string, Target>();
  const ends: { value: Value; factorials: number }[] = [];
  let partial = rules.force['powers-of-the-base'] !== null && layout.cubes.some(({ face }) => face === '1');
  for (const { tree, id, factorials } of readings) {
    if (id === UNCHECKABLE) {
      partial = true;
      continue;
    }
    const value = arithmetic.valueOf(id);
    ends.push({ value, factorials });
    const known = targets.get(N.key(value));
    if (known === undefined || known.factorials > factorials) {
      targets.set(N.key(value), { text: makeExpression(tree), value, factorials });
    }
  }
  return { targets: [...targets.values()], ends, partial: partial || arithmetic.fuel <= 0 };
}

/**
 * The reader of Goals takes no factorial of numbers above 6000, but such a reading is legal. It matters only to a
 * Solution that can be as large, 6000! and more: one with a tower of powers or roots, or with a ! of its own.
 */
function hasLargeFactorial({ position, force }: ShakeRules, value: Value, factorials: number): boolean {
  const most = factorialsInGoal(force);
  const small = N.asSmallInteger(value);
  if (factorials >= most || small === null || small <= 6000) return false;
  if (factorials + 1 < most || force['multiple-operations'] !== null) return true;
  if (force.exponent !== null || force.wild?.standsFor === 'symbol') return true;
  const usable = [...position.required, ...position.permitted, ...position.resources];
  return usable.some((cube) => cube.endsWith('^') || cube.endsWith('r'));
}

function ordinaryReadings(rules: ShakeRules, text: string, arithmetic: Arithmetic) {
  const groupings = new Groupings(arithmetic, 'goal');
  return readSide(text, 'goal', rules, null).meanings.flatMap((tree) =>
    groupings.values(tree).map((id) => ({ tree, id, factorials: 0 })),
  );
}
