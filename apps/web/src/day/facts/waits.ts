import type { CallThing } from '@forceout/tournament';

const MINUTE = 60_000;

/** How long tables waited for a judge today, in whole minutes; null before the first call. */
export function waitsOf(
  calls: readonly CallThing[],
  now: number,
): { readonly median: number; readonly longest: number } | null {
  const waits = calls
    .map(({ at, takenAt, doneAt }) => {
      const ended = takenAt ?? doneAt;
      return Math.max(0, (ended === undefined ? now : Date.parse(ended)) - Date.parse(at));
    })
    .toSorted((a, b) => a - b);
  if (waits.length === 0) return null;
  const median = waits[Math.floor((waits.length - 1) / 2)]!;
  return { median: Math.ceil(median / MINUTE), longest: Math.ceil(waits.at(-1)! / MINUTE) };
}
