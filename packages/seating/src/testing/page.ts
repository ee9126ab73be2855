/** Runs in a page of the browser test: asks the worker and tells what it said. */
import type { FromSeatingWorker } from '../worker.ts';

function ask(request: unknown): Promise<readonly FromSeatingWorker[]> {
  const worker = new (
    globalThis as unknown as { Worker: new (url: string, options: object) => PageWorker }
  ).Worker('/worker.js', { type: 'module' });
  const said: FromSeatingWorker[] = [];
  return new Promise((resolve) => {
    worker.addEventListener('message', ({ data }) => {
      said.push(data);
      if (data.say === 'progress') return;
      worker.terminate();
      resolve(said);
    });
    worker.postMessage({ ask: 1, request });
  });
}

interface PageWorker {
  addEventListener(type: 'message', listener: (event: { readonly data: FromSeatingWorker }) => void): void;
  postMessage(message: unknown): void;
  terminate(): void;
}

Object.assign(globalThis, { ask });
