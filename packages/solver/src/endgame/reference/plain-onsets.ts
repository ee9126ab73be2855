import { inForce } from '@forceout/rules/onsets';
import type { OnSetsPosition } from '@forceout/rules/onsets';
import { afterMove, bonusMoves, legalMoves } from '../../onsets/answers/safety-table.ts';
import type { Move } from '../../onsets/answers/safety-table.ts';
import { isSolvable } from '../../onsets/answers/solve.ts';
import type { PlainGame } from './plain.ts';

/** On-Sets for the plain reference: every question goes to the solver as it stands. */
export function plainOnSets(): PlainGame<OnSetsPosition, Move> {
  // Nothing is shared but the answer to the very same question, or four cubes would take minutes.
  const answers = new Map<string, 'yes' | 'no' | 'unknown'>();
  const ask = (position: OnSetsPosition): 'yes' | 'no' | 'unknown' => {
    const { required, permitted, resources, after } = position;
    const key = JSON.stringify([required, permitted, resources].map((cubes) => cubes.toSorted())) + after;
    const known = answers.get(key);
    if (known !== undefined) return known;
    const { answer } = isSolvable(position);
    answers.set(key, answer);
    return answer;
  };
  return {
    moves: legalMoves,
    bonuses: bonusMoves,
    after: afterMove,
    isOver: ({ resources }) => resources.length === 0,
    alive: (position) => ask({ ...position, after: 'impossible' }),
    now: (position) => (mayBeNow(position) ? ask({ ...position, after: 'now' }) : 'no'),
  };
}

function mayBeNow(position: OnSetsPosition): boolean {
  const { book, required, permitted, resources } = position;
  if (required.length === 0 && permitted.length === 0) return false;
  const two = inForce(position)['two-solutions'];
  if (two !== null) return resources.length >= two.leastResourcesForNow;
  return resources.length >= book.procedure.challenge.leastResourcesForNow.is;
}
