import { view } from '@forceout/rules/match';
import type { MatchView } from '@forceout/rules/match';
import { botName } from './bots.ts';
import { SEES_ALL } from './command.ts';
import type { Role } from './command.ts';
import type { LevelName, TableSettings } from './settings.ts';
import { noncesOf, seatOf } from './table.ts';
import type { Table } from './table.ts';

/** From where somebody looks: a seat, the judge's, or beside the table. Judges see what spectators see. */
export type Side = number | 'judge' | 'beside';

export function sideOf(table: Table, person: string): Side {
  return seatOf(table, person) ?? (table.judge === person ? 'judge' : 'beside');
}

/** Before the match everybody with the code may look; then only who takes part, unless spectators are welcome. */
export function mayWatch(table: Table, person: string, role: Role): boolean {
  if (table.state === 'open' || table.settings.spectators || SEES_ALL.includes(role)) return true;
  return sideOf(table, person) !== 'beside';
}

export interface SeatView {
  readonly name: string;
  readonly ready: boolean;
  /** The level, if a bot sits here. */
  readonly bot: LevelName | null;
}

/** Who is connected, as far as is known; bots always are. */
export interface PresenceView {
  readonly seats: readonly boolean[];
  readonly judge: boolean;
  readonly spectators: number;
}

/** A table as one side sees it. Whatever is not named here stays in the house: the seed before the end, above all. */
export interface TableView {
  readonly id: string;
  readonly code: string;
  readonly settings: TableSettings;
  readonly state: 'open' | 'playing' | 'over';
  /** The seat of whoever looks. */
  readonly you: number | null;
  /** Whether whoever looks is the judge here. */
  readonly judging: boolean;
  readonly seats: readonly (SeatView | null)[];
  readonly judge: string | null;
  readonly commitment: string | null;
  readonly seed: string | null;
  /** Each seat's part in the dice, from the start of the match on. */
  readonly nonces: readonly string[];
  /** The service time at which the match's own clock stands at 0. */
  readonly origin: number;
  readonly match: MatchView | null;
  readonly wishes: readonly number[];
  /** Who has not yet pressed on since the last shake was scored; bots wait for them. */
  readonly toSee: readonly number[];
  readonly rematch: readonly number[];
  /** The rematch. */
  readonly next: { readonly table: string; readonly code: string } | null;
  /** It comes beside the numbered views, and not at all for a table that is no server's. */
  readonly presence?: PresenceView;
  readonly talk: readonly { readonly by: string; readonly phrase: string; readonly at: number }[];
}

/** Whoever was deleted has no name any more. */
const GONE = 'Somebody';

/** What somebody is called at a table, person or bot. */
export function nameAt({ settings }: Table, names: ReadonlyMap<string, string>, person: string): string {
  return names.get(person) ?? botName(settings, person) ?? GONE;
}

/** Begins the id of a substitute whose name is kept with the others'; at a table that is no server's the name itself stands in the log. */
export const SUBSTITUTE = 'sub:';

function isKept(playing: string): boolean {
  return playing.startsWith(SUBSTITUTE);
}

/** What a match calls a player, in words for people. */
export function playingName(table: Table, names: ReadonlyMap<string, string>, playing: string): string {
  const isPerson = table.seats.some((seated) => seated?.person === playing);
  return isPerson || isKept(playing) ? nameAt(table, names, playing) : playing;
}

/** Who plays on a chair: whoever sits there, unless a judge has named a substitute. */
export function playerAt(table: Table, names: ReadonlyMap<string, string>, seat: number): string {
  const person = table.seats[seat]?.person ?? null;
  const substitute = substituteAt(table, seat);
  if (substitute !== null) return playingName(table, names, substitute);
  return person === null ? '' : nameAt(table, names, person);
}

/** The name that a judge gave; who sits there has no part in what is played in it. */
export function substituteAt({ match, seats }: Table, seat: number): string | null {
  const playing = match?.settings.players[seat] ?? '';
  const person = seats[seat]?.person ?? '';
  return playing === '' || playing === person ? null : playing;
}

export function tableView(table: Table, side: Side, names: ReadonlyMap<string, string>): TableView {
  const { id, code, settings, state, commitment, origin, wishes, toSee, rematch, next } = table;
  const name = (person: string): string => nameAt(table, names, person);
  const player = (seat: number): string => playerAt(table, names, seat);
  const you = typeof side === 'number' ? side : null;
  const seen = table.match === null ? null : view(table.match, you ?? 'spectator');
  return {
    id,
    code,
    settings,
    state,
    you,
    judging: side === 'judge',
    seats: table.seats.map((seated, seat) =>
      seated === null ? null : { name: player(seat), ready: seated.ready, bot: seated.bot },
    ),
    judge: table.judge === null ? null : name(table.judge),
    commitment,
    // Everybody may roll the match again once it is over.
    seed: state === 'over' ? table.seed : null,
    // Until then a nonce could still be chosen to answer another.
    nonces: state === 'open' ? [] : noncesOf(table),
    origin,
    match:
      seen === null
        ? null
        : {
            ...seen,
            settings: { ...seen.settings, players: seen.settings.players.map((_, seat) => player(seat)) },
          },
    wishes,
    toSee,
    rematch,
    next,
    talk: table.talk.map(({ by, phrase, at }) => ({ by: name(by), phrase, at })),
  };
}

/** Everybody whose name can be on the table. */
export function peopleAt(table: Table): readonly string[] {
  return [
    ...table.seats.flatMap((seated) => (seated === null ? [] : [seated.person])),
    ...(table.judge === null ? [] : [table.judge]),
    ...table.talk.map(({ by }) => by),
    ...(table.match?.settings.players.filter(isKept) ?? []),
  ];
}

/** Who of those who are connected takes part, and how many look on. */
export function presenceOf(table: Table, people: ReadonlySet<string>, spectators: number): PresenceView {
  return {
    seats: table.seats.map((seated) => seated !== null && (people.has(seated.person) || seated.bot !== null)),
    judge: table.judge !== null && people.has(table.judge),
    spectators,
  };
}
