import { rulesOf } from '@forceout/rules/onsets';
import type { OnSetsPosition, ShakeRules, WrittenSolution } from '@forceout/rules/onsets';
import { Budget } from './budget.ts';
import type { Progress } from './budget.ts';
import { cubesIn } from './cubes-in.ts';
import { findSolutions } from './finds.ts';
import type { Finds } from './finds.ts';
import { goalsToReach } from './goals-to-reach.ts';
import type { GoalToReach } from './goals-to-reach.ts';
import type { Find } from './search.ts';
import { spellings } from './spellings.ts';
import { isRight, writeDown } from './write-down.ts';

export interface SolveOptions {
  /** Give up after so many milliseconds by the clock passed in as `now`. */
  readonly limitMs?: number;
  /** How many answers are wanted; 1 unless told. */
  readonly all?: number;
  /** Cancels between steps once `aborted` is true. */
  readonly signal?: { readonly aborted: boolean };
  readonly onProgress?: (progress: Progress) => void;
  /** A clock in milliseconds; without one there is no time limit. */
  readonly now?: () => number;
}

export interface SolveAnswer {
  /** `unknown` only if the time limit or the signal cut the search short. */
  readonly answer: 'yes' | 'no' | 'unknown';
  /** Each entry is what one player would write: one Solution, or two with Two Solutions. Shortest first. */
  readonly written: readonly (readonly WrittenSolution[])[];
}

/** Whether a Solution can be written in this position, and which. A `no` is a proof. */
export function solveOnSets(position: OnSetsPosition, options: SolveOptions = {}): SolveAnswer {
  return solve(position, options, false);
}

/** Whether one exists; whichever is found first will do. */
export function isSolvable(position: OnSetsPosition, options: SolveOptions = {}): SolveAnswer {
  return solve(position, options, true);
}

function solve(position: OnSetsPosition, options: SolveOptions, any: boolean): SolveAnswer {
  const rules = rulesOf(position);
  const budget = new Budget(options);
  const count = Math.max(1, options.all ?? 1);
  const written: (readonly WrittenSolution[])[] = [];
  let cutShort = false;
  const goals = goalsToReach(rules);
  for (const goal of goals) {
    const two = rules.force['two-solutions'] !== null;
    const wish = { values: goal.values, sets: two ? pairsNeed(count) : count, fewest: two ? 2 : 1, any };
    const found = findSolutions(rules, wish, budget);
    if (!found.whole) cutShort = true;
    written.push(...writtenFrom(rules, goal, found, count));
    if (!any && !two && written.length > 0) addSpellings(rules, goal, written, count);
    if (any && written.length > 0) break;
  }
  if (written.length > 0) {
    // After "No Goal" several Goals may have been tried, each with its own shortest.
    const length = (one: readonly WrittenSolution[]): number =>
      one.reduce((sum, solution) => sum + cubesIn(solution), 0);
    const several = goals.length > 1 ? written.toSorted((a, b) => length(a) - length(b)) : written;
    return { answer: 'yes', written: several.slice(0, count) };
  }
  return { answer: cutShort ? 'unknown' : 'no', written: [] };
}

/** When there are no more sets, other spellings of those there are. */
function addSpellings(
  rules: ShakeRules,
  goal: GoalToReach,
  written: (readonly WrittenSolution[])[],
  count: number,
): void {
  if (written.length >= count) return;
  const seen = new Set(written.map(([one]) => JSON.stringify(one)));
  for (const find of spellings(rules, goal.values)) {
    const one = writeDown(rules, find, goal.layoutFor(find.value));
    const text = JSON.stringify(one);
    if (seen.has(text) || !isRight(rules.position, [one])) continue;
    seen.add(text);
    written.push([one]);
    if (written.length >= count) return;
  }
}

/** So many sets make at least so many pairs. */
function pairsNeed(count: number): number {
  let sets = 2;
  while ((sets * (sets - 1)) / 2 < count) sets++;
  return sets;
}

function writtenFrom(
  rules: ShakeRules,
  goal: GoalToReach,
  { finds }: Finds,
  count: number,
): readonly (readonly WrittenSolution[])[] {
  const { position, force } = rules;
  const texts = new Map<Find, WrittenSolution>();
  const text = (find: Find): WrittenSolution => {
    const known = texts.get(find) ?? writeDown(rules, find, goal.layoutFor(find.value));
    texts.set(find, known);
    return known;
  };
  if (force['two-solutions'] === null) {
    return finds.slice(0, count).map((find) => {
      if (!isRight(position, [text(find)]))
        throw new Error(`the judge refuses ${JSON.stringify(text(find))}`);
      return [text(find)];
    });
  }
  const pairs = finds.flatMap((first, index) =>
    finds.slice(index + 1).map((second) => inOrder(first, second)),
  );
  const byLength = pairs.toSorted(([a, b], [c, d]) => a.length + b.length - c.length - d.length);
  const written: (readonly WrittenSolution[])[] = [];
  for (const pair of byLength) {
    if (written.length >= count) break;
    const both = pair.map(text);
    if (!isRight(position, both)) throw new Error(`the judge refuses ${JSON.stringify(both)}`);
    written.push(both);
  }
  return written;
}

/** Two different sets, so one of them has a card that the other has not: that one is written second. */
function inOrder(a: Find, b: Find): readonly [Find, Find] {
  return (b.cards & ~a.cards) !== 0 ? [a, b] : [b, a];
}
