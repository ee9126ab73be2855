import { endAllClocks } from './clock.ts';
import type { Proceedings } from './proceedings.ts';
import { leftOf } from './seat.ts';

/** The next Goal-setter sits to the left of the last one; a void shake is begun anew by the same player. */
export function betweenShakes(proceedings: Proceedings, next: 'left' | 'same'): void {
  const { match, shake, seats } = proceedings;
  endAllClocks(proceedings);
  if (match.round.state !== 'open') return proceedings.enter({ kind: 'signing', signed: [] });
  const setter = next === 'same' ? shake.setter : leftOf(shake.setter, seats);
  proceedings.enter({ kind: 'between-shakes', setter });
}

/** Nobody scores for a void shake. */
export function voidShake(proceedings: Proceedings, next: 'same' | 'left'): void {
  proceedings.emit({ type: 'voided' });
  betweenShakes(proceedings, next);
}
