import type { MatchView, Duty } from '@forceout/rules/match';

/** The time that everybody looks at. */
export interface TimeLeft {
  readonly seat: number;
  readonly task: Duty['task'];
  /** Whole seconds, rounded up so that a limit ends at 0; never below 0. */
  readonly seconds: number;
  /** The last seconds are being counted down. */
  readonly countdown: boolean;
  /** The limit is over and nobody has called it. */
  readonly up: boolean;
  readonly otherwise: Duty['otherwise'];
}

/** One clock: that of whoever looks, if they have something to do; else the one that ends first. */
export function timeLeft(match: MatchView, seat: number | null, now: number): TimeLeft | null {
  const running = match.duties.filter(({ by }) => by !== null);
  const mine = running.filter((duty) => duty.seat === seat);
  const duty = (mine.length > 0 ? mine : running).toSorted((a, b) => endOf(a) - endOf(b))[0];
  if (duty === undefined) return null;
  const seconds = Math.max(0, Math.ceil(endOf(duty) - now));
  return {
    seat: duty.seat,
    task: duty.task,
    seconds,
    countdown: duty.countdownEnds !== null,
    up: duty.countdownEnds === null && seconds === 0,
    otherwise: duty.otherwise,
  };
}

function endOf({ by, countdownEnds }: Duty): number {
  return countdownEnds ?? by ?? Infinity;
}

/** `1:05`. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
