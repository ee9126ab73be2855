import { isDigit } from '@forceout/rules/onsets';
import type { OnSetsPosition } from '@forceout/rules/onsets';
import { cubesIn } from '../cubes/cubes-in.ts';
import { goalsFrom } from './goals.ts';
import type { Settable } from './goals.ts';
import { isSolvable, solveOnSets } from './solve.ts';

export interface SettableGoal extends Settable {
  readonly solvable: boolean;
  /** How many cubes the shortest Solution shows, both Solutions where two are written; null if there is none. */
  readonly difficulty: number | null;
}

/** Every Goal that may be set from these Resources, and how hard it is to reach. */
export function settableGoals(position: OnSetsPosition): readonly SettableGoal[] {
  const byValues = new Map<string, number | null>();
  return goalsFrom(position).map((settable) => {
    const key = settable.values.join();
    let difficulty = byValues.get(key);
    if (difficulty === undefined) {
      difficulty = difficultyOf(position, settable.goal);
      byValues.set(key, difficulty);
    }
    return { ...settable, solvable: difficulty !== null, difficulty };
  });
}

/** The solvable Goal whose shortest Solution shows most cubes; null if "No Goal" is true. */
export function hardestGoal(position: OnSetsPosition): SettableGoal | null {
  const solvable = settableGoals(position).filter((goal) => goal.solvable);
  return solvable.reduce<SettableGoal | null>(
    (hardest, goal) => (hardest === null || goal.difficulty! > hardest.difficulty! ? goal : hardest),
    null,
  );
}

/** Whether "No Goal" is right: no Goal can be set for which a Solution exists. */
export function isNoGoalTrue(position: OnSetsPosition): boolean {
  return isSolvable({ ...position, goal: null, after: 'no-goal' }).answer === 'no';
}

function difficultyOf(position: OnSetsPosition, goal: string): number | null {
  // Digit cubes make only Goals, so which of them are left makes no difference to a Solution.
  const resources = position.resources.filter((cube) => !isDigit(cube));
  const [written] = solveOnSets({ ...position, goal, resources, after: 'impossible' }).written;
  return written === undefined ? null : written.reduce((sum, solution) => sum + cubesIn(solution), 0);
}
