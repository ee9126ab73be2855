import { forEngine } from '../shelf/shelf.ts';
import type { Calls } from './calls.ts';
import type { FromEngine, ToEngine } from './protocol.ts';

export type CallName = keyof Calls;
export type Given<Name extends CallName> = Parameters<Calls[Name]>;
export type Answer<Name extends CallName> = Awaited<ReturnType<Calls[Name]>>;

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/** The judge, the solver, the coach and the bots, in a worker that is started at the first question. */
export class Engine {
  #worker: Worker | null = null;
  #asked = 0;
  /** Which house rules the worker knows. */
  #shelf = 0;
  readonly #waiting = new Map<number, Waiting>();

  ask<Name extends CallName>(name: Name, ...given: Given<Name>): Promise<Answer<Name>> {
    const id = ++this.#asked;
    return new Promise<Answer<Name>>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      const worker = this.#running();
      this.#tellShelf(worker);
      worker.postMessage({ id, name, given } satisfies ToEngine);
    });
  }

  /** Before a question that may name them. */
  #tellShelf(worker: Worker): void {
    const { revision, house } = forEngine();
    if (this.#shelf === revision) return;
    this.#shelf = revision;
    worker.postMessage({ id: 0, name: 'shelve' satisfies CallName, given: [house] } satisfies ToEngine);
  }

  /** Gives up whatever is being worked on; the next question starts anew. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#shelf = 0;
    for (const { reject } of this.#waiting.values()) reject(new Stopped());
    this.#waiting.clear();
  }

  #running(): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(new URL('worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromEngine>) => this.#heard(data));
    worker.addEventListener('error', () => this.stop());
    return (this.#worker = worker);
  }

  #heard(message: FromEngine): void {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if ('answer' in message) waiting?.resolve(message.answer as never);
    else waiting?.reject(new Error(message.error));
  }
}

/** The question was given up, by the person or because the worker died. */
export class Stopped extends Error {
  constructor() {
    super('stopped');
  }
}

/** For short questions, such as judging; pages that search long have an engine of their own. */
export const engine = new Engine();
