/** A bucket that fills steadily and is emptied by acts. */
export interface Rate {
  /** How many acts may come at once. */
  readonly burst: number;
  /** How many more come each second. */
  readonly perSecond: number;
}

interface Bucket {
  level: number;
  at: number;
  /** Taken here since the other processes were last told. */
  untold: number;
}

/** Buckets that are full again are forgotten when there are this many; beyond the second, the oldest go as well. */
const SWEEP_AT = 10_000;
const MOST_BUCKETS = 50_000;
/** The others are told of a bucket that is emptier than this; of one that is nearly full they need not know. */
const TOLD_BELOW = 0.75;

/** Counts acts per key (a person, a block of addresses) and says which are too many. */
export class RateLimit {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  /** Null if the act may be done; else after how many milliseconds it may. */
  take(key: string): number | null {
    const bucket = this.#bucket(key);
    if (bucket.level < 1) return Math.ceil(((1 - bucket.level) / this.#rate.perSecond) * 1000);
    bucket.level -= 1;
    bucket.untold += 1;
    return null;
  }

  /** Whether an act could be done now, without doing it. */
  isEmpty(key: string): boolean {
    return this.#bucket(key).level < 1;
  }

  /** What another process has let through. */
  spend(key: string, acts: number): void {
    const bucket = this.#bucket(key);
    bucket.level = Math.max(0, bucket.level - acts);
  }

  /** What was taken here since the last telling, from buckets that run low. */
  tell(): readonly (readonly [key: string, acts: number])[] {
    const low = this.#rate.burst * TOLD_BELOW;
    const told: [string, number][] = [];
    for (const [key, bucket] of this.#buckets) {
      if (bucket.untold === 0 || bucket.level > low) continue;
      told.push([key, bucket.untold]);
      bucket.untold = 0;
    }
    return told;
  }

  #bucket(key: string): Bucket {
    const { burst, perSecond } = this.#rate;
    const now = this.#now();
    const known = this.#buckets.get(key);
    if (known === undefined) {
      if (this.#buckets.size >= SWEEP_AT) this.#sweep(now);
      const fresh = { level: burst, at: now, untold: 0 };
      this.#buckets.set(key, fresh);
      return fresh;
    }
    known.level = Math.min(burst, known.level + (Math.max(0, now - known.at) / 1000) * perSecond);
    if (known.level === burst) known.untold = 0;
    known.at = now;
    return known;
  }

  #sweep(now: number): void {
    const { burst, perSecond } = this.#rate;
    for (const [key, { level, at }] of this.#buckets) {
      if (level + ((now - at) / 1000) * perSecond >= burst) this.#buckets.delete(key);
    }
    for (const key of this.#buckets.keys()) {
      if (this.#buckets.size < MOST_BUCKETS) break;
      this.#buckets.delete(key);
    }
  }
}
