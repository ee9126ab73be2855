import { describe, expect, it } from 'vitest';
import { ADVENTUROUS, AGLOA_2026, BASIC, middle, on, VARIED, asked } from '../testing/testing.ts';
import type { TableOptions } from '../testing/testing.ts';

type What = 'C' | 'W' | 'S';

/** After ann's challenge of bob's move, the scores of ann, bob and cat: C correct, W wrong, S silent. */
function scores(
  book: string,
  claim: 'now' | 'impossible',
  writer: What,
  third: What,
  options: TableOptions = {},
) {
  const table = middle(book, { mode: 'auto', ...options }).ok(5, 'ann', { do: 'challenge', claim });
  const { right, wrong } = table.fixture;
  const names = [claim === 'now' ? 'ann' : 'bob', 'cat'] as const;
  [writer, third].forEach((what, index) => {
    if (options.players === 2 && index === 1) return;
    if (what === 'S') table.ok(60, names[index]!, { do: 'decline' });
    else table.ok(60, names[index]!, { do: 'present', written: [what === 'C' ? right : wrong] });
  });
  return table.scores;
}

describe('scores after a challenge', () => {
  it.each(on('X-A X-A-1 X-B X-B-1', 'a writer is correct with a correct Solution'))('%s', (_name, book) => {
    expect(scores(book, 'now', 'C', 'S')).toEqual([6, 2, 2]);
    expect(scores(book, 'impossible', 'C', 'S')).toEqual([2, 6, 2]);
    expect(scores(book, 'now', 'W', 'W')).toEqual([2, 6, 2]);
  });

  it.each(
    on(
      { all: 'X-A-2 X-B-2', [AGLOA_2026]: 'X-A-2 X-B-2', [ADVENTUROUS]: 'X-A-2 X-B-2' },
      'who need not write is correct if nobody else is',
    ),
  )('%s', (_name, book) => {
    expect(scores(book, 'now', 'W', 'S')).toEqual([2, 6, 6]);
    expect(scores(book, 'impossible', 'W', 'S')).toEqual([6, 2, 4]);
    expect(scores(book, 'impossible', 'S', 'S')).toEqual([6, 2, 4]);
    expect(scores(book, 'now', 'W', 'C')?.[1]).toBe(2);
    expect(scores(book, 'impossible', 'W', 'C')?.[0]).toBe(2);
  });

  it.each(
    on(
      { all: 'X-B-2', [AGLOA_2026]: 'X-B-3 X-B-4', 'agloa-equations-2015': 'X-B-3' },
      'the correct Third Party',
    ),
  )('%s', (_name, book) => {
    expect(scores(book, 'now', 'C', 'C')?.[2]).toBe(4);
    expect(scores(book, 'now', 'W', 'C')?.[2]).toBe(asked(book).scoring.thirdParty.nowWithWrongChallenger.is);
    expect(scores(book, 'now', 'W', 'S')?.[2]).toBe(6);
    expect(scores(book, 'impossible', 'C', 'C')?.[2]).toBe(6);
    expect(scores(book, 'impossible', 'W', 'C')?.[2]).toBe(6);
    expect(scores(book, 'impossible', 'W', 'S')?.[2]).toBe(4);
  });

  it.each(on({ [AGLOA_2026]: 'X-B-1', all: 'X-B-1' }, 'everyone who is not correct scores 2'))(
    '%s',
    (_name, book) => {
      expect(scores(book, 'now', 'C', 'W')).toEqual([6, 2, 2]);
      expect(scores(book, 'impossible', 'C', 'W')).toEqual([2, 6, 2]);
      expect(scores(book, 'impossible', 'W', 'W')).toEqual([6, 2, 2]);
    },
  );

  it.each(on('X-B', 'with two players'))('%s', (_name, book) => {
    expect(scores(book, 'now', 'C', 'S', { players: 2 })).toEqual([6, 2]);
    expect(scores(book, 'now', 'W', 'S', { players: 2 })).toEqual([2, 6]);
    expect(scores(book, 'impossible', 'C', 'S', { players: 2 })).toEqual([2, 6]);
    expect(scores(book, 'impossible', 'S', 'S', { players: 2 })).toEqual([6, 2]);
  });

  it.each(
    on(
      'Basic V Basic V-A Basic V-B Basic VI-A Basic VI-B Basic VI-C Basic IV-B Basic IV-B-1 Basic IV-B-2',
      'the basic level scores alike',
    ),
  )('%s', (_name, book) => {
    const options = { level: 'basic' } as const;
    expect(scores(book, 'now', 'C', 'S', options)).toEqual([6, 2, 2]);
    expect(scores(book, 'now', 'W', 'S', options)).toEqual([2, 6, 6]);
    expect(scores(book, 'impossible', 'W', 'S', options)).toEqual([6, 2, 4]);
  });
});

describe('the last cube', () => {
  const last = (book: string, options: TableOptions = {}) => {
    const { lastCube } = middle(book).fixture;
    return middle(book, { ...options, mat: lastCube });
  };
  const cube = (book: string): string => middle(book).fixture.lastCube.resources;
  const moved = (book: string, options: TableOptions = {}) =>
    last(book, options).ok(10, 'cat', { do: 'move', cube: cube(book), to: 'permitted' });

  it.each(
    on('VIII-A', 'goes to Required or Permitted, or Impossible is called; then all write for two minutes'),
  )('%s', (_name, book) => {
    expect(
      last(book, { mode: 'auto' }).play(10, 'cat', { do: 'move', cube: cube(book), to: 'forbidden' }),
    ).toBe('last-cube-forbidden');
    last(book, { mode: 'auto' }).ok(10, 'cat', { do: 'challenge', claim: 'impossible' });
    expect(moved(book).match.clocks.map(({ seat, task, until }) => [seat, task, until])).toEqual([
      [0, 'write', 130],
      [1, 'write', 130],
      [2, 'write', 130],
    ]);
  });

  it.each(
    on(
      'VIII-A IX-A-1-example',
      'forbidden at a table it goes back without penalty, and so does a challenge on it',
    ),
  )('%s', (_name, book) => {
    const table = last(book).ok(10, 'cat', { do: 'move', cube: cube(book), to: 'forbidden' });
    table
      .ok(15, 'ann', { do: 'challenge', claim: 'impossible' })
      .ok(20, 'bob', { do: 'point-out', what: 'last-cube-forbidden' });
    expect(table.mat).toEqual(last(book).mat);
    expect(table.turn).toBe('cat');
    expect(table.totals).toEqual([0, 0, 0]);
    table.ok(25, 'cat', { do: 'move', cube: cube(book), to: 'required' });
  });

  it.each(
    on(
      { all: 'VIII-B XI-A-1-g', [BASIC]: 'VIII-B XI-A-1-f' },
      'Impossible in the first minute; writers have the rest of the two',
    ),
  )('%s', (_name, book) => {
    const table = moved(book, { mode: 'auto' }).ok(70, 'ann', { do: 'challenge', claim: 'impossible' });
    expect(table.match.clocks.map(({ seat, task, until }) => [seat, task, until])).toEqual([
      [2, 'write', 130],
      [1, 'decide', 130],
    ]);
    expect(moved(book, { mode: 'auto' }).play(71, 'ann', { do: 'challenge', claim: 'impossible' })).toBe(
      'impossible-too-late',
    );
  });

  it.each(
    on(
      { all: 'VIII-B-comment', [AGLOA_2026]: 'VIII-B-comment V-B-example-e' },
      'Now, or Impossible too late, is set aside',
    ),
  )('%s', (_name, book) => {
    const now = moved(book)
      .ok(20, 'ann', { do: 'challenge', claim: 'now' })
      .ok(22, 'bob', { do: 'point-out', what: 'invalid-challenge' });
    const { nowAfterLastCube, impossibleTooLate } = asked(book).challenge.penalties;
    expect(now.totals).toEqual([nowAfterLastCube.is, 0, 0]);
    const late = moved(book)
      .ok(80, 'ann', { do: 'challenge', claim: 'impossible' })
      .ok(82, 'cat', { do: 'point-out', what: 'invalid-challenge' });
    expect(late.totals).toEqual([impossibleTooLate.is, 0, 0]);
    expect([now.phase, late.phase]).toEqual(['writing', 'writing']);
    expect(late.match.phase).toMatchObject({ occasion: { kind: 'forceout' } });
    expect(moved(book, { mode: 'auto' }).play(20, 'cat', { do: 'challenge', claim: 'impossible' })).toBe(
      'challenges-oneself',
    );
  });

  it.each(on('X-C X-C-1 X-C-2', 'a forceout scores 4 or 2'))('%s', (_name, book) => {
    const table = moved(book, { mode: 'auto' });
    table
      .ok(60, 'ann', { do: 'present', written: [table.fixture.right] })
      .ok(61, 'bob', { do: 'present', written: [table.fixture.wrong] });
    table.ok(62, 'cat', { do: 'decline' });
    expect(table.scores).toEqual([4, 2, 2]);
  });

  it.each(on('Basic VII', 'the basic level ends alike'))('%s', (_name, book) => {
    const table = moved(book, { mode: 'auto', level: 'basic' });
    for (const name of ['ann', 'bob', 'cat'] as const)
      table.ok(60, name, { do: 'present', written: [table.fixture.right] });
    expect(table.scores).toEqual([4, 4, 4]);
  });

  it.each(on('XIII-D-14', 'with Two Solutions three minutes to write and two to call Impossible', VARIED))(
    '%s',
    (_name, book) => {
      const options = { division: 'senior', variations: [{ id: 'two-solutions' }], mode: 'auto' } as const;
      expect(moved(book, options).match.clocks[0]!.until).toBe(190);
      moved(book, options).ok(130, 'ann', { do: 'challenge', claim: 'impossible' });
      expect(moved(book, options).play(131, 'ann', { do: 'challenge', claim: 'impossible' })).toBe(
        'impossible-too-late',
      );
    },
  );
});
