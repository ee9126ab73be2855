import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Place, Storage } from './storage/storage.ts';
import type { ServiceClock } from './tables/service-clock.ts';

/** A process that has not written for so long takes no new work. */
const OLDEST_BEAT = 5000;
/** With less free space than this on the disk of the embedded database, it is as good as full. */
const LEAST_FREE = 64 * 1024 * 1024;
const LOOK_EVERY = 2000;

export interface Report {
  readonly ready: boolean;
  /** Milliseconds since this process last wrote its beat, and since the last entry of a log was on disk. */
  readonly beatAge: number;
  readonly commitAge: number | null;
  /** What is wrong, in plain words. */
  readonly why: readonly string[];
}

/** What this process knows of itself, without asking anybody: the question is free, however often it comes. */
export class Health {
  readonly #clock: Pick<ServiceClock, 'beatAge'>;
  readonly #free: () => Promise<number>;
  readonly #timer: NodeJS.Timeout;
  #freeBytes = Infinity;
  #committedAt: number | null = null;
  #failedAt = -Infinity;
  leaving = false;

  constructor(clock: Pick<ServiceClock, 'beatAge'>, free: () => Promise<number>) {
    this.#clock = clock;
    this.#free = free;
    this.#timer = setInterval(() => void this.look(), LOOK_EVERY);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async look(): Promise<void> {
    this.#freeBytes = await this.#free().catch(() => this.#freeBytes);
  }

  /** The same storage; every entry that is written, or cannot be, is noticed. */
  watch(storage: Storage): Storage {
    const append: Storage['tables']['append'] = async (entry) => {
      try {
        const appended = await storage.tables.append(entry);
        this.#committedAt = performance.now();
        return appended;
      } catch (error) {
        this.#failedAt = performance.now();
        throw error;
      }
    };
    return { ...storage, tables: { ...storage.tables, append } };
  }

  report(): Report {
    const { beatAge } = this.#clock;
    const why = [
      ...(this.leaving ? ['the server is leaving'] : []),
      ...(beatAge > OLDEST_BEAT ? ['the database takes no writes'] : []),
      ...(this.#freeBytes < LEAST_FREE ? ['the disk is full'] : []),
      ...(this.#failing ? ['the last move could not be written'] : []),
    ];
    const commitAge = this.#committedAt === null ? null : Math.round(performance.now() - this.#committedAt);
    return { ready: why.length === 0, beatAge: Math.round(beatAge), commitAge, why };
  }

  /** A failure counts until something is written, or for as long as a beat: then the beats say it better. */
  get #failing(): boolean {
    return (
      this.#failedAt > (this.#committedAt ?? -Infinity) && performance.now() - this.#failedAt < OLDEST_BEAT
    );
  }
}

/** Free bytes where a database lies; somebody else looks after a PostgreSQL's disk. */
export function freeSpace(place: Place): () => Promise<number> {
  return async () => {
    if (!('file' in place)) return Infinity;
    const { bavail, bsize } = await statfs(dirname(place.file));
    return bavail * bsize;
  };
}
