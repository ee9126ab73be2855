import { rulesOf, wildMeanings } from '@forceout/rules/equations';
import type { EquationsPosition } from '@forceout/rules/equations';
import type { SolveEquationsAnswer, SolveEquationsOptions } from './answer.ts';
import { cubesInSolution } from './cubes-in.ts';
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
}

type PoolOptions = Pick<SolveEquationsOptions, 'limitMs' | 'all'>;

/**
 * Workers on as many cores as there are. A question is split by what the wild cubes may stand for; questions without a wild cube go to
 * one worker each, so that the many of a safety table or a list of Goals run side by side. Nothing is cut short because another part was
 * quicker: the answer depends on the budget alone.
 * A question without a wild cube is not split. Nine tenths of a hard one is looking up, so that two idle cores might save a third of its
 * time for twice the tables; on two busy ones two threads at once took two to four times as long each, and short answers would wait.
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
    const rules = rulesOf(position);
    const isSplit = rules.force.wild !== null && position.goal !== null && position.after !== 'no-goal';
    const of = isSplit ? Math.min(this.#workers.length, wildMeanings(rules).length) : 1;
    const { book, ...rest } = position;
    const parts = Array.from({ length: of }, (_, at) =>
      this.#ask({
        do: 'solve',
        id: this.#nextId++,
        position: { ...rest, book: book.id },
        ...options,
        ...(of > 1 ? { part: { at, of } } : {}),
      }),
    );
    return merged(await Promise.all(parts), options.all ?? 1);
  }

  end(): void {
    for (const worker of this.#workers) worker.end();
  }

  #ask(message: Task['message']): Promise<SolveEquationsAnswer> {
    return new Promise((resolve, reject) => {
      const settle = (answer: SolveEquationsAnswer | Error): void => {
        if (answer instanceof Error) reject(answer);
        else resolve(answer);
      };
      this.#waiting.push({ message, settle });
      this.#start();
    });
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
    if (running === undefined || message.say === 'progress') return;
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

/** One answer of the parts: what was found, fewest cubes first; a proof only if every part has one. */
function merged(parts: readonly SolveEquationsAnswer[], count: number): SolveEquationsAnswer {
  if (parts.length === 1) return parts[0]!;
  const written = parts
    .flatMap((part) => part.written)
    .toSorted((a, b) => cubesInSolution(a.solution) - cubesInSolution(b.solution))
    .slice(0, Math.max(1, count));
  if (written.length > 0) return { answer: 'yes', written };
  const open = parts.filter((part) => part.answer === 'unknown');
  if (open.length > 0) {
    const searched = open.map((part) => part.searched);
    return {
      answer: 'unknown',
      written: [],
      searched: {
        size: Math.min(...searched.map(({ size }) => size)),
        values: searched.reduce((sum, { values }) => sum + values, 0),
        open: [...new Set(searched.flatMap((one) => one.open))],
      },
    };
  }
  const cases = parts.flatMap((part) => (part.answer === 'no' ? part.proof.cases : []));
  return { answer: 'no', written: [], proof: { cases } };
}
