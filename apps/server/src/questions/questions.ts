import { Worker } from 'node:worker_threads';
import { nameOfBook } from '@forceout/rules';
import type { Rulebooks } from '../rulebooks/rulebooks.ts';
import { Lane } from '../threads/lane.ts';
import type { Answer, Question } from './thread.ts';

/** Milliseconds of one search: what somebody waits for, and what everybody may have. */
export const LONGEST_SEARCH = 3000;
/** A judge needs no search, but exact numbers can be long; whoever is not back by then is ended. */
const LONGEST_QUESTION = 8000;
/** Who would wait for more is told to come back. */
const MOST_WAITING = 8;
const MOST_MEGABYTES = 512;

function start(): Worker {
  return new Worker(new URL('./thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
}

export type Asked = Omit<Question, 'house'>;

/** Answers questions about positions in a thread of its own: neither moves nor bots wait for it. */
export class Questions {
  readonly #rulebooks: Pick<Rulebooks, 'all'>;
  readonly #lane = new Lane<Question, Answer>(start, LONGEST_QUESTION, { mostWaiting: MOST_WAITING });

  constructor(rulebooks: Pick<Rulebooks, 'all'>) {
    this.#rulebooks = rulebooks;
  }

  /** Null if there is too much to answer, or this took too long. */
  async ask(asked: Asked): Promise<Answer | null> {
    const text = JSON.stringify(asked.request) ?? '';
    const named = (await this.#rulebooks.all()).filter(({ id }) => text.includes(id));
    const inOrder = named.toSorted((a, b) => Number(b.current) - Number(a.current));
    const house = inOrder.map(({ book }) => nameOfBook(book));
    return this.#lane.ask({ ...asked, house }).catch(() => null);
  }

  async stop(): Promise<void> {
    await this.#lane.stop();
  }
}
