import type { Moment, Written } from '@forceout/rules/match';
import type { Analyst } from '../bots/analyst.ts';
import type { Task } from './puzzle.ts';
import { difficultyOf, measure } from './themes.ts';
import type { Theme } from './themes.ts';

/** A puzzle as its maker leaves it. */
export interface Made {
  readonly moment: Moment;
  readonly task: Task;
  readonly difficulty: number;
  readonly themes: readonly Theme[];
}

/** Difficulty and ideas of what has to be found. */
export function measured(
  analyst: Analyst,
  moment: Moment,
  written: readonly Written[],
): { readonly difficulty: number; readonly themes: readonly Theme[] } {
  const found = measure(analyst, moment, written);
  return { difficulty: difficultyOf(found), themes: found.themes };
}
