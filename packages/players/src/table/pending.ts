import type { Instant, Seat } from '@forceout/rules/match';
import type { Action, Intent } from './action.ts';

/** What a player is about to do, and when. */
export interface Pending {
  readonly action: Action;
  readonly at: Instant;
}

/** An intention that stands keeps its time; a new one takes its own. */
export function planned(intent: Intent | null, before: Pending | null, now: Instant): Pending | null {
  if (intent === null) return null;
  // A call of time is for one clock, and the next clock of the same player is another.
  const keeps = before !== null && intent.action.do !== 'time-up';
  const same = keeps && JSON.stringify(before.action) === JSON.stringify(intent.action);
  return { action: intent.action, at: same ? Math.max(before.at, now) : now + Math.max(0, intent.after) };
}

/** Who acts first if nothing else happens. */
export function earliest(pending: readonly (Pending | null)[]): Seat | null {
  let first: Seat | null = null;
  pending.forEach((one, seat) => {
    if (one !== null && (first === null || one.at < pending[first]!.at)) first = seat;
  });
  return first;
}
