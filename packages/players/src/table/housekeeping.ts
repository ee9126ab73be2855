import { duties } from '@forceout/rules/match';
import type { Match, Seat } from '@forceout/rules/match';
import type { Intent } from './action.ts';

/** Seconds after which the table does what no clock of the rules presses for. */
const PATIENCE = 30;

/** Rolling for the first Goal, beginning a shake and signing have no limit: the table does them for who does not. */
export function housekeeping(match: Match, seat: Seat): Intent | null {
  const duty = duties(match).find((one) => one.seat === seat && one.by === null);
  switch (duty?.task) {
    case 'roll-for-setter':
    case 'begin-shake':
    case 'sign':
      return { action: { do: duty.task }, after: PATIENCE };
    default:
      return null;
  }
}
