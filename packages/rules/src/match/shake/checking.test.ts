import { describe, expect, it } from 'vitest';
import { BASIC, checking, middle, on, VARIED, asked } from '../testing/testing.ts';

describe('checking', () => {
  it.each(on({ all: 'VII-C-3', [BASIC]: 'VII-C-2' }, 'two minutes for both opponents together'))(
    '%s',
    (_name, book) => {
      const table = checking(book, middle(book).fixture.right);
      expect(table.match.clocks.map(({ seat, task, until }) => [seat, task, until])).toEqual([
        [1, 'check', 190],
        [2, 'check', 190],
      ]);
      expect(table.play(130, 'ann', { do: 'accept', writer: 'ann' })).toBe('own-solution');
      table.ok(130, 'bob', { do: 'accept', writer: 'ann' });
      expect(table.play(131, 'bob', { do: 'accept', writer: 'ann' })).toBe('already-decided');
      expect(table.phase).toBe('checking');
      table.ok(131, 'cat', { do: 'accept', writer: 'ann' });
      expect(table.scores).toEqual([6, 2, 2]);
    },
  );

  it.each(
    on(
      { all: 'VII-C-3 VII-C-3-comment', [BASIC]: 'VII-C-2 VII-C-2-comment-a' },
      'one Solution at a time, in any order',
    ),
  )('%s', (_name, book) => {
    const { lastCube, right, rightToo } = middle(book).fixture;
    const last = lastCube.resources;
    const table = middle(book, { players: 2, mat: lastCube }).ok(5, 'ann', {
      do: 'move',
      cube: last,
      to: 'permitted',
    });
    table
      .ok(60, 'ann', { do: 'present', written: [right] })
      .ok(61, 'bob', { do: 'present', written: [rightToo] });
    table.ok(130, 'ann', { do: 'accept', writer: 'bob' });
    expect(table.phase).toBe('checking');
    table.ok(131, 'bob', { do: 'accept', writer: 'ann' });
    expect(table.scores).toEqual([4, 4]);
    const three = middle(book, { mat: lastCube }).ok(5, 'cat', { do: 'move', cube: last, to: 'permitted' });
    for (const name of ['ann', 'bob', 'cat'] as const)
      three.ok(60, name, { do: 'present', written: [right] });
    three.ok(130, 'ann', { do: 'accept', writer: 'cat' });
    expect(three.play(131, 'ann', { do: 'accept', writer: 'bob' })).toBe('one-at-a-time');
    three.ok(132, 'bob', { do: 'accept', writer: 'cat' }).ok(133, 'ann', { do: 'accept', writer: 'bob' });
  });

  it.each(
    on(
      { all: 'VII-C-4 VII-C-5', [BASIC]: 'VII-C-3' },
      'a rejection must be shown to be right, else the Solution is correct',
    ),
  )('%s', (_name, book) => {
    const { right, wrong } = middle(book).fixture;
    const bad = checking(book, wrong).ok(130, 'bob', {
      do: 'reject',
      writer: 'ann',
      reason: 'required-unused',
    });
    expect(bad.phase).toBe('checking');
    bad
      .ok(131, 'bob', { do: 'reject', writer: 'ann', reason: 'wrong-value' })
      .ok(132, 'cat', { do: 'reject', writer: 'ann', reason: 'wrong-value' });
    expect(bad.scores).toEqual([2, 6, 6]);
    const good = checking(book, right).ok(130, 'bob', {
      do: 'reject',
      writer: 'ann',
      reason: 'wrong-value',
    });
    good.ok(131, 'cat', { do: 'accept', writer: 'ann' });
    expect(good.phase).toBe('checking');
    good.ok(132, 'bob', { do: 'go-on' });
    expect(good.scores).toEqual([6, 2, 2]);
    expect(checking(book, right).play(130, 'bob', { do: 'go-on' })).toBe('checkers-undecided');
  });

  it.each(on({ all: 'VII-C-4', [BASIC]: 'VII-C-3' }, 'a wrong Solution that all accept is correct'))(
    '%s',
    (_name, book) => {
      const table = checking(book, middle(book).fixture.wrong).ok(130, 'bob', {
        do: 'accept',
        writer: 'ann',
      });
      table.ok(131, 'cat', { do: 'accept', writer: 'ann' });
      expect(table.scores).toEqual([6, 2, 2]);
    },
  );

  it.each(
    on(
      { all: 'VII-C-4 X-A-2', [BASIC]: 'X-A-2' },
      'who presents nothing and accepts a wrong Solution scores 2',
    ),
  )('%s', (_name, book) => {
    const now = checking(book, middle(book).fixture.wrong).ok(130, 'cat', { do: 'accept', writer: 'ann' });
    now.ok(131, 'bob', { do: 'reject', writer: 'ann', reason: 'wrong-value' });
    const silent = asked(book).checking.acceptingWrong.is === 'after-impossible' ? 6 : 2;
    expect(now.scores).toEqual([2, 6, silent]);
    const mover = checking(book, middle(book).fixture.wrong).ok(130, 'bob', {
      do: 'accept',
      writer: 'ann',
    });
    mover.ok(131, 'cat', { do: 'reject', writer: 'ann', reason: 'wrong-value' });
    expect(mover.scores).toEqual([2, silent, 6]);
    const impossible = middle(book).ok(5, 'ann', { do: 'challenge', claim: 'impossible' });
    impossible
      .ok(60, 'bob', { do: 'present', written: [impossible.fixture.wrong] })
      .ok(61, 'cat', { do: 'decline' });
    impossible
      .ok(130, 'cat', { do: 'accept', writer: 'bob' })
      .ok(131, 'ann', { do: 'reject', writer: 'bob', reason: 'wrong-value' });
    expect(impossible.scores).toEqual([6, 2, 2]);
  });

  it.each(on({ all: 'XI-A-1-i', [BASIC]: 'XI-A-1-h' }, 'a checker who is late loses a point, then the word'))(
    '%s',
    (_name, book) => {
      const table = checking(book, middle(book).fixture.wrong, { players: 2, lastMover: 'bob' });
      table.ok(180, 'ann', { do: 'time-up', player: 'bob' }).ok(191, 'ann', { do: 'wait' });
      expect(table.totals).toEqual([0, asked(book).time.firstMiss.is]);
      table.ok(251, 'ann', { do: 'time-up', player: 'bob' }).ok(262, 'ann', { do: 'wait' });
      expect(table.scores).toEqual([6, 2]);
    },
  );

  it.each(on({ all: 'XIII-D-14' }, 'with Two Solutions three minutes to check', VARIED))(
    '%s',
    (_name, book) => {
      const table = middle(book, { division: 'senior', variations: [{ id: 'two-solutions' }] }).ok(5, 'ann', {
        do: 'challenge',
        claim: 'impossible',
      });
      table
        .ok(60, 'bob', { do: 'present', written: [table.fixture.right, table.fixture.rightToo] })
        .ok(61, 'cat', { do: 'decline' });
      expect(table.match.clocks[0]!.until).toBe(241);
      table.ok(130, 'ann', { do: 'reject', writer: 'bob', reason: 'not-two-solutions' });
    },
  );
});
