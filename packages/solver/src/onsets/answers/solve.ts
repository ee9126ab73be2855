import { rulesOf } from '@forceout/rules/onsets';
import type { OnSetsPosition, WrittenSolution } from '@forceout/rules/onsets';
import { answersFor } from './answers.ts';
import type { Answer, Asked } from './answers.ts';
import { Budget } from '../../budget.ts';
import type { Progress } from '../../budget.ts';
import type { RuledOut } from '../search/ruled-out.ts';
import type { OnSetsStage } from '../search/stage.ts';
import { goalsToReach } from './goals-to-reach.ts';

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
  /** Told of every round of the search once it has ended. */
  readonly onStage?: (stage: OnSetsStage) => void;
}

export interface SolveAnswer {
  /** `unknown` only if the time limit or the signal cut the search short. */
  readonly answer: 'yes' | 'no' | 'unknown';
  /** Each entry is what one player would write: one Solution, or two with Two Solutions. Shortest first. */
  readonly written: readonly (readonly WrittenSolution[])[];
  /**
   * Nothing was cut short: the first is proven the shortest, and where fewer are given than were asked for there are
   * no more. Of `isSolvable` it says only that the answer is proven.
   */
  readonly whole: boolean;
}

/** Whether a Solution can be written in this position, and which: the one with fewest cubes first. A `no` is a proof. */
export function solveOnSets(position: OnSetsPosition, options: SolveOptions = {}): SolveAnswer {
  return solve(position, options, { any: false, count: Math.max(1, options.all ?? 1) });
}

/** Whether one exists; whichever is found first will do, and nobody pays for the shortest. */
export function isSolvable(position: OnSetsPosition, options: Omit<SolveOptions, 'all'> = {}): SolveAnswer {
  return solve(position, options, { any: true, ruledOut: null });
}

/** The same for one of many questions about a shake with this Goal, these cards and variations. */
export function isSolvableInShake(
  position: OnSetsPosition,
  ruledOut: RuledOut,
  options: Omit<SolveOptions, 'all'>,
): SolveAnswer {
  return solve(position, options, { any: true, ruledOut });
}

function solve(position: OnSetsPosition, options: SolveOptions, asked: Asked): SolveAnswer {
  const rules = rulesOf(position);
  const budget = new Budget(options);
  const goals = goalsToReach(rules);
  const found: Answer[] = [];
  let whole = true;
  for (const goal of goals) {
    const answers = answersFor(rules, goal, asked, budget, options.onStage);
    if (!answers.whole) whole = false;
    found.push(...answers.list);
    if (asked.any && found.length > 0) break;
  }
  if (found.length === 0) return { answer: whole ? 'no' : 'unknown', written: [], whole };
  // After "No Goal" several Goals may have been tried, each with its own shortest; one answer may be right for two.
  const once = new Map(found.toReversed().map((answer) => [answer.key, answer])).values();
  const best = [...once].toReversed();
  const several = best.toSorted((a, b) => Number(a.again) - Number(b.again) || a.length - b.length);
  const written = several.slice(0, asked.any ? 1 : asked.count).map((answer) => answer.written);
  return { answer: 'yes', written, whole: whole || asked.any };
}
