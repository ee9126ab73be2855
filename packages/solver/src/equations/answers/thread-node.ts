import { Worker } from 'node:worker_threads';
import type { WorkerOptions } from 'node:worker_threads';
import type { EquationsWorkerHandle } from './pool.ts';

/** A worker in a thread of Node, for a pool. An error that nobody takes ends the process. */
export function equationsThread(
  options: Pick<WorkerOptions, 'resourceLimits'> = {},
  onError: ((error: Error) => void) | null = null,
): EquationsWorkerHandle {
  const worker = new Worker(new URL('./worker-node.ts', import.meta.url), options);
  if (onError !== null) worker.on('error', onError);
  return {
    post: (message) => worker.postMessage(message),
    onMessage: (take) => worker.on('message', take),
    end: () => void worker.terminate(),
  };
}
