import { describe, expect, it } from 'vitest';
import {
  asked,
  ADVENTUROUS,
  ALL_BOOKS,
  atGoal,
  BASIC,
  fresh,
  middle,
  ONSETS,
  on,
  rolled,
  PICKING,
  VARIED,
} from './testing/testing.ts';

const ROLLS = VARIED;

describe('a limit belongs to a player’s task', () => {
  it.each(on('II-B XI-A', 'the roll takes nothing from a late dealer’s minute', ROLLS))(
    '%s',
    (_name, book) => {
      const table = fresh(book).ok(61, 'bob', { do: 'time-up', player: 'cat' }).ok(72, 'bob', { do: 'wait' });
      expect(table.penalties).toEqual([0, 0, asked(book).time.firstMiss.is]);
      table.ok(75, 'ann', { do: 'roll', cubes: table.fixture.roll });
      expect(table.match.clocks).toMatchObject([{ seat: 2, task: 'deal', until: 131 }]);
      expect(table.play(76, 'bob', { do: 'time-up', player: 'cat' })).toBe('time-not-up');
      table.ok(100, 'cat', { do: 'deal', cards: table.fixture.cards });
      expect(table.penalties).toEqual([0, 0, asked(book).time.firstMiss.is]);
    },
  );

  it.each(on('II-A XI-A', 'the deal takes nothing from a late roller’s minute', ROLLS))(
    '%s',
    (_name, book) => {
      const table = fresh(book).ok(61, 'bob', { do: 'time-up', player: 'ann' }).ok(72, 'bob', { do: 'wait' });
      table.ok(75, 'cat', { do: 'deal', cards: table.fixture.cards });
      expect(table.match.clocks).toMatchObject([{ seat: 0, task: 'roll', until: 131 }]);
    },
  );

  it.each(on('XI-A-1-b', 'roll and Goal are one task where the book has it so', [BASIC]))(
    '%s',
    (_name, book) => {
      const table = fresh(book, { clock: 'exact' }).ok(50, 'cat', {
        do: 'deal',
        cards: fresh(book).fixture.cards,
      });
      table.ok(140, 'bob', { do: 'wait' });
      expect(table.penalties).toEqual([-1, 0, 0]);
      table.ok(150, 'ann', { do: 'roll', cubes: table.fixture.roll });
      // The point is followed by one whole minute, for what is left of the task.
      expect(table.match.clocks).toMatchObject([
        { seat: 0, task: 'goal', until: 190, stage: 'additional-minute' },
      ]);
      table.ok(189, 'ann', { do: 'set-goal', goal: table.fixture.goal });
      expect(table.penalties).toEqual([-1, 0, 0]);
      const early = rolled(book);
      expect(early.match.clocks).toMatchObject([{ seat: 0, task: 'goal', until: 120 }]);
    },
  );

  it.each(on('IX-A-1', 'no ten seconds for a move that came after the countdown', ALL_BOOKS))(
    '%s',
    (_name, book) => {
      const { lastCube } = middle(book).fixture;
      const table = middle(book, { mat: lastCube }).ok(61, 'ann', { do: 'time-up', player: 'cat' });
      table.ok(72, 'ann', { do: 'wait' });
      table.ok(129, 'cat', { do: 'move', cube: lastCube.resources, to: 'forbidden' });
      table.ok(130, 'ann', { do: 'point-out', what: 'last-cube-forbidden' });
      expect(table.match.clocks).toMatchObject([{ seat: 2, until: 131, stage: 'additional-minute' }]);
      table.ok(132, 'ann', { do: 'time-up', player: 'cat' });
      const early = middle(book, { mat: lastCube });
      early.ok(58, 'cat', { do: 'move', cube: lastCube.resources, to: 'forbidden' });
      early.ok(59, 'ann', { do: 'point-out', what: 'last-cube-forbidden' });
      expect(early.match.clocks).toMatchObject([{ seat: 2, until: 69, stage: 'limit' }]);
    },
  );

  it.each(on('XI-A IX-A-1', 'another player’s error takes nothing from whose turn it is'))(
    '%s',
    (_name, book) => {
      const [a] = middle(book).fixture.cubes;
      const table = middle(book).ok(50, 'ann', { do: 'move', cube: a, to: 'permitted' });
      table.ok(55, 'cat', { do: 'point-out', what: 'out-of-turn' });
      expect(table.match.clocks).toMatchObject([{ seat: 2, task: 'turn', until: 65 }]);
    },
  );

  it.each(on('II-C-2 XI-A-1-c', 'a pick made again takes nothing from the time for the Goal', PICKING))(
    '%s',
    (_name, book) => {
      const table = rolled(book);
      const { picks } = table.fixture;
      table
        .ok(25, 'ann', { do: 'pick', variation: picks[0]! })
        .ok(30, 'bob', { do: 'pick', variation: picks[1]! });
      table.ok(35, 'cat', { do: 'pick', variation: picks[0]! });
      expect(table.match.clocks).toMatchObject([{ seat: 0, task: 'goal', until: 155 }]);
      table.ok(45, 'bob', { do: 'point-out', what: 'illegal-variation' });
      table.ok(52, 'cat', { do: 'pick', variation: picks[2]! });
      expect(table.match.clocks).toMatchObject([{ seat: 0, task: 'goal', until: 162 }]);
    },
  );
});

describe('facts of a shake', () => {
  it.each(
    on('III-B-2 III-C', 'a cube that touched the Goal commits, also when a pick is made again', PICKING),
  )('%s', (_name, book) => {
    const table = rolled(book);
    const { picks, goal } = table.fixture;
    table
      .ok(25, 'ann', { do: 'pick', variation: picks[0]! })
      .ok(30, 'bob', { do: 'pick', variation: picks[1]! });
    table.ok(35, 'cat', { do: 'pick', variation: picks[0]! }).ok(40, 'ann', { do: 'arrange-goal', goal });
    table.ok(42, 'bob', { do: 'point-out', what: 'illegal-variation' });
    table.ok(45, 'cat', { do: 'pick', variation: picks[2]! });
    expect(table.play(46, 'ann', { do: 'no-goal' })).toBe('committed-by-cube');
    expect(table.play(46, 'ann', { do: 'bonus', cube: table.mat.resources.at(-1)! })).toBe('bonus-too-late');
    expect(table.seen).toMatchObject({ kind: 'goal', arranged: goal.text });
    table.ok(50, 'ann', { do: 'set-goal', goal });
    expect(table.turn).toBe('bob');
  });

  it.each(
    on('III-B-2-c', 'what lies there when time is up is the Goal, also after a pick made again', [
      ADVENTUROUS,
    ]),
  )('%s', (_name, book) => {
    const table = rolled(book);
    const { picks, goal } = table.fixture;
    table
      .ok(25, 'ann', { do: 'pick', variation: picks[0]! })
      .ok(30, 'bob', { do: 'pick', variation: picks[1]! });
    table.ok(35, 'cat', { do: 'pick', variation: picks[0]! }).ok(40, 'ann', { do: 'arrange-goal', goal });
    table.ok(42, 'bob', { do: 'point-out', what: 'illegal-variation' });
    table.ok(45, 'cat', { do: 'pick', variation: picks[2]! });
    table.ok(170, 'bob', { do: 'time-up', player: 'ann' });
    expect(table.match.shake?.goal).toBe(goal.text);
  });

  it.each(on('I-D II-A X-D', 'a Goal-setter who is back before the roll rolls'))('%s', (_name, book) => {
    const table = fresh(book, { mode: 'auto' }).ok(1, 'judge', { do: 'absent', player: 'ann' });
    expect(table.match.shake).toMatchObject({ setter: 1 });
    table
      .ok(2, 'judge', { do: 'arrive', player: 'ann' })
      .ok(5, 'ann', { do: 'roll', cubes: table.fixture.roll });
    expect(table.match.shake).toMatchObject({ setter: 0 });
  });

  it.each(on('II-B X-D', 'who deals follows from who is there, until it is done', ONSETS))(
    '%s',
    (_name, book) => {
      const table = fresh(book, { mode: 'auto' }).ok(1, 'judge', { do: 'absent', player: 'cat' });
      expect(table.match.shake?.dealer).toBe(1);
      table.ok(2, 'judge', { do: 'arrive', player: 'cat' });
      expect(table.match.shake?.dealer).toBe(2);
      const away = fresh(book, { mode: 'auto' }).ok(1, 'judge', { do: 'absent', player: 'ann' });
      expect(away.match.shake).toMatchObject({ setter: 1, dealer: 2 });
    },
  );

  it.each(on('II-B XI-A', 'a dealer who is late twice lets the Goal-setter deal', ROLLS))(
    '%s',
    (_name, book) => {
      const table = fresh(book, { clock: 'exact' }).ok(20, 'ann', {
        do: 'roll',
        cubes: fresh(book).fixture.roll,
      });
      table.ok(141, 'bob', { do: 'wait' });
      expect(table.match.shake?.dealer).toBe(0);
      expect(table.match.clocks).toMatchObject([{ seat: 0, task: 'deal', until: 200 }]);
    },
  );

  it.each(on('III-D-1', 'who agreed has agreed, also when a pick is made again', PICKING))(
    '%s',
    (_name, book) => {
      const table = rolled(book);
      const { picks } = table.fixture;
      table
        .ok(25, 'ann', { do: 'pick', variation: picks[0]! })
        .ok(30, 'bob', { do: 'pick', variation: picks[1]! });
      table.ok(35, 'cat', { do: 'pick', variation: picks[0]! }).ok(40, 'ann', { do: 'no-goal' });
      table.ok(41, 'bob', { do: 'agree' }).ok(42, 'bob', { do: 'point-out', what: 'illegal-variation' });
      table.ok(44, 'cat', { do: 'pick', variation: picks[2]! });
      expect(table.match.phase).toEqual({ kind: 'no-goal', agreed: [1] });
      expect(atGoal(book).phase).toBe('goal');
      expect(table.ok(45, 'cat', { do: 'agree' }).phase).toBe('between-shakes');
    },
  );
});
