import { bookById } from '../../rulebooks/index.ts';
import { describe, expect, it } from 'vitest';
import { AGLOA_2014, AGLOA_2026, BASIC, fresh, middle, on, asked, lateTwice } from '../testing/testing.ts';

describe('time limits', () => {
  it.each(
    on('XI-A XI-A-1 XI-A-3', 'time is called, ten seconds are counted, a point is lost and a minute given'),
  )('%s', (_name, book) => {
    const table = middle(book);
    expect(table.play(59, 'ann', { do: 'time-up', player: 'cat' })).toBe('time-not-up');
    expect(table.play(60, 'cat', { do: 'time-up', player: 'cat' })).toBe('own-clock');
    table.ok(61, 'ann', { do: 'time-up', player: 'cat' });
    expect(table.play(62, 'bob', { do: 'time-up', player: 'cat' })).toBe('time-not-up');
    table.ok(70, 'ann', { do: 'wait' });
    expect(table.totals).toEqual([0, 0, 0]);
    table.ok(72, 'ann', { do: 'wait' });
    expect(table.totals).toEqual([0, 0, asked(book).time.firstMiss.is]);
    expect(table.match.clocks).toMatchObject([
      { seat: 2, stage: 'additional-minute', until: 131, countdown: null },
    ]);
  });

  it.each(on('XI-A-3', 'a task done by the end of the countdown costs nothing'))('%s', (_name, book) => {
    const table = middle(book).ok(61, 'ann', { do: 'time-up', player: 'cat' });
    table.ok(71, 'cat', { do: 'move', cube: table.fixture.cubes[0], to: 'required' });
    expect(table.totals).toEqual([0, 0, 0]);
    const late = middle(book).ok(61, 'ann', { do: 'time-up', player: 'cat' });
    late.ok(72, 'cat', { do: 'move', cube: late.fixture.cubes[0], to: 'required' });
    expect(late.totals).toEqual([0, 0, asked(book).time.firstMiss.is]);
  });

  it.each(on('XI-A', 'a second miss loses the turn, with another point where the book says so'))(
    '%s',
    (_name, book) => {
      const table = middle(book)
        .ok(61, 'ann', { do: 'time-up', player: 'cat' })
        .ok(72, 'ann', { do: 'wait' });
      table.ok(131, 'ann', { do: 'time-up', player: 'cat' }).ok(142, 'ann', { do: 'wait' });
      expect(table.totals).toEqual([0, 0, lateTwice(book)]);
      expect(table.turn).toBe('ann');
      table.ok(150, 'ann', { do: 'move', cube: table.fixture.cubes[0], to: 'required' });
    },
  );

  it.each(on({ all: 'XI-A-1-a', [BASIC]: 'XI-A-1-a XI-A-1-b' }, 'a minute to roll and to deal'))(
    '%s',
    (_name, book) => {
      const table = fresh(book);
      // Where the roll has no limit of its own it is part of what there is for the Goal.
      const { rolling, goal } = asked(book).time;
      const expected = [
        ['roll', rolling.is ?? goal.is],
        ['deal', 60],
      ];
      const clocks = table.match.clocks.map(({ task, until }) => [task, until]);
      expect(clocks).toEqual(table.fixture.cards.length === 0 ? [['roll', 60]] : expected);
      if (table.fixture.cards.length === 0) return;
      table.ok(60, 'ann', { do: 'time-up', player: 'cat' }).ok(71, 'ann', { do: 'wait' });
      expect(table.totals).toEqual([0, 0, asked(book).time.firstMiss.is]);
      table.ok(131, 'ann', { do: 'time-up', player: 'cat' }).ok(142, 'ann', { do: 'wait' });
      table.ok(143, 'ann', { do: 'deal', cards: table.fixture.cards });
    },
  );

  it.each(on('XI-A', 'penalties of the younger divisions wait for a judge’s initials'))(
    '%s',
    (_name, book) => {
      const divisions = asked(book).approval.is;
      const missed = asked(book).time.firstMiss.is;
      for (const division of bookById(book)!.divisions) {
        const late = (judge: boolean) =>
          middle(book, { division, judge })
            .ok(61, 'ann', { do: 'time-up', player: 'cat' })
            .ok(72, 'ann', { do: 'wait' });
        expect(late(false).totals).toEqual([0, 0, missed]);
        const waits = late(true);
        // Only a penalty of one point has to be initialled.
        const isInitialled = divisions.includes(division) && missed === -1;
        expect(waits.totals).toEqual([0, 0, isInitialled ? 0 : missed]);
        if (!isInitialled) continue;
        expect(waits.play(73, 'judge', { do: 'judge-approves', penalty: 'another' })).toBe(
          'no-penalty-waits',
        );
        waits.ok(73, 'judge', { do: 'judge-approves', penalty: '1' });
        expect(waits.totals).toEqual([0, 0, missed]);
        const refused = late(true).ok(73, 'judge', { do: 'judge-refuses', penalty: '1' });
        expect(refused.totals).toEqual([0, 0, 0]);
      }
    },
  );

  it('an exact clock calls time itself, and an untimed match never', () => {
    const exact = middle(AGLOA_2026, { clock: 'exact' }).ok(69, 'clock', { do: 'wait' });
    expect(exact.totals).toEqual([0, 0, 0]);
    exact.ok(70, 'clock', { do: 'wait' });
    expect(exact.totals).toEqual([0, 0, -1]);
    exact.ok(1000, 'clock', { do: 'wait' });
    expect(exact.totals.every((total) => total <= -2)).toBe(true);
    const untimed = middle(AGLOA_2026, { clock: 'untimed' }).ok(9999, 'clock', { do: 'wait' });
    expect(untimed.totals).toEqual([0, 0, 0]);
    expect(untimed.play(9999, 'ann', { do: 'time-up', player: 'cat' })).toBe('time-not-up');
  });

  it('a command in the past is refused', () => {
    expect(middle(AGLOA_2014).ok(10, 'ann', { do: 'wait' }).play(9, 'ann', { do: 'wait' })).toBe(
      'time-runs-back',
    );
  });
});
