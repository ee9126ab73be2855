import { describe, expect, it } from 'vitest';
import {
  AGLOA_2026,
  BASIC,
  fresh,
  middle,
  ONSETS,
  on,
  rolled,
  LEADER_MAY_NOT,
  isEquations,
  asked,
} from './testing/testing.ts';
import type { TestTable } from './testing/testing.ts';

const cubes = (book: string) => middle(book).fixture.cubes;
const charge = (what: 'out-of-turn' | 'invalid-challenge' | 'last-cube-forbidden' | 'illegal-bonus') =>
  ({ do: 'point-out', what }) as const;

describe('after "Stop"', () => {
  it.each(on('XI-B IX-A-1', 'a cube goes back, but nobody moves again'))('%s', (_name, book) => {
    const [a, b] = cubes(book);
    const table = middle(book).ok(10, 'ann', { do: 'move', cube: a, to: 'permitted' });
    table.ok(20, 'clock', { do: 'stop-round' });
    const { clocks } = table.match;
    table.ok(22, 'cat', charge('out-of-turn'));
    expect(table.mat).toEqual(middle(book).mat);
    expect(table.phase).toBe('writing');
    expect(table.match.clocks).toEqual(clocks);
    expect(table.play(40, 'cat', { do: 'move', cube: b, to: 'permitted' })).toBe('not-now');
  });

  it.each(on('XI-B VIII-A', 'a last cube in Forbidden goes back, and everybody goes on writing'))(
    '%s',
    (_name, book) => {
      const { lastCube } = middle(book).fixture;
      const table = middle(book, { mat: lastCube });
      table.ok(10, 'cat', { do: 'move', cube: lastCube.resources, to: 'forbidden' });
      table.ok(20, 'clock', { do: 'stop-round' }).ok(22, 'ann', charge('last-cube-forbidden'));
      expect(table.mat.resources).toEqual([lastCube.resources]);
      expect(table.match.phase).toMatchObject({ kind: 'writing', occasion: { kind: 'stop' } });
    },
  );

  it.each(on('XI-B', 'a challenge set aside leaves two minutes to write'))('%s', (_name, book) => {
    const table = middle(book, { mat: { required: '', permitted: '' } });
    table.ok(10, 'ann', { do: 'challenge', claim: 'now' }).ok(20, 'clock', { do: 'stop-round' });
    table.ok(30, 'cat', charge('invalid-challenge'));
    expect(table.match.phase).toMatchObject({ kind: 'writing', occasion: { kind: 'stop' } });
    expect(table.match.clocks).toMatchObject([
      { seat: 0, task: 'write', until: 150 },
      { seat: 1, task: 'write', until: 150 },
      { seat: 2, task: 'write', until: 150 },
    ]);
  });
});

describe('two errors', () => {
  it.each(on('IV-C-2 V-A-2-b', 'are two charges, in either order', LEADER_MAY_NOT))('%s', (_name, book) => {
    const [a, b] = cubes(book);
    const play = (...order: readonly ('illegal-bonus' | 'invalid-challenge')[]): TestTable => {
      const mat = { required: '', permitted: '' };
      const table = middle(book, { mat, totals: [2, 6, 2], turn: 'bob', lastMover: 'ann' });
      table.ok(10, 'bob', { do: 'move', cube: a, to: 'forbidden', bonus: b });
      table.ok(12, 'cat', { do: 'challenge', claim: 'now' });
      order.forEach((what, index) => table.ok(13 + index, 'ann', charge(what)));
      return table;
    };
    for (const table of [
      play('illegal-bonus', 'invalid-challenge'),
      play('invalid-challenge', 'illegal-bonus'),
    ]) {
      const { bonus, challenge } = asked(book);
      expect(table.penalties).toEqual([0, bonus.moverPenalty.is, challenge.penalties.nowNothingPlayed.is]);
      expect(table.mat.forbidden).toContain(b);
      expect(table.mat.resources).toContain(a);
      expect(table.turn).toBe('cat');
    }
  });

  it.each(on('IX-A-1 V-B', 'one settled leaves the block in the hand that lifted it'))(
    '%s',
    (_name, book) => {
      const [a] = cubes(book);
      const table = middle(book).ok(10, 'ann', { do: 'move', cube: a, to: 'permitted' });
      table.ok(11, 'bob', { do: 'lift-block' }).ok(12, 'cat', charge('out-of-turn'));
      expect(table.match.block?.holders).toEqual([1]);
      // Whose turn it is, is on the clock again, with what was left, as soon as the block is down.
      table.ok(20, 'bob', { do: 'put-back' });
      expect(table.match.clocks).toMatchObject([{ seat: 2, task: 'turn', until: 70 }]);
      expect(table.penalties[1]).toBe(asked(book).challenge.penalties.silent.is);
    },
  );

  it.each(on('IX-A-1', 'of one player: the other one keeps its charge'))('%s', (_name, book) => {
    const [a, b] = cubes(book);
    const table = middle(book)
      .ok(10, 'ann', { do: 'move', cube: a, to: 'permitted' })
      .ok(11, 'ann', { do: 'move', cube: b, to: 'forbidden' });
    table.ok(12, 'cat', { do: 'point-out', what: 'two-cubes-without-bonus' });
    expect(table.mat.permitted).toContain(a);
    table.ok(13, 'cat', charge('out-of-turn'));
    expect(table.mat).toEqual(middle(book).mat);
    expect(table.turn).toBe('cat');
  });
});

describe('insulation', () => {
  it.each(on('IX-B X-D', 'marking somebody absent does not bring it'))('%s', (_name, book) => {
    const [a] = cubes(book);
    const table = middle(book).ok(10, 'ann', { do: 'move', cube: a, to: 'permitted' });
    table.ok(12, 'judge', { do: 'absent', player: 'bob' }).ok(14, 'cat', charge('out-of-turn'));
    expect(table.mat).toEqual(middle(book).mat);
    expect(table.turn).toBe('cat');
  });

  it.each(on('IX-B', 'nor does an illegal act of another player'))('%s', (_name, book) => {
    const [a, b] = cubes(book);
    const table = middle(book).ok(10, 'bob', { do: 'move', cube: a, to: 'permitted' });
    // bob moved out of turn, so that ann seems to be next; then bob moves again.
    table.ok(11, 'bob', { do: 'move', cube: b, to: 'permitted' });
    table.ok(12, 'cat', { do: 'point-out', what: 'two-cubes-without-bonus' });
    expect(table.mat.resources).toContain(b);
    expect(table.mat.permitted).toContain(a);
  });

  it.each(on('III-C IX-B', 'the Goal-setter’s bonus cube brings it', [BASIC]))('%s', (_name, book) => {
    const table = fresh(book);
    const { cards, roll } = table.fixture;
    table
      .ok(10, 'ann', { do: 'roll', cubes: roll })
      .ok(20, 'cat', { do: 'deal', cards: [...cards, 1, 5, 8] });
    table.ok(50, 'ann', { do: 'bonus', cube: 'Y' });
    expect(table.play(51, 'bob', { do: 'point-out', what: 'too-many-cards' })).toBe('not-illegal');
    expect(table.match.shake?.universe).toHaveLength(13);
  });

  it.each(on('III-C IX-B', 'and makes an illegal pick stand, ignored', LEADER_MAY_NOT))(
    '%s',
    (_name, book) => {
      const table = rolled(book);
      const { picks } = table.fixture;
      table
        .ok(25, 'ann', { do: 'pick', variation: picks[0]! })
        .ok(30, 'bob', { do: 'pick', variation: picks[1]! });
      table.ok(35, 'cat', { do: 'pick', variation: picks[0]! });
      table.ok(50, 'ann', { do: 'bonus', cube: isEquations(book) ? 'black:9' : 'Y' });
      expect(table.play(51, 'bob', { do: 'point-out', what: 'illegal-variation' })).toBe('not-illegal');
    },
  );
});

describe('the last cube in Forbidden', () => {
  const played = (book: string): TestTable => {
    const { lastCube } = middle(book).fixture;
    return middle(book, { mat: lastCube }).ok(5, 'cat', {
      do: 'move',
      cube: lastCube.resources,
      to: 'forbidden',
    });
  };

  it.each(on('VIII-A', 'goes back, and the challenge to it is set aside'))('%s', (_name, book) => {
    for (const claim of ['now', 'impossible'] as const) {
      const table = played(book).ok(8, 'ann', { do: 'challenge', claim });
      table.ok(10, 'bob', charge('last-cube-forbidden'));
      expect(table.mat).toEqual(middle(book, { mat: table.fixture.lastCube }).mat);
      expect(table.turn).toBe('cat');
      expect(table.penalties).toEqual([0, 0, 0]);
      expect(table.match.clocks).toMatchObject([{ seat: 2, task: 'turn', until: 62 }]);
    }
  });

  it.each(on('VIII-A', 'makes an invalid challenge free in one book, and in no other'))(
    '%s',
    (_name, book) => {
      const table = played(book).ok(8, 'ann', { do: 'challenge', claim: 'now' });
      table.ok(10, 'bob', charge('invalid-challenge'));
      const { onForbiddenLastCube, penalties } = asked(book).challenge;
      expect(table.penalties[0]).toBe(
        onForbiddenLastCube.is === 'free' ? 0 : penalties.nowTooFewResources.is,
      );
    },
  );
});

describe('two who lift the block together', () => {
  it.each(on('V-B', 'and stay silent lose a point each', [AGLOA_2026]))('%s', (_name, book) => {
    const table = middle(book, { clock: 'exact' }).ok(5, 'ann', { do: 'lift-block' });
    table.ok(5, 'cat', { do: 'lift-block' }).ok(25, 'bob', { do: 'wait' });
    expect(table.penalties).toEqual([-1, 0, -1]);
    expect(table.match.block).toBeNull();
    expect(table.match.clocks).toMatchObject([{ seat: 2, task: 'turn', until: 75 }]);
  });

  it.each(on('V-B', 'each puts it back for themselves', [AGLOA_2026]))('%s', (_name, book) => {
    const table = middle(book).ok(5, 'ann', { do: 'lift-block' }).ok(5, 'cat', { do: 'lift-block' });
    table.ok(8, 'ann', { do: 'put-back' });
    expect(table.match.block?.holders).toEqual([2]);
    table.ok(9, 'cat', { do: 'put-back' });
    expect(table.penalties).toEqual([-1, 0, -1]);
  });

  it.each(on('V-B', 'who says nothing while the other challenges loses the point alone', [AGLOA_2026]))(
    '%s',
    (_name, book) => {
      const table = middle(book).ok(5, 'ann', { do: 'lift-block' }).ok(5, 'cat', { do: 'lift-block' });
      table.ok(7, 'ann', { do: 'challenge', claim: 'now' }).ok(21, 'bob', { do: 'time-up', player: 'cat' });
      expect(table.penalties).toEqual([0, 0, -1]);
      expect(table.seen).toMatchObject({ papers: [{ duty: 'must' }, { seat: 2, duty: 'may' }] });
    },
  );
});

describe('an error of the deal', () => {
  it.each(on('XI-B II-B', 'charged after "Stop" does not take the shake away', ONSETS))(
    '%s',
    (_name, book) => {
      const table = fresh(book);
      const { cards, roll, illegalPick, illegalGoal } = table.fixture;
      table
        .ok(10, 'ann', { do: 'roll', cubes: roll })
        .ok(20, 'cat', { do: 'deal', cards: cards.slice(0, 5) });
      for (const [index, name] of (['ann', 'bob', 'cat'] as const).entries())
        if (table.phase === 'picking') table.ok(25 + index, name, { do: 'pick', variation: illegalPick });
      table.ok(60, 'ann', { do: 'set-goal', goal: illegalGoal }).ok(70, 'clock', { do: 'stop-round' });
      table.ok(75, 'ann', { do: 'point-out', what: 'too-few-cards' });
      expect(table.match.phase).toMatchObject({ kind: 'writing', occasion: { kind: 'stop' } });
    },
  );
});

describe('a Now after the last cube that is set aside', () => {
  it.each(on('VIII-B', 'everybody goes on writing, who said it too'))('%s', (_name, book) => {
    const { lastCube } = middle(book).fixture;
    const table = middle(book, { mat: lastCube });
    table.ok(10, 'cat', { do: 'move', cube: lastCube.resources, to: 'permitted' });
    const writing = () => table.match.clocks.filter(({ task }) => task === 'write').map(({ seat }) => seat);
    expect(new Set(writing())).toEqual(new Set([0, 1, 2]));
    table.play(12, 'ann', { do: 'challenge', claim: 'now' });
    table.play(12, 'bob', charge('invalid-challenge'));
    expect(table.match.phase).toMatchObject({ kind: 'writing', occasion: { kind: 'forceout' } });
    expect(new Set(writing())).toEqual(new Set([0, 1, 2]));
  });
});
