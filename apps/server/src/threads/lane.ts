import type { Worker } from 'node:worker_threads';

/** A queue this long is not worked off in time anyway. */
const USUALLY_WAITING = 2000;

export type Reply<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly error: string };

interface Job<Question, Answer> {
  readonly question: Question;
  /** When the answer stops being of use, in whatever time the asker counts; the most pressing comes first. */
  readonly by: number;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/**
 * One thread and what waits for it. It starts with the first question, so that a server starts quickly; one that dies
 * or does not come back within its time is replaced, and whoever waits for it is told.
 */
export class Lane<Question, Answer> {
  readonly #start: () => Worker;
  readonly #longest: number;
  readonly #mostWaiting: number;
  #worker: Worker | null = null;
  #waiting: Job<Question, Answer>[] = [];
  #doing: Job<Question, Answer> | null = null;
  readonly #rest: number;
  #timer: NodeJS.Timeout | null = null;
  #resting: NodeJS.Timeout | null = null;

  /**
   * `longest`: milliseconds within which a thread has to answer; `mostWaiting`: whoever comes later is turned away; `rest`:
   * a thread that has had nothing to do for so long ends, and its memory is given back.
   */
  constructor(
    start: () => Worker,
    longest: number,
    {
      mostWaiting = USUALLY_WAITING,
      rest = Infinity,
    }: { readonly mostWaiting?: number; readonly rest?: number } = {},
  ) {
    this.#start = start;
    this.#longest = longest;
    this.#mostWaiting = mostWaiting;
    this.#rest = rest;
  }

  ask(question: Question, by: number = Infinity): Promise<Answer> {
    return new Promise((answered, failed) => {
      const [resolve, reject] = this.#patiently(answered, failed);
      if (this.#waiting.length >= this.#mostWaiting) return reject(new Error('too much to think about'));
      const later = this.#waiting.findIndex((job) => job.by > by);
      const place = later < 0 ? this.#waiting.length : later;
      this.#waiting.splice(place, 0, { question, by, resolve, reject });
      this.#next();
    });
  }

  /** Whoever still waits is told that nothing comes any more. */
  async stop(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    const doing = this.#settled();
    if (this.#resting !== null) clearTimeout(this.#resting);
    const worker = this.#worker;
    this.#worker = null;
    for (const job of doing === null ? waiting : [doing, ...waiting])
      job.reject(new Error('the server stops'));
    await worker?.terminate();
  }

  /** Whoever waits in line for longer than three thoughts take is told. */
  #patiently(
    answered: (answer: Answer) => void,
    failed: (error: Error) => void,
  ): [resolve: (answer: Answer) => void, reject: (error: Error) => void] {
    const tired = setTimeout(() => {
      this.#waiting = this.#waiting.filter(({ reject: other }) => other !== reject);
      failed(new Error('others think for too long'));
    }, this.#longest * 3);
    tired.unref();
    const reject = (error: Error): void => {
      clearTimeout(tired);
      failed(error);
    };
    return [
      (answer) => {
        clearTimeout(tired);
        answered(answer);
      },
      reject,
    ];
  }

  #next(): void {
    if (this.#doing !== null) return;
    const job = this.#waiting.shift();
    if (job === undefined) return this.#restLater();
    if (this.#resting !== null) clearTimeout(this.#resting);
    this.#doing = job;
    this.#timer = setTimeout(() => this.#lose(new Error('thought for too long')), this.#longest);
    this.#worker ??= this.#begin();
    this.#worker.postMessage(job.question);
  }

  #restLater(): void {
    if (this.#rest === Infinity || this.#worker === null) return;
    this.#resting = setTimeout(() => {
      if (this.#doing !== null) return;
      const worker = this.#worker;
      this.#worker = null;
      void worker?.terminate();
    }, this.#rest);
    this.#resting.unref();
  }

  #begin(): Worker {
    const worker = this.#start();
    worker.unref();
    worker.on('message', (reply: Reply<Answer>) => {
      if (this.#worker !== worker) return;
      const job = this.#settled();
      if (reply.ok) job?.resolve(reply.answer);
      else job?.reject(new Error(reply.error));
      this.#next();
    });
    const gone = (error: Error): void => {
      if (this.#worker === worker) this.#lose(error);
    };
    worker.on('error', gone);
    worker.on('exit', () => gone(new Error('the thread ended')));
    return worker;
  }

  /** The thread is given up; the next question gets a new one. */
  #lose(error: Error): void {
    const worker = this.#worker;
    this.#worker = null;
    void worker?.terminate();
    this.#settled()?.reject(error);
    this.#next();
  }

  #settled(): Job<Question, Answer> | null {
    const job = this.#doing;
    this.#doing = null;
    if (this.#timer !== null) clearTimeout(this.#timer);
    return job;
  }
}
