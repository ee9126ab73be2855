import { describe, expect, it } from 'vitest';
import { atGoal, on, SETS_A_GOAL, WRITES_A_SOLUTION, isEquations, asked } from '../testing/testing.ts';
import type { Name, TestTable } from '../testing/testing.ts';

const declared = (book: string, players: 2 | 3 = 3): TestTable =>
  atGoal(book, { players }).ok(60, 'ann', { do: 'no-goal' });

describe('"no Goal"', () => {
  it.each(on('III-D', 'only the Goal-setter says it; opponents have a minute'))('%s', (_name, book) => {
    expect(atGoal(book).play(60, 'bob', { do: 'no-goal' })).toBe('out-of-turn');
    const table = declared(book);
    expect(table.match.clocks.map(({ seat, task, until }) => [seat, task, until])).toEqual([
      [1, 'agree', 120],
      [2, 'agree', 120],
    ]);
    expect(table.play(61, 'ann', { do: 'agree' })).toBe('already-agreed');
  });

  it.each(
    on(
      'III-D-1 III-D-1-comment-b',
      'when all agree the shake is void, nobody scores and the same player rolls again',
    ),
  )('%s', (_name, book) => {
    const table = declared(book).ok(70, 'bob', { do: 'agree' });
    expect(table.phase).toBe('no-goal');
    table.ok(75, 'cat', { do: 'agree' });
    expect(table.match.phase).toEqual({ kind: 'between-shakes', setter: 0 });
    expect(table.scores).toBeNull();
    expect(table.totals).toEqual([0, 0, 0]);
    expect(table.play(80, 'bob', { do: 'roll', cubes: table.fixture.roll })).toBeNull();
  });

  it.each(on('III-D', 'who says nothing in that minute has agreed'))('%s', (_name, book) => {
    const table = declared(book).ok(70, 'bob', { do: 'agree' });
    table.ok(120, 'ann', { do: 'time-up', player: 'cat' }).ok(131, 'ann', { do: 'wait' });
    expect(table.phase).toBe('between-shakes');
    expect(table.totals).toEqual([0, 0, 0]);
  });

  it.each(on('III-D-1-comment-c', 'after a bonus move a Goal must be set'))('%s', (_name, book) => {
    const table = atGoal(book);
    table.ok(50, 'ann', { do: 'bonus', cube: isEquations(book) ? 'black:9' : 'Y' });
    expect(table.play(60, 'ann', { do: 'no-goal' })).toBe('committed-by-bonus');
  });

  it.each(on('III-B-2', 'after a cube touched the Goal section a Goal must be set'))('%s', (_name, book) => {
    const goal = isEquations(book) ? { text: '1', cubes: ['red:1'] } : { text: '3', cubes: null };
    const table = atGoal(book).ok(50, 'ann', { do: 'arrange-goal', goal });
    expect(table.play(60, 'ann', { do: 'no-goal' })).toBe('committed-by-cube');
  });
});

describe('disputing it with a Goal', () => {
  const disputed = (book: string, players: 2 | 3 = 3): TestTable =>
    declared(book, players).ok(80, 'bob', { do: 'challenge', claim: 'no-goal' });

  it.each(on('III-D-2', 'who lifts the block has disagreed, without a word', SETS_A_GOAL))(
    '%s',
    (_name, book) => {
      const table = declared(book).ok(80, 'bob', { do: 'lift-block' });
      expect(table.match).toMatchObject({ ...disputed(book).match, shake: expect.anything() });
      // Saying it as well changes nothing.
      table.ok(82, 'bob', { do: 'challenge', claim: 'no-goal' });
      expect(table.match.clocks).toMatchObject([{ seat: 1, task: 'dispute-goal', until: 140 }]);
      expect(table.play(83, 'cat', { do: 'challenge', claim: 'no-goal' })).toBe('not-now');
      expect(table.totals).toEqual([0, 0, 0]);
      // Who puts it back pays for the silence, and everybody may still agree.
      const back = declared(book).ok(80, 'bob', { do: 'lift-block' }).ok(85, 'bob', { do: 'put-back' });
      expect([back.phase, back.totals]).toEqual(['no-goal', [0, -1, 0]]);
      back.ok(90, 'bob', { do: 'agree' }).ok(91, 'cat', { do: 'agree' });
      expect(back.phase).toBe('between-shakes');
      // Who has agreed, or said it themselves, has lifted the block for nothing.
      const agreed = declared(book).ok(70, 'cat', { do: 'agree' }).ok(80, 'cat', { do: 'lift-block' });
      expect(agreed.phase).toBe('no-goal');
      expect(declared(book).ok(80, 'ann', { do: 'lift-block' }).phase).toBe('no-goal');
    },
  );

  it.each(on('III-D-2', 'who lifts the block must still say what for', WRITES_A_SOLUTION))(
    '%s',
    (_name, book) => {
      const table = declared(book).ok(80, 'bob', { do: 'lift-block' });
      expect(table.phase).toBe('no-goal');
      table.ok(82, 'bob', { do: 'challenge', claim: 'no-goal' });
      expect(table.phase).toBe('writing');
    },
  );

  it.each(on('III-D-2', 'the disputer has a minute to set a Goal', SETS_A_GOAL))('%s', (_name, book) => {
    const table = disputed(book);
    expect(table.match.clocks).toMatchObject([{ seat: 1, task: 'dispute-goal', until: 140 }]);
    expect(table.play(90, 'ann', { do: 'set-goal', goal: table.fixture.goal })).not.toBe('not-now');
    const other = disputed(book).ok(100, 'bob', { do: 'set-goal', goal: table.fixture.goal });
    expect(other.turn).toBe('cat');
    expect(other.match.shake).toMatchObject({ lastMover: 1, disputed: 0 });
  });

  it.each(on('III-D-2', 'the first Goal-setter loses two when the next player moves', SETS_A_GOAL))(
    '%s',
    (_name, book) => {
      const table = disputed(book, 2);
      table.ok(100, 'bob', { do: 'set-goal', goal: table.fixture.goal });
      expect(table.totals).toEqual([0, 0]);
      table.ok(110, 'ann', { do: 'move', cube: isEquations(book) ? 'green:6' : 'G', to: 'required' });
      expect(table.totals).toEqual([-2, 0]);
    },
  );

  it.each(
    on(
      'III-D-2',
      'a correct Impossible against that Goal saves the two points, a wrong one does not',
      SETS_A_GOAL,
    ),
  )('%s', (_name, book) => {
    const challenged = (): TestTable => {
      const table = disputed(book);
      table.ok(100, 'bob', { do: 'set-goal', goal: table.fixture.goal });
      return table.ok(110, 'cat', { do: 'challenge', claim: 'impossible' });
    };
    const right = challenged().ok(120, 'bob', { do: 'decline' }).ok(121, 'ann', { do: 'decline' });
    expect(right.scores).toEqual([4, 2, 6]);
    expect(right.totals).toEqual([4, 2, 6]);
    const wrong = challenged();
    wrong.ok(120, 'bob', { do: 'present', written: [wrong.fixture.right] }).ok(121, 'ann', { do: 'decline' });
    wrong.ok(231, 'ann', { do: 'accept', writer: 'bob' }).ok(232, 'cat', { do: 'accept', writer: 'bob' });
    expect(wrong.scores).toEqual([2, 6, 2]);
    expect(wrong.totals).toEqual([0, 6, 2]);
  });

  it.each(on('III-D-2', 'a disputer who says "no Goal" too loses one and the shake is void', SETS_A_GOAL))(
    '%s',
    (_name, book) => {
      const table = disputed(book).ok(100, 'bob', { do: 'no-goal' });
      expect(table.match.phase).toEqual({ kind: 'between-shakes', setter: 0 });
      expect(table.totals).toEqual([0, -1, 0]);
      expect(table.scores).toBeNull();
    },
  );

  it.each(on('III-D-2', 'the end of the round settles the two points', SETS_A_GOAL))('%s', (_name, book) => {
    const table = disputed(book);
    table.ok(100, 'bob', { do: 'set-goal', goal: table.fixture.goal }).ok(110, 'clock', { do: 'stop-round' });
    expect(table.totals).toEqual([-2, 0, 0]);
  });
});

describe('disputing it with a Goal and a Solution', () => {
  const right = { restrictions: [], setName: 'R n G', wild: [], blank: null, goalLayout: '3' };
  const wrong = { ...right, setName: 'R n B' };

  /** What challenger and Third Party do: C correct, W wrong, S silent. */
  const settle = (
    book: string,
    challenger: 'C' | 'W' | 'S',
    third: 'C' | 'W' | 'S',
  ): readonly number[] | null | undefined => {
    const table = declared(book).ok(80, 'bob', { do: 'challenge', claim: 'no-goal' });
    const acts: readonly (readonly [Name, string])[] = [
      ['bob', challenger],
      ['cat', third],
    ];
    for (const [name, what] of acts) {
      if (what === 'S') table.ok(140, name, { do: 'decline' });
      else table.ok(140, name, { do: 'present', written: [what === 'C' ? right : wrong] });
    }
    let at = 205;
    for (const [name, what] of acts) {
      for (const checker of ['ann', 'bob', 'cat'] as const) {
        if (checker === name || what === 'S') continue;
        table.ok(
          at++,
          checker,
          what === 'C'
            ? { do: 'accept', writer: name }
            : { do: 'reject', writer: name, reason: 'wrong-value' },
        );
      }
    }
    return table.scores;
  };

  it.each(on('III-D-2', 'two minutes to write, any cubes, and the Goal’s layout with it', WRITES_A_SOLUTION))(
    '%s',
    (_name, book) => {
      const table = declared(book).ok(80, 'bob', { do: 'challenge', claim: 'no-goal' });
      expect(table.match.clocks.map(({ seat, task, until }) => [seat, task, until])).toEqual([
        [1, 'write', 200],
        [2, 'decide', 200],
      ]);
      table
        .ok(140, 'bob', { do: 'present', written: [{ ...right, goalLayout: null }] })
        .ok(141, 'cat', { do: 'decline' });
      table
        .ok(205, 'ann', { do: 'reject', writer: 'bob', reason: 'goal-illegal' })
        .ok(206, 'cat', { do: 'go-on' });
      expect(table.scores).toEqual([6, 2, 6]);
      expect(declared(book).play(80, 'ann', { do: 'challenge', claim: 'no-goal' })).toBe(
        'challenges-oneself',
      );
    },
  );

  it.each(on('III-D-2', 'scores of the disputer, the Third Party and the Goal-setter', WRITES_A_SOLUTION))(
    '%s',
    (_name, book) => {
      const { is: noGoal } = asked(book).goal.noGoal;
      const alone = noGoal.kind === 'disputer-writes-a-solution' ? noGoal.thirdParty.correctAlone : null;
      expect(settle(book, 'C', 'S')).toEqual([2, 6, 2]);
      expect(settle(book, 'C', 'C')).toEqual([2, 6, 4]);
      expect(settle(book, 'C', 'W')).toEqual([2, 6, 2]);
      expect(settle(book, 'W', 'S')).toEqual([6, 2, 6]);
      expect(settle(book, 'W', 'C')).toEqual([2, 2, alone]);
      expect(settle(book, 'W', 'W')).toEqual([6, 2, 2]);
      expect(settle(book, 'S', 'S')).toEqual([6, 2, 6]);
    },
  );
});
