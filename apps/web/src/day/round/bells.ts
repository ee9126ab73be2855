import { bellOf, bellTimes, roundOf } from '@forceout/tournament';
import type { BellThing, TableThing, Tournament } from '@forceout/tournament';
import { faceOf } from '../facts/clock.ts';
import type { ClockFace } from '../facts/clock.ts';

/** The bell that a page shows: of the rounds that are on, the one that was started last. */
export function bellNow(day: Tournament): BellThing | null {
  const open = [...day.things.bell.values()].filter(({ rounds }) =>
    rounds.some(({ event, n }) => roundOf(day, event, n).state !== 'closed'),
  );
  return open.toSorted((a, b) => a.started.localeCompare(b.started)).at(-1) ?? null;
}

export function bellFor(day: Tournament, event: string, n: number): BellThing | null {
  return bellOf(day, event, n);
}

export function faceAt(bell: BellThing, now: number, table?: TableThing): ClockFace {
  return faceOf(Date.parse(bell.started), bellTimes(bell, table?.minutes ?? 0), now);
}

/** The hour at which something happens, as on a wall clock. */
export function hourText(instant: number, language: string): string {
  return new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(instant);
}
