import { describe, expect, it } from 'vitest';
import { ADVENTUROUS, atFirstTurn, BASIC, middle, on, VARIED, isEquations } from '../testing/testing.ts';

const cube = (book: string, index: 0 | 1 | 2 = 0): string => middle(book).fixture.cubes[index];

describe('moving', () => {
  it.each(on('IV-A', 'after the Goal the turn passes to the left'))('%s', (_name, book) => {
    const table = atFirstTurn(book);
    const [a, b, c] = isEquations(book) ? ['green:6', 'blue:x', 'red:3'] : ['R', 'n', 'G'];
    expect(table.turn).toBe('bob');
    table.ok(70, 'bob', { do: 'move', cube: a, to: 'required' });
    expect(table.turn).toBe('cat');
    table.ok(80, 'cat', { do: 'move', cube: b, to: 'permitted' });
    expect(table.turn).toBe('ann');
    table.ok(90, 'ann', { do: 'move', cube: c, to: 'forbidden' });
    expect(table.turn).toBe('bob');
  });

  it.each(on('IV-B', 'a cube goes from Resources to one section and stays there'))('%s', (_name, book) => {
    const table = middle(book, { mode: 'auto' });
    expect(table.play(5, 'cat', { do: 'move', cube: 'no such', to: 'required' })).toBe(
      'cube-not-in-resources',
    );
    expect(table.play(5, 'ann', { do: 'move', cube: cube(book), to: 'required' })).toBe('out-of-turn');
    table.ok(5, 'cat', { do: 'move', cube: cube(book), to: 'required' });
    expect(table.mat.required).toContain(cube(book));
    expect(table.play(9, 'ann', { do: 'shift', cube: cube(book), to: 'forbidden' })).toBe('shift-illegal');
  });

  it.each(on('IV-D', '= and ⊆ go to Forbidden only when four cubes or fewer are left', VARIED))(
    '%s',
    (_name, book) => {
      const move = (resources: string, bonus?: string): string | null =>
        middle(book, { mode: 'auto', mat: { resources } }).play(5, 'cat', {
          do: 'move',
          cube: '=',
          to: 'forbidden',
          bonus: bonus ?? null,
        });
      expect(move("= Y B ' G")).toBe('relation-forbidden');
      expect(move('= Y B G')).toBeNull();
      expect(move("= Y B ' G", 'Y')).toBeNull();
      expect(
        middle(book, { mode: 'auto' }).play(5, 'cat', { do: 'move', cube: '=', to: 'permitted' }),
      ).toBeNull();
    },
  );

  it.each(on('IV-B', 'where = and ⊆ are wild they may go to Forbidden at any time', [BASIC]))(
    '%s',
    (_name, book) => {
      expect(
        middle(book, { mode: 'auto' }).play(5, 'cat', { do: 'move', cube: '=', to: 'forbidden' }),
      ).toBeNull();
    },
  );

  it.each(on('IV-D-comment-a', 'V and Λ go to Forbidden at any time', VARIED))('%s', (_name, book) => {
    const table = middle(book, { mode: 'auto', mat: { resources: 'V ^ R G B Y =' } });
    table
      .ok(5, 'cat', { do: 'move', cube: 'V', to: 'forbidden' })
      .ok(9, 'ann', { do: 'move', cube: '^', to: 'forbidden' });
  });

  it.each(
    on('IX-A-1 IX-A-1-example', 'a relation forbidden too early goes back and its Mover moves again', VARIED),
  )('%s', (_name, book) => {
    const table = middle(book).ok(5, 'cat', { do: 'move', cube: '=', to: 'forbidden' });
    const before = middle(book).mat;
    table.ok(9, 'ann', { do: 'point-out', what: 'relation-forbidden' });
    expect(table.mat).toEqual(before);
    expect(table.turn).toBe('cat');
    expect(table.match.clocks[0]!.until).toBeGreaterThanOrEqual(19);
    table.ok(12, 'cat', { do: 'move', cube: 'G', to: 'forbidden' });
    expect(table.totals).toEqual([0, 0, 0]);
  });

  it.each(
    on(
      { all: 'XI-A-1-d XI-A-1-e', [BASIC]: 'XI-A-1-c XI-A-1-d' },
      'two minutes for the first turn, one for the others',
    ),
  )('%s', (_name, book) => {
    const table = atFirstTurn(book);
    expect(table.match.clocks).toMatchObject([{ seat: 1, task: 'turn', until: 180 }]);
    table.ok(100, 'bob', { do: 'move', cube: isEquations(book) ? 'green:6' : 'R', to: 'required' });
    expect(table.match.clocks).toMatchObject([{ seat: 2, task: 'turn', until: 160 }]);
  });
});

describe('Shift from Permitted', () => {
  const shifting = {
    variations: [{ id: 'shift-from-permitted' }],
    mode: 'auto',
    mat: { permitted: 'n G =' },
  } as const;
  const at = { [ADVENTUROUS]: 'XIII-C-8', all: 'XIII-C-7' };

  it.each(on(at, 'a cube goes from Permitted to Required or Forbidden instead of a regular move', VARIED))(
    '%s',
    (_name, book) => {
      const table = middle(book, shifting).ok(5, 'cat', { do: 'shift', cube: 'G', to: 'required' });
      expect(table.mat).toMatchObject({ required: ['R', 'G'], permitted: ['n', '='] });
      expect(table.turn).toBe('ann');
      table.ok(9, 'ann', { do: 'shift', cube: 'n', to: 'forbidden' });
      expect(table.play(12, 'cat', { do: 'shift', cube: '=', to: 'required' })).toBe('out-of-turn');
    },
  );

  it.each(on(at, 'nothing else is shifted, and = never to Forbidden', VARIED))('%s', (_name, book) => {
    const table = middle(book, shifting);
    expect(table.play(5, 'cat', { do: 'shift', cube: 'U', to: 'required' })).toBe('cube-not-on-mat');
    expect(table.play(5, 'cat', { do: 'shift', cube: 'R', to: 'forbidden' })).toBe('shift-illegal');
    expect(table.play(5, 'cat', { do: 'shift', cube: '=', to: 'forbidden' })).toBe('shift-illegal');
    expect(
      middle(book, { ...shifting, variations: [] }).play(5, 'cat', {
        do: 'shift',
        cube: 'G',
        to: 'required',
      }),
    ).toBe('shift-illegal');
  });

  it.each(on(at, 'an illegal shift that is pointed out goes back', VARIED))('%s', (_name, book) => {
    const table = middle(book, { ...shifting, mode: 'table' }).ok(5, 'cat', {
      do: 'shift',
      cube: 'R',
      to: 'forbidden',
    });
    table.ok(8, 'bob', { do: 'point-out', what: 'shift-illegal' });
    expect(table.mat.required).toEqual(['R']);
    expect(table.turn).toBe('cat');
  });

  it.each(on(at, 'a bonus move may come before it', VARIED))('%s', (_name, book) => {
    const table = middle(book, { ...shifting, totals: [4, 4, 0] });
    table.ok(5, 'cat', { do: 'bonus', cube: 'Y' }).ok(6, 'cat', { do: 'shift', cube: 'G', to: 'required' });
    expect(table.mat.forbidden).toContain('Y');
  });
});

describe('errors at a table', () => {
  it.each(on('IX-A-1 IX-A-1-example', 'a move out of turn goes back and the rightful player moves'))(
    '%s',
    (_name, book) => {
      const table = middle(book).ok(5, 'ann', { do: 'move', cube: cube(book), to: 'required' });
      table.ok(8, 'cat', { do: 'point-out', what: 'out-of-turn' });
      expect(table.mat).toEqual(middle(book).mat);
      table.ok(9, 'cat', { do: 'move', cube: cube(book), to: 'forbidden' });
      expect(table.totals).toEqual([0, 0, 0]);
    },
  );

  it.each(on('IX-A', 'the charge must be exact and come from an opponent'))('%s', (_name, book) => {
    const table = middle(book).ok(5, 'ann', { do: 'move', cube: cube(book), to: 'required' });
    expect(table.play(8, 'cat', { do: 'point-out', what: 'illegal-bonus' })).toBe('not-illegal');
    expect(table.play(8, 'ann', { do: 'point-out', what: 'out-of-turn' })).toBe('own-fault');
    expect(table.play(8, 'bob', { do: 'point-out', what: 'out-of-turn' })).toBeNull();
  });

  it.each(on('IX-A-2 IX-A-2-comment', 'a legal move stands, and a mistaken charge costs nothing'))(
    '%s',
    (_name, book) => {
      const table = middle(book).ok(5, 'cat', { do: 'move', cube: cube(book), to: 'permitted' });
      expect(table.play(8, 'bob', { do: 'point-out', what: 'out-of-turn' })).toBe('not-illegal');
      expect(table.mat.permitted).toContain(cube(book));
      expect(table.totals).toEqual([0, 0, 0]);
    },
  );

  it.each(on('IX-B', 'an error stands once another player has acted legally'))('%s', (_name, book) => {
    const table = middle(book).ok(5, 'ann', { do: 'move', cube: cube(book), to: 'required' });
    table.ok(9, 'bob', { do: 'move', cube: cube(book, 1), to: 'permitted' });
    expect(table.play(12, 'cat', { do: 'point-out', what: 'out-of-turn' })).toBe('not-illegal');
    expect(table.mat.required).toContain(cube(book));
  });

  it.each(on('IX-B', 'the player who was passed over may simply move, and that insulates'))(
    '%s',
    (_name, book) => {
      const table = middle(book).ok(5, 'bob', { do: 'move', cube: cube(book), to: 'required' });
      table.ok(9, 'cat', { do: 'move', cube: cube(book, 1), to: 'permitted' });
      expect(table.play(12, 'ann', { do: 'point-out', what: 'out-of-turn' })).toBe('not-illegal');
      expect(table.turn).toBe('ann');
      expect(table.mat.permitted).toContain(cube(book, 1));
    },
  );

  it.each(on('IX-A-1', 'the software refuses what a table lets happen'))('%s', (_name, book) => {
    const table = middle(book, { mode: 'auto' });
    expect(table.play(5, 'ann', { do: 'move', cube: cube(book), to: 'required' })).toBe('out-of-turn');
    expect(table.mat).toEqual(middle(book).mat);
  });
});
