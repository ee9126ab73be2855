import type { EquationsPosition } from '@forceout/rules/equations';
import type { SolveEquationsAnswer, SolveEquationsOptions } from '../goal/answer.ts';
import { solveNoGoal } from './no-goal.ts';
import { solveForGoal } from './solve-for-goal.ts';

export type { SolveEquationsAnswer, SolveEquationsOptions } from '../goal/answer.ts';

/** Whether an Equation can be written in this position, and which. A `no` is a proof. */
export function solveEquations(
  position: EquationsPosition,
  options: SolveEquationsOptions = {},
): SolveEquationsAnswer {
  if (position.after === 'no-goal') return solveNoGoal(position, options);
  if (position.goal !== null) return solveForGoal(position, position.goal, options);
  return { answer: 'unknown', written: [], searched: { size: 0, values: 0, open: ['goal-partly-read'] } };
}
