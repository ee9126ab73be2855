import { evolve } from '@forceout/rules/match';
import type { Match, MatchEvent } from '@forceout/rules/match';
import { botLevel, botPerson } from './bots.ts';
import type { Phrase } from './command.ts';
import { NO_DRAWS } from './dice.ts';
import type { DiceVersion, Draws } from './dice.ts';
import type { Entry, TableEvent } from './event.ts';
import { seatsOfBots } from './settings.ts';
import type { LevelName, TableSettings } from './settings.ts';

export interface Seated {
  readonly person: string;
  readonly ready: boolean;
  /** The level, if it is a bot. */
  readonly bot: LevelName | null;
  /** This seat's part in the dice. */
  readonly nonce: string;
}

export interface Said {
  readonly by: string;
  readonly phrase: Phrase;
  readonly at: number;
}

/** A table is the fold of its log. Its seed is not in it before the match is over: a host keeps that elsewhere. */
export interface Table {
  readonly id: string;
  readonly code: string;
  readonly seq: number;
  readonly settings: TableSettings;
  readonly openedBy: string;
  readonly after: string | null;
  readonly state: 'open' | 'playing' | 'over';
  readonly seats: readonly (Seated | null)[];
  readonly judge: string | null;
  readonly dice: DiceVersion;
  readonly commitment: string | null;
  /** Null until it is shown, except in logs of the first version. */
  readonly seed: string | null;
  /** The host's time at which the match's own clock stands at 0. */
  readonly origin: number;
  readonly match: Match | null;
  readonly draws: Draws;
  /** How many deeds were done in the match. */
  readonly deeds: number;
  /** When somebody last did something in the match; scratch paper does not count. */
  readonly quietSince: number;
  readonly wishes: readonly number[];
  /** People who have not pressed on since the last shake was scored. */
  readonly toSee: readonly number[];
  readonly rematch: readonly number[];
  readonly next: { readonly table: string; readonly code: string } | null;
  readonly talk: readonly Said[];
}

/** Phrases that are still shown. */
const TALK_SHOWN = 20;

/** What a table becomes. Whoever has decided the entry knows the match it leads to, and it is not computed again. */
export function evolveTable(table: Table | null, entry: Entry, known?: Match): Table {
  let now = table;
  for (const event of entry.events) now = after(now, event, entry, known);
  if (now === null) throw new Error('a log begins with opened');
  return { ...now, seq: entry.seq };
}

function after(table: Table | null, event: TableEvent, { at }: Entry, known: Match | undefined): Table {
  if (event.type === 'opened') return opened(event);
  if (table === null) throw new Error('a log begins with opened');
  switch (event.type) {
    case 'sat': {
      const { person, bot = botLevel(table.settings, person) } = event;
      return seat(withBot(table, event.seat, bot, person), event.seat, {
        person,
        ready: false,
        bot,
        nonce: '',
      });
    }
    case 'stood':
      return seat(table, event.seat, null);
    case 'judge-sat':
      return { ...table, judge: event.person };
    case 'judge-stood':
      return { ...table, judge: null };
    case 'ready': {
      const seated = table.seats[event.seat];
      const { ready, nonce = '' } = event;
      return seated == null ? table : seat(table, event.seat, { ...seated, ready, nonce });
    }
    case 'started':
      return {
        ...table,
        state: 'playing',
        dice: event.seed === undefined ? 2 : 1,
        seed: event.seed ?? null,
        commitment: event.commitment,
        origin: event.origin,
      };
    case 'played':
      return played(table, event, at, known);
    case 'seed-shown':
      return { ...table, seed: event.seed };
    case 'wished':
      return { ...table, wishes: toggled(table.wishes, event.seat, event.wish) };
    case 'seen':
      return { ...table, toSee: toggled(table.toSee, event.seat, false) };
    case 'said':
      return {
        ...table,
        talk: [...table.talk, { by: event.by, phrase: event.phrase, at }].slice(-TALK_SHOWN),
      };
    case 'rematch-wished':
      return { ...table, rematch: toggled(table.rematch, event.seat, true) };
    case 'moved-on':
      return { ...table, next: { table: event.table, code: event.code } };
    case 'closed':
      return { ...table, state: 'over' };
  }
}

function opened(event: Extract<TableEvent, { type: 'opened' }>): Table {
  return {
    id: event.id,
    code: event.code,
    seq: 0,
    // Tables of older logs have no bots.
    settings: { ...event.settings, bots: event.settings.bots ?? [] },
    openedBy: event.by,
    after: event.after,
    state: 'open',
    seats: Array.from({ length: event.settings.seats }, () => null),
    judge: null,
    dice: 2,
    commitment: event.commitment ?? null,
    seed: null,
    origin: 0,
    match: null,
    draws: NO_DRAWS,
    deeds: 0,
    quietSince: 0,
    wishes: [],
    toSee: [],
    rematch: [],
    next: null,
    talk: [],
  };
}

/** A bot that came later is in the settings from then on: its name and the rematch come from there. */
function withBot(table: Table, place: number, level: LevelName | null, person: string): Table {
  const { settings } = table;
  const { bots } = settings;
  if (level === null || person !== botPerson(bots.length)) return table;
  const botSeats = [...seatsOfBots(settings), place];
  return { ...table, settings: { ...settings, bots: [...bots, level], botSeats } };
}

function seat(table: Table, index: number, seated: Seated | null): Table {
  return { ...table, seats: table.seats.map((old, place) => (place === index ? seated : old)) };
}

type Played = Extract<TableEvent, { type: 'played' }>;

function played(table: Table, { by, deed, events }: Played, at: number, known: Match | undefined): Table {
  const match = known ?? events.reduce<Match | null>(evolve, table.match);
  const count = (...types: readonly MatchEvent['type'][]): number =>
    events.filter((event) => types.includes(event.type)).length;
  const { throws, deals } = table.draws;
  return {
    ...table,
    match,
    state: match?.phase.kind === 'finished' ? 'over' : table.state,
    draws: { throws: throws + count('rolled', 'setter-rolled'), deals: deals + count('dealt') },
    toSee: toSee(table, by, count('scored', 'voided') > 0, match),
    deeds: table.deeds + 1,
    quietSince: deed === 'scratch' ? table.quietSince : at,
  };
}

/** After a shake everybody who is there has its result before them; who acts has seen it. */
function toSee(table: Table, by: Played['by'], scored: boolean, match: Match | null): readonly number[] {
  if (!scored) return table.toSee.filter((seatIndex) => seatIndex !== by);
  return table.seats.flatMap((seated, seatIndex) => {
    const isGone = match?.gone.some((one) => one.seat === seatIndex) === true;
    return seated === null || seated.bot !== null || isGone ? [] : [seatIndex];
  });
}

function toggled(list: readonly number[], seatIndex: number, on: boolean): readonly number[] {
  const others = list.filter((other) => other !== seatIndex);
  return on ? [...others, seatIndex] : others;
}

/** The seat of a person, or null. */
export function seatOf(table: Table, person: string): number | null {
  const index = table.seats.findIndex((seated) => seated?.person === person);
  return index < 0 ? null : index;
}

/** Each seat's part in the dice. */
export function noncesOf({ seats }: Table): readonly string[] {
  return seats.map((seated) => seated?.nonce ?? '');
}
