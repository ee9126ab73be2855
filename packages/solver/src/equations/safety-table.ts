import type { Cube, EquationsPosition } from '@forceout/rules/equations';
import { solveEquations } from './solve.ts';
import type { SolveEquationsOptions } from './solve.ts';

/** `now`: a challenge of Now would be right. `impossible`: nobody can write an Equation any more. `unknown`: not decided in the time given. */
export type EquationsSafety = 'now' | 'alive' | 'impossible' | 'unknown';

export interface EquationsMove {
  readonly cube: Cube;
  readonly to: 'required' | 'permitted' | 'forbidden';
}

export interface EquationsSafetyEntry extends EquationsMove {
  readonly safety: EquationsSafety;
}

/** Every way to move one cube to the mat; the last cube is never forbidden. [V-B, VIII-A] */
export function equationsMoves({ resources }: EquationsPosition): readonly EquationsMove[] {
  const places =
    resources.length > 1
      ? (['required', 'permitted', 'forbidden'] as const)
      : (['required', 'permitted'] as const);
  return [...new Set(resources)].flatMap((cube) => places.map((to) => ({ cube, to })));
}

export function afterEquationsMove(
  position: EquationsPosition,
  { cube, to }: EquationsMove,
): EquationsPosition {
  const at = position.resources.indexOf(cube);
  return {
    ...position,
    resources: position.resources.toSpliced(at, 1),
    [to]: [...position[to], cube],
    after: null,
  };
}

/** What every move of this turn, or some of them, lead to; the limit holds for each question by itself. Bonus moves are not listed. */
export function equationsSafetyTable(
  position: EquationsPosition,
  options: SolveEquationsOptions = {},
  moves: readonly EquationsMove[] = equationsMoves(position),
): readonly EquationsSafetyEntry[] {
  const before = solveEquations({ ...position, after: 'impossible' }, options).answer;
  return moves.map((move) => {
    // A move takes possibilities away: what is impossible stays so, and Permitted takes nothing away.
    if (before === 'no') return { ...move, safety: 'impossible' };
    const next = afterEquationsMove(position, move);
    const alive =
      move.to === 'permitted' ? before : solveEquations({ ...next, after: 'impossible' }, options).answer;
    if (alive === 'no') return { ...move, safety: 'impossible' };
    const least = next.book.procedure.challenge.leastResourcesForNow.is;
    const mayBeNow = next.resources.length >= least && next.required.length + next.permitted.length > 0;
    const now = mayBeNow ? solveEquations({ ...next, after: 'now' }, options).answer : 'no';
    if (now === 'yes') return { ...move, safety: 'now' };
    return { ...move, safety: alive === 'yes' && now === 'no' ? 'alive' : 'unknown' };
  });
}
