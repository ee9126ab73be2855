import type { Phrase } from '@forceout/client';
import { evolve } from '@forceout/rules/match';
import type { Match, MatchEvent } from '@forceout/rules/match';
import type { Entry, TableEvent } from './event.ts';
import type { TableSettings } from '@forceout/client';

export interface Seated {
  readonly person: string;
  readonly ready: boolean;
}

export interface Said {
  readonly by: string;
  readonly phrase: Phrase;
  readonly at: number;
}

/** A table is the fold of its log. */
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
  /** Never leaves the house before the match is over. */
  readonly seed: string | null;
  readonly commitment: string | null;
  /** The service time at which the match's own clock stands at 0. */
  readonly origin: number;
  readonly match: Match | null;
  /** How often the cubes were thrown and the cards dealt: each draws anew from the seed. */
  readonly throws: number;
  readonly deals: number;
  /** When the sheet was laid out for signing. */
  readonly signingSince: number | null;
  readonly wishes: readonly number[];
  readonly rematch: readonly number[];
  readonly next: { readonly table: string; readonly code: string } | null;
  readonly talk: readonly Said[];
}

/** Phrases that are still shown. */
const TALK_SHOWN = 20;

export function evolveTable(table: Table | null, entry: Entry): Table {
  let now = table;
  for (const event of entry.events) now = after(now, event, entry);
  if (now === null) throw new Error('a log begins with opened');
  return { ...now, seq: entry.seq };
}

function after(table: Table | null, event: TableEvent, { at }: Entry): Table {
  if (event.type === 'opened') return opened(event);
  if (table === null) throw new Error('a log begins with opened');
  switch (event.type) {
    case 'sat':
      return seat(table, event.seat, { person: event.person, ready: false });
    case 'stood':
      return seat(table, event.seat, null);
    case 'judge-sat':
      return { ...table, judge: event.person };
    case 'judge-stood':
      return { ...table, judge: null };
    case 'ready': {
      const seated = table.seats[event.seat];
      return seated == null ? table : seat(table, event.seat, { ...seated, ready: event.ready });
    }
    case 'started':
      return {
        ...table,
        state: 'playing',
        seed: event.seed,
        commitment: event.commitment,
        origin: event.origin,
      };
    case 'played':
      return played(table, event.events, at);
    case 'wished':
      return { ...table, wishes: toggled(table.wishes, event.seat, event.wish) };
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
    seed: null,
    commitment: null,
    origin: 0,
    match: null,
    throws: 0,
    deals: 0,
    signingSince: null,
    wishes: [],
    rematch: [],
    next: null,
    talk: [],
  };
}

function seat(table: Table, index: number, seated: Seated | null): Table {
  return { ...table, seats: table.seats.map((old, place) => (place === index ? seated : old)) };
}

function played(table: Table, events: readonly MatchEvent[], at: number): Table {
  const match = events.reduce<Match | null>(evolve, table.match);
  const count = (type: MatchEvent['type']): number => events.filter((event) => event.type === type).length;
  const signing = match?.phase.kind === 'signing';
  return {
    ...table,
    match,
    state: match?.phase.kind === 'finished' ? 'over' : table.state,
    throws: table.throws + count('rolled') + count('setter-rolled'),
    deals: table.deals + count('dealt'),
    signingSince: signing ? (table.signingSince ?? at) : null,
  };
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
