import { clockUntil } from './clock.ts';
import type { Proceedings } from './proceedings.ts';
import type { Seat } from './seat.ts';
import { enterForceout } from './writing-phase.ts';

/** IV-A: the turn of the next player; the first after the Goal has twice the time. */
export function enterMoving(proceedings: Proceedings, turn: Seat, first: boolean): void {
  const { time } = proceedings.game.procedure;
  const seconds = first ? time.firstTurn.is : time.turn.is;
  const clock = clockUntil(proceedings, 'turn', turn, proceedings.at + seconds);
  proceedings.enter({ kind: 'moving', turn, first, bonus: null }, [clock]);
}

/** After a move: the next player's turn, or writing if that was the last cube. */
export function passTurn(proceedings: Proceedings, by: Seat): void {
  if (proceedings.shake.mat.resources.length === 0) enterForceout(proceedings, by);
  else enterMoving(proceedings, proceedings.after(by), false);
}

/** XI-A: a player who is late twice loses the turn. */
export function loseTurn(proceedings: Proceedings, seat: Seat): void {
  proceedings.emit({ type: 'turn-lost', seat });
  enterMoving(proceedings, proceedings.after(seat), false);
}
