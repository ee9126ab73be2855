import { describe, expect, it } from 'vitest';
import {
  ADVENTUROUS,
  AGLOA_2014,
  AGLOA_2026,
  BASIC,
  middle,
  on,
  VARIED,
  asked,
  lateTwice,
} from '../testing/testing.ts';
import type { TestTable } from '../testing/testing.ts';

const after = (book: string, claim: 'now' | 'impossible', mode: 'auto' | 'table' = 'table'): TestTable =>
  middle(book, { mode }).ok(5, 'ann', { do: 'challenge', claim });

describe('who writes', () => {
  it.each(on('VII-A', 'after a valid challenge at least one player must write'))('%s', (_name, book) => {
    for (const claim of ['now', 'impossible'] as const) {
      expect(after(book, claim).seen).toMatchObject({ papers: [{ duty: 'must' }, { duty: 'may' }] });
    }
  });

  it.each(on('VII-A-1', 'after Now the Challenger presents and the Mover does not'))('%s', (_name, book) => {
    const table = after(book, 'now', 'auto');
    expect(table.play(60, 'bob', { do: 'present', written: [table.fixture.right] })).toBe('may-not-present');
    expect(table.play(60, 'bob', { do: 'decline' })).toBe('nothing-to-decline');
    table.ok(61, 'cat', { do: 'decline' }).ok(62, 'ann', { do: 'present', written: [table.fixture.right] });
    expect(table.scores).toEqual([6, 2, 2]);
  });

  it.each(on('VII-A-2', 'after Impossible the Mover presents and the Challenger does not'))(
    '%s',
    (_name, book) => {
      const table = after(book, 'impossible', 'auto');
      expect(table.play(60, 'ann', { do: 'present', written: [table.fixture.right] })).toBe(
        'may-not-present',
      );
      table.ok(61, 'cat', { do: 'decline' }).ok(62, 'bob', { do: 'present', written: [table.fixture.right] });
      expect(table.scores).toEqual([2, 6, 2]);
    },
  );

  it.each(on({ all: 'VII-A-3', [AGLOA_2026]: 'VII-A-1 VII-A-2' }, 'the Third Party presents or not'))(
    '%s',
    (_name, book) => {
      const table = after(book, 'now', 'auto').ok(60, 'cat', {
        do: 'present',
        written: [after(book, 'now').fixture.right],
      });
      table.ok(61, 'ann', { do: 'present', written: [table.fixture.right] });
      expect(table.scores).toEqual([6, 2, 4]);
      expect(
        after(book, 'now', 'auto').ok(60, 'cat', { do: 'decline' }).ok(61, 'ann', { do: 'decline' }).scores,
      ).toEqual([2, 6, 6]);
    },
  );

  it.each(
    on(
      {
        [AGLOA_2014]: 'VII-C-1 VII-C-1-comment VII-C-1-comment-a',
        [AGLOA_2026]: 'VII-C-1 VII-C-1-comment VII-C-1-comment-a VII-C-1-comment-b',
        [ADVENTUROUS]: 'VII-C-1 VII-C-1-comment-a VII-C-1-comment-c VII-A-3-comment-a',
        [BASIC]: 'VII-A-3 VII-A-3-comment-a',
        all: 'VII-C-1 VII-C-1-comment VII-C-1-comment-a',
      },
      'what the Third Party has said about presenting is not taken back',
    ),
  )('%s', (_name, book) => {
    const table = after(book, 'now').ok(60, 'cat', { do: 'decline' });
    expect(table.play(61, 'cat', { do: 'present', written: [table.fixture.right] })).toBe(
      'decision-is-final',
    );
  });

  it.each(
    on(
      {
        [AGLOA_2014]: 'VII-C-1-comment-b',
        [ADVENTUROUS]: 'VII-C-1-comment-b VII-A-3-comment-b',
        [BASIC]: 'VII-A-3-comment-b',
        all: 'VII-C-1-comment-b',
      },
      'the Third Party may name the side they join, and is bound by it',
    ),
  )('%s', (_name, book) => {
    const writer = after(book, 'now').ok(50, 'cat', { do: 'join', player: 'ann' });
    expect(writer.play(60, 'cat', { do: 'decline' })).toBe('decision-is-final');
    expect(writer.play(60, 'cat', { do: 'join', player: 'bob' })).toBe('decision-is-final');
    writer.ok(61, 'cat', { do: 'present', written: [writer.fixture.right] });
    const other = after(book, 'now').ok(50, 'cat', { do: 'join', player: 'bob' });
    expect(other.play(60, 'cat', { do: 'present', written: [other.fixture.right] })).toBe(
      'decision-is-final',
    );
    expect(after(book, 'now').play(50, 'bob', { do: 'join', player: 'ann' })).toBe('not-now');
    expect(after(book, 'now').play(50, 'cat', { do: 'join', player: 'cat' })).toBe('no-such-side');
  });

  it.each(
    on(
      {
        [AGLOA_2014]: 'VII-C-1-comment-c',
        [AGLOA_2026]: 'VII-C-1-comment-c VII-C-1-comment',
        [ADVENTUROUS]: 'VII-C-1-comment-c VII-A-3-comment-c',
        [BASIC]: 'VII-A-3-comment-c',
        all: 'VII-C-1-comment-c',
      },
      'a Third Party with nothing to show when time ends has joined the side that does not write',
    ),
  )('%s', (_name, book) => {
    const table = after(book, 'impossible').ok(60, 'bob', {
      do: 'present',
      written: [after(book, 'now').fixture.wrong],
    });
    expect(table.play(124, 'ann', { do: 'reject', writer: 'bob', reason: 'wrong-value' })).toBe(
      'not-all-presented',
    );
    table
      .ok(126, 'ann', { do: 'reject', writer: 'bob', reason: 'wrong-value' })
      .ok(127, 'cat', { do: 'reject', writer: 'bob', reason: 'wrong-value' });
    expect(table.scores).toEqual([6, 2, 4]);
    const called = after(book, 'now').ok(60, 'ann', { do: 'decline' });
    called.ok(125, 'bob', { do: 'time-up', player: 'cat' }).ok(136, 'bob', { do: 'wait' });
    expect(called.scores).toEqual([2, 6, 6]);
    expect(called.totals).toEqual([2, 6, 6]);
  });

  it.each(on({ all: 'XI-A-1-h', [BASIC]: 'XI-A-1-g' }, 'two minutes to write'))('%s', (_name, book) => {
    const table = after(book, 'now');
    expect(table.match.clocks.map(({ seat, task, until }) => [seat, task, until])).toEqual([
      [0, 'write', 125],
      [2, 'decide', 125],
    ]);
    table
      .ok(125, 'bob', { do: 'time-up', player: 'ann' })
      .ok(134, 'ann', { do: 'present', written: [table.fixture.right] });
    expect(table.totals).toEqual([0, 0, 0]);
  });

  it.each(
    on(
      { all: 'XI-A XI-A-1-h', [BASIC]: 'XI-A XI-A-1-g' },
      'a writer who is late loses a point, then the right to present',
    ),
  )('%s', (_name, book) => {
    const table = after(book, 'now').ok(60, 'cat', { do: 'decline' });
    table.ok(125, 'bob', { do: 'time-up', player: 'ann' }).ok(136, 'bob', { do: 'wait' });
    expect(table.totals).toEqual([asked(book).time.firstMiss.is, 0, 0]);
    table.ok(195, 'bob', { do: 'time-up', player: 'ann' }).ok(206, 'bob', { do: 'wait' });
    expect(table.scores).toEqual([2, 6, 6]);
    expect(table.totals).toEqual([2 + lateTwice(book), 6, 6]);
  });

  it.each(on({ all: 'XIII-D-14' }, 'with Two Solutions three minutes to write', VARIED))(
    '%s',
    (_name, book) => {
      const table = middle(book, { division: 'senior', variations: [{ id: 'two-solutions' }] });
      table.ok(5, 'ann', { do: 'challenge', claim: 'impossible' });
      expect(table.match.clocks[0]!.until).toBe(185);
    },
  );
});

describe('presenting', () => {
  it.each(
    on(
      { all: 'VII-C VII-C-2', [BASIC]: 'VII-C VII-C-1' },
      'nothing is checked before all Solutions are presented',
    ),
  )('%s', (_name, book) => {
    const table = after(book, 'now').ok(60, 'ann', {
      do: 'present',
      written: [after(book, 'now').fixture.right],
    });
    expect(table.play(61, 'bob', { do: 'accept', writer: 'ann' })).toBe('not-all-presented');
    table.ok(62, 'cat', { do: 'decline' }).ok(63, 'bob', { do: 'accept', writer: 'ann' });
  });

  it.each(
    on(
      { all: 'VII-C-2-a', [BASIC]: 'VII-C-1-a VII-C-1-b', [ADVENTUROUS]: 'VII-C-2-a VII-C-2-b' },
      'what was presented is what is checked',
    ),
  )('%s', (_name, book) => {
    const { right, wrong } = after(book, 'now').fixture;
    const software = after(book, 'now', 'auto').ok(60, 'ann', { do: 'present', written: [wrong] });
    expect(software.play(61, 'ann', { do: 'present', written: [right] })).toBe('already-presented');
    const table = after(book, 'now').ok(60, 'ann', { do: 'present', written: [right] });
    const changed = table.play(61, 'ann', { do: 'present', written: [right] });
    const makesItWrong = asked(book).checking.changingWhatWasPresented.is === 'makes-it-incorrect';
    expect(changed).toBe(makesItWrong ? null : 'already-presented');
    table.ok(62, 'cat', { do: 'decline' });
    if (makesItWrong) expect(table.scores).toEqual([2, 6, 6]);
    else expect(table.phase).toBe('checking');
  });

  it.each(on({ [AGLOA_2026]: 'VII-C-2-a' }, 'a change after all have presented makes it wrong too'))(
    '%s',
    (_name, book) => {
      const table = after(book, 'now').ok(60, 'ann', {
        do: 'present',
        written: [after(book, 'now').fixture.right],
      });
      table.ok(61, 'cat', { do: 'decline' }).ok(62, 'ann', { do: 'present', written: [table.fixture.wrong] });
      expect(table.scores).toEqual([2, 6, 6]);
    },
  );

  it.each(on('VII-C', 'in auto mode the judge rules as soon as all have presented'))('%s', (_name, book) => {
    const table = after(book, 'now', 'auto').ok(60, 'cat', { do: 'decline' });
    table.ok(61, 'ann', { do: 'present', written: [table.fixture.wrong] });
    expect(table.scores).toEqual([2, 6, 6]);
    expect(table.play(62, 'bob', { do: 'accept', writer: 'ann' })).not.toBeNull();
  });
});
