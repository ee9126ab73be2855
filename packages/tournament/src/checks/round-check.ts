import type { World } from '../core/context.ts';
import { roundOf, tablesOf } from '../core/state.ts';
import type { Tournament } from '../core/state.ts';
import type { EventThing, TableThing } from '../core/things.ts';
import { placesIn, presentIn } from '../seating/seat-round.ts';
import { say } from '../words/said.ts';
import type { DaySaid } from '../words/said.ts';

/** What is looked at before a round is published. */
export const ROUND_FAULTS = [
  'without-seat',
  'two-seats',
  'away-but-seated',
  'team-mates',
  'number-twice',
  'missing-results',
  'book-unknown',
  'two-again',
  'locked-changed',
] as const;

export interface RoundFault {
  readonly code: (typeof ROUND_FAULTS)[number];
  /** Says which fault it is, so that it can be accepted by itself. */
  readonly key: string;
  readonly message: DaySaid;
}

/** All faults of a seated round. Publishing needs none, or each accepted by the director. */
export function roundFaults(
  state: Tournament,
  event: EventThing,
  n: number,
  { books }: World,
): readonly RoundFault[] {
  const tables = tablesOf(state, event.id, n);
  return [
    ...seatFaults(state, event, tables),
    ...teamFaults(state, event, n, tables),
    ...numberFaults(state, event, n, tables),
    ...resultFaults(state, event, n),
    ...bookFaults(event, books),
    ...twoFaults(state, event, n, tables),
    ...lockFaults(state, event, n),
  ];
}

function fault(code: RoundFault['code'], about: string, message: DaySaid): RoundFault {
  return { code, key: `${code} ${about}`, message };
}

function seatFaults(
  state: Tournament,
  { id }: EventThing,
  tables: readonly TableThing[],
): readonly RoundFault[] {
  const present = presentIn(state, id);
  const seats = new Map<string, number>();
  for (const player of tables.flatMap(({ players }) => players))
    seats.set(player, (seats.get(player) ?? 0) + 1);
  const here = new Set(present);
  const number = (player: string): number | string => state.things.player.get(player)?.number ?? player;
  return [
    ...present
      .filter((player) => !seats.has(player))
      .map((player) => fault('without-seat', player, say('round-without-seat', number(player)))),
    ...[...seats]
      .filter(([, count]) => count > 1)
      .map(([player]) => fault('two-seats', player, say('round-two-seats', number(player)))),
    ...[...seats.keys()]
      .filter((player) => !here.has(player))
      .map((player) => fault('away-but-seated', player, say('round-away-but-seated', number(player)))),
  ];
}

function teamFaults(
  state: Tournament,
  { id }: EventThing,
  n: number,
  tables: readonly TableThing[],
): readonly RoundFault[] {
  const places = placesIn(state, id, n);
  return tables.flatMap(({ number, players }) => {
    const teams = players.flatMap((player) => places.get(player)?.team ?? []);
    const double = teams.find((team, index) => teams.indexOf(team) !== index);
    return double === undefined ? [] : fault('team-mates', String(number), say('round-team-mates', number));
  });
}

/** A number alone must find a table in the building. */
function numberFaults(
  state: Tournament,
  { id }: EventThing,
  n: number,
  tables: readonly TableThing[],
): readonly RoundFault[] {
  const others = [...state.things.table.values()].filter(
    (table) => (table.event !== id || table.round !== n) && inUse(state, table),
  );
  const used = new Map(others.map((table) => [table.number, table.event]));
  return tables.flatMap(({ number }) =>
    used.has(number)
      ? fault('number-twice', String(number), say('round-number-twice', number, used.get(number)!))
      : [],
  );
}

function inUse(state: Tournament, { event, round }: TableThing): boolean {
  return !['planned', 'closed'].includes(roundOf(state, event, round).state);
}

function resultFaults(state: Tournament, { id }: EventThing, n: number): readonly RoundFault[] {
  return Array.from({ length: n - 1 }, (_, index) => index + 1).flatMap((earlier) => {
    const open = roundOf(state, id, earlier).state !== 'closed';
    return open ? fault('missing-results', String(earlier), say('round-missing-results', earlier)) : [];
  });
}

function bookFaults({ rulebook, division }: EventThing, books: World['books']): readonly RoundFault[] {
  const book = books(rulebook);
  if (book === null) return [fault('book-unknown', rulebook, say('round-book-unknown', rulebook))];
  const known = division === undefined || book.divisions.includes(division);
  return known ? [] : [fault('book-unknown', rulebook, say('round-no-division', rulebook, division))];
}

function twoFaults(
  state: Tournament,
  { id }: EventThing,
  n: number,
  tables: readonly TableThing[],
): readonly RoundFault[] {
  const before = [...state.things.table.values()].filter(
    ({ event, round, players }) => event === id && round < n && players.length === 2,
  );
  const twice = new Set(before.flatMap(({ players }) => players));
  return tables.flatMap(({ number, players }) => {
    if (players.length !== 2) return [];
    return players
      .filter((player) => twice.has(player))
      .map((player) =>
        fault(
          'two-again',
          player,
          say('round-two-again', state.things.player.get(player)?.number ?? player, number),
        ),
      );
  });
}

function lockFaults(state: Tournament, { id }: EventThing, n: number): readonly RoundFault[] {
  const unlocked = roundOf(state, id, n).seating?.['unlocked'];
  if (!Array.isArray(unlocked)) return [];
  return unlocked.map((number) =>
    fault('locked-changed', String(number), say('round-locked-changed', Number(number))),
  );
}
