import { parentPort } from 'node:worker_threads';
import { solvingWorker } from './worker.ts';
import type { FromWorker, ToWorker } from './worker-protocol.ts';

function post(message: FromWorker): void {
  parentPort?.postMessage(message);
}

const take = solvingWorker({ post, now: () => performance.now() });
parentPort?.on('message', (message: ToWorker) => take(message));
