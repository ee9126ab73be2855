import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { decide, EMPTY, evolve, fold, refusedTo, say, seenChanges, withoutNames } from '@forceout/tournament';
import type {
  Actor,
  Command,
  Deed,
  JournalEntry,
  Refusal,
  SeenChange,
  Tournament,
} from '@forceout/tournament';
import type { Storage } from '../storage/storage.ts';
import type { Seats } from './seats.ts';
import type { DayEntry, DayRow } from './store/days.ts';

/** Commands that may wait for one day; more is noise. */
const MOST_WAITING = 400;
/** How long a command is tried while the database is away, and how often. */
const TRY_FOR = 20_000;
const TRY_EVERY = 250;

export interface DayCommand {
  readonly id: string;
  readonly deed: Deed;
  readonly reason?: string | undefined;
}

export type DayOutcome =
  | { readonly is: 'done'; readonly seq: number }
  | { readonly is: 'refused'; readonly refusal: Refusal }
  /** Whether it is on disk is not known; who sends it again with the same id finds out. */
  | { readonly is: 'unknown' };

/** Somebody who hears of every change, as their role may see it. */
export interface DayWatcher {
  readonly actor: Actor;
  changed(seq: number, entry: JournalEntry, changes: readonly SeenChange[]): void;
  /** What this person has seen is no longer told: the day is to be fetched anew. */
  forget(seq: number): void;
  /** A photo of the sheet of this table has come. */
  photo(table: string): void;
}

export interface DayParts {
  readonly storage: Storage;
  readonly seats: Seats;
  readonly now: () => number;
  /** After every entry, once it is on disk. */
  readonly onEntry: (host: DayHost, before: Tournament, entry: JournalEntry) => void;
  /** After names were forgotten. */
  readonly onForgotten: (host: DayHost) => void;
}

/** One day in memory: its commands one after the other, each decided, written, and only then told. */
export class DayHost {
  readonly day: Pick<DayRow, 'id' | 'code' | 'openedBy' | 'createdAt'>;
  readonly watchers = new Set<DayWatcher>();
  readonly #parts: DayParts;
  readonly #seqs = new Map<string, number>();
  #state: Tournament = EMPTY;
  #line: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  usedAt: number;

  private constructor(parts: DayParts, day: DayRow) {
    this.#parts = parts;
    this.day = day;
    this.usedAt = parts.now();
  }

  static async load(parts: DayParts, day: DayRow): Promise<DayHost> {
    const host = new DayHost(parts, day);
    for (const row of await parts.storage.days.log(day.id, 0)) host.#take(row);
    return host;
  }

  get state(): Tournament {
    return this.#state;
  }

  /** The server's time in milliseconds. */
  readonly now = (): number => this.#parts.now();

  get seq(): number {
    return this.#state.journal.length;
  }

  /** Whether a command with this id has been done. */
  knows(id: string): boolean {
    return this.#seqs.has(id);
  }

  /** Somebody of the staff does something. */
  submit(actor: Actor, command: DayCommand): Promise<DayOutcome> {
    if (this.#waiting >= MOST_WAITING)
      return Promise.resolve({
        is: 'refused',
        refusal: { code: 'too-fast', message: say('too-fast') },
      });
    this.#waiting++;
    this.usedAt = this.#parts.now();
    const doing = this.#line.then(() => this.#do(actor, command)).finally(() => this.#waiting--);
    this.#line = doing.catch(() => {});
    return doing;
  }

  /** What a deed would lead to; nothing happens. */
  async tryOut(actor: Actor, { deed, reason }: Omit<DayCommand, 'id'>): Promise<JournalEntry | Refusal> {
    const no = refusedTo(this.#state, actor, deed);
    if (no !== null) return no;
    const command = this.#command(actor, { id: 'try', deed, reason });
    const decided = await this.#parts.seats.with(
      () => this.#state,
      (world) => decide(this.#state, command, world),
    );
    return decided.ok ? decided.value : decided.error;
  }

  /** Another process has written something, or some words were lost. */
  hear(): Promise<void> {
    const doing = this.#line.then(() => this.#catchUp());
    this.#line = doing.catch(() => {});
    return doing;
  }

  /** Names of people of some schools, or of all, become numbers in all that was ever written down here. */
  forget(actor: Actor, schools: readonly string[] | null): Promise<void> {
    const doing = this.#line.then(async () => {
      const { days } = this.#parts.storage;
      const rows = () => withoutNames(this.#state.journal, schools).map((entry, at) => rowOf(at + 1, entry));
      // Where another process was first, with its entry too.
      while (!(await days.rewrite(this.day.id, rows()))) await this.#catchUp();
      await this.#reload();
      await this.#do(actor, { id: randomUUID(), deed: { do: 'forget', schools } });
    });
    this.#line = doing.catch(() => {});
    return doing;
  }

  async #do(actor: Actor, asked: DayCommand): Promise<DayOutcome> {
    const until = this.#parts.now() + TRY_FOR;
    for (;;) {
      const known = this.#seqs.get(asked.id);
      if (known !== undefined) return { is: 'done', seq: known };
      const no = refusedTo(this.#state, actor, asked.deed);
      if (no !== null) return { is: 'refused', refusal: no };
      const decided = await this.#decided(this.#command(actor, asked));
      if ('code' in decided) return { is: 'refused', refusal: decided };
      const written = await this.#write(decided).catch(() => 'away' as const);
      if (written !== null && written !== 'away') return written;
      // Where another process was first it is decided anew at once; a database that is away is waited for.
      if (written === 'away') {
        if (this.#parts.now() > until) return { is: 'unknown' };
        await pause(TRY_EVERY);
      }
    }
  }

  #decided(command: Command): Promise<JournalEntry | Refusal> {
    return this.#parts.seats
      .with(
        () => this.#state,
        (world) => decide(this.#state, command, world),
      )
      .then((decided) => (decided.ok ? decided.value : decided.error));
  }

  #command(actor: Actor, { id, deed, reason }: DayCommand): Command {
    const at = new Date(this.#parts.now()).toISOString();
    const why = (reason ?? '').trim();
    return { id, by: actor.name, at, ...(why === '' ? {} : { reason: why }), deed };
  }

  /** Null: another process was first. */
  async #write(entry: JournalEntry): Promise<DayOutcome | null> {
    const { storage } = this.#parts;
    const seq = this.seq + 1;
    const row = rowOf(seq, entry);
    const after = evolve(this.#state, entry);
    const [tournament] = after.things.tournament.values();
    const now = { name: tournament?.name ?? '', state: tournament?.state ?? 'draft' };
    const appended = await storage.days.append(this.day.id, row, now);
    if (appended.is === 'appended') {
      this.#take(row, entry);
      return { is: 'done', seq };
    }
    await this.#catchUp();
    return appended.is === 'duplicate' ? { is: 'done', seq: appended.seq } : null;
  }

  async #catchUp(): Promise<void> {
    const from = this.seq;
    for (const row of await this.#parts.storage.days.log(this.day.id, from)) this.#take(row);
    // Another process has put the entries before it in other words.
    if (this.#state.journal.slice(from).some(({ deed }) => deed.do === 'forget')) await this.#reload();
  }

  async #reload(): Promise<void> {
    const rows = await this.#parts.storage.days.log(this.day.id, 0);
    this.#state = fold(rows.map(({ entry }) => JSON.parse(entry) as JournalEntry));
    for (const watcher of this.watchers) watcher.forget(this.seq);
    this.#parts.onForgotten(this);
  }

  #take(row: DayEntry, known?: JournalEntry): void {
    if (row.seq !== this.seq + 1) return;
    const entry = known ?? (JSON.parse(row.entry) as JournalEntry);
    const before = this.#state;
    this.#state = evolve(before, entry);
    this.#seqs.set(entry.id, row.seq);
    for (const watcher of this.watchers)
      watcher.changed(row.seq, entry, seenChanges(before, this.#state, watcher.actor, entry.changes));
    this.#parts.onEntry(this, before, entry);
  }
}

/** An entry as it lies in the journal. */
export function rowOf(seq: number, entry: JournalEntry): DayEntry {
  return {
    seq,
    at: Date.parse(entry.at),
    who: entry.by,
    commandId: entry.id,
    entry: JSON.stringify(entry),
  };
}
