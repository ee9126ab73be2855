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
}

/** Buckets that are full again are forgotten when there are this many. */
const SWEEP_AT = 10_000;

/** Counts acts per key (a person, an address) and says which are too many. */
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
    const { burst, perSecond } = this.#rate;
    const now = this.#now();
    const bucket = this.#buckets.get(key) ?? { level: burst, at: now };
    bucket.level = Math.min(burst, bucket.level + (Math.max(0, now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    if (!this.#buckets.has(key)) {
      if (this.#buckets.size >= SWEEP_AT) this.#sweep(now);
      this.#buckets.set(key, bucket);
    }
    if (bucket.level < 1) return Math.ceil(((1 - bucket.level) / perSecond) * 1000);
    bucket.level -= 1;
    return null;
  }

  #sweep(now: number): void {
    const { burst, perSecond } = this.#rate;
    for (const [key, { level, at }] of this.#buckets) {
      if (level + ((now - at) / 1000) * perSecond >= burst) this.#buckets.delete(key);
    }
  }
}
