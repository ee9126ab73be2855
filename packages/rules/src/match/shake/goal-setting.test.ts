import { describe, expect, it } from 'vitest';
import {
  ADVENTUROUS,
  AGLOA_2014,
  AGLOA_2026,
  atFirstTurn,
  atGoal,
  BASIC,
  EQUATIONS,
  ONSETS,
  on,
  isEquations,
  asked,
  lateTwice,
} from '../testing/testing.ts';

const onset = (text: string) => ({ text, cubes: null });

describe('setting the Goal', () => {
  it.each(on('III-A', 'the roller sets it with cubes from Resources'))('%s', (_name, book) => {
    const table = atGoal(book, { mode: 'auto' });
    const { goal } = table.fixture;
    expect(table.play(50, 'bob', { do: 'set-goal', goal })).toBe('out-of-turn');
    const missing = isEquations(book) ? { text: '66', cubes: ['green:6', 'green:6'] } : onset('5');
    expect(table.play(50, 'ann', { do: 'set-goal', goal: missing })).toBe('goal-cube-unavailable');
    table.ok(50, 'ann', { do: 'set-goal', goal });
    expect(table.mat.goal).toEqual(isEquations(book) ? ['red:1', 'red:2'] : ['3']);
    expect(table.turn).toBe('bob');
  });

  it.each(
    on(
      'III-B III-B-1 III-B-1-a III-B-1-b III-B-1-c',
      'one to three digits in one of the seven layouts, never below zero',
      ONSETS,
    ),
  )('%s', (_name, book) => {
    const set = (text: string): string | null =>
      atGoal(book, { mode: 'auto' }).play(50, 'ann', { do: 'set-goal', goal: onset(text) });
    for (const legal of ['3', '3 1', '3 2 1', '3/2', '3/2/1', '3/2 1', '3/(2 1)', '3 ~2', '~3/~2'])
      expect(set(legal)).toBeNull();
    for (const illegal of ['~3', '1 ~3', '?a backwards L of 3 2 1', '3/~2'])
      expect(set(illegal)).toBe('goal-illegal');
  });

  it.each(
    on(
      { [EQUATIONS]: 'IV-B IV-B-1 VI-A-1-comment-a' },
      'an illegal expression is refused by the software and stands at a table',
    ),
  )('%s', (_name, book) => {
    const { illegalGoal } = atGoal(book).fixture;
    expect(atGoal(book, { mode: 'auto' }).play(50, 'ann', { do: 'set-goal', goal: illegalGoal })).toBe(
      'goal-illegal',
    );
    const table = atGoal(book).ok(50, 'ann', { do: 'set-goal', goal: illegalGoal });
    table.ok(60, 'bob', { do: 'challenge', claim: 'impossible' });
    expect(table.phase).toBe('writing');
  });

  it.each(
    on(
      { all: 'V-A-1-comment', [ADVENTUROUS]: 'V-A-1-comment-a', [BASIC]: 'V-A-1-comment-a' },
      'at a table an illegal Goal stands and calls for Impossible',
      ONSETS,
    ),
  )('%s', (_name, book) => {
    const table = atGoal(book).ok(50, 'ann', { do: 'set-goal', goal: onset('~3') });
    table.ok(60, 'bob', { do: 'challenge', claim: 'impossible' });
    table
      .ok(70, 'ann', { do: 'present', written: [{ ...table.fixture.right }] })
      .ok(75, 'cat', { do: 'decline' });
    table.ok(190, 'bob', { do: 'reject', writer: 'ann', reason: 'goal-illegal' });
    table.ok(191, 'cat', { do: 'reject', writer: 'ann', reason: 'goal-illegal' });
    expect(table.scores).toEqual([2, 6, 4]);
  });

  it.each(on('III-B-1-comment', 'digits left over go to Forbidden', ONSETS))('%s', (_name, book) => {
    expect(atFirstTurn(book).mat.forbidden).toEqual(['1', '2']);
  });

  it.each(
    on(
      'III-B-2 III-B-2-a III-B-2-b',
      'a cube that touched the Goal stays in it; it may be rearranged until "Goal" is said',
    ),
  )('%s', (_name, book) => {
    const table = atGoal(book, { mode: 'auto' });
    const [first, both, turned, other] = isEquations(book)
      ? [
          { text: '1', cubes: ['red:1'] },
          { text: '12', cubes: ['red:1', 'red:2'] },
          { text: '21', cubes: ['red:2', 'red:1'] },
          { text: '3', cubes: ['red:3'] },
        ]
      : [onset('3'), onset('3 1'), onset('1/3'), onset('2')];
    expect(table.play(40, 'bob', { do: 'arrange-goal', goal: first })).toBe('out-of-turn');
    table
      .ok(41, 'ann', { do: 'arrange-goal', goal: first })
      .ok(42, 'ann', { do: 'arrange-goal', goal: both });
    expect(table.play(43, 'ann', { do: 'arrange-goal', goal: other })).toBe('goal-cube-unused');
    expect(table.play(43, 'ann', { do: 'set-goal', goal: first })).toBe('goal-cube-unused');
    table.ok(44, 'ann', { do: 'arrange-goal', goal: turned });
    expect(table.phase).toBe('goal');
    table.ok(45, 'ann', { do: 'set-goal', goal: turned });
    expect(table.match.shake?.goal).toBe(turned.text);
    expect(table.phase).toBe('moving');
  });

  it.each(
    on(
      { all: 'III-B-2-c', [ADVENTUROUS]: 'III-B-2-d', [BASIC]: 'III-B-2-d' },
      'a Goal that is set does not change',
    ),
  )('%s', (_name, book) => {
    for (const mode of ['auto', 'table'] as const) {
      const table = atFirstTurn(book, { mode });
      expect(table.play(65, 'ann', { do: 'set-goal', goal: table.fixture.goal })).toBe('goal-is-set');
    }
  });

  it.each(
    on(
      { [ADVENTUROUS]: 'III-B-2-c', [BASIC]: 'III-B-2-c' },
      'time or the turned timer sets the Goal as it lies',
    ),
  )('%s', (_name, book) => {
    const timer = atGoal(book)
      .ok(41, 'ann', { do: 'arrange-goal', goal: onset('3 1') })
      .ok(42, 'ann', { do: 'turn-timer' });
    expect(timer.match.shake?.goal).toBe('3 1');
    const late = atGoal(book).ok(41, 'ann', { do: 'arrange-goal', goal: onset('3/2') });
    late.ok(160, 'bob', { do: 'time-up', player: 'ann' });
    expect(late.match.shake?.goal).toBe('3/2');
    expect(late.totals).toEqual([0, 0, 0]);
    expect(atGoal(book).play(42, 'ann', { do: 'turn-timer' })).toBe('no-goal-cubes');
  });

  it.each(on('III-B-2-a', 'elsewhere turning the timer says nothing', [AGLOA_2014, AGLOA_2026, EQUATIONS]))(
    '%s',
    (_name, book) => {
      const goal = isEquations(book) ? { text: '1', cubes: ['red:1'] } : onset('3');
      const table = atGoal(book).ok(41, 'ann', { do: 'arrange-goal', goal });
      expect(table.play(42, 'ann', { do: 'turn-timer' })).toBe('goal-not-said');
    },
  );

  it.each(
    on(
      { all: 'XI-A-1-c', [BASIC]: 'XI-A-1-b' },
      'two minutes to set it; where the roll has no minute they count from the start',
    ),
  )('%s', (_name, book) => {
    const table = atGoal(book);
    const until = table.match.clocks[0]!.until!;
    expect(until).toBe(asked(book).time.rolling.is === null ? 120 : 155);
    expect(table.play(until - 1, 'bob', { do: 'time-up', player: 'ann' })).toBe('time-not-up');
    table.ok(until, 'bob', { do: 'time-up', player: 'ann' }).ok(until + 11, 'bob', { do: 'wait' });
    expect(table.totals).toEqual([asked(book).time.firstMiss.is, 0, 0]);
    table.ok(until + 20, 'ann', { do: 'set-goal', goal: table.fixture.goal });
  });

  it.each(
    on(
      'XI-A',
      'a Goal-setter who is late twice loses the shake’s Goal: it is void and the next player rolls',
    ),
  )('%s', (_name, book) => {
    const table = atGoal(book);
    const until = table.match.clocks[0]!.until!;
    table
      .ok(until, 'bob', { do: 'time-up', player: 'ann' })
      .ok(until + 71, 'bob', { do: 'time-up', player: 'ann' });
    table.ok(until + 82, 'bob', { do: 'wait' });
    expect(table.match.phase).toEqual({ kind: 'between-shakes', setter: 1 });
    expect(table.totals[0]).toBe(lateTwice(book));
  });
});
