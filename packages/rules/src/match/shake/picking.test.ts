import { describe, expect, it } from 'vitest';
import {
  ADVENTUROUS,
  BASIC,
  rolled,
  on,
  PICKING,
  isEquations,
  asked,
  lateTwice,
} from '../testing/testing.ts';

const ids = (table: {
  match: { shake: { picks: readonly { pick: { id: string }; legal: boolean }[] } | null };
}): readonly string[] => table.match.shake!.picks.filter(({ legal }) => legal).map(({ pick }) => pick.id);

/** The last player has picked what the first one has, and nobody has said so. */
function pickedTwice(book: string) {
  const table = rolled(book);
  const [one, two] = table.fixture.picks;
  table.ok(22, 'ann', { do: 'pick', variation: one! }).ok(23, 'bob', { do: 'pick', variation: two! });
  return table.ok(24, 'cat', { do: 'pick', variation: one! });
}

describe('picking variations', () => {
  it.each(on('II-C II-C-1', 'each player picks, the Goal-setter first and then to the left', PICKING))(
    '%s',
    (_name, book) => {
      const table = rolled(book, { mode: 'auto' });
      const [one, two, three] = table.fixture.picks;
      expect(table.play(21, 'bob', { do: 'pick', variation: one! })).toBe('out-of-turn');
      table.ok(22, 'ann', { do: 'pick', variation: one! });
      expect(table.play(23, 'ann', { do: 'pick', variation: two! })).toBe('no-more-picks');
      table.ok(23, 'bob', { do: 'pick', variation: two! });
      expect(table.play(24, 'ann', { do: 'set-goal', goal: table.fixture.goal })).toBe('picks-missing');
      table.ok(24, 'cat', { do: 'pick', variation: three! });
      expect(table.phase).toBe('goal');
      expect(ids(table)).toEqual(table.fixture.picks.map(({ id }) => id));
    },
  );

  it.each(on('II-C', 'the book without variations goes from the deal to the Goal', [BASIC]))(
    '%s',
    (_name, book) => {
      const table = rolled(book);
      expect(table.phase).toBe('goal');
      expect(table.play(21, 'ann', { do: 'pick', variation: { id: 'two-operations' } })).toBe(
        'no-variations',
      );
    },
  );

  it.each(on('II-C-1-c', 'a pick is on the list of the division and fills its blank', PICKING))(
    '%s',
    (_name, book) => {
      const table = rolled(book, { mode: 'auto' });
      expect(
        table.play(22, 'ann', {
          do: 'pick',
          variation: { id: isEquations(book) ? 'log' : 'symmetric-difference' },
        }),
      ).toBe('not-in-list');
      const unfilled = { id: isEquations(book) ? 'multiple-of-k' : 'required-cube', unfilled: true };
      expect(table.play(22, 'ann', { do: 'pick', variation: unfilled })).toBe('blank-unfilled');
    },
  );

  it.each(
    on(
      'II-C-2 II-C-2-example',
      'a pick without effect, in conflict or taken is refused by the software',
      PICKING,
    ),
  )('%s', (_name, book) => {
    const table = rolled(book, { mode: 'auto' });
    const [one] = table.fixture.picks;
    expect(table.play(22, 'ann', { do: 'pick', variation: table.fixture.illegalPick })).not.toBeNull();
    table.ok(23, 'ann', { do: 'pick', variation: one! });
    expect(table.play(24, 'bob', { do: 'pick', variation: one! })).toBe('already-chosen');
    expect(table.totals).toEqual([0, 0, 0]);
  });

  it.each(on('II-C-2', 'at a table a bad pick that is pointed out costs a point and is made again', PICKING))(
    '%s',
    (_name, book) => {
      const table = rolled(book);
      const [one, two, three] = table.fixture.picks;
      table.ok(22, 'ann', { do: 'pick', variation: one! });
      table.ok(23, 'bob', { do: 'pick', variation: one! });
      table.ok(24, 'cat', { do: 'point-out', what: 'illegal-variation' });
      expect(table.totals).toEqual([0, asked(book).picking.illegalPick.is, 0]);
      table.ok(25, 'bob', { do: 'pick', variation: two! });
      table.ok(26, 'cat', { do: 'pick', variation: three! });
      expect(table.phase).toBe('goal');
      expect(ids(table)).toHaveLength(3);
    },
  );

  it.each(on('II-C-2', 'a second bad pick costs another point and the pick', PICKING))(
    '%s',
    (_name, book) => {
      const table = rolled(book);
      const [one, , three] = table.fixture.picks;
      table.ok(22, 'ann', { do: 'pick', variation: one! });
      for (const at of [23, 25]) {
        table.ok(at, 'bob', { do: 'pick', variation: one! });
        table.ok(at + 1, 'ann', { do: 'point-out', what: 'illegal-variation' });
      }
      const { illegalPick: first, secondIllegalPick: second } = asked(book).picking;
      expect(table.totals).toEqual([0, first.is + second.is, 0]);
      expect(table.play(28, 'bob', { do: 'pick', variation: three! })).toBe('no-more-picks');
      table.ok(29, 'cat', { do: 'pick', variation: three! });
      expect(table.phase).toBe('goal');
    },
  );

  it.each(
    on('II-C-2', 'a bad pick that nobody noticed before a legal pick is ignored without penalty', PICKING),
  )('%s', (_name, book) => {
    const table = rolled(book);
    const [one, , three] = table.fixture.picks;
    table.ok(22, 'ann', { do: 'pick', variation: one! });
    table.ok(23, 'bob', { do: 'pick', variation: one! });
    table.ok(24, 'cat', { do: 'pick', variation: three! });
    expect(table.play(25, 'ann', { do: 'point-out', what: 'illegal-variation' })).toBe('not-illegal');
    expect(table.totals).toEqual([0, 0, 0]);
    expect(ids(table)).toEqual([one!.id, three!.id]);
  });

  it.each(on('II-C-2', 'a legal Goal insulates the last pick; an illegal Goal does not', PICKING))(
    '%s',
    (_name, book) => {
      const last = (goal: 'goal' | 'illegalGoal') => {
        const table = pickedTwice(book);
        return table.ok(30, 'ann', { do: 'set-goal', goal: table.fixture[goal] });
      };
      expect(last('goal').play(31, 'bob', { do: 'point-out', what: 'illegal-variation' })).toBe(
        'not-illegal',
      );
      const table = last('illegalGoal').ok(31, 'bob', { do: 'point-out', what: 'illegal-variation' });
      expect(table.totals).toEqual([0, 0, asked(book).picking.illegalPick.is]);
    },
  );

  it.each(
    on({ [ADVENTUROUS]: 'II-C-2 III-B-2-c' }, 'nor does an illegal Goal that the turned timer sets', [
      ADVENTUROUS,
    ]),
  )('%s', (_name, book) => {
    const last = (goal: 'goal' | 'illegalGoal') => {
      const table = pickedTwice(book);
      table.ok(30, 'ann', { do: 'arrange-goal', goal: table.fixture[goal] });
      return table.ok(31, 'ann', { do: 'turn-timer' });
    };
    expect(last('goal').play(32, 'bob', { do: 'point-out', what: 'illegal-variation' })).toBe('not-illegal');
    const table = last('illegalGoal').ok(32, 'bob', { do: 'point-out', what: 'illegal-variation' });
    expect(table.totals).toEqual([0, 0, -1]);
  });

  it.each(on('II-C-3', 'with two players the other one picks two', PICKING))('%s', (_name, book) => {
    for (const division of ['elementary', 'middle', 'junior', 'senior'] as const) {
      if (division === 'elementary' || division === 'middle') continue;
      const table = rolled(book, { players: 2, division, mode: 'auto' });
      const [one, two, three] = table.fixture.picks;
      table.ok(22, 'ann', { do: 'pick', variation: one! }).ok(23, 'bob', { do: 'pick', variation: two! });
      const both = asked(book).picking.secondOfTwo.is[division] === 2;
      expect(table.play(24, 'ann', { do: 'set-goal', goal: table.fixture.goal })).toBe(
        both ? 'picks-missing' : null,
      );
      if (!both) continue;
      table.ok(25, 'bob', { do: 'pick', variation: three! });
      table.ok(26, 'ann', { do: 'set-goal', goal: table.fixture.goal });
    }
  });

  it.each(on('II-C-3', 'in Senior anybody may pick two, until the next player acts', PICKING))(
    '%s',
    (_name, book) => {
      const table = rolled(book, { division: 'senior', mode: 'auto' });
      const [one, two, three] = table.fixture.picks;
      table.ok(22, 'ann', { do: 'pick', variation: one! }).ok(23, 'ann', { do: 'pick', variation: two! });
      expect(table.play(24, 'ann', { do: 'pick', variation: three! })).toBe('no-more-picks');
      table.ok(24, 'bob', { do: 'pick', variation: three! });
      const more = isEquations(book)
        ? [{ id: 'imaginary' }, { id: 'log' }]
        : [{ id: 'two-operations' }, { id: 'absolute-value' }];
      table.ok(25, 'cat', { do: 'pick', variation: more[0]! });
      expect(table.phase).toBe('goal');
      expect(table.play(26, 'bob', { do: 'pick', variation: more[1]! })).not.toBeNull();
      table.ok(27, 'cat', { do: 'pick', variation: more[1]! });
      table.ok(28, 'ann', { do: 'set-goal', goal: table.fixture.goal });
      expect(ids(table)).toHaveLength(5);
    },
  );

  it.each(
    on('II-C-1-a II-C-1-b XI-A-1-b', 'fifteen seconds, and what is left of the minute for rolling', PICKING),
  )('%s', (_name, book) => {
    const table = rolled(book);
    const until = (): number | null | undefined =>
      table.match.clocks.find(({ task }) => task === 'pick')?.until;
    expect(until()).toBe(75);
    table.ok(30, 'ann', { do: 'pick', variation: table.fixture.picks[0]! });
    expect(until()).toBe(75);
    table.ok(70, 'bob', { do: 'pick', variation: table.fixture.picks[1]! });
    expect(until()).toBe(85);
    expect(table.play(84, 'ann', { do: 'time-up', player: 'cat' })).toBe('time-not-up');
    table.ok(85, 'ann', { do: 'time-up', player: 'cat' }).ok(96, 'ann', { do: 'wait' });
    expect(table.totals).toEqual([0, 0, asked(book).time.firstMiss.is]);
  });

  it.each(on('II-C-3', 'two picks share one limit', PICKING))('%s', (_name, book) => {
    const table = rolled(book, { players: 2 });
    table.ok(70, 'ann', { do: 'pick', variation: table.fixture.picks[0]! });
    table.ok(80, 'bob', { do: 'pick', variation: table.fixture.picks[1]! });
    expect(table.match.clocks).toMatchObject([{ seat: 1, task: 'pick', until: 85 }]);
  });

  it.each(on('XI-A', 'who is late twice loses the pick', PICKING))('%s', (_name, book) => {
    const table = rolled(book);
    table.ok(75, 'bob', { do: 'time-up', player: 'ann' }).ok(86, 'bob', { do: 'wait' });
    table.ok(146, 'bob', { do: 'time-up', player: 'ann' }).ok(157, 'bob', { do: 'wait' });
    expect(table.match.phase).toMatchObject({ kind: 'picking', queue: [{ seat: 1 }, { seat: 2 }] });
    expect(table.totals).toEqual([lateTwice(book), 0, 0]);
  });

  it.each(on('IX-A-1', 'a pick out of turn is taken back without penalty', PICKING))('%s', (_name, book) => {
    const table = rolled(book);
    table.ok(22, 'bob', { do: 'pick', variation: table.fixture.picks[0]! });
    table.ok(23, 'ann', { do: 'point-out', what: 'out-of-turn' });
    expect(ids(table)).toEqual([]);
    table.ok(24, 'ann', { do: 'pick', variation: table.fixture.picks[0]! });
    expect(table.totals).toEqual([0, 0, 0]);
  });
});
