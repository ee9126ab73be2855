import { seatingWorker } from './worker.ts';
import type { FromSeatingWorker, ToSeatingWorker } from './worker.ts';

/** As much of a browser worker's global scope as is needed here. */
interface WorkerScope {
  postMessage(message: FromSeatingWorker): void;
  addEventListener(type: 'message', listener: (event: { readonly data: ToSeatingWorker }) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
const take = seatingWorker((message) => scope.postMessage(message));
scope.addEventListener('message', ({ data }) => take(data));
