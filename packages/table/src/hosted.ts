import type { Match, MatchEvent, Start } from '@forceout/rules/match';
import type { Action } from './action.ts';
import type { Refused, TableCommand } from './command.ts';
import { decideTable } from './decide.ts';
import type { TableDecision } from './decision.ts';
import { commit } from './dice.ts';
import { decideDue, nextDue } from './due.ts';
import { matchEvents } from './event.ts';
import type { Entry, TableEvent } from './event.ts';
import { act } from './playing.ts';
import { FROM_THE_START, seated, started } from './seating.ts';
import type { LevelName, TableSettings } from './settings.ts';
import { evolveTable } from './table.ts';
import type { Table } from './table.ts';

/** Who sits where at a table that needs no server: everybody is there and ready. */
export interface Party {
  readonly settings: TableSettings;
  /** By seat: a name, the level if it is a bot, and its part in the dice. */
  readonly people: readonly {
    readonly name: string;
    readonly bot: LevelName | null;
    readonly nonce?: string;
  }[];
  readonly seed: string;
  readonly start?: Start;
}

/** The name of a table that no server has. */
export const HERE = 'here';

/** A table in the memory of whoever plays at it: its log, its seed, and the one road for all commands. */
export class HostedTable {
  readonly entries: Entry[];
  readonly #seed: string;
  #table: Table;
  #log: MatchEvent[];

  constructor(party: Party, entries: readonly Entry[] = [firstEntry(party, 0)]) {
    this.entries = [...entries];
    this.#seed = party.seed;
    let table: Table | null = null;
    for (const entry of this.entries) table = evolveTable(table, entry);
    if (table === null) throw new Error('a table has at least one entry');
    this.#table = table;
    this.#log = this.entries.flatMap(({ events }) => matchEvents(events));
  }

  get table(): Table {
    return this.#table;
  }

  get match(): Match {
    if (this.#table.match === null) throw new Error('no match is being played');
    return this.#table.match;
  }

  /** The events of the match. */
  get log(): readonly MatchEvent[] {
    return this.#log;
  }

  /** When the clock on the wall has something to do, in the host's milliseconds. */
  get dueAt(): number | null {
    return nextDue(this.#table)?.at ?? null;
  }

  /** Somebody in a seat asks; what comes back is why not, or null. */
  submit(seat: number, command: TableCommand, at: number): Refused | null {
    const person = this.#table.seats[seat]?.person ?? '';
    const asking = {
      person,
      role: 'player',
      at,
      seed: this.#seed,
      fresh: { table: HERE, code: '' },
    } as const;
    return this.#take(decideTable(this.#table, command, asking), at);
  }

  act(seat: number, action: Action, at: number): Refused | null {
    return this.#take(act(this.#table, seat, action, { at, seed: this.#seed }), at);
  }

  /** Lets the clock do what is due by now; null if nothing is, or why the rules did not take it. */
  tick(at: number): Refused | 'done' | null {
    const decision = decideDue(this.#table, { at, seed: this.#seed });
    return decision === null ? null : (this.#take(decision, at) ?? 'done');
  }

  #take(decision: TableDecision, at: number): Refused | null {
    if (!decision.ok) return decision.refusal;
    const entry: Entry = { seq: this.#table.seq + 1, at, events: decision.events };
    this.#table = evolveTable(this.#table, entry, decision.match);
    this.entries.push(entry);
    this.#log.push(...matchEvents(entry.events));
    return null;
  }
}

/** Everybody has sat down and is ready, and the match begins. */
export function firstEntry(party: Party, at: number): Entry {
  const { settings, people, seed, start = FROM_THE_START } = party;
  const opened: readonly TableEvent[] = [
    {
      type: 'opened',
      id: HERE,
      code: '',
      by: people[0]?.name ?? '',
      settings,
      after: null,
      commitment: commit(seed),
    },
    ...people.flatMap(({ name, bot, nonce = '' }, seat): readonly TableEvent[] => [
      ...seated(name, seat, null).map((event) => (event.type === 'sat' ? { ...event, bot } : event)),
      { type: 'ready', seat, ready: true, nonce },
    ]),
  ];
  const table = evolveTable(null, { seq: 1, at, events: opened });
  return { seq: 1, at, events: [...opened, ...started(table, { at, seed }, start)] };
}

/** A match log of an older version as a table's: what happened before is one entry. */
export function entriesOf(party: Party, log: readonly MatchEvent[]): readonly Entry[] {
  const first = firstEntry(party, 0);
  const events = first.events.map((event) => (event.type === 'played' ? { ...event, events: log } : event));
  return [{ ...first, events }];
}
