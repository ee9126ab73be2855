import { clockUntil } from './clock.ts';
import type { Refusal } from './command.ts';
import { EMPTY_MAT } from './mat.ts';
import { notNow, refuse } from './proceedings.ts';
import type { Proceedings } from './proceedings.ts';
import { rightOf } from './seat.ts';
import type { Seat } from './seat.ts';
import type { Clock, Shake } from './state.ts';

/** II-A-1: a shake begins when its timing starts, the cubes are rolled or the first card is dealt. */
export function beginShake(proceedings: Proceedings): Refusal | null {
  const { phase, round, results } = proceedings.match;
  if (phase.kind !== 'between-shakes') return notNow(proceedings, 'Beginning a shake');
  if (round.state !== 'open')
    return refuse('round-over', proceedings.rule('round'), 'No more shakes are started in this round.');
  const shake = newShake(results.length + 1, phase.setter, proceedings.seats, proceedings.at);
  proceedings.emit({ type: 'shake-begun', shake });
  proceedings.enter({ kind: 'rolling' }, rollingClocks(proceedings));
  return null;
}

export function newShake(number: number, setter: Seat, seats: number, begunAt: number): Shake {
  return {
    number,
    setter,
    dealer: rightOf(setter, seats),
    begunAt,
    absent: [],
    laidOut: false,
    rolled: false,
    dealt: false,
    universe: [],
    picks: [],
    mayPickAgain: null,
    mat: EMPTY_MAT,
    goal: null,
    setterBonus: false,
    lastMover: null,
    lastMove: null,
    disputed: null,
  };
}

export function rollingClocks(proceedings: Proceedings): readonly Clock[] {
  const { shake, game } = proceedings;
  const { rolling, dealing, goal } = game.procedure.time;
  const clocks: Clock[] = [];
  // Where the roll has no limit of its own, it is part of the time for the Goal.
  const rollUntil = shake.begunAt + (rolling.is ?? goal.is);
  if (!shake.rolled) clocks.push(clockUntil(proceedings, 'roll', shake.setter, rollUntil));
  if (!shake.dealt && game.cards !== null) {
    clocks.push(clockUntil(proceedings, 'deal', shake.dealer, shake.begunAt + dealing.is));
  }
  return clocks;
}

export function rollAgain(proceedings: Proceedings): void {
  proceedings.emit({ type: 'rolled-again' });
  proceedings.enter({ kind: 'rolling' }, rollingClocks(proceedings));
}

export function dealAgain(proceedings: Proceedings, keep: boolean): void {
  proceedings.emit({ type: 'universe', cards: keep ? proceedings.shake.universe : [], dealt: false });
  proceedings.enter({ kind: 'rolling' }, rollingClocks(proceedings));
}

/** A dealer who is late twice, or has left, lets the Goal-setter deal; two who fail leave no shake. */
export function passDeal(proceedings: Proceedings): void {
  const { shake } = proceedings;
  const dealer = shake.dealer === shake.setter ? proceedings.after(shake.setter) : shake.setter;
  proceedings.emit({ type: 'dealer', seat: dealer });
  const { dealing } = proceedings.game.procedure.time;
  const rolling = proceedings.match.clocks.filter(({ task }) => task === 'roll');
  const clock = clockUntil(proceedings, 'deal', dealer, proceedings.at + dealing.is);
  proceedings.emit({ type: 'clocks', clocks: [...rolling, clock] });
}
