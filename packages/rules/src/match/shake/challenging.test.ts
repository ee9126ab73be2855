import { describe, expect, it } from 'vitest';
import {
  ADVENTUROUS,
  AGLOA_2026,
  atFirstTurn,
  atGoal,
  BASIC,
  fresh,
  middle,
  rolled,
  on,
  VARIED,
  asked,
} from '../testing/testing.ts';
import type { TestTable } from '../testing/testing.ts';

const costs = (book: string) => asked(book).challenge.penalties;
const two = (book: string): string => middle(book).fixture.cubes.slice(0, 2).join(' ');

/** An invalid challenge: refused by the software; at a table set aside when pointed out, for so many points. */
function invalid(
  make: (mode: 'auto' | 'table') => TestTable,
  at: number,
  by: 'ann' | 'bob' | 'cat',
  claim: 'now' | 'impossible',
  code: string,
  points: number,
): void {
  expect(make('auto').play(at, by, { do: 'challenge', claim })).toBe(code);
  const table = make('table');
  const before = table.match;
  table.ok(at, by, { do: 'challenge', claim });
  const other = by === 'ann' ? 'bob' : 'ann';
  table.ok(at + 2, other, { do: 'point-out', what: 'invalid-challenge' });
  expect(table.phase).toBe(before.phase.kind);
  expect(table.mat).toEqual(before.shake?.mat);
  const seat = ['ann', 'bob', 'cat'].indexOf(by);
  expect(table.totals).toEqual(
    before.totals.map((total, index) => (index === seat ? total + points : total)),
  );
}

describe('challenges', () => {
  it.each(on('V-A', 'in turn or not, against the player who has just moved or set the Goal'))(
    '%s',
    (_name, book) => {
      middle(book, { mode: 'auto' }).ok(5, 'cat', { do: 'challenge', claim: 'now' });
      const table = middle(book, { mode: 'auto' }).ok(5, 'ann', { do: 'challenge', claim: 'now' });
      expect(table.match.phase).toMatchObject({
        kind: 'writing',
        occasion: { kind: 'challenge', claim: 'now', challengers: [0], mover: 1, third: 2 },
      });
      expect(table.play(6, 'cat', { do: 'challenge', claim: 'impossible' })).toBe('already-challenged');
    },
  );

  it.each(on('V-A-1', 'Impossible may be said at any time after the Goal'))('%s', (_name, book) => {
    const table = atFirstTurn(book, { mode: 'auto' }).ok(70, 'cat', { do: 'challenge', claim: 'impossible' });
    expect(table.match.phase).toMatchObject({
      occasion: { claim: 'impossible', challengers: [2], mover: 0, third: 1 },
    });
  });

  it.each(on('V-A-2', 'Now: the Challenger writes with the mat and one cube at most'))(
    '%s',
    (_name, book) => {
      const table = middle(book).ok(5, 'cat', { do: 'challenge', claim: 'now' });
      expect(table.seen).toMatchObject({
        papers: [
          { seat: 2, duty: 'must' },
          { seat: 0, duty: 'may' },
        ],
      });
    },
  );

  it.each(
    on({ [ADVENTUROUS]: 'V-A-1-comment-b', [BASIC]: 'V-A-1-comment-b' }, '"Never" is the same challenge'),
  )('%s', (_name, book) => {
    // The word is read as the same claim; saying it costs nothing.
    const table = middle(book).ok(5, 'ann', { do: 'challenge', claim: 'impossible' });
    expect(table.totals).toEqual([0, 0, 0]);
  });

  it.each(
    on(
      {
        all: 'V-A-2-a V-B-example-b',
        [AGLOA_2026]: 'V-A-2-a V-B-example-b VIII-A-comment',
        [BASIC]: 'V-A-2-a',
      },
      'Now with fewer than two cubes in Resources is set aside',
    ),
  )('%s', (_name, book) => {
    const one = (mode: 'auto' | 'table'): TestTable =>
      middle(book, { mode, mat: middle(book).fixture.lastCube });
    invalid(one, 5, 'ann', 'now', 'now-too-few-resources', costs(book).nowTooFewResources.is);
    expect(one('auto').play(5, 'cat', { do: 'challenge', claim: 'now' })).toBe('now-too-few-resources');
    middle(book, { mode: 'auto', mat: { resources: two(book) } }).ok(5, 'ann', {
      do: 'challenge',
      claim: 'now',
    });
  });

  it.each(
    on(
      { all: 'V-A-2-b V-B-example-c', [BASIC]: 'V-A-2-b' },
      'Now with nothing in Required or Permitted is set aside',
    ),
  )('%s', (_name, book) => {
    invalid(
      (mode) => atFirstTurn(book, { mode }),
      70,
      'bob',
      'now',
      'now-nothing-played',
      costs(book).nowNothingPlayed.is,
    );
    atFirstTurn(book, { mode: 'auto' }).ok(70, 'bob', { do: 'challenge', claim: 'impossible' });
  });

  it.each(on('V-B V-B-example-a', 'nobody challenges their own move'))('%s', (_name, book) => {
    invalid((mode) => middle(book, { mode }), 5, 'bob', 'now', 'challenges-oneself', costs(book).oneself.is);
    invalid(
      (mode) => atFirstTurn(book, { mode }),
      70,
      'ann',
      'impossible',
      'challenges-oneself',
      costs(book).oneself.is,
    );
  });

  it.each(
    on(
      { [AGLOA_2026]: 'V-B-example-d', all: 'V-B', [ADVENTUROUS]: 'V-A', [BASIC]: 'V-A' },
      'a challenge before the Goal is set is invalid',
    ),
  )('%s', (_name, book) => {
    const { beforeGoal, nowNothingPlayed } = costs(book);
    // Nothing is in Required or Permitted yet either: the gravest reason decides.
    const now = Math.min(beforeGoal.is, nowNothingPlayed.is);
    invalid((mode) => atGoal(book, { mode }), 50, 'bob', 'impossible', 'before-goal', beforeGoal.is);
    invalid((mode) => rolled(book, { mode }), 21, 'bob', 'now', 'before-goal', now);
  });

  it.each(on({ [AGLOA_2026]: 'V-B-example-f', all: 'V-B' }, 'a challenge after "Stop" is invalid'))(
    '%s',
    (_name, book) => {
      const points = costs(book).afterStop.is;
      invalid(
        (mode) => middle(book, { mode }).ok(5, 'clock', { do: 'stop-round' }),
        9,
        'ann',
        'impossible',
        'after-stop',
        points,
      );
    },
  );

  it.each(on({ all: 'XIII-D-14' }, 'with Two Solutions Now needs three cubes', VARIED))(
    '%s',
    (_name, book) => {
      const at = (resources: string): TestTable =>
        middle(book, {
          division: 'senior',
          mode: 'auto',
          variations: [{ id: 'two-solutions' }],
          mat: { resources },
        });
      expect(at('G Y').play(5, 'ann', { do: 'challenge', claim: 'now' })).toBe('now-too-few-resources');
      at('G Y B').ok(5, 'ann', { do: 'challenge', claim: 'now' });
    },
  );

  it.each(on('IX-B', 'an invalid challenge that nobody points out before another player presents stands'))(
    '%s',
    (_name, book) => {
      const table = middle(book, { mat: middle(book).fixture.lastCube }).ok(5, 'ann', {
        do: 'challenge',
        claim: 'now',
      });
      table.ok(60, 'ann', { do: 'present', written: [table.fixture.right] });
      table.ok(61, 'cat', { do: 'present', written: [table.fixture.right] });
      expect(table.play(62, 'bob', { do: 'point-out', what: 'invalid-challenge' })).toBe('not-illegal');
      expect(table.totals).toEqual([0, 0, 0]);
    },
  );

  it.each(on('V-B', 'a set-aside challenge gives the time back that it took'))('%s', (_name, book) => {
    const table = middle(book, { mat: middle(book).fixture.lastCube }).ok(50, 'ann', {
      do: 'challenge',
      claim: 'now',
    });
    table.ok(58, 'bob', { do: 'point-out', what: 'invalid-challenge' });
    expect(table.match.clocks).toMatchObject([{ seat: 2, task: 'turn', until: 68 }]);
  });
});

describe('the basic level', () => {
  const basic = { level: 'basic', mode: 'auto' } as const;

  it.each(
    on(
      'Basic II Basic IV-A',
      'on your turn you move or challenge; anybody may challenge the player who just moved',
    ),
  )('%s', (_name, book) => {
    const table = middle(book, basic).ok(5, 'cat', {
      do: 'move',
      cube: middle(book).fixture.cubes[0],
      to: 'permitted',
    });
    expect(table.turn).toBe('ann');
    expect(table.play(6, 'cat', { do: 'challenge', claim: 'now' })).toBe('challenges-oneself');
    table.ok(7, 'bob', { do: 'challenge', claim: 'impossible' });
    expect(table.match.phase).toMatchObject({ occasion: { challengers: [1], mover: 2, third: 0 } });
  });

  it.each(on('Basic I Basic I-A Basic I-B Basic I-C', 'the roller sets the Goal and says so'))(
    '%s',
    (_name, book) => {
      const table = fresh(book, basic);
      const { roll, cards, goal } = table.fixture;
      if (cards.length > 0) table.ok(5, 'ann', { do: 'lay-out', cubes: ['V', 'V', '^'] });
      table.ok(6, 'ann', {
        do: 'roll',
        cubes: cards.length > 0 ? roll.filter((face) => !'V^='.includes(face)) : roll,
      });
      if (cards.length > 0) table.ok(7, 'cat', { do: 'deal', cards });
      table.ok(9, 'ann', { do: 'set-goal', goal });
      expect(table.turn).toBe('bob');
    },
  );

  it.each(
    on(
      'Basic IV-A-1 Basic IV-A-1-a Basic IV-A-1-b Basic IV-A-1-c',
      'Now: all of Required, any of Permitted, one more cube',
    ),
  )('%s', (_name, book) => {
    const table = middle(book, basic)
      .ok(5, 'ann', { do: 'challenge', claim: 'now' })
      .ok(6, 'cat', { do: 'decline' });
    expect(table.ok(9, 'ann', { do: 'present', written: [table.fixture.right] }).scores).toEqual([6, 2, 2]);
  });

  it.each(on('Basic III Basic III-A Basic III-B Basic IV-A-2', 'Impossible: any cubes that are left'))(
    '%s',
    (_name, book) => {
      const table = middle(book, basic)
        .ok(5, 'ann', { do: 'challenge', claim: 'impossible' })
        .ok(6, 'cat', { do: 'decline' });
      expect(table.ok(9, 'bob', { do: 'present', written: [table.fixture.right] }).scores).toEqual([2, 6, 2]);
      const wrong = middle(book, basic)
        .ok(5, 'ann', { do: 'challenge', claim: 'impossible' })
        .ok(6, 'cat', { do: 'decline' });
      expect(wrong.ok(9, 'bob', { do: 'present', written: [table.fixture.wrong] }).scores).toEqual([6, 2, 4]);
    },
  );
});

describe('the block', () => {
  it.each(on('V-B', 'lifted and put back without a word'))('%s', (_name, book) => {
    for (const mode of ['auto', 'table'] as const) {
      const table = middle(book, { mode }).ok(5, 'ann', { do: 'lift-block' });
      expect(table.play(6, 'cat', { do: 'move', cube: table.fixture.cubes[0], to: 'required' })).toBe(
        'block-lifted',
      );
      expect(table.play(6, 'cat', { do: 'lift-block' })).toBe('block-taken');
      expect(table.play(6, 'cat', { do: 'challenge', claim: 'now' })).toBe('block-taken');
      table.ok(12, 'ann', { do: 'put-back' });
      expect(table.totals).toEqual([costs(book).silent.is, 0, 0]);
      expect(table.match.clocks).toMatchObject([{ seat: 2, until: 67 }]);
      table.ok(20, 'cat', { do: 'move', cube: table.fixture.cubes[0], to: 'required' });
    }
  });

  it.each(on('V-B V-B-comment-c', 'lifted and then the word'))('%s', (_name, book) => {
    const table = middle(book)
      .ok(5, 'ann', { do: 'lift-block' })
      .ok(9, 'ann', { do: 'challenge', claim: 'now' });
    expect(table.phase).toBe('writing');
    expect(table.match.block).toBeNull();
    expect(table.totals).toEqual([0, 0, 0]);
  });

  it.each(on({ all: 'XI-A-1-f', [BASIC]: 'XI-A-1-e' }, 'fifteen seconds for the word'))(
    '%s',
    (_name, book) => {
      const table = middle(book).ok(5, 'ann', { do: 'lift-block' });
      expect(table.play(19, 'bob', { do: 'time-up', player: 'ann' })).toBe('time-not-up');
      table.ok(20, 'bob', { do: 'time-up', player: 'ann' });
      expect(table.match.block === null).toBe(asked(book).time.blockSkipsCountdown.is);
      table.ok(31, 'bob', { do: 'wait' });
      expect(table.match.block).toBeNull();
      expect(table.totals).toEqual([costs(book).silent.is, 0, 0]);
      table.ok(35, 'cat', { do: 'move', cube: table.fixture.cubes[0], to: 'required' });
    },
  );

  it.each(on({ all: 'XI-A-3' }, 'nobody counts down for a lifted block, where the book says so'))(
    '%s',
    (_name, book) => {
      const table = middle(book)
        .ok(5, 'ann', { do: 'lift-block' })
        .ok(21, 'bob', { do: 'time-up', player: 'ann' });
      expect(table.totals).toEqual([
        asked(book).time.blockSkipsCountdown.is ? costs(book).silent.is : 0,
        0,
        0,
      ]);
    },
  );

  it.each(on('V-B', 'two at the same instant'))('%s', (_name, book) => {
    const table = middle(book).ok(5, 'ann', { do: 'challenge', claim: 'now' });
    const both = asked(book).challenge.atTheSameTime.is === 'both-challenge';
    expect(table.play(5, 'cat', { do: 'challenge', claim: 'now' })).toBe(both ? null : 'already-challenged');
    expect(table.match.phase).toMatchObject({
      occasion: both ? { challengers: [0, 2], third: null } : { challengers: [0], third: 2 },
    });
    if (!both) return;
    table
      .ok(60, 'ann', { do: 'present', written: [table.fixture.right] })
      .ok(61, 'cat', { do: 'present', written: [table.fixture.wrong] });
    table.ok(130, 'bob', { do: 'accept', writer: 'ann' }).ok(131, 'cat', { do: 'accept', writer: 'ann' });
    table
      .ok(132, 'ann', { do: 'reject', writer: 'cat', reason: 'wrong-value' })
      .ok(133, 'bob', { do: 'reject', writer: 'cat', reason: 'wrong-value' });
    expect(table.scores).toEqual([6, 2, 2]);
  });

  it.each(on('V-B', 'two who lift it together both hold it, where both are Challengers'))(
    '%s',
    (_name, book) => {
      const table = middle(book).ok(5, 'ann', { do: 'lift-block' });
      expect(table.play(5, 'cat', { do: 'lift-block' })).toBe(
        asked(book).challenge.atTheSameTime.is === 'both-challenge' ? null : 'block-taken',
      );
      expect(middle(book).ok(5, 'ann', { do: 'lift-block' }).play(6, 'cat', { do: 'lift-block' })).toBe(
        'block-taken',
      );
    },
  );

  it('[agloa-onsets-2026 V-B] two whom a judge names have the seconds that begin with the ruling', () => {
    const table = middle(AGLOA_2026, { judge: true, lastMover: 'bob' }).ok(5, 'ann', { do: 'lift-block' });
    table.ok(15, 'judge', { do: 'judge-names-lifter', players: [0, 2] });
    table.ok(22, 'cat', { do: 'challenge', claim: 'impossible' });
    // More than fifteen seconds after the first hand, and less than that after the ruling.
    table.ok(27, 'ann', { do: 'challenge', claim: 'impossible' });
    expect(table.match.phase).toMatchObject({ occasion: { challengers: [2, 0] } });
  });
});
