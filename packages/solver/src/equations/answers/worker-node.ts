/** The worker as a thread of Node. */
import { parentPort } from 'node:worker_threads';
import { equationsWorker } from './worker.ts';
import type { ToEquationsWorker } from './worker.ts';

const port = parentPort;
if (port === null) throw new Error('this file runs as a worker thread');
const take = equationsWorker({ post: (message) => port.postMessage(message), now: () => performance.now() });
port.on('message', (message: ToEquationsWorker) => take(message));
