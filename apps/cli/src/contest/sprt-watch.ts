import { setScores, sprt } from '@forceout/players';
import type { MatchResult, Sprt, SprtPlan } from '@forceout/players';

/**
 * Looks at results in the order of the matches, whichever is over first, so that the answer does not depend on how many
 * cores there are. Once it has one, later matches count no more.
 */
export class SprtWatch {
  readonly #plan: SprtPlan;
  readonly #waiting = new Map<number, MatchResult>();
  readonly #set: MatchResult[] = [];
  readonly #scores: number[] = [];
  #next = 0;
  state: Sprt;

  constructor(plan: SprtPlan) {
    this.#plan = plan;
    this.state = sprt([], plan);
  }

  get answered(): boolean {
    return this.state.answer !== 'open';
  }

  /** How many matches have been looked at. */
  get seen(): number {
    return this.#next;
  }

  see(index: number, result: MatchResult): void {
    this.#waiting.set(index, result);
    for (;;) {
      const next = this.#waiting.get(this.#next);
      if (next === undefined || this.answered) return;
      this.#waiting.delete(this.#next++);
      this.#set.push(next);
      if (this.#set.length < next.bots.length) continue;
      this.#scores.push(...setScores(this.#set.splice(0), 0));
      this.state = sprt(this.#scores, this.#plan);
    }
  }
}
