import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { faultsIn } from './check-proof.ts';
import { EquationsPool } from './pool.ts';
import type { EquationsWorkerHandle } from './pool.ts';
import { equationsBook } from './random-position.ts';
import { solveEquations } from './solve.ts';
import { equationsWorker } from './worker.ts';
import type { FromEquationsWorker } from './worker.ts';

const WILD = {
  book: equationsBook(),
  division: 'junior',
  season: 'even',
  level: 'adventurous',
  variations: [{ id: 'wild', cube: '0' }],
  goal: { text: '9', cubes: null },
  required: ['red:0', 'green:4', 'red:+'],
  permitted: [],
  forbidden: [],
  resources: [],
  after: 'forceout',
} as const;

/** A worker of the same thread. */
function inline(): EquationsWorkerHandle {
  let take: (message: FromEquationsWorker) => void = () => undefined;
  const work = equationsWorker({ post: (message) => take(message), now: () => 0 });
  return {
    post: (message) => queueMicrotask(() => work(message)),
    onMessage: (listener) => (take = listener),
    end: () => undefined,
  };
}

function thread(): EquationsWorkerHandle {
  const worker = new Worker(new URL('./worker-node.ts', import.meta.url));
  return {
    post: (message) => worker.postMessage(message),
    onMessage: (listener) => worker.on('message', listener),
    end: () => void worker.terminate(),
  };
}

describe('a pool of workers', () => {
  it('splits a question by what the wild cube stands for, and joins the answers', async () => {
    const pool = new EquationsPool([inline(), inline(), inline()]);
    expect(await pool.solve(WILD)).toMatchObject({
      answer: 'yes',
      written: [{ wild: [{ face: '0', standsFor: ['5'] }] }],
    });
    const position = { ...WILD, goal: { text: '97', cubes: null } };
    const refuted = await pool.solve(position);
    expect(refuted.answer).toBe('no');
    if (refuted.answer === 'no') expect(faultsIn(position, refuted.proof)).toEqual([]);
    expect(solveEquations(position).answer).toBe('no');
  });
  it('answers more questions than it has workers', async () => {
    const pool = new EquationsPool([inline(), inline()]);
    const goals = ['5', '6', '7', '8', '9'].map((text) => ({
      ...WILD,
      variations: [],
      goal: { text, cubes: null },
    }));
    const answers = await Promise.all(goals.map((goal) => pool.solve(goal)));
    expect(answers.map(({ answer }) => answer)).toEqual(['no', 'no', 'no', 'no', 'no']);
  });
  it('runs in threads of Node', async () => {
    const pool = new EquationsPool([thread(), thread()]);
    expect((await pool.solve(WILD, { limitMs: 20_000 })).answer).toBe('yes');
    pool.end();
  });
});
