import type { Books, EventOfDay, Player, Table, Team, TournamentFile } from '@forceout/formats/tournament';
import { DIVISIONS } from '@forceout/rules';
import type {
  PlayedRules,
  PrintedDay,
  PrintedEvent,
  PrintedPlayer,
  PrintedRoom,
  PrintedSeat,
  PrintedTable,
} from './day.ts';
import { levelOf, notesOf, notesOfKind, roomOf, seasonOf, showOf, text, texts } from './file-notes.ts';
import { namesOf, PUBLIC_SHOW } from './names.ts';

export interface Naming {
  /** For eyes other than those of staff and own coach: names follow the privacy rule. */
  readonly public: boolean;
}

/** A tournament file as its papers need it. */
export function dayOfFile(file: TournamentFile, books: Books, naming: Naming): PrintedDay {
  const { data } = file;
  const notes = notesOf(file);
  const tournament = notesOfKind(file, 'tournament')[0] ?? {};
  const rooms = notesOfKind(file, 'room').flatMap((one) => roomOf(one) ?? []);
  const schools = new Map(data.schools.map((one) => [one.id, text(notes(one)['short']) ?? one.name]));
  const schoolShow = new Map(data.schools.map((one) => [one.id, showOf(notes(one)['show'])]));
  const rulesOf = (event: EventOfDay): PlayedRules => ownRules(event, notes(event), books);
  const events = new Map(
    data.events.map((one) => {
      const together = data.events.filter(({ id }) => texts(notes(one)['together']).includes(id));
      const plays = lowest([one, ...together].map(rulesOf));
      const { id, division, rounds } = one;
      return [id, { id, name: one.name ?? id, division, rounds, plays } satisfies PrintedEvent];
    }),
  );
  const printed = (player: Player): PrintedPlayer => {
    const wish = showOf(notes(player)['show']) ?? schoolShow.get(player.school ?? '') ?? PUBLIC_SHOW;
    const names = namesOf(player, naming.public ? wish : 'full');
    const { id, number, grade } = player;
    return { id, number, grade, ...names, school: schools.get(player.school ?? '') ?? null };
  };
  const players = new Map(data.players.map((one) => [one.id, printed(one)]));
  const teams = new Map(data.teams.map((one) => [one.id, text(notes(one)['short']) ?? one.name ?? one.id]));
  const dates = texts(tournament['dates']);
  const tableOf = (table: Table): PrintedTable => ({
    event: events.get(table.event)!,
    round: table.round,
    number: table.number,
    room: roomFor(table.number, rooms, notes(table)['room']),
    date: roundDate(file, table, notes) ?? (dates.length === 1 ? dates[0]! : null),
    seats: table.players.map((id): PrintedSeat => ({
      player: players.get(id)!,
      team: teams.get(teamOf(data.teams, table, id)?.id ?? '') ?? null,
    })),
  });
  return {
    name: text(tournament['name']),
    place: text(tournament['place']),
    code: text(tournament['code']),
    dates,
    rooms,
    schools,
    teams,
    players,
    events: [...events.values()],
    entrants: new Map(
      data.events.map(({ id }) => [id, entrantsOf(file, id).map((one) => players.get(one)!)]),
    ),
    tables: data.tables.map(tableOf),
  };
}

function ownRules(event: EventOfDay, notes: Readonly<Record<string, unknown>>, books: Books): PlayedRules {
  return {
    // The reader of the file has refused an event whose book is not known.
    book: books(event.rulebook)!,
    division: event.division,
    season: seasonOf(notes['season']),
    level: levelOf(notes['level']),
  };
}

/** Of divisions that play together the lowest; the first rules if no division is named. */
function lowest(rules: readonly PlayedRules[]): PlayedRules {
  return (
    DIVISIONS.flatMap((division) => rules.find((one) => one.division === division) ?? [])[0] ?? rules[0]!
  );
}

function roomFor(number: number, rooms: readonly PrintedRoom[], said: unknown): string | null {
  return text(said) ?? rooms.find(({ from, to }) => from <= number && number <= to)?.name ?? null;
}

function roundDate(
  { data }: TournamentFile,
  { event, round }: Table,
  notes: (thing: object) => Readonly<Record<string, unknown>>,
): string | null {
  const line = data.rounds.find((one) => one.event === event && one.n === round);
  return line === undefined ? null : text(notes(line)['date']);
}

/** The team for which a player holds a place in the round of that table. */
function teamOf(teams: readonly Team[], { event, round }: Table, player: string): Team | undefined {
  return teams.find(
    (team) =>
      team.event === event &&
      team.slots.some((slot) => slot.findLast(({ from }) => from <= round)?.player === player),
  );
}

/** Who is entered, was seated or has a place in a team, in the order of the file's players. */
function entrantsOf({ data }: TournamentFile, event: string): readonly string[] {
  const inEvent = new Set([
    ...data.entries.filter((one) => one.event === event).map(({ player }) => player),
    ...data.tables.filter((one) => one.event === event).flatMap(({ players }) => players),
    ...data.teams
      .filter((one) => one.event === event)
      .flatMap(({ slots }) => slots.flatMap((slot) => slot.map(({ player }) => player))),
  ]);
  return data.players.map(({ id }) => id).filter((id) => inEvent.has(id));
}
