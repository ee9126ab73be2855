import { equationsWorker } from './worker.ts';
import type { FromEquationsWorker, ToEquationsWorker } from './worker.ts';

/** As much of a browser worker's global scope as is needed here. */
interface WorkerScope {
  postMessage(message: FromEquationsWorker): void;
  addEventListener(type: 'message', listener: (event: { readonly data: ToEquationsWorker }) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
const take = equationsWorker({
  post: (message) => scope.postMessage(message),
  now: () => performance.now(),
});
scope.addEventListener('message', ({ data }) => take(data));
