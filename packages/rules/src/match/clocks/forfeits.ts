import { endClock } from './clock.ts';
import { setQueue } from '../shake/pick-queue.ts';
import type { Proceedings } from '../proceedings.ts';
import { assignRolling } from './rolling-clocks.ts';
import type { Seat } from '../record/seat.ts';
import { voidShake } from '../shake/shake-end.ts';
import { stand } from '../shake/stand.ts';

/** XI-A: a player who is late twice loses the turn; a bonus cube that lies already stays. */
export function loseTurn(proceedings: Proceedings, seat: Seat): void {
  proceedings.emit({ type: 'turn-lost', seat });
  stand(proceedings);
}

/** A picker whose time is over, or who has left. */
export function losePick(proceedings: Proceedings, seat: Seat): void {
  const { queue } = proceedings.shake;
  if (!queue.some((picker) => picker.seat === seat)) return;
  proceedings.emit({ type: 'pick-lost', seat });
  endClock(proceedings, seat, 'pick');
  setQueue(
    proceedings,
    queue.filter((picker) => picker.seat !== seat),
  );
  stand(proceedings);
}

/** A dealer who is late twice lets another player deal; when all have failed there is no shake. */
export function passDeal(proceedings: Proceedings, seat: Seat): void {
  proceedings.emit({ type: 'deal-lost', seat });
  if (proceedings.playing().every((one) => proceedings.shake.lostDeals.includes(one)))
    return voidShake(proceedings, 'left');
  assignRolling(proceedings);
  stand(proceedings);
}
