import { Worker } from 'node:worker_threads';
import { booksOf } from '@forceout/tournament';
import type { SeatAnswerJson, SeatRequestJson, Tournament, World } from '@forceout/tournament';
import { Lane } from '../threads/lane.ts';

const LONGEST_THOUGHT = 30_000;
/** Between two rounds nobody is seated, and the laptop has other uses for the memory. */
const RESTS_AFTER = 10_000;
/** Who sits where is asked again with the same words by the next step; the last few answers are kept. */
const KEPT = 8;

/** Somebody must be seated before it can be decided; thrown through the pure core, caught here. */
class NotSeated extends Error {
  readonly request: SeatRequestJson;

  constructor(request: SeatRequestJson) {
    super('nobody has been seated yet');
    this.request = request;
  }
}

/** The seating engine in its own thread, for a core that knows of no threads. */
export class Seats {
  readonly #lane = new Lane<SeatRequestJson, SeatAnswerJson>(
    () => new Worker(new URL('./seat-thread.ts', import.meta.url)),
    LONGEST_THOUGHT,
    { rest: RESTS_AFTER },
  );
  readonly #known = new Map<string, SeatAnswerJson>();

  /** Runs something that may ask for a seating; it runs again with every answer until it has all it needs. */
  async with<T>(state: () => Tournament, decide: (world: World) => T): Promise<T> {
    for (;;) {
      try {
        return decide(worldOf(state(), (request) => this.#answer(request)));
      } catch (error) {
        if (!(error instanceof NotSeated)) throw error;
        const answer = await this.#lane.ask(error.request);
        if (this.#known.size >= KEPT) this.#known.delete(this.#known.keys().next().value!);
        this.#known.set(JSON.stringify(error.request), answer);
      }
    }
  }

  stop(): Promise<void> {
    return this.#lane.stop();
  }

  #answer(request: SeatRequestJson): SeatAnswerJson {
    const known = this.#known.get(JSON.stringify(request));
    if (known === undefined) throw new NotSeated(request);
    return known;
  }
}

/** The built-in books and the day's own. */
export function worldOf(state: Tournament, seat: World['seat'] = nobodySeats): World {
  return { seat, books: booksOf(state) };
}

function nobodySeats(): never {
  throw new Error('a question that changes nothing does not seat anybody');
}
