import { judgeEquationsGoal } from '@forceout/rules/equations';
import type { EquationsPosition, LaidGoal, WrittenEquation } from '@forceout/rules/equations';
import { cubesInSolution } from '../cubes/cubes-in.ts';
import type { SolveEquationsOptions } from '../goal/answer.ts';
import { equationsGoalsFrom, withGoal } from '../goal/goals-from.ts';
import { solveForGoal } from './solve-for-goal.ts';

/** A Goal that may be set from these Resources: whether it can be reached, and with how many cubes. */
export interface SettableEquationsGoal {
  readonly goal: LaidGoal;
  readonly values: readonly string[];
  readonly answer: 'yes' | 'no' | 'unknown';
  /** Cubes in the shortest Solution found; null if none is known. */
  readonly difficulty: number | null;
  readonly written: WrittenEquation | null;
}

/** Which Goals of the usual shapes can be reached and how hard they are; the limit holds for each Goal by itself. */
export function* settableEquationsGoals(
  position: EquationsPosition,
  options: SolveEquationsOptions = {},
): Generator<SettableEquationsGoal> {
  for (const goal of equationsGoalsFrom(position)) {
    const solved = solveForGoal(withGoal(position, goal), goal, { ...options, all: 1 });
    const [written = null] = solved.written;
    yield {
      goal,
      values: judgeEquationsGoal(position, goal).values,
      answer: solved.answer,
      difficulty: written === null ? null : cubesInSolution(written.solution),
      written,
    };
  }
}
