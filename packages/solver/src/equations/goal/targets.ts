import { nameOfBook } from '@forceout/rules';
import * as N from '@forceout/numbers';
import type { Value } from '@forceout/numbers';
import {
  Arithmetic,
  faceOfCube,
  factorialsInGoal,
  Groupings,
  isDigit,
  makeExpression,
  parseLayout,
  readGoalAs,
  readSide,
  usableResources,
  wildMeanings,
  withWild,
} from '@forceout/rules/equations';
import type { GoalLayout, LaidGoal, ShakeRules } from '@forceout/rules/equations';
import type { WildMeaningOf } from '../cubes/kinds.ts';
import { leavesOutLongOnly, takesBoth } from './long-goals.ts';
import { isExponentAt, openGoalOf } from './open-goal.ts';
import type { OpenGoal } from './open-goal.ts';

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
  /** All that was left out are readings with a factorial beyond 6000!, as long as it is. */
  readonly longOnly: boolean;
  /** The Goal itself, where a 1 of it may be any power of the base and every such reading is known by that. */
  readonly open: OpenGoal | null;
  /** The Goal as it lies, to be read by bounds where readings were left out; null if that is of no use. */
  readonly layout: GoalLayout | null;
}

const FUEL = 200_000;

/** The Goal once for each thing that the wild cubes can stand for; once time is up, without its readings. */
export function aimsOf(rules: ShakeRules, goal: LaidGoal, isOver = (): boolean => false): readonly Aims[] {
  const face = rules.force.wild?.cube ?? null;
  if (face === null) return [aimsWith(rules, goal, null)];
  const isIdle = isWildIdle(rules, goal);
  let first: Aims | null = null;
  return wildMeanings(rules).map((standsFor) => {
    const wild = { face, standsFor };
    if (isIdle) return { ...(first ??= aimsWith(rules, goal, wild)), wild };
    return isOver() ? { ...nothing(wild), partial: true } : aimsWith(rules, goal, wild);
  });
}

/** Whether no cube that can be used shows the wild face, nor one of the Goal: then it is all one what it stands for. */
export function isWildIdle({ force, position }: ShakeRules, goal: LaidGoal): boolean {
  const face = force.wild?.cube;
  const parsed = parseLayout(goal);
  const usable = [...position.required, ...position.permitted, ...usableResources(position)];
  return (
    parsed.ok &&
    !parsed.value.cubes.some((cube) => cube.face === face) &&
    !usable.some((cube) => faceOfCube(cube) === face)
  );
}

function nothing(wild: WildMeaningOf | null): Aims {
  return { wild, targets: [], partial: false, longOnly: false, open: null, layout: null };
}

function aimsWith(rules: ShakeRules, goal: LaidGoal, wild: WildMeaningOf | null): Aims {
  const parsed = parseLayout(goal);
  if (!parsed.ok) return nothing(wild);
  const layout = wild === null ? parsed.value : withWild(parsed.value, wild.face, wild.standsFor);
  const { least, most } = rules.position.book.goalCubes.is;
  if (layout.cubes.length < least || layout.cubes.length > most) return nothing(wild);
  const { targets, isLeftOut, longOnly, partial, open } = kept(rules, goal, layout, wild);
  const isOpen = isLeftOut && (!takesBoth(rules, layout) || mattersTo(rules));
  const isRead = isOrdinary(rules, layout) || rules.force['multiple-of-k'] !== null;
  return {
    wild,
    targets,
    partial: partial || isOpen,
    longOnly: longOnly && !partial,
    open,
    layout: isRead ? null : layout,
  };
}

interface Readings {
  readonly targets: readonly Target[];
  /** Readings with long factorials were left out, and perhaps no others. */
  readonly isLeftOut: boolean;
  readonly longOnly: boolean;
  readonly partial: boolean;
  readonly open: OpenGoal | null;
}

/** The Goals last read: many positions of a shake are asked about, and reading its Goal may take a third of a second. */
const lastRead = new Map<string, Readings>();
const MOST_READ = 64;

function kept(rules: ShakeRules, goal: LaidGoal, layout: GoalLayout, wild: WildMeaningOf | null): Readings {
  const { book, division, season, level, variations } = rules.position;
  const key = JSON.stringify([nameOfBook(book), division, season, level, variations, goal, wild]);
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
  const { readings, complete } = isOrdinary(rules, layout)
    ? { readings: ordinaryReadings(rules, goal.text, arithmetic), complete: true }
    : readGoalAs('all', layout, rules, arithmetic);
  const targets = new Map<string, Target>();
  const open = mayHavePower(rules, layout) ? openGoalOf(rules, layout) : null;
  let partial = mayHavePower(rules, layout) && open === null;
  const isLeftOut = !complete && factorialsInGoal(rules.force) > 0;
  const longOnly = isLeftOut && leavesOutLongOnly(rules, layout);
  for (const { tree, id, factorials } of readings) {
    const value = arithmetic.exactValueOf(id);
    if (value === null) {
      partial = true;
      continue;
    }
    const known = targets.get(N.key(value));
    if (known === undefined || known.factorials > factorials) {
      targets.set(N.key(value), { text: makeExpression(tree), value, factorials });
    }
  }
  return {
    targets: [...targets.values()],
    isLeftOut,
    longOnly,
    partial: partial || arithmetic.fuel <= 0,
    open,
  };
}

/** In the introductory game a Goal without gaps is worked out in the ordinary order. */
function isOrdinary({ language }: ShakeRules, { clusters }: GoalLayout): boolean {
  return language.ordinaryOrder && clusters.length === 1;
}

/**
 * Whether some 1 of the Goal may be any power of the base. Beside another digit it is part of a numeral, where it stands for 1, unless
 * one of the two may be an exponent. [XIII-B-13]
 */
export function mayHavePower(rules: ShakeRules, { cubes, clusters }: GoalLayout): boolean {
  if (rules.force['powers-of-the-base'] === null) return false;
  const isInNumeral = (at: number): boolean =>
    clusters.some(
      ([from, to]) =>
        // A digit that is an exponent leaves the one before it alone.
        !cubes.slice(from, to).some((_, place) => isExponentAt(rules, cubes, from + place)) &&
        [at - 1, at + 1].some(
          (next) => from <= Math.min(at, next) && Math.max(at, next) < to && isDigit(cubes[next]!.face),
        ),
    );
  return cubes.some(({ face }, at) => face === '1' && !isInNumeral(at));
}

/**
 * The reader of Goals takes no factorial of numbers above 6000, but such a reading is legal. It matters only to a
 * Solution that can be as large, 6000! and more: one with a tower of powers or roots, a power of the base, or with a ! of its own if
 * one is left.
 */
function mattersTo({ position, force }: ShakeRules): boolean {
  if (force['multiple-operations'] !== null || force.exponent !== null || force.wild?.standsFor === 'symbol')
    return true;
  const usable = [...position.required, ...position.permitted, ...position.resources];
  const hasPowers = force['powers-of-the-base'] !== null;
  if (hasPowers && (force.wild !== null || usable.some((cube) => cube.endsWith(':1')))) return true;
  return usable.some((cube) => cube.endsWith('^') || cube.endsWith('r'));
}

function ordinaryReadings(rules: ShakeRules, text: string, arithmetic: Arithmetic) {
  const groupings = new Groupings(arithmetic, 'goal');
  return readSide(text, 'goal', rules, null).meanings.flatMap((tree) =>
    groupings.values(tree).map((id) => ({ tree, id, factorials: 0 })),
  );
}
