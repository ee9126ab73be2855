import type { Review } from '@forceout/players';
import type { MatchEvent, MatchSettings } from '@forceout/rules/match';
import type { Thinkers } from './thinkers.ts';

/** Reviews kept; a class looks at the same matches again and again. */
const MOST_KEPT = 50;

/** Reviews of matches that are over, each worked out once. */
export class Reviews {
  readonly #thinkers: Pick<Thinkers, 'ask'>;
  readonly #kept = new Map<string, Promise<Review>>();

  constructor(thinkers: Pick<Thinkers, 'ask'>) {
    this.#thinkers = thinkers;
  }

  of(table: string, settings: MatchSettings, log: readonly MatchEvent[]): Promise<Review> {
    const known = this.#kept.get(table);
    if (known !== undefined) return known;
    const made = this.#thinkers.ask({ ask: 'review', table, settings, log });
    this.#kept.set(table, made);
    made.catch(() => this.#kept.delete(table));
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return made;
  }
}
