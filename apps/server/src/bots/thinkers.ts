import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Lane } from '../threads/lane.ts';
import type { Answers, Question } from './thread.ts';

/** Longer than any question takes; a thread that does not come back is replaced. */
const LONGEST_THOUGHT = 60_000;
const MOST_MEGABYTES = 1024;
/** A search makes much garbage; a small nursery keeps it from growing the process. */
const NURSERY_MEGABYTES = 24;

function think(): Worker {
  return new Worker(new URL('./thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES, maxYoungGenerationSizeMb: NURSERY_MEGABYTES },
  });
}

type Thought = Answers[keyof Answers];

/** Threads for bots and hints, each table always the same one, which remembers; reviews, which take long, have their own. */
export class Thinkers {
  readonly #lanes: readonly Lane<Question, Thought>[];
  readonly #reviews = new Lane<Question, Thought>(think, LONGEST_THOUGHT);

  constructor(threads: number = Math.max(1, availableParallelism() - 1)) {
    this.#lanes = Array.from({ length: threads }, () => new Lane<Question, Thought>(think, LONGEST_THOUGHT));
  }

  ask<Kind extends Question['ask']>(
    question: Extract<Question, { readonly ask: Kind }>,
    by: number = Infinity,
  ): Promise<Answers[Kind]> {
    const lane = question.ask === 'review' ? this.#reviews : this.#lanes[this.#place(question.table)]!;
    return lane.ask(question, by) as Promise<Answers[Kind]>;
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
