import { describe, expect, it } from 'vitest';
import { ADVENTUROUS, AGLOA_2014, atGoal, EQUATIONS, middle, on, VARIED } from './testing/testing.ts';

/** The comments on Shift from Permitted, under each list that has them. */
const BOOKS = VARIED;
const comment = (letter: string) => ({
  all: `XIII-A-7-comment-${letter}`,
  [ADVENTUROUS]: `XIII-A-7-comment-${letter} XIII-B-7-comment-${letter} XIII-C-8-comment-${letter}`,
});

describe.each(['elementary', 'middle', 'junior'] as const)('Shift from Permitted in %s', (division) => {
  const shifting = {
    division,
    variations: [{ id: 'shift-from-permitted' }],
    mode: 'auto',
    judge: false,
    mat: { permitted: division === 'elementary' ? 'n G' : 'n G =' },
  } as const;

  it.each(on(comment('a'), 'a bonus move from Resources may come first, unless you lead', BOOKS))(
    '%s',
    (_name, book) => {
      const trailing = middle(book, { ...shifting, totals: [4, 4, 0] });
      trailing
        .ok(5, 'cat', { do: 'bonus', cube: 'Y' })
        .ok(6, 'cat', { do: 'shift', cube: 'G', to: 'forbidden' });
      expect(trailing.mat.forbidden).toEqual(expect.arrayContaining(['Y', 'G']));
      const leading = middle(book, { ...shifting, totals: [4, 4, 10] });
      expect(leading.play(5, 'cat', { do: 'bonus', cube: 'Y' })).toBe('leader-bonus');
    },
  );

  it.each(on(comment('b'), 'a shift is never the bonus move itself', BOOKS))('%s', (_name, book) => {
    const table = middle(book, { ...shifting, totals: [4, 4, 0] });
    expect(table.play(5, 'cat', { do: 'bonus', cube: 'n' })).not.toBeNull();
    table.ok(6, 'cat', { do: 'shift', cube: 'n', to: 'forbidden' });
    expect(table.turn).toBe('ann');
  });

  it.each(on(comment('c'), 'nothing is shifted after the last cube has left Resources', BOOKS))(
    '%s',
    (_name, book) => {
      const table = middle(book, { ...shifting, mat: { ...shifting.mat, resources: 'Y' } });
      table.ok(5, 'cat', { do: 'move', cube: 'Y', to: 'permitted' });
      expect(table.play(9, 'ann', { do: 'shift', cube: 'G', to: 'required' })).not.toBeNull();
      expect(table.mat.permitted).toContain('G');
    },
  );

  const never = {
    [AGLOA_2014]: 'XIII-B-7-comment',
    [ADVENTUROUS]: 'XIII-B-7-comment-d XIII-C-8-comment-d',
    all: 'XIII-B-7',
  };
  const relations =
    division === 'elementary'
      ? []
      : on(never, '= is never shifted to Forbidden, however few cubes are left', BOOKS);
  it.each(relations)('%s', (_name, book) => {
    const table = middle(book, { ...shifting, mat: { ...shifting.mat, resources: 'Y B' } });
    expect(table.play(5, 'cat', { do: 'shift', cube: '=', to: 'forbidden' })).toBe('shift-illegal');
    table.ok(6, 'cat', { do: 'shift', cube: '=', to: 'required' });
  });
});

it.each(
  on(
    { [EQUATIONS]: 'VI-A-1-comment-b' },
    'no challenge before the Goal is finished, and none is kept for later',
  ),
)('%s', (_name, book) => {
  const table = atGoal(book, { mode: 'auto' });
  expect(table.play(table.match.now + 1, 'bob', { do: 'challenge', claim: 'impossible' })).not.toBeNull();
  expect(table.match.phase.kind).toBe('goal');
});
