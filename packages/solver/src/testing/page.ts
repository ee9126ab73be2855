/** A page for the browser test: the judges of both games in the page itself, the solver in a worker. */
import { judgeEquation } from '@forceout/rules/equations';
import { judge } from '@forceout/rules/onsets';
import { shake as equationsShake, write as equation } from '@forceout/rules/equations/testing';
import { shake, write } from '@forceout/rules/onsets/testing';
import type { FromWorker, ToWorker } from '../onsets/answers/worker-protocol.ts';

type Listener = (event: { readonly data: FromWorker }) => void;
/** As much of a browser as this page needs; the rest of the project must not lean on one. */
declare class Worker {
  constructor(url: string, options: { readonly type: 'module' });
  postMessage(message: ToWorker): void;
  addEventListener(type: 'message', listener: Listener): void;
  removeEventListener(type: 'message', listener: Listener): void;
}

const wanted = shake('agloa-onsets-2026 junior', {
  goal: '3',
  required: 'R',
  permitted: 'G n B',
  resources: 'Y U',
});

/** Sends one question and collects what comes back until the answer. */
function ask(worker: Worker, message: ToWorker): Promise<readonly FromWorker[]> {
  return new Promise((resolve) => {
    const heard: FromWorker[] = [];
    const listen: Listener = ({ data }) => {
      heard.push(data);
      if (data.say === 'progress') return;
      worker.removeEventListener('message', listen);
      resolve(heard);
    };
    worker.addEventListener('message', listen);
    worker.postMessage(message);
  });
}

async function run(): Promise<unknown> {
  const worker = new Worker('/worker.js', { type: 'module' });
  const position = { ...wanted, book: { rulebook: wanted.book.id } };
  const cancel = new SharedArrayBuffer(4);
  Atomics.store(new Int32Array(cancel), 0, 1);
  return {
    judged: judge(wanted, [write('R n G')]).verdict,
    equation: judgeEquation(equationsShake('middle', { goal: '37', permitted: '6 6 x 1 +' }), [
      equation('(6x6)+1', '37'),
    ]).verdict,
    solved: await ask(worker, { do: 'solve', id: 1, position }),
    cancelled: await ask(worker, { do: 'solve', id: 2, position, cancel }),
  };
}

Object.assign(globalThis, { run });
