import type { Seconds } from '../rulebooks/procedure.ts';
import type { Proceedings } from './proceedings.ts';
import type { Seat } from './seat.ts';
import type { Clock, Instant, Task } from './state.ts';

/** Limits that begin now. */
export function startClocks(
  proceedings: Proceedings,
  task: Task,
  seats: readonly Seat[],
  seconds: Seconds,
): readonly Clock[] {
  return seats.map((seat) => clockUntil(proceedings, task, seat, proceedings.at + seconds));
}

export function clockUntil(proceedings: Proceedings, task: Task, seat: Seat, until: Instant): Clock {
  const untimed = proceedings.match.settings.clock === 'untimed';
  return { seat, task, until: untimed ? null : until, stage: 'limit', countdown: null };
}

/** Clocks that stood still while something was set aside go on with what they had left. */
export function resumed(clocks: readonly Clock[], stoodFor: Seconds): readonly Clock[] {
  const later = (instant: Instant | null): Instant | null => (instant === null ? null : instant + stoodFor);
  return clocks.map((clock) => ({
    ...clock,
    until: later(clock.until),
    countdown: later(clock.countdown),
  }));
}

/** IX-A-1: whoever has to make good an illegal move is given at least ten seconds. */
export function atLeast(clocks: readonly Clock[], until: Instant): readonly Clock[] {
  return clocks.map((clock) =>
    clock.until === null ? clock : { ...clock, until: Math.max(clock.until, until), countdown: null },
  );
}

/** The clocks without those of one player's task. */
export function stopClock(clocks: readonly Clock[], seat: Seat): readonly Clock[] {
  return clocks.filter((clock) => clock.seat !== seat);
}
