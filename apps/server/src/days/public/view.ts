import type {
  PublicBell,
  PublicDay,
  PublicEvent,
  PublicResults,
  PublicSeating,
  PublicStandings,
} from '@forceout/client';
import {
  bellTimes,
  dataOf,
  eventResults,
  publicName,
  roundOf,
  standingsApart,
  tablesOf,
} from '@forceout/tournament';
import type { EventThing, Tournament, World } from '@forceout/tournament';

/** What everybody may know. Nothing here reads a seat or a result before it was released. */

const SEATED = ['published', 'running', 'last-shake', 'stopped', 'collecting', 'closed', 'reopened'];

export function isSeatingOut(state: Tournament, event: string, n: number): boolean {
  const round = roundOf(state, event, n);
  return round.released?.seating === true && SEATED.includes(round.state);
}

/** A round that was reopened is not told until it is closed again. */
export function areResultsOut(state: Tournament, event: string, n: number): boolean {
  const round = roundOf(state, event, n);
  return round.released?.results === true && round.state === 'closed';
}

export function dayFor(state: Tournament, code: string): PublicDay {
  const [tournament] = state.things.tournament.values();
  return {
    code,
    name: tournament?.name ?? '',
    place: tournament?.place ?? null,
    dates: tournament?.dates ?? [],
    state: tournament?.state ?? 'draft',
    bells: bellsOf(state),
    events: [...state.things.event.values()].map((event) => eventFor(state, event)),
  };
}

/** A bell whose rounds are all closed is over; what is left is the latest. */
function bellsOf(state: Tournament): readonly PublicBell[] {
  return [...state.things.bell.values()].flatMap((bell) => {
    const open = bell.rounds.some(({ event, n }) => roundOf(state, event, n).state !== 'closed');
    const [first] = bell.rounds;
    if (!open || first === undefined) return [];
    return {
      events: bell.rounds.map(({ event }) => event),
      round: first.n,
      ...bellTimes(bell),
      state: bell.stopped !== undefined ? 'stopped' : bell.lastShake !== undefined ? 'last-shake' : 'running',
    };
  });
}

function eventFor(state: Tournament, event: EventThing): PublicEvent {
  const { id, name, game, rulebook, division, certified } = event;
  const players = [...state.things.entry.values()].filter((entry) => entry.event === id).length;
  return {
    id,
    name: name ?? id,
    game,
    rulebook,
    division: division ?? null,
    players,
    rounds: Array.from({ length: event.rounds }, (_, index) => {
      const n = index + 1;
      const { state: is } = roundOf(state, id, n);
      // How far the seating is, is the staff's own.
      const shown = ['drafted', 'checked'].includes(is) ? 'planned' : is;
      return { n, state: shown, seating: isSeatingOut(state, id, n), results: areResultsOut(state, id, n) };
    }),
    standings: roundsOut(state, event),
    certified:
      event.state === 'certified' && certified !== undefined && lastResultsOut(state, event)
        ? { version: certified.version, digest: certified.digest }
        : null,
  };
}

function lastResultsOut(state: Tournament, { id, rounds }: EventThing): boolean {
  return areResultsOut(state, id, rounds);
}

/** The latest round whose seating is out. */
export function seatingFor(state: Tournament, event: EventThing): PublicSeating | null {
  for (let n = event.rounds; n >= 1; n--) {
    if (!isSeatingOut(state, event.id, n)) continue;
    const room = roomOf(state);
    return {
      event: event.id,
      round: n,
      tables: tablesOf(state, event.id, n).map(({ number, players }) => ({
        number,
        room: room(number),
        players: players.map((id) => personFor(state, id)),
      })),
    };
  }
  return null;
}

function personFor(state: Tournament, id: string) {
  const { number = 0, school } = state.things.player.get(id) ?? {};
  const known = state.things.school.get(school ?? '');
  return {
    number,
    name: publicName(state, id),
    school: known === undefined ? null : (known.short ?? known.name),
  };
}

function roomOf({ things }: Tournament): (number: number) => string | null {
  const rooms = [...things.room.values()].flatMap(({ name, tables }) => {
    const [from, to] = tables.split('-').map(Number);
    return from === undefined || to === undefined ? [] : [{ name, from, to }];
  });
  return (number) => rooms.find(({ from, to }) => from <= number && number <= to)?.name ?? null;
}

export function resultsFor(state: Tournament, event: EventThing, { books }: World): PublicResults {
  const out = Array.from({ length: event.rounds }, (_, index) => index + 1).filter((n) =>
    areResultsOut(state, event.id, n),
  );
  if (out.length === 0) return { event: event.id, rounds: [] };
  const data = dataOf(state);
  const stated = data.events.find(({ id }) => id === event.id)!;
  const results = eventResults(data, stated, books, Math.max(...out));
  return {
    event: event.id,
    rounds: out.map((n) => ({
      n,
      tables: tablesOf(state, event.id, n).map(({ number, players }) => ({
        number,
        players: players.map((player) => {
          const own = results.outings.get(player)?.find(({ round }) => round === n)?.own;
          const { number: of, name } = personFor(state, player);
          return { number: of, name, total: own?.total ?? null, points: own?.points ?? 0 };
        }),
      })),
    })),
  };
}

/** The last round up to which all results are out; a division that plays with another has that one's rounds. */
function roundsOut(state: Tournament, { id, together, rounds }: EventThing): number {
  let after = 0;
  while (after < rounds && areResultsOut(state, together?.[0] ?? id, after + 1)) after++;
  return after;
}

export function standingsFor(state: Tournament, event: EventThing, { books }: World): PublicStandings | null {
  const after = roundsOut(state, event);
  if (after === 0) return null;
  const data = dataOf(state);
  const stated = data.events.find(({ id }) => id === event.id)!;
  const { standings } = standingsApart(data, stated, books, after);
  return {
    event: event.id,
    after,
    provisional: standings.provisional,
    individuals: standings.individuals.map(({ player, rank, points, rounds, twos, section }) => ({
      rank,
      ...personFor(state, player),
      points,
      rounds,
      twos,
      section: section === null ? null : (state.things.section.get(section)?.name ?? section),
    })),
    teams: standings.teams.map(({ rule, standings: all }) => ({
      rule,
      standings: all.map(({ id, rank, points }) => ({ rank, points, name: teamName(state, id) })),
    })),
  };
}

function teamName({ things }: Tournament, id: string): string {
  const school = things.school.get(id);
  return things.team.get(id)?.name ?? school?.short ?? school?.name ?? id;
}
