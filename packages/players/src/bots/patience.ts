import type { Analyst } from './analyst.ts';

/**
 * Looks at the clock that the searches of one decision may take together. A search looks every 65,536 steps, some 50 to
 * 100 ms apart, and counting looks instead of time lets a seed play the same match on every machine.
 */
const LOOKS_IN_ALL = 4;
/** What a search that ends before its first look counts for. */
const SHORT_SEARCH = 0.1;

/** How long a bot may look around before it acts with what it knows. */
export class Patience {
  #left: number;
  readonly #now: (() => number) | null;
  readonly #until: number;

  /** With a clock in milliseconds it also ends by time, however slow the machine is. */
  constructor(now?: () => number, limitMs = Infinity, looks = LOOKS_IN_ALL) {
    this.#left = looks;
    this.#now = now ?? null;
    this.#until = (now?.() ?? 0) + limitMs;
  }

  /** Looks that are left. */
  get left(): number {
    return this.isLate ? 0 : this.#left;
  }

  get isLate(): boolean {
    return this.#now !== null && this.#now() >= this.#until;
  }

  /** Half of what is left, for what comes first: it must leave something for what comes after it. */
  half(): Patience {
    const looks = this.#left / 2;
    const now = this.#now;
    if (now === null) return new Patience(undefined, Infinity, looks);
    return new Patience(now, Math.max(0, this.#until - now()) / 2, looks);
  }

  /** A search took so many looks. */
  spend(looks: number): void {
    this.#left = Math.max(0, this.#left - Math.max(looks, SHORT_SEARCH));
  }
}

/** The same analyst, who stops searching, and thinking of more Goals, when patience ends. */
export function withPatience(analyst: Analyst, patience: Patience): Analyst {
  return {
    ...analyst,
    endgame: (moment, mayBonus) => analyst.endgame(moment, mayBonus, patience),
    find: (moment, effort) => analyst.find(moment, effort, patience),
    shortest: (moment) => analyst.shortest(moment, patience),
    plain: (moment) => analyst.plain(moment, patience),
    *goals(moment, draws) {
      for (const goal of analyst.goals(moment, draws)) {
        yield goal;
        if (patience.isLate) return;
      }
    },
  };
}
