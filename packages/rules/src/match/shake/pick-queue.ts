import { endClock } from '../clocks/clock.ts';
import type { Proceedings } from '../proceedings.ts';
import { clockwiseFrom } from '../record/seat.ts';
import type { Seat } from '../record/seat.ts';
import type { Picked, Picker } from '../record/state.ts';

/** II-C: each player picks a variation, the Goal-setter first, then to the left. */
export function openQueue(proceedings: Proceedings): void {
  const { shake } = proceedings;
  const queue = proceedings.playing(shake.setter).map((seat): Picker => {
    const owes = owed(proceedings, seat) - shake.picks.filter(({ by }) => by === seat).length;
    return { seat, owes, illegalTries: 0 };
  });
  setQueue(proceedings, queue);
}

/** II-C-3: how many a player must pick. */
function owed({ shake, seats, game, match }: Proceedings, seat: Seat): number {
  if (seats > 2 || seat === shake.setter) return 1;
  return game.procedure.picking.secondOfTwo.is[match.settings.division] ?? 1;
}

export function setQueue(proceedings: Proceedings, queue: readonly Picker[]): void {
  proceedings.emit({ type: 'queue', queue: queue.filter(({ owes }) => owes > 0) });
}

/** II-C-1-b: 15 seconds, and whatever is left of the minute for rolling. Two picks share them. */
export function pickUntil({ game, shake, at }: Proceedings): number {
  const { time } = game.procedure;
  const minute = shake.begunAt + (time.rolling.is ?? 0);
  return Math.max(at, minute) + (time.variation.is ?? 0);
}

/** A pick that is undone is owed again, in its place. */
export function requeue(proceedings: Proceedings, seat: Seat): void {
  const { shake } = proceedings;
  if (shake.absent.includes(seat)) return;
  const mine = shake.queue.find((picker) => picker.seat === seat) ?? { seat, owes: 0, illegalTries: 0 };
  putInPlace(proceedings, { ...mine, owes: mine.owes + 1 });
}

/** II-C-1: the Goal-setter picks first, then to the left, also where several have to pick again. */
function putInPlace(proceedings: Proceedings, picker: Picker): void {
  const { shake, seats } = proceedings;
  const order = clockwiseFrom(shake.setter, seats);
  const queue = [...shake.queue.filter(({ seat }) => seat !== picker.seat), picker];
  setQueue(
    proceedings,
    queue.toSorted((one, two) => order.indexOf(one.seat) - order.indexOf(two.seat)),
  );
}

/** II-C-2: an illegal pick that was pointed out is made again, once; a second one is lost. */
export function withdrawPick(proceedings: Proceedings, picked: Picked, before: number, ref: string): void {
  const { match, shake } = proceedings;
  const index = shake.acts.findLastIndex((act) => act.kind === 'picked' && act.ref === ref);
  if (index < 0) return;
  const { queue } = shake;
  proceedings.emit({ type: 'pick-withdrawn', picked });
  // While Solutions are written nobody picks again, nor does who has left.
  if (match.phase.kind === 'writing' || match.phase.kind === 'checking') return;
  if (shake.absent.includes(picked.by)) return;
  const mine = queue.find(({ seat }) => seat === picked.by);
  const tries = before + 1;
  const lost = tries > 1;
  if (lost) proceedings.emit({ type: 'pick-lost', seat: picked.by });
  endClock(proceedings, picked.by, 'pick');
  // II-C-2: after a second bad pick the player picks no more in this shake.
  const owes = lost ? 0 : (mine?.owes ?? 0) + 1;
  putInPlace(proceedings, { seat: picked.by, owes, illegalTries: lost ? 0 : tries });
}
