import { ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';
import { evolveTable, mayWatch, openRematch, openTable, peopleAt, settingsProblem } from '@forceout/table';
import type { Entry, Table, TableCommand, TableEvent, TableSettings } from '@forceout/table';
import { Reviews } from '../bots/reviews.ts';
import { Thinkers } from '../bots/thinkers.ts';
import type { Doors } from '../people/doors.ts';
import { problem } from '../people/problem.ts';
import type { Problem } from '../people/problem.ts';
import { newCode, newId, newSeed, readCode } from '../people/secrets.ts';
import type { News, Storage } from '../storage/storage.ts';
import { Alarms } from './alarms.ts';
import { TableHost } from './host.ts';
import type { Asker, HostParts } from './host.ts';
import type { Outcome } from './outcome.ts';
import { rowOf } from './record.ts';
import { Presence } from './presence.ts';
import type { ServiceClock } from './service-clock.ts';
import { withSubstitute } from './substitutes.ts';
import type { Watcher } from './watchers.ts';

/** How often deadlines are looked up that no process has in memory, and how late they may be before. */
const SWEEP_EVERY = 500;
const SWEPT_AT_ONCE = 200;
/** A table that nobody looks at leaves the memory after this time; its alarm stays. */
const IDLE_AFTER = 60_000;
const CODE_TRIES = 8;

export interface TablesParts {
  readonly storage: Storage;
  readonly clock: ServiceClock;
  readonly thinkers?: Thinkers;
  /** Multiplies the bots' time of thought. */
  readonly botPace?: number;
  /** Who may come to a table, besides what the rules say. */
  readonly doors?: Doors;
  /** Where seeds come from, for tests; else from the machine's own chance. */
  readonly newSeed?: () => string;
  readonly onAppended?: (milliseconds: number) => void;
  /** Something went wrong that no person asked for. */
  readonly onTrouble?: (what: string, error: unknown) => void;
}

/** All tables that this process has in its hands. Any process can take any table. */
export class Tables {
  /** For bots, hints and reviews. */
  readonly thinkers: Thinkers;
  readonly reviews: Reviews;
  readonly presence: Presence;
  readonly #parts: TablesParts;
  readonly #hosts = new Map<string, Promise<TableHost | null>>();
  readonly #alarms: Alarms;
  readonly #hostParts: HostParts;
  #sweeper: NodeJS.Timeout | null = null;
  #sweeping: Promise<void> | null = null;
  #sweeps = 0;

  constructor(parts: TablesParts) {
    this.#parts = parts;
    this.thinkers = parts.thinkers ?? new Thinkers();
    this.reviews = new Reviews(this.thinkers);
    this.presence = new Presence(parts.storage);
    this.#alarms = new Alarms(
      () => parts.clock.now(),
      (id) => void this.#tick(id),
    );
    this.#hostParts = {
      storage: parts.storage,
      clock: parts.clock,
      bots: { thinkers: this.thinkers, pace: parts.botPace ?? 1 },
      openRematch: (table, fresh) => this.#openRematch(table, fresh),
      onSeats: (id) => this.presence.change(id),
      onDeadline: (id, at) => this.#alarms.set(id, at),
      onAppended: (milliseconds) => parts.onAppended?.(milliseconds),
      onTrouble: (what, error) => parts.onTrouble?.(what, error),
    };
  }

  async start(): Promise<void> {
    await this.presence.start();
    await this.#parts.storage.onAppended((news) => {
      if (news === null) for (const id of this.#hosts.keys()) void this.#hear(id, null);
      else void this.#hear(news.table, news);
    });
    this.#sweeper = setInterval(() => {
      this.#sweeping ??= this.#sweep().finally(() => {
        this.#sweeping = null;
      });
    }, SWEEP_EVERY);
  }

  async stop(): Promise<void> {
    if (this.#sweeper !== null) clearInterval(this.#sweeper);
    this.#alarms.stop();
    await this.#sweeping;
    await this.thinkers.stop();
    await this.presence.stop();
  }

  /** Service time. */
  now(): number {
    return this.#parts.clock.now();
  }

  get inMemory(): number {
    return this.#hosts.size;
  }

  async open(settings: TableSettings, person: string): Promise<Result<Table, Problem>> {
    const wrong = settingsProblem(settings);
    if (!wrong.ok) return problem(400, 'settings', wrong.error);
    for (let attempt = 0; attempt < CODE_TRIES; attempt++) {
      const [id, code] = [newId(), newCode()];
      const seed = this.#seed();
      const table = await this.#write(person, openTable({ id, code, by: person, settings, seed }), seed);
      if (table !== null) return ok(table);
    }
    return problem(503, 'no-code', 'No free code was found; please try again.');
  }

  #seed(): string {
    return (this.#parts.newSeed ?? newSeed)();
  }

  /** Null if the id or the code is taken. */
  async #write(who: string, events: readonly TableEvent[], seed: string): Promise<Table | null> {
    const at = this.#parts.clock.now();
    const entry: Entry = { seq: 1, at, events };
    const table = evolveTable(null, entry);
    const first = { seq: 1, at, who, commandId: 'open', entry: JSON.stringify(events) };
    const players = table.seats.flatMap((there) => there?.person ?? []);
    const { storage } = this.#parts;
    return (await storage.tables.open(rowOf(table, at), first, players, seed)) ? table : null;
  }

  async #openRematch(old: Table, { table: id, code }: { readonly table: string; readonly code: string }) {
    const seed = this.#seed();
    await this.#write(old.openedBy, openRematch(old, { id, code, seed }), seed);
  }

  host(id: string): Promise<TableHost | null> {
    const known = this.#hosts.get(id);
    if (known !== undefined) return known;
    const loading = TableHost.load(this.#hostParts, id);
    this.#hosts.set(id, loading);
    void loading.then(
      (host) => host ?? this.#hosts.delete(id),
      () => this.#hosts.delete(id),
    );
    return loading;
  }

  async idOf(code: string): Promise<string | null> {
    return (await this.#parts.storage.tables.byCode(readCode(code)))?.id ?? null;
  }

  async submit(asker: Asker, table: string, id: string, command: TableCommand): Promise<Outcome> {
    const host = await this.host(table).catch(() => 'away' as const);
    if (host === 'away') return { is: 'unknown' };
    if (host === null)
      return { is: 'refused', refusal: { code: 'no-such-table', message: 'There is no such table.' } };
    if (command.do === 'sit' || command.do === 'judge') {
      const shut = await this.#parts.doors?.maySit(host.table, asker).catch(() => 'away' as const);
      if (shut === 'away') return { is: 'unknown' };
      if (shut != null) return { is: 'refused', refusal: { code: shut.code, message: shut.message } };
    }
    const { storage, clock } = this.#parts;
    const now = clock.wall();
    const named = await withSubstitute(storage, host.table, { person: asker.person, now }, command).catch(
      () => 'away' as const,
    );
    if (named === 'away') return { is: 'unknown' };
    return 'refusal' in named
      ? { is: 'refused', refusal: named.refusal }
      : host.submit(asker, id, named.command);
  }

  /** The host that the watcher looks at from now on, or why not. */
  async watch(watcher: Watcher, table: string, have: number | null): Promise<TableHost | Problem> {
    const host = await this.host(table);
    if (host === null) return problem(404, 'no-such-table', 'There is no such table.').error;
    if (!mayWatch(host.table, watcher.person, watcher.role)) {
      return problem(403, 'no-spectators', 'The players of this match play alone.').error;
    }
    const shut = await this.#parts.doors?.mayLook(host.table, watcher);
    if (shut != null) return shut;
    host.watchers.add(watcher, have);
    this.presence.came(table, () => host.table, watcher);
    // It may just have left the memory for want of watchers.
    if (!this.#hosts.has(table)) this.#hosts.set(table, Promise.resolve(host));
    return host;
  }

  /** Somebody is called otherwise, or was erased: every table that shows them shows it at once. */
  async renamed(person: string): Promise<void> {
    for (const loading of this.#hosts.values()) {
      const host = await loading.catch(() => null);
      if (host !== null && peopleAt(host.table).includes(person)) await host.rename().catch(() => {});
    }
  }

  /** Why somebody may not look at a table any more, or null. */
  async shutTo(watcher: Watcher, { table }: TableHost): Promise<Problem | null> {
    return (await this.#parts.doors?.mayLook(table, watcher)) ?? null;
  }

  unwatch(watcher: Watcher, { table, watchers }: TableHost): void {
    watchers.remove(watcher);
    this.presence.left(table.id, watcher);
  }

  async #tick(id: string): Promise<void> {
    try {
      await (await this.host(id))?.tick();
    } catch (error) {
      this.#parts.onTrouble?.('a deadline could not be served', error);
    }
  }

  async #hear(id: string, news: News | null): Promise<void> {
    try {
      await (await this.#hosts.get(id))?.hear(news);
    } catch (error) {
      this.#parts.onTrouble?.('a table could not catch up', error);
    }
  }

  /** A message that was lost between processes costs a second: tables that somebody watches are compared with the log. */
  async #checkHeads(): Promise<void> {
    const { storage } = this.#parts;
    if (storage.engine === 'sqlite') return;
    try {
      const watched = new Map<string, TableHost>();
      for (const [id, loading] of this.#hosts) {
        const host = await loading.catch(() => null);
        if (host !== null && host.watchers.count > 0) watched.set(id, host);
      }
      const heads = await storage.tables.heads([...watched.keys()]);
      await Promise.all([...heads].map(async ([id, head]) => watched.get(id)?.check(head)));
    } catch (error) {
      this.#parts.onTrouble?.('tables could not be compared with the log', error);
    }
  }

  /** The safety net: deadlines of tables that are in nobody's memory, and tables that nobody needs in ours. */
  async #sweep(): Promise<void> {
    const { storage, clock } = this.#parts;
    try {
      await clock.sure();
      const late = await storage.tables.due(clock.now() - SWEEP_EVERY / 4, SWEPT_AT_ONCE);
      await Promise.all(late.map((id) => this.#tick(id)));
    } catch (error) {
      this.#parts.onTrouble?.('deadlines could not be looked up', error);
    }
    // Once a second.
    if (this.#sweeps++ % 2 === 0) await this.#checkHeads();
    for (const [id, loading] of this.#hosts) {
      const host = await loading.catch(() => null);
      if (host !== null && host.idle && clock.wall() - host.usedAt > IDLE_AFTER) this.#hosts.delete(id);
    }
  }
}
