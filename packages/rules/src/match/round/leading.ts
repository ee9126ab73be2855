import type { Seat } from '../record/seat.ts';
import type { Match } from '../record/state.ts';

/** Alone in first place; who shares it is not leading. */
export function isLeading({ totals }: Pick<Match, 'totals'>, seat: Seat): boolean {
  return totals.every((total, other) => other === seat || total < totals[seat]!);
}
