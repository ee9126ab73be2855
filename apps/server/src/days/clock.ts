import { bellTimes } from '@forceout/tournament';
import type { Actor, BellThing, JournalEntry } from '@forceout/tournament';
import type { Days } from './days.ts';
import type { DayHost } from './host.ts';

/** By whom the bells are rung when nobody does it by hand. */
export const CLOCK: Actor = { name: 'clock', role: 'server', school: null };
/** Days that were touched so lately may have a bell that rings. */
const LATELY = 3 * 24 * 3600 * 1000;
const LONGEST_TIMER = 2 ** 31 - 1;

/** Rings "last shake" and "Stop" when they are due, also after the server was away. */
export class DayClock {
  readonly #days: Days;
  /** By day and bell. */
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #stopped = false;

  constructor(days: Days) {
    this.#days = days;
    days.onEntry((host, _, entry) => this.#heard(host, entry));
  }

  /** Bells that were running when the server went away. */
  async start(): Promise<void> {
    const { storage, now } = this.#days.parts;
    for (const { id, state } of await storage.days.since(now() - LATELY)) {
      if (state !== 'running') continue;
      const host = await this.#days.host(id);
      this.#days.online?.watch(id);
      for (const bell of host?.state.things.bell.values() ?? []) this.#set(host!, bell);
    }
  }

  stop(): void {
    this.#stopped = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  #heard(host: DayHost, { changes }: JournalEntry): void {
    for (const { kind, key } of changes) {
      if (kind !== 'bell') continue;
      const bell = host.state.things.bell.get(key);
      if (bell === undefined) this.#clear(`${host.day.id} ${key}`);
      else this.#set(host, bell);
    }
  }

  #clear(name: string): void {
    clearTimeout(this.#timers.get(name));
    this.#timers.delete(name);
  }

  #set(host: DayHost, bell: BellThing): void {
    const name = `${host.day.id} ${bell.id}`;
    this.#clear(name);
    const due = nextOf(bell);
    if (due === null || this.#stopped) return;
    const wait = Math.min(LONGEST_TIMER, Math.max(0, due.at - host.now()));
    const timer = setTimeout(() => void this.#ring(host.day.id, bell.id), wait);
    timer.unref();
    this.#timers.set(name, timer);
  }

  async #ring(day: string, id: string): Promise<void> {
    try {
      const host = await this.#days.host(day);
      const bell = host?.state.things.bell.get(id);
      const due = bell === undefined ? null : nextOf(bell);
      if (host == null || due === null || this.#stopped) return;
      if (due.at > host.now()) return this.#set(host, bell!);
      // The same name at every process, so that it rings once.
      const command = `${id}-${due.what}-${due.at}`;
      const done = await host.submit(CLOCK, { id: command, deed: { do: 'ring', bell: id, what: due.what } });
      if (done.is === 'unknown') setTimeout(() => void this.#ring(day, id), 1000).unref();
    } catch (error) {
      this.#days.parts.onTrouble?.('a bell could not be rung', error);
    }
  }
}

/** What this bell does next, and when; null while it is paused and when it is over. */
function nextOf(bell: BellThing): { readonly what: 'last-shake' | 'stop'; readonly at: number } | null {
  const { lastShake, stop, held } = bellTimes(bell);
  if (held !== null || bell.stopped !== undefined) return null;
  return bell.lastShake === undefined ? { what: 'last-shake', at: lastShake } : { what: 'stop', at: stop };
}
