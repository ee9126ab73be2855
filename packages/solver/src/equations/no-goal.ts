import type { EquationsPosition, WrittenEquation } from '@forceout/rules/equations';
import type { SolveEquationsAnswer, SolveEquationsOptions } from './answer.ts';
import { equationsGoalsFrom, withGoal } from './settable-goals.ts';
import { solveForGoal } from './solve-for-goal.ts';
import { isRight } from './write-down.ts';

/**
 * After "no Goal" each writer brings a Goal. The common Goals are tried one by one, their cubes taken from Resources. There are more Goals
 * than are tried, so nothing found proves nothing, unless no cube makes a number.
 */
export function solveNoGoal(
  position: EquationsPosition,
  options: SolveEquationsOptions,
): SolveEquationsAnswer {
  const written: WrittenEquation[] = [];
  const started = options.now?.() ?? 0;
  let values = 0;
  let stopped = false;
  for (const goal of equationsGoalsFrom(position)) {
    const spent = (options.now?.() ?? 0) - started;
    const left = options.limitMs === undefined ? {} : { limitMs: Math.max(1, options.limitMs - spent) };
    if (options.signal?.aborted === true || (options.limitMs !== undefined && spent >= options.limitMs)) {
      stopped = true;
      break;
    }
    const solved = solveForGoal(withGoal(position, goal), goal, { ...options, ...left, all: 1 });
    if (solved.answer === 'unknown') values += solved.searched.values;
    for (const one of solved.written) {
      const whole = { ...one, goalLayout: goal };
      if (isRight(position, whole)) written.push(whole);
    }
    if (written.length >= Math.max(1, options.all ?? 1)) break;
  }
  if (written.length > 0) return { answer: 'yes', written };
  return {
    answer: 'unknown',
    written: [],
    searched: { size: 0, values, open: [stopped ? 'time' : 'goal-partly-read'] },
  };
}
