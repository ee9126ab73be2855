import * as N from '@forceout/numbers/towers';
import type { Arithmetic, ValueId } from './arithmetic.ts';
import type { Expression } from '../text/expression.ts';
import type { ShakeRules } from '../shake/shake-rules.ts';

/** One grouping of a side and what it is worth. */
export interface Valued {
  readonly tree: Expression;
  readonly id: ValueId;
}

/** How a value of the Solution goes with the Goal; `equals` where it must differ from it and does not. */
export type Fit = 'fits' | 'misses' | 'equals' | 'uncheckable';

/** With every value that the Goal as written can have. */
export function fitOf(rules: ShakeRules, arithmetic: Arithmetic, id: ValueId, goals: readonly Valued[]): Fit {
  let fit: Fit = 'fits';
  for (const goal of goals) {
    const one = fitWith(rules, arithmetic, id, goal.id);
    if (one === 'misses' || one === 'equals') return one;
    if (one === 'uncheckable') fit = one;
  }
  return fit;
}

/** With one of them at least, as a judge is asked. [VII-C-5-d-iii] */
export function meetsOne(
  rules: ShakeRules,
  arithmetic: Arithmetic,
  id: ValueId,
  goals: readonly Valued[],
): boolean {
  return goals.some((goal) => fitWith(rules, arithmetic, id, goal.id) === 'fits');
}

export function fitWith({ force }: ShakeRules, arithmetic: Arithmetic, a: ValueId, b: ValueId): Fit {
  const multiple = force['multiple-of-k'];
  if (multiple === null && a === b) return 'fits';
  const [solution, goal] = [arithmetic.valueOf(a), arithmetic.valueOf(b)];
  const same = a === b ? 'equal' : N.isEqual(solution, goal);
  if (multiple === null) return same === 'equal' ? 'fits' : same === 'different' ? 'misses' : 'uncheckable';
  // It differs from the Goal by a whole multiple of k, and not by zero. [XIII-B-7]
  if (same === 'equal') return 'equals';
  const [rest, restOfGoal] = [N.residue(solution, multiple.k), N.residue(goal, multiple.k)];
  if (rest !== null && restOfGoal !== null) {
    if (rest !== restOfGoal) return 'misses';
    return same === 'different' ? 'fits' : 'uncheckable';
  }
  const difference = N.subtract(solution, goal);
  if (difference.kind !== 'value') return 'uncheckable';
  const quotient = N.divide(difference.value, N.integer(multiple.k));
  const whole = quotient.kind === 'value' ? N.isInteger(quotient.value) : 'uncheckable';
  if (whole === false) return 'misses';
  return whole === 'uncheckable' || same === 'uncheckable' ? 'uncheckable' : 'fits';
}
