import { judgeEquation } from '@forceout/rules/equations';
import type { WrittenEquation } from '@forceout/rules/equations';
import type { Draws } from '@forceout/rules/kit';
import type { MatchSettings, Moment, Written } from '@forceout/rules/match';
import { equationsPosition } from '../bots/equations/position.ts';
import { shuffled } from '../bots/situation.ts';
import type { Reason } from './puzzle.ts';

/** What the left side of an Equation without wild cubes is worth. */
export function valueOf(
  settings: MatchSettings,
  moment: Moment,
  written: readonly Written[],
): { readonly text: string; readonly value: string } | null {
  const [equation] = written as readonly WrittenEquation[];
  if (equation === undefined || equation.wild.length > 0) return null;
  const [value] = judgeEquation(equationsPosition(settings, moment), [equation]).values;
  return value === null || value === undefined ? null : { text: equation.solution, value };
}

/** Expressions that look like something and are not. */
const LOOK_LIKE = ['5/0', '4/(2-2)', '0^(1-1)', '3+x5', '(7+2', '6//3', '8/(3-3)', '2+', '9/(5x0)'];

export function illegalExpression(
  settings: MatchSettings,
  moment: Moment,
  draws: Draws,
): { readonly text: string; readonly why: Reason } | null {
  for (const text of shuffled(LOOK_LIKE, draws)) {
    const why = whyIllegal(settings, moment, text);
    if (why !== null) return { text, why };
  }
  return null;
}

/** Why this is no legal expression in this shake, whatever cubes there are; null if it is one. */
export function whyIllegal(settings: MatchSettings, moment: Moment, text: string): Reason | null {
  const equation: WrittenEquation = { solution: text, goal: moment.goal, wild: [], goalLayout: null };
  const { reasons } = judgeEquation(equationsPosition(settings, moment), [equation]);
  const found = reasons.find(({ code }) => code === 'illegal-expression' || code === 'undefined-symbol');
  return found === undefined ? null : { code: found.code, message: found.message };
}
