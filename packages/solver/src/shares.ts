import type { Watch } from './budget.ts';

/** Time for all questions of a turn together; without a clock there is no limit. */
export type TurnLimit = Pick<Watch, 'limitMs' | 'now' | 'signal'>;

/**
 * Shares the time out among so many parts: each gets an equal part of what is left, so that one hard question does not
 * take the time of all that come after it, and what a quick one leaves over goes to them.
 */
export class Shares {
  readonly #limit: TurnLimit;
  readonly #started: number;
  #parts: number;

  constructor(limit: TurnLimit, parts: number) {
    this.#limit = limit;
    this.#started = limit.now?.() ?? 0;
    this.#parts = parts;
  }

  /** The limit for the questions of the next part together. It ends by signal too, which a search looks at more often than at the clock. */
  next(): TurnLimit {
    const { limitMs, now, signal } = this.#limit;
    const parts = Math.max(1, this.#parts--);
    if (limitMs === undefined || now === undefined) return this.#limit;
    const from = now();
    const share = Math.max(0, this.#started + limitMs - from) / parts;
    return {
      limitMs: share,
      now,
      signal: {
        get aborted() {
          return signal?.aborted === true || now() - from >= share;
        },
      },
    };
  }
}
