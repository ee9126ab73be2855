import { faceOfCube, isDigit, rulesOf } from '@forceout/rules/equations';
import type { Cube, EquationsPosition, WrittenEquation } from '@forceout/rules/equations';
import type { SolveEquationsAnswer, SolveEquationsOptions } from '../goal/answer.ts';
import { stocksOf } from '../cubes/kinds.ts';
import { leavesOf } from '../cubes/leaves.ts';
import { equationsGoalsFrom, withGoal } from '../goal/goals-from.ts';
import { canBePutTogether } from '../cubes/shapes.ts';
import { signsOf } from '../cubes/signs.ts';
import { solveForGoal } from './solve-for-goal.ts';
import { isRight } from '../cubes/write-down.ts';

/** Without a limit only Goals of so many cubes are tried: there are many thousands of longer ones. */
const CUBES_WITHOUT_LIMIT = 3;

/**
 * After "no Goal" each writer brings a Goal. They are tried one by one, simplest first, their cubes taken from Resources. There are more
 * Goals than are tried, so nothing found proves nothing, unless whatever Goal is set leaves too little for a Solution.
 */
export function solveNoGoal(
  position: EquationsPosition,
  options: SolveEquationsOptions,
): SolveEquationsAnswer {
  if (!leavesEnough(position)) {
    const proof = { kind: 'invariant', name: 'no-goal-leaves-enough' } as const;
    return { answer: 'no', written: [], proof: { cases: [{ standsFor: null, proof }] } };
  }
  const written: WrittenEquation[] = [];
  const started = options.now?.() ?? 0;
  let values = 0;
  let stopped = false;
  const most = options.limitMs === undefined ? CUBES_WITHOUT_LIMIT : Infinity;
  for (const goal of equationsGoalsFrom(position, most)) {
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

/** Whether some number can be taken for a Goal and the rest still be put together. A wild cube may be anything, so nothing is said of it. */
function leavesEnough(position: EquationsPosition): boolean {
  if (rulesOf(position).force.wild !== null) return true;
  return position.resources.some((cube, at) => {
    if (!mayBeNumber(position, cube)) return false;
    const resources = position.resources.toSpliced(at, 1);
    const rules = rulesOf({ ...position, resources, after: 'impossible' });
    const stocks = stocksOf(rules, null, rules.force.factorial?.most ?? 0);
    const least = position.book.solutionCubes.is;
    return canBePutTogether(stocks, signsOf(rules, stocks), leavesOf(rules, stocks), least);
  });
}

function mayBeNumber(position: EquationsPosition, cube: Cube): boolean {
  const { language } = rulesOf(position);
  const face = faceOfCube(cube);
  return (
    isDigit(face) ||
    (face === '^' && language.ten) ||
    (face === 'r' && (language.eleven || language.imaginary))
  );
}
