/** The thread that owns the file: takes all requests that wait, runs them with one sync, answers them together. */
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { Statement } from './database.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import type { Outcome } from './sqlite-connection.ts';

export type Request =
  | { readonly id: number; readonly statements: readonly Statement[] }
  | { readonly id: number; readonly close: true };
export interface Answer {
  readonly id: number;
  readonly outcome: Outcome;
}

/** More would only make the first in the batch wait longer for the last. */
const MOST_IN_A_BATCH = 400;
/** So long what was erased may still stand in the log before the file. */
const TIDY_EVERY = 60_000;

const port = parentPort;
if (port === null) throw new Error('this file runs as a thread');
const { file, upTo, locked } = workerData as { file: string; upTo: number; locked: number };
const connection = new SqliteConnection(file, upTo, locked);

port.on('message', (first: Request) => {
  const batch = [first];
  while (batch.length < MOST_IN_A_BATCH) {
    const next = receiveMessageOnPort(port);
    if (next === undefined) break;
    batch.push(next.message);
  }
  const requests = batch.filter((request) => 'statements' in request);
  const outcomes =
    requests.length === 0 ? [] : connection.runAll(requests.map(({ statements }) => statements));
  const answers: Answer[] = requests.map(({ id }, index) => ({ id, outcome: outcomes[index]! }));
  for (const request of batch) {
    if (!('close' in request)) continue;
    connection.close();
    answers.push({ id: request.id, outcome: { ok: true, rows: [] } });
  }
  port.postMessage(answers);
});
setInterval(() => connection.tidy(), TIDY_EVERY).unref();
port.postMessage('open');
