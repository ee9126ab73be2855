import { missingTables, openRound, roundOf, tablesOf } from '@forceout/tournament';
import type { EventThing, Tournament } from '@forceout/tournament';

/** What a day waits for, in the order in which things happen in a round. */
export const STEPS = [
  'add-event',
  'roster',
  'check-in',
  'draft',
  'look',
  'publish',
  'start',
  'play',
  'collect',
  'close',
  'certify',
  'done',
  'archived',
] as const;
export type StepName = (typeof STEPS)[number];

/** The one next step of an event. */
export interface EventStep {
  readonly is: StepName;
  readonly event: EventThing | null;
  /** The round it is about; 0 before the first. */
  readonly n: number;
  /** Tables that are still waited for. */
  readonly missing: readonly number[];
}

/** The next step of the whole day: the earliest one, and all events that wait for the same. */
export interface DayStep {
  readonly is: StepName;
  readonly n: number;
  readonly events: readonly EventStep[];
  /** What events that are further on wait for. */
  readonly others: readonly EventStep[];
}

/** Events that have tables of their own; a division that plays with another has none. */
export function ownEvents({ things }: Tournament): readonly EventThing[] {
  return [...things.event.values()].filter(({ together }) => together === undefined);
}

export function eventStep(day: Tournament, event: EventThing): EventStep {
  const step = (is: StepName, n: number, more: Partial<EventStep> = {}): EventStep => ({
    is,
    event,
    n,
    missing: [],
    ...more,
  });
  const entries = [...day.things.entry.values()].filter((entry) => entry.event === event.id);
  if (entries.length === 0) return step('roster', 0);
  const n = openRound(day, event);
  if (n === null) return step(event.state === 'certified' ? 'done' : 'certify', event.rounds);
  const round = roundOf(day, event.id, n);
  switch (round.state) {
    case 'planned':
      return entries.filter(({ presence }) => presence === 'present').length < 2
        ? step('check-in', 0)
        : step('draft', n);
    case 'drafted':
    case 'checked':
      return step(round.stale === true ? 'look' : 'publish', n);
    case 'published':
      return step('start', n);
    case 'running':
    case 'last-shake':
      return step('play', n, { missing: missingTables(day, event.id, n) });
    case 'stopped':
    case 'collecting':
    case 'reopened':
    case 'closed': {
      const missing = missingTables(day, event.id, n);
      return step(missing.length > 0 ? 'collect' : 'close', n, { missing });
    }
  }
}

export function dayStep(day: Tournament): DayStep {
  const steps = ownEvents(day).map((event) => eventStep(day, event));
  const first = steps.toSorted((a, b) => order(a) - order(b))[0];
  if (first === undefined) return { is: 'add-event', n: 0, events: [], others: [] };
  if (isArchived(day)) return { is: 'archived', n: 0, events: steps, others: [] };
  const same = steps.filter((step) => step.is === first.is && step.n === first.n);
  return { is: first.is, n: first.n, events: same, others: steps.filter((step) => !same.includes(step)) };
}

/** The day is over: it is read, printed and exported, and nothing else. */
export function isArchived({ things }: Tournament): boolean {
  return [...things.tournament.values()].some(({ state }) => state === 'archived');
}

function order({ n, is }: EventStep): number {
  return n * STEPS.length + STEPS.indexOf(is);
}

/** Tables of the rounds that are on now, of all events. */
export function tablesNow(day: Tournament) {
  return ownEvents(day).flatMap((event) => {
    const n = openRound(day, event);
    return n === null ? [] : tablesOf(day, event.id, n);
  });
}
