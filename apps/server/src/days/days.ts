import { err, ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';
import { act, EMPTY } from '@forceout/tournament';
import type { Deed, JournalEntry, Tournament } from '@forceout/tournament';
import { dayText } from '@forceout/tournament/words';
import { newCode, newId, readCode } from '../people/secrets.ts';
import { passedOn } from '../people/problem.ts';
import type { Problem } from '../people/problem.ts';
import type { Storage } from '../storage/storage.ts';
import type { Tables } from '../tables/tables.ts';
import { DayClock } from './clock.ts';
import { DayHost, rowOf } from './host.ts';
import type { DayParts } from './host.ts';
import { OnlineTables } from './online.ts';
import { Passes } from './passes.ts';
import { pageNames, PublicPages } from './public/pages.ts';
import { Seats, worldOf } from './seats.ts';

const CODE_TRIES = 8;
const SWEEP_EVERY = 30_000;
/** A day that nobody looks at leaves the memory after this time. */
const IDLE_AFTER = 600_000;

export interface DaysParts {
  readonly storage: Storage;
  readonly now: () => number;
  readonly onTrouble?: (what: string, error: unknown) => void;
  /** Where online tables are played. */
  readonly tables?: Tables;
}

export const NO_DAY: Problem = { status: 404, code: 'no-such-day', message: 'There is no such day.' };

/** All days that this process has in its hands. */
export class Days {
  readonly passes: Passes;
  readonly clock: DayClock;
  /** Null where no tables are. */
  readonly online: OnlineTables | null;
  readonly seats = new Seats();
  readonly parts: DaysParts;
  readonly #hosts = new Map<string, Promise<DayHost | null>>();
  readonly #heard = new Set<(host: DayHost, before: Tournament, entry: JournalEntry) => void>();
  readonly #hostParts: DayParts;
  readonly #sweeper: NodeJS.Timeout;
  /** How many listen to the public pages of a day, by its code. */
  readonly audience = new Map<string, number>();
  /** By code. */
  readonly #ids = new Map<string, string>();
  readonly #pages = new Map<string, PublicPages>();
  readonly #revs = new Set<(code: string, rev: number, changed: readonly string[]) => void>();

  constructor(parts: DaysParts) {
    this.parts = parts;
    this.passes = new Passes(parts.storage, parts.now);
    this.#hostParts = {
      storage: parts.storage,
      seats: this.seats,
      now: parts.now,
      onEntry: (host, before, entry) => {
        this.#pages.get(host.day.id)?.touched(entry.changes);
        for (const heard of this.#heard) heard(host, before, entry);
      },
      onForgotten: ({ day }) => this.#pages.get(day.id)?.touched([{ kind: 'player', to: null }]),
    };
    this.clock = new DayClock(this);
    this.online = parts.tables === undefined ? null : new OnlineTables(this, parts.tables);
    this.#sweeper = setInterval(() => void this.#sweep(), SWEEP_EVERY);
    this.#sweeper.unref();
  }

  async start(): Promise<void> {
    await this.passes.share(this.parts.storage.topic('passes'));
    await this.parts.storage.topic('days').onTold((told) => {
      const [day = '', seq = ''] = told.split(' ');
      void this.#hear(day, Number(seq));
    });
    await this.clock.start();
  }

  async stop(): Promise<void> {
    clearInterval(this.#sweeper);
    this.clock.stop();
    await this.online?.stop();
    for (const pages of this.#pages.values()) pages.stop();
    await this.seats.stop();
  }

  /** Called after every entry of every day that is on disk. */
  onEntry(heard: (host: DayHost, before: Tournament, entry: JournalEntry) => void): void {
    this.#heard.add(heard);
  }

  /** Called when pages that everybody may see have changed. */
  onRev(heard: (code: string, rev: number, changed: readonly string[]) => void): void {
    this.#revs.add(heard);
  }

  async byCode(typed: string): Promise<DayHost | null> {
    const code = readCode(typed);
    const id = this.#ids.get(code) ?? (await this.parts.storage.days.byCode(code))?.id;
    if (id === undefined) return null;
    this.#ids.set(code, id);
    return this.host(id);
  }

  /** The public pages of a day by its code; null if there is none. */
  async public(typed: string): Promise<PublicPages | null> {
    const host = await this.byCode(typed);
    if (host === null) return null;
    const { code } = host.day;
    host.usedAt = this.parts.now();
    const known = this.#pages.get(host.day.id);
    if (known !== undefined) return known;
    const pages = new PublicPages(host, (rev, changed) => {
      for (const heard of this.#revs) heard(code, rev, changed);
    });
    // All of them, so that whoever listens hears of each.
    for (const name of pageNames(host.state)) pages.page(name);
    this.#pages.set(host.day.id, pages);
    return pages;
  }

  /** Opens a day with what its maker chose, all or nothing. */
  async open(
    asked: { readonly name: string; readonly deeds: (id: string, code: string) => readonly Deed[] },
    by: { readonly id: string; readonly name: string },
  ): Promise<Result<DayHost, Problem>> {
    const now = this.parts.now();
    const at = new Date(now).toISOString();
    for (let attempt = 0; attempt < CODE_TRIES; attempt++) {
      const [id, code] = [newId(), newCode()];
      let state: Tournament = EMPTY;
      for (const [index, deed] of asked.deeds(id, code).entries()) {
        const command = { id: `open-${index + 1}`, by: by.name, at, deed };
        const done = act(state, command, worldOf(state));
        if (!done.ok) return passedOn(400, done.error.code, dayText(done.error.message, 'en'));
        state = done.value.state;
      }
      const row = {
        id,
        code,
        name: asked.name,
        state: 'draft',
        openedBy: by.id,
        head: state.journal.length,
        createdAt: now,
        touchedAt: now,
      };
      const entries = state.journal.map((entry, index) => rowOf(index + 1, entry));
      if (await this.parts.storage.days.open(row, entries)) return ok((await this.host(id))!);
    }
    return err({ status: 503, code: 'no-code', message: 'No free code was found; please try again.' });
  }

  host(id: string): Promise<DayHost | null> {
    const known = this.#hosts.get(id);
    if (known !== undefined) return known;
    const loading = this.#load(id);
    this.#hosts.set(id, loading);
    void loading.then(
      (host) => host ?? this.#hosts.delete(id),
      () => this.#hosts.delete(id),
    );
    return loading;
  }

  async #load(id: string): Promise<DayHost | null> {
    const row = await this.parts.storage.days.byId(id);
    return row === null ? null : DayHost.load(this.#hostParts, row);
  }

  #drop(id: string): void {
    this.#hosts.delete(id);
    this.#pages.get(id)?.stop();
    this.#pages.delete(id);
  }

  async #hear(day: string, seq: number): Promise<void> {
    try {
      const host = await this.#hosts.get(day);
      if (host != null && host.seq < seq) await host.hear();
    } catch (error) {
      this.parts.onTrouble?.('a day could not catch up', error);
    }
  }

  async #sweep(): Promise<void> {
    for (const [id, loading] of this.#hosts) {
      const host = await loading.catch(() => null);
      if (host !== null && host.watchers.size === 0 && this.parts.now() - host.usedAt > IDLE_AFTER)
        this.#drop(id);
      // A word that was lost between processes costs half a minute.
      else if (this.parts.storage.engine === 'postgres') await host?.hear().catch(() => {});
    }
  }
}
