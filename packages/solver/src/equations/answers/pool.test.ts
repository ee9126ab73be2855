import type { Cube, EquationsPosition } from '@forceout/rules/equations';
import { describe, expect, it } from 'vitest';
import type { Progress } from '../../budget.ts';
import { faultsIn } from '../checker/check-proof.ts';
import { EquationsPool } from './pool.ts';
import type { EquationsWorkerHandle } from './pool.ts';
import { joinedAnswer } from './joined-answer.ts';
import { equationsBook } from '../reference/random-position.ts';
import { solveEquations } from './solve.ts';
import { cubes, positionFor } from '../reference/test-position.ts';
import { equationsThread } from './thread-node.ts';
import { equationsWorker } from './worker.ts';
import type { FromEquationsWorker, ToEquationsWorker } from './worker.ts';

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

/** All seven cubes must be used. */
function fourNumerals(goal: number, ...digits: readonly number[]): EquationsPosition {
  return positionFor(String(goal), {
    required: [...digits.map((digit) => `black:${digit}` as Cube), ...cubes('red:+ red:- green:x')],
  });
}

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
  it('parts the thorough search so that each Equation is in one part', () => {
    let left = 0;
    for (const [a, b, c, d] of [
      [2, 3, 7, 5],
      [9, 4, 5, 8],
      [6, 6, 7, 1],
      [8, 1, 9, 4],
      [3, 5, 8, 7],
      [7, 7, 6, 2],
    ] as const) {
      const position = fourNumerals((a + b) * c - d, a, b, c, d);
      const parts = [0, 1, 2].map((at) => solveEquations(position, { part: { does: 'proving', at, of: 3 } }));
      expect(joinedAnswer(parts, 1).answer).toBe('yes');
      left += parts.filter(({ answer }) => answer === 'no').length;
    }
    expect(left).toBeGreaterThan(0);
  });
  it('looks for an Equation in one worker and proves in the others that there is none', async () => {
    const pool = new EquationsPool([inline(), inline(), inline()]);
    for (let goal = 60; goal < 99; goal++) {
      const position = fourNumerals(goal, 3, 4, 8, 9);
      const solved = await pool.solve(position);
      expect(solved.answer).toBe(solveEquations(position).answer);
      if (solved.answer === 'no') expect(faultsIn(position, solved.proof)).toEqual([]);
    }
  });
  it('ends the look once there is a proof', async () => {
    const asked: ToEquationsWorker[] = [];
    const endless = {
      post: (one: ToEquationsWorker) => asked.push(one),
      onMessage: () => null,
      end: () => null,
    };
    // The last of the workers is asked first.
    const pool = new EquationsPool([inline(), endless]);
    expect((await pool.solve(fourNumerals(98, 3, 4, 8, 9))).answer).toBe('no');
    expect(asked).toMatchObject([{ part: { does: 'finding' } }]);
    expect(asked.map((one) => one.do === 'solve' && new Int32Array(one.cancel!)[0])).toEqual([1]);
  });
  it('tells how far all parts are together', async () => {
    const pool = new EquationsPool([inline(), inline()]);
    const seen: number[] = [];
    const onProgress = ({ steps }: Progress): number => seen.push(steps);
    const hard = positionFor('97', {
      required: cubes('red:1 red:2 blue:3 green:4 black:7 red:+ red:- blue:x'),
      resources: cubes('blue:/ green:^ black:8'),
    });
    await pool.solve(hard, { onProgress });
    expect(seen.length).toBeGreaterThan(1);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });
  it('can be told that nobody waits any more', async () => {
    const pool = new EquationsPool([equationsThread(), equationsThread()]);
    const stop = new AbortController();
    const solving = pool.solve(
      positionFor('71', {
        resources: cubes('red:1 red:2 blue:3 green:4 black:7 black:8 red:+ red:- blue:x'),
      }),
      { signal: stop.signal },
    );
    stop.abort();
    expect((await solving).answer).toBe('unknown');
    pool.end();
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
    const pool = new EquationsPool([equationsThread(), equationsThread()]);
    expect((await pool.solve(WILD, { limitMs: 20_000 })).answer).toBe('yes');
    pool.end();
  });
});
