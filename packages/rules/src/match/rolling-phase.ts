import type { Refusal } from './command.ts';
import { EMPTY_MAT } from './mat.ts';
import { notNow, refuse } from './proceedings.ts';
import type { Proceedings } from './proceedings.ts';
import { assignRolling } from './rolling-clocks.ts';
import { rightOf } from './seat.ts';
import type { Seat } from './seat.ts';
import { stand } from './stand.ts';
import type { Shake } from './state.ts';

/** II-A-1: a shake begins when its timing starts, the cubes are rolled or the first card is dealt. */
export function beginShake(proceedings: Proceedings): Refusal | null {
  const { phase, round, results } = proceedings.match;
  if (phase.kind !== 'between-shakes') return notNow(proceedings, 'Beginning a shake');
  if (round.state !== 'open')
    return refuse('round-over', proceedings.rule('round'), 'No more shakes are started in this round.');
  const shake = newShake(results.length + 1, phase.setter, proceedings.seats, proceedings.at);
  proceedings.emit({ type: 'shake-begun', shake });
  proceedings.enter({ kind: 'rolling' });
  assignRolling(proceedings);
  stand(proceedings);
  return null;
}

export function newShake(number: number, setter: Seat, seats: number, begunAt: number): Shake {
  return {
    number,
    due: setter,
    setter,
    dealer: rightOf(setter, seats),
    lostDeals: [],
    begunAt,
    absent: [],
    laidOut: false,
    rolled: false,
    dealt: false,
    universe: [],
    picks: [],
    queue: [],
    mayPickAgain: null,
    mat: EMPTY_MAT,
    goal: null,
    arranged: null,
    noGoal: null,
    setterBonus: false,
    lastMover: null,
    lastMove: null,
    disputed: null,
    opening: null,
    acts: [],
  };
}
