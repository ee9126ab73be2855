import { Worker } from 'node:worker_threads';
import { bookById } from '@forceout/rules';
import type { OnSetsRulebook } from '@forceout/rules';
import { shake } from '@forceout/rules/onsets/testing';
import type { OnSetsPosition, Pick } from '@forceout/rules/onsets';
import { describe, expect, test } from 'vitest';
import { nowCubes } from './now-cubes.ts';
import { Chance } from './random-position.ts';
import { realisticPosition } from './realistic-position.ts';
import { afterMove, bonusMoves, bonusTable, legalMoves, safetyTable } from './safety-table.ts';
import type { Safety } from './safety-table.ts';
import { hardestGoal, isNoGoalTrue, settableGoals } from './settable-goals.ts';
import { isSolvable, solveOnSets } from './solve.ts';
import { solvingWorker } from './worker.ts';
import type { FromWorker, ToWorker } from './worker-protocol.ts';

describe('nowCubes', () => {
  test('[agloa-onsets-2026 V-A-2] names the Resource cubes that complete a Solution', () => {
    const position = shake('agloa-onsets-2026 elementary', {
      goal: '3',
      permitted: 'R n',
      resources: 'G Y B V',
    });
    const found = nowCubes(position);
    const alone = position.resources.filter((cube) => {
      const permitted = [...position.permitted, cube];
      return solveOnSets({ ...position, permitted, resources: [], after: 'forceout' }).answer === 'yes';
    });
    expect(found).toEqual({ now: true, withNone: false, cubes: alone });
  });

  test('says so when the mat alone will do, and when nothing will', () => {
    expect(
      nowCubes(shake('agloa-onsets-2026 elementary', { goal: '3', permitted: 'R n G', resources: 'B' }))
        .withNone,
    ).toBe(true);
    expect(
      nowCubes(shake('agloa-onsets-2026 elementary', { goal: '3', permitted: 'R', resources: 'B G' })).now,
    ).toBe(false);
  });
});

/** The safety of a move by nothing but a search after it. */
function searched(position: OnSetsPosition, move: Parameters<typeof afterMove>[1]): Safety {
  const next = afterMove(position, move);
  if (isSolvable({ ...next, after: 'impossible' }).answer === 'no') return 'impossible';
  const two = position.variations.some(({ id }) => id === 'two-solutions');
  const mayNow = next.resources.length >= (two ? 3 : 2) && next.required.length + next.permitted.length > 0;
  return mayNow && isSolvable({ ...next, after: 'now' }).answer === 'yes' ? 'now' : 'alive';
}

describe('safetyTable', () => {
  test('agrees with a search after every single move', () => {
    for (const division of ['elementary', 'middle', 'junior', 'senior'] as const) {
      for (let seed = 1; seed <= 3; seed++) {
        const position = realisticPosition(
          new Chance(seed * 31),
          bookById('agloa-onsets-2026') as OnSetsRulebook,
          division,
        );
        for (const { safety, ...move } of safetyTable(position))
          expect({ seed, division, move, safety }).toEqual({
            seed,
            division,
            move,
            safety: searched(position, move),
          });
      }
    }
  });

  test('[agloa-onsets-2026 IV-C] agrees with a search after every bonus and regular move', () => {
    for (const division of ['elementary', 'senior'] as const) {
      const position = realisticPosition(
        new Chance(4),
        bookById('agloa-onsets-2026') as OnSetsRulebook,
        division,
      );
      const turns = bonusTable(position);
      expect(turns.map(({ bonus }) => bonus)).toEqual(bonusMoves(position).map(({ cube }) => cube));
      for (const { bonus, moves } of turns) {
        const after = afterMove(position, { from: 'resources', cube: bonus, to: 'forbidden' });
        expect(moves.map(({ from, cube, to }) => ({ from, cube, to }))).toEqual(legalMoves(after));
        for (const { safety, ...move } of moves)
          expect({ division, bonus, move, safety }).toEqual({
            division,
            bonus,
            move,
            safety: searched(after, move),
          });
      }
    }
  });

  test('calls nothing safe that there was no time to look at', () => {
    const position = realisticPosition(
      new Chance(31),
      bookById('agloa-onsets-2026') as OnSetsRulebook,
      'junior',
    );
    const full = safetyTable(position);
    expect(full.some(({ safety }) => safety === 'alive')).toBe(true);
    for (const stopped of [{ limitMs: 0, now: () => 0 }, { signal: { aborted: true } }]) {
      expect(new Set(safetyTable(position, stopped).map(({ safety }) => safety))).toEqual(
        new Set(['unknown']),
      );
      for (const { moves } of bonusTable(position, stopped))
        expect(new Set(moves.map(({ safety }) => safety))).toEqual(new Set(['unknown']));
    }
    // A clock that moves on with every look: less time says less, and nothing else.
    for (const limitMs of [5, 20, 80]) {
      let at = 0;
      safetyTable(position, { limitMs, now: () => at++ }).forEach((entry, index) => {
        if (entry.safety !== 'unknown') expect(entry).toEqual(full[index]);
      });
    }
  });

  test('[agloa-onsets-2026 IV-C] a bonus move leaves a cube for the regular move', () => {
    const turns = bonusTable(shake('agloa-onsets-2026 middle', { goal: '3', resources: 'R' }));
    expect(turns).toEqual([]);
  });

  test('[agloa-onsets-2026 IV-D] = goes to Forbidden only with four cubes left or fewer', () => {
    const forbids = (resources: string): boolean =>
      legalMoves(shake('agloa-onsets-2026 middle', { goal: '3', resources })).some(
        ({ cube, to }) => cube === '=' && to === 'forbidden',
      );
    expect(forbids('= R G B Y')).toBe(false);
    expect(forbids('= R G B')).toBe(true);
  });

  test('[agloa-onsets-2026 VIII-A] the last cube does not go to Forbidden', () => {
    const moves = legalMoves(
      shake('agloa-onsets-2026 middle', { goal: '3', permitted: 'R', resources: 'G' }),
    );
    expect(moves.map(({ to }) => to)).toEqual(['required', 'permitted']);
  });

  test('[agloa-onsets-2026 XIII-B-7] with Shift from Permitted those cubes move too, but no = to Forbidden', () => {
    const variations: readonly Pick[] = [{ id: 'shift-from-permitted' }];
    const moves = legalMoves(
      shake('agloa-onsets-2026 middle', { goal: '3', permitted: 'R =', resources: 'G B', variations }),
    );
    const shifts = moves.filter(({ from }) => from === 'permitted').map(({ cube, to }) => `${cube} ${to}`);
    expect(shifts).toEqual(['R required', 'R forbidden', '= required']);
  });
});

describe('Goals', () => {
  const position = shake('agloa-onsets-2026 middle', { resources: "1 2 5 R G B Y U n - ' =" });

  test('[agloa-onsets-2026 III-B] every Goal is told with its values and how hard it is', () => {
    const goals = settableGoals(position);
    expect(goals.find(({ goal }) => goal === '2/(1 5)')).toMatchObject({
      values: [12],
      solvable: false,
      difficulty: null,
    });
    expect(goals.find(({ goal }) => goal === '5')).toMatchObject({ values: [5], solvable: true });
    expect(hardestGoal(position)!.difficulty).toBe(
      Math.max(...goals.map(({ difficulty }) => difficulty ?? 0)),
    );
  });

  test('[agloa-onsets-2026 III-D] "No Goal" is true only if no Goal can be reached', () => {
    expect(isNoGoalTrue(position)).toBe(false);
    expect(
      isNoGoalTrue(shake('agloa-onsets-2026 elementary', { resources: '5 5 5 R R U', universe: 'R G' })),
    ).toBe(true);
  });
});

describe('the worker', () => {
  const { book, ...position } = shake('agloa-onsets-2026 elementary', { goal: '3', permitted: 'R n G' });

  test('answers a position, refuses an unknown book and skips what was cancelled', () => {
    const said: FromWorker[] = [];
    const take = solvingWorker({ post: (message) => said.push(message), now: () => 0 });
    take({ do: 'solve', id: 1, position: { ...position, book: { rulebook: book.id } } });
    take({ do: 'solve', id: 2, position: { ...position, book: { rulebook: 'chess' } } });
    take({ do: 'cancel', id: 3 });
    take({ do: 'solve', id: 3, position: { ...position, book: { rulebook: book.id } } });
    expect(said.map((message) => (message.say === 'answer' ? message.answer : message.say))).toEqual([
      'yes',
      'refused',
      'unknown',
    ]);
  });

  test('runs in a thread of Node and stops when the shared flag is set', async () => {
    const worker = new Worker(new URL('worker-node.ts', import.meta.url));
    const answers = new Promise<readonly FromWorker[]>((resolve) => {
      const said: FromWorker[] = [];
      worker.on('message', (message: FromWorker) => {
        if (message.say !== 'progress') said.push(message);
        if (said.length === 2) resolve(said);
      });
    });
    const cancel = new SharedArrayBuffer(4);
    Atomics.store(new Int32Array(cancel), 0, 1);
    const post = (message: ToWorker): void => worker.postMessage(message, []);
    post({ do: 'solve', id: 1, position: { ...position, book: { rulebook: book.id } } });
    post({ do: 'solve', id: 2, position: { ...position, book: { rulebook: book.id } }, cancel });
    expect(await answers).toMatchObject([
      { say: 'answer', id: 1, answer: 'yes' },
      { say: 'answer', id: 2, answer: 'unknown' },
    ]);
    await worker.terminate();
  });
});
