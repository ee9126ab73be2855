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

/** Expressions that look like something and are not, by what is wrong with them; a and b are digits. */
const LOOK_LIKE: readonly { readonly difficulty: number; readonly texts: readonly string[] }[] = [
  // Something is missing where an operation wants it.
  { difficulty: 1, texts: ['a+', 'a//b', 'ax/b'] },
  // A bracket is missing.
  { difficulty: 1, texts: ['(a+b', 'a+b)', 'ax(b-1'] },
  // Division by nothing, in plain sight and hidden.
  { difficulty: 2, texts: ['a/0', 'b/(0xa)'] },
  { difficulty: 3, texts: ['a/(b-b)', 'b/(a+1-1-a)', 'a/(b/b-1)'] },
  // Zero to the power zero, and the zeroth root.
  { difficulty: 4, texts: ['0^(a-a)', '(b-b)^0', '0ra', '(a-a)rb'] },
];

export function illegalExpression(
  settings: MatchSettings,
  moment: Moment,
  draws: Draws,
): { readonly text: string; readonly why: Reason; readonly difficulty: number } | null {
  const [a, b] = shuffled(['2', '3', '4', '5', '6', '7', '8', '9'], draws);
  for (const { difficulty, texts } of shuffled(LOOK_LIKE, draws))
    for (const shape of shuffled(texts, draws)) {
      const text = shape.replaceAll('a', a!).replaceAll('b', b!);
      const why = whyIllegal(settings, moment, text);
      if (why !== null) return { text, why, difficulty };
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
