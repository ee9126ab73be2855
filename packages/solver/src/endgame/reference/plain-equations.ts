import type { EquationsPosition } from '@forceout/rules/equations';
import { afterEquationsMove, equationsMoves } from '../../equations/answers/moves.ts';
import type { EquationsMove } from '../../equations/answers/moves.ts';
import { solveEquations } from '../../equations/answers/solve.ts';
import type { PlainGame } from './plain.ts';
import { computed } from '../../testing/computed.ts';

/** Equations for the plain reference: every question goes to the solver as it stands. */
export function plainEquations(limitMs: number): PlainGame<EquationsPosition, EquationsMove> {
  const answers = new Map<string, 'yes' | 'no' | 'unknown'>();
  const ask = (position: EquationsPosition): 'yes' | 'no' | 'unknown' => {
    const { required, permitted, resources, after } = position;
    const key = JSON.stringify([required, permitted, resources].map((cubes) => cubes.toSorted())) + after;
    const known = answers.get(key);
    if (known !== undefined) return known;
    const { answer } = solveEquations(position, { limitMs, now: computed, anyWillDo: true });
    answers.set(key, answer);
    return answer;
  };
  return {
    moves: equationsMoves,
    bonuses: (position) => equationsMoves(position).filter(({ to }) => to === 'forbidden'),
    after: afterEquationsMove,
    isOver: ({ resources }) => resources.length === 0,
    alive: (position) => ask({ ...position, after: 'impossible' }),
    now: (position) => {
      const { book, required, permitted, resources } = position;
      const least = book.procedure.challenge.leastResourcesForNow.is;
      const valid = resources.length >= least && required.length + permitted.length > 0;
      return valid ? ask({ ...position, after: 'now' }) : 'no';
    },
  };
}
