import type { Proceedings } from './proceedings.ts';
import type { Seat } from './seat.ts';
import { stand } from './stand.ts';

/** XI-A: a player who is late twice loses the turn; a bonus cube that lies already stays. */
export function loseTurn(proceedings: Proceedings, seat: Seat): void {
  proceedings.emit({ type: 'turn-lost', seat });
  stand(proceedings);
}
