import { goalWorth, rulesOf } from '@forceout/rules/onsets';
import type { OnSetsPosition, ShakeRules, WrittenSolution } from '@forceout/rules/onsets';
import { Budget } from './budget.ts';
import type { Progress } from './budget.ts';
import { findSolutions } from './finds.ts';
import type { Finds } from './finds.ts';
import { goalsFrom } from './goals.ts';
import type { Settable } from './goals.ts';
import type { Find } from './search.ts';
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
  for (const goal of aims(rules)) {
    const sets = rules.force['two-solutions'] === null ? count : pairsNeed(count);
    const found = findSolutions(rules, { values: goal.values, sets, any }, budget);
    if (!found.whole) cutShort = true;
    written.push(...writtenFrom(rules, goal, found, count - written.length));
    if (written.length >= count) break;
  }
  if (written.length > 0) return { answer: 'yes', written };
  return { answer: cutShort ? 'unknown' : 'no', written: [] };
}
