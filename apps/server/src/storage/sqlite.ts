import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Database, Row, Statement } from './database.ts';
import { LATEST } from './migrations.ts';
import { Away, PATIENCE, within } from './patience.ts';
import type { Patience } from './patience.ts';
import type { Answer, Request } from './sqlite-thread.ts';

type Rows = readonly (readonly Row[])[];

interface Waiting {
  readonly resolve: (rows: Rows) => void;
  readonly reject: (error: Error) => void;
}

export interface SqliteOptions {
  readonly patience?: Patience;
  /** The thread neither answers nor ends: the process has to be started anew. */
  readonly onLimbo?: (error: Error) => void;
}

/** One thread with the file open, and who waits for it. */
class FileThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #next = 0;
  gone = false;

  private constructor(worker: Worker) {
    this.#worker = worker;
  }

  static async start(file: string, upTo: number, patience: Patience): Promise<FileThread> {
    const worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), {
      workerData: { file, upTo, locked: patience.locked },
    });
    const thread = new FileThread(worker);
    // A file that cannot be opened fails here, with the reason.
    await once(worker, 'message');
    worker.on('message', (answers: readonly Answer[]) => thread.#answered(answers));
    worker.on('error', (error) => thread.#lose(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => thread.#lose(new Away('the database is closed')));
    return thread;
  }

  ask(request: (id: number) => Request): Promise<Rows> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage(request(id));
    });
  }

  async end(): Promise<void> {
    this.gone = true;
    await this.#worker.terminate();
  }

  #answered(answers: readonly Answer[]): void {
    for (const { id, outcome } of answers) {
      const asked = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (outcome.ok) asked?.resolve(outcome.rows);
      else asked?.reject(new Error(outcome.error));
    }
  }

  #lose(error: Error): void {
    this.gone = true;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

/**
 * SQLite in a file, for one process. Its thread is watched: one that dies is replaced with the next request, one that
 * does not answer is given up, and one that cannot be given up ends the process. `upTo` opens an older version, for the
 * tests of migrations.
 */
export async function openSqlite(
  file: string,
  upTo: number = LATEST,
  { patience = PATIENCE, onLimbo = () => {} }: SqliteOptions = {},
): Promise<Database> {
  let thread: Promise<FileThread> | FileThread = await FileThread.start(file, upTo, patience);
  let closed = false;

  async function living(): Promise<FileThread> {
    const now = await thread;
    if (!now.gone) return now;
    // Whoever comes meanwhile waits for the same one.
    if (thread === now) thread = FileThread.start(file, upTo, patience);
    try {
      return await thread;
    } catch (error) {
      thread = now;
      throw error;
    }
  }

  function giveUp(late: FileThread): void {
    if (late.gone) return;
    const limbo = setTimeout(
      () => onLimbo(new Away('the storage thread neither answers nor ends')),
      patience.ending,
    );
    void late.end().finally(() => clearTimeout(limbo));
  }

  async function ask(request: (id: number) => Request): Promise<Rows> {
    if (closed) throw new Error('the database is closed');
    let asked: FileThread | null = null;
    const answer = living().then((now) => {
      asked = now;
      return now.ask(request);
    });
    return within(patience.answer, answer, () => asked !== null && giveUp(asked));
  }

  return {
    engine: 'sqlite',
    run: (...statements: readonly Statement[]) =>
      ask((id) => ({
        id,
        statements: statements.map(({ parts, values }) => ({ parts: [...parts], values })),
      })),
    listen: () => Promise.resolve(),
    tell: () => null,
    close: async () => {
      if (closed) return;
      const done = ask((id) => ({ id, close: true }));
      closed = true;
      await done.catch(() => {});
      await within(patience.answer, (await thread).end()).catch(() => {});
    },
  };
}
