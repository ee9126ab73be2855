import { Worker } from 'node:worker_threads';
import type { Decisions } from '@forceout/players';
import type { MatchEvent } from '@forceout/rules/match';

/** Reviews matches in a thread of its own, so that Ctrl-C is heard meanwhile. */
export class Reviewer {
  readonly #worker = new Worker(new URL('review-worker.ts', import.meta.url));

  review(log: readonly MatchEvent[]): Promise<readonly Decisions[]> {
    return new Promise((resolve, reject) => {
      this.#worker.once('error', reject);
      this.#worker.once('message', (decisions: readonly Decisions[]) => {
        this.#worker.off('error', reject);
        resolve(decisions);
      });
      this.#worker.postMessage(log);
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
