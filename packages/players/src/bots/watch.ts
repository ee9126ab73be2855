import type { SolveEquationsOptions } from '@forceout/solver';
import type { Patience } from './patience.ts';

/** What a look counts for in the solver's own plans, which are in milliseconds. */
const LOOK_MS = 50;

/** A clock that goes by the steps of a search: it looks every 65,536, and only its own looks move the clock on. */
export class Watch {
  #looks = 0;
  readonly options: Pick<SolveEquationsOptions, 'limitMs' | 'now' | 'signal' | 'onProgress'>;

  constructor(most: number, patience?: Patience) {
    this.options = {
      limitMs: most * LOOK_MS,
      now: () => this.#looks * LOOK_MS,
      onProgress: () => void this.#looks++,
      signal: {
        get aborted() {
          return patience?.isLate === true;
        },
      },
    };
  }

  /** Looks that were taken. */
  get looks(): number {
    return this.#looks;
  }
}
