import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Answers, Question, Reply } from './thread.ts';

/** Longer than any question takes; a thread that does not come back is replaced. */
const LONGEST_THOUGHT = 60_000;
const MOST_MEGABYTES = 1024;
/** A search makes much garbage; a small nursery keeps it from growing the process. */
const NURSERY_MEGABYTES = 24;
/** A queue this long is not worked off in time anyway. */
const MOST_WAITING = 2000;

interface Job {
  readonly question: Question;
  /** When the answer stops being of use, in whatever time the asker counts; the most pressing comes first. */
  readonly by: number;
  readonly resolve: (answer: Answers[keyof Answers]) => void;
  readonly reject: (error: Error) => void;
}

/** One thread and what waits for it. It starts with the first question, so that a server starts quickly. */
class Lane {
  #worker: Worker | null = null;
  #waiting: Job[] = [];
  #doing: Job | null = null;
  #timer: NodeJS.Timeout | null = null;

  add(job: Job): void {
    if (this.#waiting.length >= MOST_WAITING) return job.reject(new Error('too much to think about'));
    const later = this.#waiting.findIndex(({ by }) => by > job.by);
    this.#waiting.splice(later < 0 ? this.#waiting.length : later, 0, job);
    this.#next();
  }

  /** Nobody waits for answers any more. */
  async stop(): Promise<void> {
    this.#waiting = [];
    this.#settled();
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  #next(): void {
    if (this.#doing !== null) return;
    const job = this.#waiting.shift();
    if (job === undefined) return;
    this.#doing = job;
    this.#timer = setTimeout(() => this.#lose(new Error('thought for too long')), LONGEST_THOUGHT);
    this.#worker ??= this.#start();
    this.#worker.postMessage(job.question);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES, maxYoungGenerationSizeMb: NURSERY_MEGABYTES },
    });
    worker.unref();
    worker.on('message', (reply: Reply) => {
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

  #settled(): Job | null {
    const job = this.#doing;
    this.#doing = null;
    if (this.#timer !== null) clearTimeout(this.#timer);
    return job;
  }
}

/** Threads for bots and hints, each table always the same one, which remembers; reviews, which take long, have their own. */
export class Thinkers {
  readonly #lanes: readonly Lane[];
  readonly #reviews = new Lane();

  constructor(threads: number = Math.max(1, availableParallelism() - 1)) {
    this.#lanes = Array.from({ length: threads }, () => new Lane());
  }

  ask<Kind extends Question['ask']>(
    question: Extract<Question, { readonly ask: Kind }>,
    by: number = Infinity,
  ): Promise<Answers[Kind]> {
    const lane = question.ask === 'review' ? this.#reviews : this.#lanes[this.#place(question.table)]!;
    return new Promise((resolve, reject) => {
      lane.add({ question, by, resolve: (answer) => resolve(answer as Answers[Kind]), reject });
    });
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#lanes, this.#reviews].map((lane) => lane.stop()));
  }

  #place(table: string): number {
    let sum = 0;
    for (const letter of table) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
    return sum % this.#lanes.length;
  }
}
