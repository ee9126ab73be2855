import { describe, expect, it } from 'vitest';
import { atGoal, middle, on, LEADER_MAY_NOT, SETS_A_GOAL, asked } from './testing/testing.ts';
import type { TestTable } from './testing/testing.ts';

const cubes = (book: string) => middle(book).fixture.cubes;

describe('a bonus cube is a move', () => {
  it.each(on('IV-B V-A VII-A-2', 'it makes its player the Mover, whom an Impossible is against'))(
    '%s',
    (_name, book) => {
      const table = middle(book, { mode: 'auto' }).ok(5, 'cat', { do: 'bonus', cube: cubes(book)[0] });
      table.ok(9, 'bob', { do: 'challenge', claim: 'impossible' });
      expect(table.match.phase).toMatchObject({ occasion: { challengers: [1], mover: 2, third: 0 } });
      expect(table.seen).toMatchObject({
        papers: [
          { seat: 2, duty: 'must' },
          { seat: 0, duty: 'may' },
        ],
      });
    },
  );

  it.each(on('IV-B V-B', 'its player cannot challenge it, and owes the regular move'))(
    '%s',
    (_name, book) => {
      const [a, b] = cubes(book);
      const table = middle(book, { mode: 'auto' }).ok(5, 'cat', { do: 'bonus', cube: a });
      expect(table.play(9, 'cat', { do: 'challenge', claim: 'now' })).toBe('challenges-oneself');
      expect(table.match.phase).toMatchObject({ kind: 'moving', turn: 2, bonus: a });
      const loose = middle(book).ok(5, 'cat', { do: 'bonus', cube: a });
      loose.ok(9, 'cat', { do: 'challenge', claim: 'impossible' });
      loose.ok(10, 'ann', { do: 'point-out', what: 'invalid-challenge' });
      expect(loose.penalties[2]).toBe(asked(book).challenge.penalties.oneself.is);
      expect(loose.match.phase).toMatchObject({ kind: 'moving', turn: 2, bonus: a });
      loose.ok(12, 'cat', { do: 'move', cube: b, to: 'permitted' });
      expect(loose.turn).toBe('ann');
    },
  );

  it.each(on('IV-B IX-B', 'it insulates'))('%s', (_name, book) => {
    const [a, b] = cubes(book);
    const table = middle(book).ok(5, 'bob', { do: 'move', cube: a, to: 'permitted' });
    table.ok(8, 'cat', { do: 'bonus', cube: b });
    expect(table.play(9, 'ann', { do: 'point-out', what: 'out-of-turn' })).toBe('not-illegal');
    expect(table.mat.permitted).toContain(a);
  });

  it.each(on('IV-B XI-A', 'who loses the turn after it loses the regular move only'))('%s', (_name, book) => {
    const table = middle(book, { clock: 'exact' }).ok(5, 'cat', { do: 'bonus', cube: cubes(book)[0] });
    table.ok(141, 'ann', { do: 'wait' });
    expect(table.turn).toBe('ann');
    expect(table.mat.forbidden).toContain(cubes(book)[0]);
    expect(table.match.shake?.lastMover).toBe(2);
  });

  it.each(on('IV-C-2', 'of a leader, charged before the second cube, it stays as the move', LEADER_MAY_NOT))(
    '%s',
    (_name, book) => {
      const table = middle(book, { totals: [4, 4, 10] }).ok(5, 'cat', { do: 'bonus', cube: cubes(book)[0] });
      table.ok(9, 'bob', { do: 'point-out', what: 'illegal-bonus' });
      expect(table.mat.forbidden).toContain(cubes(book)[0]);
      expect(table.penalties).toEqual([0, 0, asked(book).bonus.moverPenalty.is]);
      expect(table.turn).toBe('ann');
    },
  );
});

describe('a disputed "no Goal"', () => {
  const disputed = (book: string): TestTable =>
    atGoal(book)
      .ok(50, 'ann', { do: 'no-goal' })
      .ok(55, 'bob', { do: 'challenge', claim: 'no-goal' })
      .ok(60, 'bob', { do: 'set-goal', goal: atGoal(book).fixture.goal });

  it.each(on('III-D-2', 'is settled by the next player’s bonus cube', SETS_A_GOAL))('%s', (_name, book) => {
    const table = disputed(book);
    table.ok(70, 'cat', { do: 'bonus', cube: table.mat.resources[0]! });
    expect(table.penalties).toEqual([-2, 0, 0]);
  });

  it.each(on('III-D-2', 'never by a cube that was moved out of turn', SETS_A_GOAL))('%s', (_name, book) => {
    const table = disputed(book);
    table.ok(70, 'ann', { do: 'move', cube: table.mat.resources[0]!, to: 'permitted' });
    expect(table.penalties).toEqual([0, 0, 0]);
    table.ok(72, 'cat', { do: 'point-out', what: 'out-of-turn' });
    table.ok(75, 'cat', { do: 'challenge', claim: 'impossible' });
    table.ok(80, 'bob', { do: 'decline' }).ok(81, 'ann', { do: 'decline' });
    expect(table.penalties).toEqual([0, 0, 0]);
    expect(table.scores).toEqual([4, 2, 6]);
  });
});
