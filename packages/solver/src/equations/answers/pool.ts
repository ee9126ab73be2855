import { nameOfBook } from '@forceout/rules';
import { rulesOf, wildMeanings } from '@forceout/rules/equations';
import type { EquationsPosition } from '@forceout/rules/equations';
import type { Progress } from '../../budget.ts';
import type { Part, SolveEquationsAnswer, SolveEquationsOptions } from '../goal/answer.ts';
import { joinedAnswer } from './joined-answer.ts';
import type { FromEquationsWorker, ToEquationsWorker } from './worker.ts';

/** A running worker of either kind: a browser's `Worker` or Node's `worker_threads`. */
export interface EquationsWorkerHandle {
  readonly post: (message: ToEquationsWorker) => void;
  readonly onMessage: (take: (message: FromEquationsWorker) => void) => void;
  readonly end: () => void;
}

interface Task {
  readonly message: Extract<ToEquationsWorker, { readonly do: 'solve' }>;
  readonly settle: (answer: SolveEquationsAnswer | Error) => void;
  readonly onProgress: (progress: Progress) => void;
}

/** A part under way; nobody may wait for it any more. */
interface Asked {
  readonly answer: Promise<SolveEquationsAnswer>;
  readonly cancel: () => void;
}

export interface PoolOptions extends Pick<SolveEquationsOptions, 'limitMs' | 'all' | 'onProgress'> {
  readonly signal?: AbortSignal;
}

/**
 * Workers on as many cores as there are. A question is split by what the wild cubes may stand for; without one, a worker looks for an
 * Equation and the others share the proof that there is none. Each of these has tables of its own, a tenth of the work, and does some of
 * the rest twice. Whether there is an Equation never depends on who is first; which of several is shown may.
 */
export class EquationsPool {
  readonly #workers: readonly EquationsWorkerHandle[];
  readonly #idle: EquationsWorkerHandle[];
  readonly #waiting: Task[] = [];
  readonly #running = new Map<number, { readonly task: Task; readonly worker: EquationsWorkerHandle }>();
  #nextId = 1;

  constructor(workers: readonly EquationsWorkerHandle[]) {
    if (workers.length === 0) throw new Error('a pool has one worker at least');
    this.#workers = workers;
    this.#idle = [...workers];
    for (const worker of workers) worker.onMessage((message) => this.#take(message));
  }

  async solve(position: EquationsPosition, options: PoolOptions = {}): Promise<SolveEquationsAnswer> {
    const parts = this.#partsOf(position);
    const steps = parts.map(() => 0);
    const asked = parts.map((part, at) =>
      this.#ask(position, part, options, (progress) => {
        steps[at] = progress.steps;
        options.onProgress?.({ steps: steps.reduce((sum, one) => sum + one, 0) });
      }),
    );
    const cancel = (): void => asked.forEach((one) => one.cancel());
    options.signal?.addEventListener('abort', cancel);
    if (options.signal?.aborted === true) cancel();
    try {
      const answers = asked.map(({ answer }) => answer);
      return await (parts[0]?.does === 'finding'
        ? foundOrProved(answers, options.all)
        : joined(answers, options.all));
    } finally {
      options.signal?.removeEventListener('abort', cancel);
      cancel();
    }
  }

  end(): void {
    for (const worker of this.#workers) worker.end();
  }

  #partsOf(position: EquationsPosition): readonly (Part | null)[] {
    const of = this.#workers.length;
    if (of === 1 || position.goal === null || position.after === 'no-goal') return [null];
    const rules = rulesOf(position);
    if (rules.force.wild === null) {
      const proving = Array.from(
        { length: of - 1 },
        (_, at) => ({ does: 'proving', at, of: of - 1 }) as const,
      );
      return [{ does: 'finding' }, ...proving];
    }
    const cases = Math.min(of, wildMeanings(rules).length);
    return Array.from({ length: cases }, (_, at) => ({ does: 'meanings', at, of: cases }));
  }

  #ask(
    { book, ...position }: EquationsPosition,
    part: Part | null,
    { limitMs, all }: PoolOptions,
    onProgress: (progress: Progress) => void,
  ): Asked {
    const id = this.#nextId++;
    // Pages that are not isolated have none: there a search under way goes on to its limit.
    const flag = typeof SharedArrayBuffer === 'undefined' ? null : new Int32Array(new SharedArrayBuffer(4));
    const message: Task['message'] = {
      do: 'solve',
      id,
      position: { ...position, book: nameOfBook(book) },
      ...(limitMs === undefined ? {} : { limitMs }),
      ...(all === undefined ? {} : { all }),
      ...(part === null ? {} : { part }),
      ...(flag === null ? {} : { cancel: flag.buffer }),
    };
    const answer = new Promise<SolveEquationsAnswer>((resolve, reject) => {
      const settle = (settled: SolveEquationsAnswer | Error): void => {
        if (settled instanceof Error) reject(settled);
        else resolve(settled);
      };
      this.#waiting.push({ message, settle, onProgress });
      this.#start();
    });
    const cancel = (): void => {
      if (flag !== null) Atomics.store(flag, 0, 1);
    };
    return { answer, cancel };
  }

  #start(): void {
    while (this.#idle.length > 0 && this.#waiting.length > 0) {
      const [worker, task] = [this.#idle.pop()!, this.#waiting.shift()!];
      this.#running.set(task.message.id, { task, worker });
      worker.post(task.message);
    }
  }

  #take(message: FromEquationsWorker): void {
    const running = this.#running.get(message.id);
    if (running === undefined) return;
    if (message.say === 'progress') {
      running.task.onProgress({ steps: message.steps });
      return;
    }
    this.#running.delete(message.id);
    this.#idle.push(running.worker);
    if (message.say === 'refused') running.task.settle(new Error(message.message));
    else {
      const { say: _say, id: _id, ...answer } = message;
      running.task.settle(answer);
    }
    this.#start();
  }
}

async function joined(
  answers: readonly Promise<SolveEquationsAnswer>[],
  count = 1,
): Promise<SolveEquationsAnswer> {
  return joinedAnswer(await Promise.all(answers), count);
}

/** The first Equation will do, whoever comes upon it, and a proof ends the look for one. */
function foundOrProved(
  answers: readonly Promise<SolveEquationsAnswer>[],
  count?: number,
): Promise<SolveEquationsAnswer> {
  return new Promise((resolve, reject) => {
    const resolveIf =
      (wanted: 'yes' | 'no') =>
      (answer: SolveEquationsAnswer): void => {
        if (answer.answer === wanted) resolve(answer);
      };
    for (const one of answers) one.then(resolveIf('yes'), reject);
    joined(answers.slice(1), count).then(resolveIf('no'), reject);
    joined(answers, count).then(resolve, reject);
  });
}
