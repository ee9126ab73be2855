import { solvingWorker } from './worker.ts';
import type { FromWorker, ToWorker } from './worker-protocol.ts';

/** As much of a browser worker's global scope as is needed here. */
interface WorkerScope {
  postMessage(message: FromWorker): void;
  addEventListener(type: 'message', listener: (event: { readonly data: ToWorker }) => void): void;
}

const scope = globalThis as unknown as WorkerScope;

function post(message: FromWorker): void {
  scope.postMessage(message);
}

const take = solvingWorker({ post, now: () => performance.now() });
scope.addEventListener('message', ({ data }) => take(data));
