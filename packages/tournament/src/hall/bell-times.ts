import type { Tournament } from '../core/state.ts';
import type { BellThing } from '../core/things.ts';

/** Instants in milliseconds. While the bell is paused they stand still with `held`, the instant at which it was. */
export interface BellTimes {
  readonly lastShake: number;
  readonly stop: number;
  /** Until then those who may still write, write. */
  readonly written: number;
  readonly held: number | null;
}

const MINUTE = 60_000;

/** When a table hears "last shake" and "Stop"; `own` are the minutes of that table alone. */
export function bellTimes(bell: BellThing, own = 0): BellTimes {
  const pauses = bell.pauses.map(({ from, to }) => ({
    from: Date.parse(from),
    // A pause that goes on has no length yet.
    length: to === undefined ? 0 : Date.parse(to) - Date.parse(from),
  }));
  /** What is due at an instant is due later by every pause that began before. */
  const later = (start: number, minutes: number): number => {
    let due = start + minutes * MINUTE;
    for (const { from, length } of pauses) if (from >= start && from < due) due += length;
    return due;
  };
  const began = Date.parse(bell.started);
  const planned = later(began, bell.minutes + bell.added + own);
  const lastShake = bell.lastShake === undefined ? planned : Date.parse(bell.lastShake) + own * MINUTE;
  const stop =
    bell.stopped === undefined ? later(lastShake, bell.extra) : Date.parse(bell.stopped) + own * MINUTE;
  const open = bell.pauses.find(({ to }) => to === undefined);
  return {
    lastShake,
    stop,
    written: stop + bell.writing * MINUTE,
    held: open === undefined ? null : Date.parse(open.from),
  };
}

/** The bell of a round: the last one that was started for it. */
export function bellOf({ things }: Tournament, event: string, n: number): BellThing | null {
  return (
    [...things.bell.values()].findLast(({ rounds }) =>
      rounds.some((round) => round.event === event && round.n === n),
    ) ?? null
  );
}
