import { setTimeout as pause } from 'node:timers/promises';
import { evolve } from '@forceout/rules/match';
import { act, decideDue, decideTable, evolveTable, nextDue, peopleAt, seatOf } from '@forceout/table';
import type { Asking, Entry, Refused, Table, TableCommand, TableDecision, TableEvent } from '@forceout/table';
import { BotSeats } from '../bots/bot-seats.ts';
import type { BotMinds } from '../bots/bot-seats.ts';
import { newCode, newId, newSeed } from '../people/secrets.ts';
import type { Role } from '../storage/people.ts';
import type { News, Storage } from '../storage/storage.ts';
import type { LogRow } from '../storage/tables.ts';
import { Caps } from './caps.ts';
import { isKnown } from './known.ts';
import type { Outcome } from './outcome.ts';
import { appendOf, bringsName, earlier, entryOf, isScratch, shakeOf, withWords } from './record.ts';
import { BUSY, NEWER, NOTHING_DUE, OVERTAKEN } from './refusals.ts';
import type { ServiceClock } from './service-clock.ts';
import { Watchers } from './watchers.ts';

export interface Asker {
  readonly person: string;
  readonly role: Role;
}

export interface HostParts {
  readonly storage: Storage;
  readonly clock: ServiceClock;
  readonly bots: BotMinds;
  /** Opens the table of a rematch with everybody in their seats. */
  readonly openRematch: (
    table: Table,
    fresh: { readonly table: string; readonly code: string },
  ) => Promise<void>;
  /** Somebody has another place at the table. */
  readonly onSeats: (table: string) => void;
  /** The table's next deadline has changed. */
  readonly onDeadline: (table: string, at: number | null) => void;
  readonly onAppended: (milliseconds: number) => void;
  /** Something went wrong that no person asked for. */
  readonly onTrouble: (what: string, error: unknown) => void;
}

/** Commands that may wait for one table; more is noise. */
const MOST_WAITING = 64;
/** How long a command is tried while the database is away, and how often. */
const TRY_FOR = 20_000;
const TRY_EVERY = 250;

/** One table in memory: its commands one after the other, each decided, written, and only then told. */
export class TableHost {
  readonly watchers = new Watchers();
  readonly #parts: HostParts;
  readonly #done = new Map<string, number>();
  readonly #bots: BotSeats;
  readonly #caps = new Caps();
  #table: Table;
  /** Never leaves the house before the match is over. */
  readonly #seed: string;
  #line: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #newer = false;
  usedAt: number;

  private constructor(parts: HostParts, table: Table, seed: string) {
    this.#parts = parts;
    this.#table = table;
    this.#seed = seed;
    this.usedAt = parts.clock.wall();
    this.#bots = new BotSeats(parts.bots, {
      table: () => this.#table,
      seed: () => this.#table.seed ?? seed,
      act: (bot, moment, action) =>
        this.#queue(bot.person, `at-${moment}`, (at) =>
          this.#bots.moment === moment ? act(this.#table, bot.seat, action, this.#when(at)) : OVERTAKEN,
        ),
      now: () => parts.clock.now(),
      planned: () => this.#planned(),
      failed: (error) => parts.onTrouble(`bots could not think at table ${this.#table.id}`, error),
    });
  }

  static async load(parts: HostParts, id: string): Promise<TableHost | null> {
    const [first, ...rows] = await parts.storage.tables.log(id, 0);
    if (first === undefined) return null;
    const { tables } = parts.storage;
    // Tables that an older version opened have no seed yet, or have it in their log.
    const seed = (await tables.seed(id)) ?? (await tables.keepSeed(id, newSeed()));
    const entry = entryOf(first);
    const host = new TableHost(parts, evolveTable(null, entry), seed);
    host.watchers.remember(host.#table, entry.events);
    await host.#take(rows, false);
    await host.#recall();
    await host.#learnNames();
    parts.onDeadline(id, host.#wakeAt());
    return host;
  }

  get table(): Table {
    return this.#table;
  }

  /** When the clock has something to do at this table, in service time. */
  get dueAt(): number | null {
    return nextDue(this.#table)?.at ?? null;
  }

  /** Nobody looks and nothing waits. */
  get idle(): boolean {
    return this.watchers.count === 0 && this.#waiting === 0;
  }

  submit(asker: Asker, id: string, command: TableCommand): Promise<Outcome> {
    const fresh = { table: newId(), code: newCode() };
    return this.#queue(asker.person, id, (at) => {
      if (this.#newer) return { ok: false, refusal: NEWER };
      const refusal = this.#caps.refusal(asker.person, command);
      if (refusal !== null) return { ok: false, refusal };
      return decideTable(this.#table, command, { ...asker, ...this.#when(at), fresh });
    });
  }

  /** Lets the clock do what is due, if no other process has done it. */
  async tick(): Promise<void> {
    // Whoever knows what has happened here serves it.
    if (this.#newer) return this.#parts.onDeadline(this.#table.id, null);
    const outcome = await this.#queue(
      'clock',
      null,
      (at) => decideDue(this.#table, this.#when(at)) ?? NOTHING_DUE,
    );
    const due = this.dueAt;
    const soon = this.#parts.clock.now() + 1000;
    await this.#bots.tick();
    // What the database could not take is tried again; a due that the engine does not take must not spin.
    const next = due === null || outcome.is === 'done' ? due : Math.max(due, soon);
    this.#parts.onDeadline(this.#table.id, earlier(next, this.#bots.nextAt));
  }

  #when(at: number): Pick<Asking, 'at' | 'seed'> {
    return { at, seed: this.#seed };
  }

  #wakeAt(): number | null {
    return earlier(this.dueAt, this.#bots.nextAt);
  }

  /** The bots know what they will do: should this process die, another one knows when to look. */
  #planned(): void {
    const { id, seq } = this.#table;
    const at = this.#wakeAt();
    this.#parts.onDeadline(id, at);
    // If it cannot be written now, the table is looked at too early, which does no harm.
    void this.#parts.storage.tables.wake(id, seq, at).catch(() => {});
  }

  /** Takes what other processes have appended; null says that something may have been missed. */
  hear(news: News | null): Promise<void> {
    return this.#inLine(async () => {
      // Our own entries come back to us as well.
      if (this.#newer || (news !== null && news.seq <= this.#table.seq)) return;
      if (news?.row != null && news.seq === this.#table.seq + 1) await this.#take([news.row], true);
      else await this.#readOn();
    });
  }

  /**
   * What this process believes is checked against the log: entries that it was not told of are read, and one that it
   * has but the log has not (a database that fell back to an older copy) is forgotten, with all that followed.
   */
  check(head: number): Promise<void> {
    if (head === this.#table.seq || this.#newer) return Promise.resolve();
    return this.#inLine(async () => {
      if (head > this.#table.seq) return this.#readOn();
      const [last] = await this.#parts.storage.tables.log(this.#table.id, this.#table.seq - 1, 1);
      if (last === undefined) await this.#reload();
    });
  }

  /** Names are as they are now, for everybody who looks. */
  rename(): Promise<void> {
    return this.#inLine(async () => {
      const before = JSON.stringify([...this.watchers.names]);
      await this.#learnNames();
      if (JSON.stringify([...this.watchers.names]) !== before) this.watchers.restart(this.#table);
    });
  }

  async #reload(): Promise<void> {
    const [first, ...rows] = await this.#parts.storage.tables.log(this.#table.id, 0);
    if (first === undefined) return;
    this.#done.clear();
    this.#table = evolveTable(null, entryOf(first));
    await this.#take(rows, false);
    await this.#recall();
    this.watchers.restart(this.#table);
    this.#parts.onDeadline(this.#table.id, this.#wakeAt());
  }

  #queue(who: string, id: string | null, decide: (at: number) => TableDecision): Promise<Outcome> {
    if (this.#waiting >= MOST_WAITING) return Promise.resolve({ is: 'refused', refusal: BUSY });
    this.#waiting++;
    this.usedAt = this.#parts.clock.wall();
    // Counted from when it came: whoever waits behind others is told as soon.
    const giveUpAt = this.usedAt + TRY_FOR;
    return this.#inLine(() => this.#persist(who, id, decide, giveUpAt)).finally(() => {
      this.#waiting--;
    });
  }

  #inLine<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#line.then(work);
    this.#line = turn.catch(() => {});
    return turn;
  }

  async #persist(
    who: string,
    id: string | null,
    decide: (at: number) => TableDecision,
    giveUpAt: number,
  ): Promise<Outcome> {
    const { clock } = this.#parts;
    for (;;) {
      try {
        // After an outage the lost time is known before anything is timed.
        await clock.sure();
        const outcome = await this.#tryOnce(who, id, decide);
        if (outcome !== null) return outcome;
      } catch {
        if (clock.wall() > giveUpAt) return { is: 'unknown' };
        await pause(TRY_EVERY);
        await this.#readOn().catch(() => {});
      }
    }
  }

  /** Null if another process was first, and the command has to be decided anew. */
  async #tryOnce(
    who: string,
    id: string | null,
    decide: (at: number) => TableDecision,
  ): Promise<Outcome | null> {
    const { storage, clock, openRematch } = this.#parts;
    const commandId = id ?? `due-${this.#table.seq}`;
    const before = this.#done.get(key(who, commandId));
    if (before !== undefined) return { is: 'done', seq: before };
    const at = clock.now();
    const decided = this.#decide(decide, at);
    if ('refusal' in decided) return { is: 'refused', refusal: decided.refusal };
    const { entry, after } = decided;
    const next = entry.events.find((event) => event.type === 'moved-on');
    // The new table is there before anybody is sent to it.
    if (next !== undefined) await openRematch(this.#table, next);
    const started = performance.now();
    const appended = await storage.tables.append(appendOf(after, entry, who, commandId));
    this.#parts.onAppended(performance.now() - started);
    if (appended.is === 'appended') {
      this.#done.set(key(who, commandId), entry.seq);
      this.#caps.saw(who, entry.events);
      await this.#become(after, entry.events, true);
      this.#bots.consider();
      return { is: 'done', seq: entry.seq };
    }
    await this.#readOn();
    return appended.is === 'duplicate' ? { is: 'done', seq: appended.seq } : null;
  }

  /** A bug in the rules costs one command, not the table. */
  #decide(
    decide: (at: number) => TableDecision,
    at: number,
  ): { readonly entry: Entry; readonly after: Table } | { readonly refusal: Refused } {
    try {
      const decision = decide(at);
      if (!decision.ok) return { refusal: decision.refusal };
      const entry: Entry = { seq: this.#table.seq + 1, at, events: decision.events };
      return { entry, after: evolveTable(this.#table, entry, decision.match) };
    } catch (error) {
      this.#parts.onTrouble(`a command failed at table ${this.#table.id}`, error);
      return {
        refusal: { code: 'bug', message: 'That should not have happened; it has been written down.' },
      };
    }
  }

  async #readOn(): Promise<void> {
    await this.#take(await this.#parts.storage.tables.log(this.#table.id, this.#table.seq), true);
  }

  async #take(rows: readonly LogRow[], tell: boolean): Promise<void> {
    for (const row of rows) {
      const entry = entryOf(row);
      // Half a table would be worse than an old one: from here on it is only looked at.
      this.#newer ||= !isKnown(entry);
      if (this.#newer) return;
      if (entry.seq !== this.#table.seq + 1) throw new Error(`a gap in the log of ${this.#table.id}`);
      this.#done.set(key(row.who, row.commandId), row.seq);
      this.#caps.saw(row.who, entry.events);
      const next = evolveTable(this.#table, entry);
      // What was written at another process stands beside the log.
      if (tell && isScratch(entry)) {
        const written = await this.#withPaper(next);
        await this.#become(written, withWords(entry.events, written), tell);
      } else await this.#become(next, entry.events, tell);
    }
  }

  /** A table with everybody's scratch paper, which no log holds. */
  async #withPaper(table: Table): Promise<Table> {
    if (table.match === null || table.state !== 'playing') return table;
    const papers = await this.#parts.storage.tables.scratch(table.id);
    const match = papers.reduce((now, { person, shake, text }) => {
      const seat = seatOf(table, person);
      return seat === null || shake !== shakeOf(table) ? now : evolve(now, { type: 'scratched', seat, text });
    }, table.match);
    return { ...table, match };
  }

  /** After a log was read anew. */
  async #recall(): Promise<void> {
    this.#table = await this.#withPaper(this.#table);
    this.watchers.amend(this.#table);
  }

  async #become(table: Table, events: readonly TableEvent[], tell: boolean): Promise<void> {
    this.#table = table;
    this.#bots.saw(table.seq, events);
    if (!tell) return this.watchers.remember(table, events);
    if (events.some(bringsName)) {
      // A name that cannot be read now must not hold up what is on disk already.
      await this.#learnNames().catch(() => {});
    }
    this.watchers.tell(table, events);
    // Scratch paper goes with the match.
    if (table.state === 'over' && events.some(({ type }) => type === 'played'))
      void this.#parts.storage.tables.scrub(table.id).catch(() => {});
    if (events.some(({ type }) => SEATS.includes(type))) this.#parts.onSeats(table.id);
    this.#parts.onDeadline(table.id, this.#wakeAt());
  }

  async #learnNames(): Promise<void> {
    this.watchers.name(await this.#parts.storage.people.names(peopleAt(this.#table)));
  }
}

/** What changes who takes part and who looks on. */
const SEATS: readonly TableEvent['type'][] = ['sat', 'stood', 'judge-sat', 'judge-stood', 'started'];

function key(who: string, commandId: string): string {
  return `${who} ${commandId}`;
}
