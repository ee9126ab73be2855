import { describe, expect, it } from 'vitest';
import { AGLOA_2026, BASIC, middle, on, ALL_BOOKS, asked, lateTwice } from './testing/testing.ts';
import type { TestTable } from './testing/testing.ts';

const JOINING = { all: 'VII-A-3 X-A-1 XI-A', [AGLOA_2026]: 'VII-C-1 X-A-1 XI-A' } as const;

/** ann has challenged, and cat sides with whoever must write. */
function joined(book: string, claim: 'now' | 'impossible', mode: 'auto' | 'table' = 'table'): TestTable {
  const table = middle(book, { mode }).ok(10, 'ann', { do: 'challenge', claim });
  return table.ok(20, 'cat', { do: 'join', player: claim === 'now' ? 'ann' : 'bob' });
}

describe('a Third Party who joins somebody who must write', () => {
  it.each(on(JOINING, 'has to write: silent is not correct'))('%s', (_name, book) => {
    for (const claim of ['now', 'impossible'] as const) {
      const table = joined(book, claim, 'auto');
      const writer = claim === 'now' ? 'ann' : 'bob';
      expect(table.seen).toMatchObject({ papers: [{ duty: 'must' }, { seat: 2, duty: 'must' }] });
      table.ok(70, writer, { do: 'present', written: [table.fixture.wrong] });
      expect(table.play(80, 'cat', { do: 'decline' })).toBe('decision-is-final');
      table.ok(131, 'bob', { do: 'time-up', player: 'cat' }).ok(142, 'bob', { do: 'wait' });
      table.ok(203, 'ann', { do: 'time-up', player: 'cat' }).ok(214, 'bob', { do: 'wait' });
      expect(table.scores?.[2]).toBe(2);
      expect(table.penalties).toEqual([0, 0, lateTwice(book)]);
    }
  });

  it.each(on(JOINING, 'is late as writers are: a point, a whole minute, then lost'))('%s', (_name, book) => {
    const table = joined(book, 'now', 'auto').ok(70, 'ann', {
      do: 'present',
      written: [middle(book).fixture.right],
    });
    table.ok(131, 'bob', { do: 'time-up', player: 'cat' }).ok(141, 'bob', { do: 'wait' });
    expect(table.penalties).toEqual([0, 0, asked(book).time.firstMiss.is]);
    expect(table.match.clocks).toMatchObject([{ seat: 2, task: 'write', until: 201 }]);
    table.ok(190, 'cat', { do: 'present', written: [table.fixture.rightToo] });
    expect(table.scores).toEqual([6, 2, 4]);
  });

  it.each(on({ all: 'VIII-B VII-A-3', [AGLOA_2026]: 'VIII-B VII-C-1' }, 'after the last cube too'))(
    '%s',
    (_name, book) => {
      const { lastCube } = middle(book).fixture;
      const table = middle(book, { mode: 'auto', mat: lastCube, turn: 'bob', lastMover: 'ann' });
      table.ok(10, 'bob', { do: 'move', cube: lastCube.resources, to: 'permitted' });
      table
        .ok(20, 'cat', { do: 'challenge', claim: 'impossible' })
        .ok(25, 'ann', { do: 'join', player: 'bob' });
      // What is left of the original two minutes.
      expect(table.match.clocks).toMatchObject([
        { seat: 1, task: 'write', until: 130 },
        { seat: 0, task: 'write', until: 130 },
      ]);
      table.ok(40, 'bob', { do: 'decline' });
      table.ok(131, 'cat', { do: 'time-up', player: 'ann' }).ok(142, 'cat', { do: 'wait' });
      table.ok(203, 'cat', { do: 'time-up', player: 'ann' }).ok(214, 'cat', { do: 'wait' });
      expect(table.scores).toEqual([2, 2, 6]);
    },
  );

  it.each(on({ all: 'VII-A-3', [AGLOA_2026]: 'VII-C-1' }, 'but who joins the other side has said no'))(
    '%s',
    (_name, book) => {
      const table = middle(book).ok(10, 'ann', { do: 'challenge', claim: 'now' });
      table.ok(20, 'cat', { do: 'join', player: 'bob' });
      expect(table.play(30, 'cat', { do: 'present', written: [table.fixture.right] })).toBe(
        'decision-is-final',
      );
      expect(table.match.clocks).toMatchObject([{ seat: 0, task: 'write' }]);
    },
  );
});

describe('a checker', () => {
  const DECIDING = { all: 'VII-C-3 VII-C-4', [BASIC]: 'VII-C-2 VII-C-3' } as const;
  const rejects = (reason: string) => ({ do: 'reject', writer: 'ann', reason }) as const;
  const checked = (book: string): TestTable =>
    middle(book, { players: 2 })
      .ok(10, 'ann', { do: 'challenge', claim: 'now' })
      .ok(30, 'ann', { do: 'present', written: [middle(book).fixture.wrong] });

  it.each(on(DECIDING, 'whose reason did not hold keeps the two minutes; the writer ends nothing'))(
    '%s',
    (_name, book) => {
      const table = checked(book).ok(40, 'bob', rejects('cube-unavailable'));
      expect(table.play(41, 'ann', { do: 'go-on' })).toBe('checkers-undecided');
      expect(table.match.clocks).toMatchObject([{ seat: 1, task: 'check', until: 150 }]);
      table.ok(45, 'bob', rejects('wrong-value'));
      expect(table.scores).toEqual([2, 6]);
    },
  );

  it.each(on(DECIDING, 'says "nothing more" for themselves'))('%s', (_name, book) => {
    const table = checked(book).ok(40, 'bob', rejects('cube-unavailable')).ok(42, 'bob', { do: 'go-on' });
    expect(table.scores).toEqual([6, 2]);
    const untried = checked(book);
    expect(untried.play(42, 'bob', { do: 'go-on' })).toBe('checkers-undecided');
  });

  it.each(on(DECIDING, 'is not hurried on by the other checker, who turns to the next Solution'))(
    '%s',
    (_name, book) => {
      const { right, wrong } = middle(book).fixture;
      const table = middle(book).ok(5, 'clock', { do: 'stop-round' });
      table
        .ok(60, 'ann', { do: 'present', written: [wrong] })
        .ok(61, 'bob', { do: 'present', written: [right] });
      table.ok(62, 'cat', { do: 'decline' });
      table.ok(70, 'bob', rejects('cube-unavailable')).ok(71, 'cat', rejects('cube-unavailable'));
      expect(table.play(72, 'ann', { do: 'accept', writer: 'bob' })).toBe('one-at-a-time');
      expect(table.play(73, 'cat', { do: 'accept', writer: 'bob' })).toBe('one-at-a-time');
      table.ok(74, 'bob', rejects('wrong-value')).ok(75, 'cat', { do: 'accept', writer: 'bob' });
      expect(table.match.phase).toMatchObject({ papers: [{ verdict: 'incorrect' }, {}, {}] });
    },
  );

  it.each(
    on({ all: 'VII-C-4 X-B-2' }, 'who leaves lets a Challenger who was right keep the points', ALL_BOOKS),
  )('%s', (_name, book) => {
    const absent = asked(book).scoring.absent.is;
    const early = middle(book, { players: 2 }).ok(10, 'ann', { do: 'challenge', claim: 'now' });
    early.ok(20, 'judge', { do: 'absent', player: 'bob' });
    early.ok(30, 'ann', { do: 'present', written: [early.fixture.right] });
    expect(early.scores).toEqual([6, absent]);
    const late = checked(book).ok(40, 'judge', { do: 'absent', player: 'bob' });
    expect(late.scores).toEqual([6, absent]);
    const mover = middle(book, { players: 2 }).ok(10, 'ann', { do: 'challenge', claim: 'impossible' });
    expect(mover.ok(20, 'judge', { do: 'absent', player: 'bob' }).scores).toEqual([6, absent]);
  });
});
