import { settleDispute } from './dispute.ts';
import { insulate } from '../errors/faults.ts';
import type { Proceedings } from '../proceedings.ts';
import type { Seat } from '../record/seat.ts';
import type { Act } from '../record/state.ts';

/**
 * What every legal act does: earlier errors of others stand (IX-B), and a cube moved by the next player settles a
 * disputed "no Goal" (III-D-2). That a moved cube makes its player the Mover follows from the list of acts.
 */
export function legalAct(proceedings: Proceedings, by: Seat, act: Act): void {
  insulate(proceedings, by, act);
  if (act === 'move' && proceedings.shake.goal !== null) settleDispute(proceedings, false);
}
