import { turnAfter } from '../record/acts.ts';
import type { Proceedings } from '../proceedings.ts';
import type { Seat } from '../record/seat.ts';

/** After a move out of turn that nobody has charged, the player whose turn it was may simply take it, once. */
export function wasPassedOver({ match, shake, seats }: Proceedings, by: Seat): boolean {
  return match.faults.some(({ names, ref, by: other }) => {
    if (other === by || !names.includes('out-of-turn')) return false;
    const index = shake.acts.findIndex((act) => act.ref === ref && act.kind === 'cube');
    if (index < 0 || turnAfter(shake, seats, shake.acts.slice(0, index))?.turn !== by) return false;
    return !shake.acts.some((act, at) => at > index && act.kind === 'cube' && act.seat === by);
  });
}
