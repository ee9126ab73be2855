import type { MatchEvent } from './event.ts';
import type { Clock, HeldClock, Hold, Instant, Match, Task } from './state.ts';

type ClockEvent = Extract<
  MatchEvent,
  { readonly type: `clock-${string}` | 'clocks-held' | 'clocks-resumed' }
>;

/** What the events of clocks make of a match: limits begin, stand still, go on and end, and nothing resets them. */
export function clockEvent(match: Match, event: ClockEvent): Match {
  switch (event.type) {
    case 'clock-begun': {
      const { clock, at, held } = event;
      if (held.length === 0) return { ...match, clocks: [...match.clocks, clock] };
      return { ...match, held: [...match.held, { clock, since: at, by: held }] };
    }
    case 'clock-ended':
      return ended(match, event);
    case 'clock-renamed': {
      const renamed = (clock: Clock): Clock =>
        clock.seat === event.seat && clock.task === event.task ? { ...clock, task: event.becomes } : clock;
      return {
        ...match,
        clocks: match.clocks.map(renamed),
        held: match.held.map((one) => ({ ...one, clock: renamed(one.clock) })),
      };
    }
    case 'clocks-held':
      return heldBy(match, event);
    case 'clocks-resumed':
      return resumedFrom(match, event);
  }
}

/** One limit ends: the one that runs, else the one that stands still; what waits behind a challenge ends last. */
function ended(match: Match, { seat, task }: ClockEvent & { readonly type: 'clock-ended' }): Match {
  const isIt = (clock: Clock): boolean => clock.seat === seat && clock.task === task;
  const running = match.clocks.findIndex(isIt);
  if (running >= 0) return { ...match, clocks: match.clocks.toSpliced(running, 1) };
  const here = match.held.findIndex(({ clock, by }) => isIt(clock) && !by.includes('challenge'));
  const standing = here >= 0 ? here : match.held.findIndex(({ clock }) => isIt(clock));
  return standing < 0 ? match : { ...match, held: match.held.toSpliced(standing, 1) };
}

/** Tasks that run beside whatever the table does. */
export const BESIDE: readonly Task[] = ['state-challenge'];

interface HoldEvent {
  readonly by: Hold;
  readonly at: Instant;
}

function heldBy(match: Match, { by, at }: HoldEvent): Match {
  const already = match.held.map((one): HeldClock =>
    one.by.includes(by) || (by !== 'judge' && BESIDE.includes(one.clock.task))
      ? one
      : { ...one, by: [...one.by, by] },
  );
  // A word that is due is due, whatever else waits; only a judge stops everything.
  const waits = (clock: Clock): boolean => by === 'judge' || !BESIDE.includes(clock.task);
  const now = match.clocks.filter(waits).map((clock): HeldClock => ({ clock, since: at, by: [by] }));
  return {
    ...match,
    clocks: match.clocks.filter((clock) => !waits(clock)),
    held: [...already, ...now],
    holds: [...match.holds, { by, since: at }],
  };
}

function resumedFrom(match: Match, { by, at }: HoldEvent): Match {
  const left = match.held.map((one) => ({ ...one, by: one.by.filter((other) => other !== by) }));
  const free = left.filter((one) => one.by.length === 0);
  const holds = match.holds.filter((hold) => hold.by !== by);
  const first = Math.min(at, ...match.holds.map(({ since }) => since));
  return {
    ...match,
    clocks: [...match.clocks, ...free.map(({ clock, since }) => later(clock, at - since))],
    held: left.filter((one) => one.by.length > 0),
    holds,
    stood: holds.length === 0 ? match.stood + (at - first) : match.stood,
  };
}

export function later(clock: Clock, seconds: number): Clock {
  const moved = (instant: Instant | null): Instant | null => (instant === null ? null : instant + seconds);
  return { ...clock, until: moved(clock.until), countdown: moved(clock.countdown) };
}

/** How long clocks have stood still by now, what still stands included. */
export function stoodBy({ stood, holds }: Match, at: Instant): number {
  return holds.length === 0 ? stood : stood + at - Math.min(...holds.map(({ since }) => since));
}
