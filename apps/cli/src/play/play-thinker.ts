import { Worker } from 'node:worker_threads';
import type { Answers, WorkerOrder } from './play-worker.ts';

/** Bots and coach think on a thread of their own, so that the screen stays alive meanwhile. */
export interface Thinker {
  readonly ask: <Kind extends keyof Answers>(
    kind: Kind,
    asks: Answers[Kind]['asks'],
  ) => Promise<Answers[Kind]['gets']>;
  readonly close: () => Promise<unknown>;
}

export function startThinker(order: WorkerOrder): Thinker {
  const worker = new Worker(new URL('play-worker.ts', import.meta.url), { workerData: order });
  const waiting = new Map<number, { resolve: (gets: never) => void; reject: (error: unknown) => void }>();
  let asked = 0;
  worker.on('message', ({ id, gets }: { readonly id: number; readonly gets: never }) => {
    waiting.get(id)?.resolve(gets);
    waiting.delete(id);
  });
  worker.on('error', (error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });
  return {
    ask: (kind, asks) =>
      new Promise((resolve, reject) => {
        const id = asked++;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ ask: kind, id, ...asks });
      }),
    close: () => worker.terminate(),
  };
}
