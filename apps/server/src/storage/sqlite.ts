import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Database, Row, Statement } from './database.ts';
import { LATEST } from './migrations.ts';
import type { Answer, Request } from './sqlite-thread.ts';

interface Waiting {
  readonly resolve: (rows: readonly (readonly Row[])[]) => void;
  readonly reject: (error: Error) => void;
}

/** SQLite in a file, for one process. `upTo` opens an older version, for the tests of migrations. */
export async function openSqlite(file: string, upTo: number = LATEST): Promise<Database> {
  const thread = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: { file, upTo } });
  const waiting = new Map<number, Waiting>();
  let [next, closed] = [0, false];
  // A file that cannot be opened fails here, with the reason.
  await once(thread, 'message');
  thread.on('message', (answers: readonly Answer[]) => {
    for (const { id, outcome } of answers) {
      const asked = waiting.get(id);
      waiting.delete(id);
      if (outcome.ok) asked?.resolve(outcome.rows);
      else asked?.reject(new Error(outcome.error));
    }
  });
  const lose = (error: Error): void => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  thread.on('error', lose);
  thread.on('exit', () => lose(new Error('the database is closed')));

  function ask(request: (id: number) => Request): Promise<readonly (readonly Row[])[]> {
    if (closed) return Promise.reject(new Error('the database is closed'));
    const id = next++;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      thread.postMessage(request(id));
    });
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
      await done;
      await thread.terminate();
    },
  };
}
