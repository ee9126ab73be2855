import { bookOf } from '@forceout/rules';
import { evolve, startMatch } from '@forceout/rules/match';
import type { Match, MatchEvent, MatchSettings, Start } from '@forceout/rules/match';
import { tableReaders } from '../table-readers.ts';

/** How a match began, if the engine begins it so: with which start, and how many events that took. */
export interface Begun {
  readonly start: Start;
  readonly count: number;
  readonly match: Match;
}

export function startOf(events: readonly MatchEvent[]): Begun | null {
  const [first] = events;
  if (first?.type !== 'match-started') return null;
  for (const start of starts(first, events)) {
    const made = startMatch(first.settings, start);
    const same = made.every((event, index) => JSON.stringify(event) === JSON.stringify(events[index]));
    if (same) return { start, count: made.length, match: made.reduce<Match | null>(evolve, null)! };
  }
  return null;
}

type Started = Extract<MatchEvent, { readonly type: 'match-started' }>;

function* starts(first: Started, events: readonly MatchEvent[]): Generator<Start> {
  const { at, phase, totals, warnings, gone } = first;
  const goalSetter = phase.kind === 'between-shakes' ? phase.setter : null;
  const brought = totals.some((total) => total !== 0);
  const start: Start = {
    at,
    goalSetter,
    ...(brought ? { totals } : {}),
    ...(warnings === undefined ? {} : { warnings }),
    ...(gone === undefined ? {} : { empty: gone.map(({ seat }) => seat) }),
  };
  const opening = openingOf(events);
  if (opening !== null) yield { ...start, goalSetter: opening.setter, opening: opening.opening };
  if (goalSetter !== null) yield { ...start, firstShake: 'now' };
  yield start;
}

/** A shake that was taken up in the middle. */
function openingOf(events: readonly MatchEvent[]) {
  const begun = events[1];
  if (begun?.type !== 'shake-begun' || !begun.shake.rolled) return null;
  const { universe, picks, goal, mat, setter, opening } = begun.shake;
  const [turn, lastMover] = [opening?.turn ?? setter, opening?.lastMover ?? setter];
  const given = { universe, picks: picks.map(({ pick }) => pick), goal, mat, lastMover, turn };
  return { setter, opening: given };
}

/** The position that an opening stands for, in JSON. */
export function openingPosition(
  settings: MatchSettings,
  opening: NonNullable<Start['opening']>,
): Readonly<Record<string, unknown>> | null {
  const book = bookOf(settings);
  if (book === null) return null;
  const { universe, picks: variations, goal, mat } = opening;
  return tableReaders(book, settings).position({ universe, variations, goal, mat, after: null });
}
