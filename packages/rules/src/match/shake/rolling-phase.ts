import type { Refusal } from '../record/command.ts';
import { EMPTY_MAT } from '../record/mat.ts';
import { notNow, refuse } from '../proceedings.ts';
import type { Proceedings } from '../proceedings.ts';
import { assignRolling } from '../clocks/rolling-clocks.ts';
import { rightOf } from '../record/seat.ts';
import type { Seat } from '../record/seat.ts';
import { stand } from './stand.ts';
import type { Shake } from '../record/state.ts';
import { say } from '../../said/said.ts';

/** II-A-1: a shake begins when its timing starts, the cubes are rolled or the first card is dealt. */
export function beginShake(proceedings: Proceedings): Refusal | null {
  const { phase, round, results, gone } = proceedings.match;
  if (phase.kind !== 'between-shakes') return notNow(proceedings, 'begin-shake');
  if (round.state !== 'open') return refuse('round-over', proceedings.rule('round'), say('no-more-shakes'));
  if (proceedings.seats - gone.length < 2)
    return refuse('nobody-to-play-with', proceedings.rule('players'), say('two-at-least'));
  const absent = gone.map(({ seat }) => seat);
  const begun = newShake(results.length + 1, phase.setter, proceedings.seats, proceedings.at);
  const shake = { ...begun, absent };
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
