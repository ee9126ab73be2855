import { seatGroups } from './start.ts';
import type { Seating } from './seating.ts';

/** The same groups at tables whose numbers ask fewer people to move. */
export function relabelled(seating: Seating): Seating {
  return seatGroups(seating.problem, seating.groups());
}
