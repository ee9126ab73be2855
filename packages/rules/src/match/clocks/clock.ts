import { BESIDE, later, stoodBy } from '../record/clock-state.ts';
import type { Proceedings } from '../proceedings.ts';
import type { Seat } from '../record/seat.ts';
import type { Clock, Ended, Hold, Instant, Task } from '../record/state.ts';

/** A limit that a player should have now. */
export interface Wanted {
  readonly seat: Seat;
  readonly task: Task;
  readonly until: Instant;
}

export function clockUntil({ match }: Proceedings, task: Task, seat: Seat, until: Instant): Clock {
  const untimed = match.settings.clock === 'untimed';
  return { seat, task, until: untimed ? null : until, stage: 'limit', countdown: null };
}

/** The clock of a player's task, running or standing still. */
export function clockOf({ match }: Proceedings, seat: Seat, task: Task): Clock | null {
  const same = (clock: Clock): boolean => clock.seat === seat && clock.task === task;
  return match.clocks.find(same) ?? match.held.find(({ clock }) => same(clock))?.clock ?? null;
}

/** Begins a limit unless it runs already: nobody's act gives another player new time. */
export function beginClock(proceedings: Proceedings, clock: Clock): void {
  if (clockOf(proceedings, clock.seat, clock.task) !== null) return;
  proceedings.emit({
    type: 'clock-begun',
    clock,
    at: proceedings.at,
    held: standing(proceedings, clock.task),
  });
}

/** What a new clock waits for: a word from who holds the block, or a judge. */
function standing({ match }: Proceedings, task: Task): readonly Hold[] {
  if (match.holds.length === 0) return [];
  const waits = (by: Hold): boolean => by === 'judge' || (!BESIDE.includes(task) && by === 'block');
  return match.holds.map(({ by }) => by).filter(waits);
}

export function endClock(proceedings: Proceedings, seat: Seat, task: Task): void {
  if (clockOf(proceedings, seat, task) !== null) proceedings.emit({ type: 'clock-ended', seat, task });
}

/** All limits of one player. */
export function endClocksOf(proceedings: Proceedings, seat: Seat): void {
  const { clocks, held } = proceedings.match;
  for (const clock of [...clocks, ...held.map((one) => one.clock)])
    if (clock.seat === seat) endClock(proceedings, seat, clock.task);
}

/** Exactly these limits: what runs goes on, what is missing begins, what nobody has to do any more ends. */
export function wantClocks(
  proceedings: Proceedings,
  wanted: readonly Wanted[],
  back: Clock | null = null,
): void {
  const { clocks, held } = proceedings.match;
  // What waits behind a pick or a challenge is none of this phase's business.
  const here = held.filter(({ by }) => !by.includes('pick') && !by.includes('challenge'));
  for (const { seat, task } of [...clocks, ...here.map((one) => one.clock)]) {
    if (BESIDE.includes(task) || wanted.some((one) => one.seat === seat && one.task === task)) continue;
    proceedings.emit({ type: 'clock-ended', seat, task });
  }
  for (const { seat, task, until } of wanted) {
    const again = back !== null && back.seat === seat && back.task === task;
    beginClock(proceedings, again ? back : clockUntil(proceedings, task, seat, until));
  }
}

/** The end of a shake ends all its limits. */
export function endAllClocks(proceedings: Proceedings): void {
  for (const by of ['block', 'pick', 'challenge'] as const) resume(proceedings, by);
  const { clocks, held } = proceedings.match;
  for (const { seat, task } of [...clocks, ...held.map((one) => one.clock)])
    proceedings.emit({ type: 'clock-ended', seat, task });
}

export function hold(proceedings: Proceedings, by: Hold): void {
  if (!isHeld(proceedings, by)) proceedings.emit({ type: 'clocks-held', by, at: proceedings.at });
}

export function resume(proceedings: Proceedings, by: Hold): void {
  if (isHeld(proceedings, by)) proceedings.emit({ type: 'clocks-resumed', by, at: proceedings.at });
}

export function isHeld({ match }: Proceedings, by: Hold): boolean {
  return match.holds.some((one) => one.by === by);
}

/** What an act ends for whoever was on the clock, remembered with the act. */
export function endedBy(proceedings: Proceedings, by: Seat, seat: Seat, task: Task): Ended | null {
  const clock = clockOf(proceedings, seat, task);
  if (clock === null) return null;
  const { at, match } = proceedings;
  return { clock, own: seat === by, at, stood: stoodBy(match, at) };
}

/**
 * The clock as it comes back when the act is undone. Another player's act took nothing from it. Who made the error
 * has at least the book's seconds to make it good, unless the move came after the countdown. [IX-A-1]
 */
export function givenBack(proceedings: Proceedings, ended: Ended | null): Clock | null {
  if (ended === null || ended.clock.until === null) return ended?.clock ?? null;
  const { at, match, game } = proceedings;
  if (!ended.own) return later(ended.clock, at - ended.at);
  const clock = later(ended.clock, stoodBy(match, at) - ended.stood);
  if (clock.stage === 'additional-minute' || clock.until === null) return clock;
  const least = at + game.procedure.time.correcting.is;
  return { ...clock, until: Math.max(clock.until, least), countdown: null };
}
