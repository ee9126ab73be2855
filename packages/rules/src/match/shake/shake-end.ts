import { endAllClocks } from '../clocks/clock.ts';
import type { Proceedings } from '../proceedings.ts';
import { clockwiseFrom, leftOf } from '../record/seat.ts';
import type { Seat } from '../record/seat.ts';
import { enterSigning } from '../round/sheet.ts';

/**
 * The next Goal-setter sits to the left of the last one; a void shake is begun anew by the same player. Who has left
 * is passed over, and one player alone plays no more shakes.
 */
export function betweenShakes(proceedings: Proceedings, next: 'left' | 'same' | 'again'): void {
  const { match, shake, seats } = proceedings;
  const { phase } = match;
  endAllClocks(proceedings);
  if (match.round.state !== 'open' || seats - match.gone.length < 2) return enterSigning(proceedings);
  const due = next === 'left' ? leftOf(shake.setter, seats) : shake.setter;
  const first = next === 'again' && phase.kind === 'between-shakes' ? phase.setter : due;
  const there = (seat: Seat): boolean => !match.gone.some((gone) => gone.seat === seat);
  proceedings.enter({
    kind: 'between-shakes',
    setter: clockwiseFrom(first, seats).find(there) ?? first,
  });
}

/** Nobody scores for a void shake. */
export function voidShake(proceedings: Proceedings, next: 'same' | 'left'): void {
  proceedings.emit({ type: 'voided' });
  betweenShakes(proceedings, next);
}
