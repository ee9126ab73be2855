import { clockUntil } from './clock.ts';
import { enterGoal } from './goal-phase.ts';
import type { Proceedings } from './proceedings.ts';
import type { Seat } from './seat.ts';
import type { Clock, Picked, Picker } from './state.ts';

/** II-C: each player picks a variation, the Goal-setter first, then to the left. */
export function enterPicking(proceedings: Proceedings): void {
  const { shake } = proceedings;
  const queue = proceedings.playing(shake.setter).map((seat): Picker => {
    const owes = owed(proceedings, seat) - shake.picks.filter(({ by }) => by === seat).length;
    return { seat, owes, illegalTries: 0 };
  });
  enterQueue(proceedings, queue);
}

/** II-C-3: how many a player must pick. */
function owed({ shake, seats, game, match }: Proceedings, seat: Seat): number {
  if (seats > 2 || seat === shake.setter) return 1;
  return game.procedure.picking.secondOfTwo.is[match.settings.division] ?? 1;
}

/** The next picker, or the Goal when nobody owes a pick any more. */
export function enterQueue(proceedings: Proceedings, queue: readonly Picker[]): void {
  const owing = queue.filter(({ owes }) => owes > 0);
  const [first] = owing;
  if (first === undefined) enterGoal(proceedings, proceedings.shake.setter);
  else proceedings.enter({ kind: 'picking', queue: owing }, pickClock(proceedings, first));
}

/** II-C-1-b: 15 seconds, and whatever is left of the minute for rolling. Two picks share them. */
function pickClock(proceedings: Proceedings, { seat }: Picker): readonly Clock[] {
  const { time } = proceedings.game.procedure;
  const running = proceedings.match.clocks.find((clock) => clock.seat === seat && clock.task === 'pick');
  if (running !== undefined) return [running];
  const minute = proceedings.shake.begunAt + (time.rolling.is ?? 0);
  return [clockUntil(proceedings, 'pick', seat, Math.max(proceedings.at, minute) + (time.variation.is ?? 0))];
}

/** II-C-2: an illegal pick that was pointed out is made again, once; a second one is lost. */
export function pickAgain(proceedings: Proceedings, picked: Picked, before: number): void {
  const { phase } = proceedings.match;
  const queue = phase.kind === 'picking' ? phase.queue : [];
  const mine = queue.find(({ seat }) => seat === picked.by);
  const tries = before + 1;
  proceedings.emit({ type: 'pick-withdrawn', picked });
  // In the middle of a turn or a challenge nobody picks again.
  if (phase.kind === 'writing' || (phase.kind === 'moving' && phase.bonus !== null)) return;
  const others = queue.filter(({ seat }) => seat !== picked.by);
  const lost = tries > 1;
  if (lost) proceedings.emit({ type: 'pick-lost', seat: picked.by });
  // II-C-2: after a second bad pick the player picks no more in this shake.
  const owes = lost ? 0 : (mine?.owes ?? 0) + 1;
  proceedings.emit({ type: 'clocks', clocks: [] });
  enterQueue(proceedings, [{ seat: picked.by, owes, illegalTries: lost ? 0 : tries }, ...others]);
}

/** A picker whose time is over, or who has left. */
export function losePick(proceedings: Proceedings, seat: Seat): void {
  const { phase } = proceedings.match;
  if (phase.kind !== 'picking') return;
  proceedings.emit({ type: 'pick-lost', seat });
  enterQueue(
    proceedings,
    phase.queue.filter((picker) => picker.seat !== seat),
  );
}
