import { clockUntil, startClocks } from './clock.ts';
import type { Proceedings } from './proceedings.ts';
import type { Seat } from './seat.ts';
import { enterMoving } from './turn.ts';

/** On to the Goal. III-B-2-c: one that is set stays, also if something before it was made good; then play goes on. */
export function enterGoal(proceedings: Proceedings, setter: Seat): void {
  const { goal, lastMover, lastMove } = proceedings.shake;
  if (goal === null || lastMover === null) return enterSetting(proceedings, setter);
  enterMoving(proceedings, proceedings.after(lastMover), lastMove === null);
}

/** III-A: the Goal-setter's two minutes; where rolling has no minute of its own they began with the shake. */
function enterSetting(proceedings: Proceedings, setter: Seat): void {
  const { shake, at, game } = proceedings;
  const { goal, rolling } = game.procedure.time;
  const from = rolling.is === null ? shake.begunAt : at;
  const clock = clockUntil(proceedings, 'goal', setter, from + goal.is);
  proceedings.enter({ kind: 'goal', setter, disputing: false, arranged: null }, [clock]);
}

/** III-D-2, where a disputer sets a Goal: one minute for it. */
export function enterDisputedGoal(proceedings: Proceedings, disputer: Seat, seconds: number): void {
  const clocks = startClocks(proceedings, 'dispute-goal', [disputer], seconds);
  proceedings.enter({ kind: 'goal', setter: disputer, disputing: true, arranged: null }, clocks);
}
