import { describe, expect, it } from 'vitest';
import { gameFor } from '../game/games.ts';
import { matchPoints } from './match-points.ts';
import { roundEnds } from './round.ts';
import {
  ADVENTUROUS,
  AGLOA_2014,
  AGLOA_2026,
  atGoal,
  BASIC,
  EQUATIONS,
  fresh,
  middle,
  on,
  ONSETS,
  rolled,
  settingsFor,
  PICKING,
  asked,
} from '../testing/testing.ts';
import type { TestTable } from '../testing/testing.ts';

describe('the end of a round', () => {
  it.each(
    on(
      { all: 'XI-B XI-B-1', [BASIC]: 'XI-B', [ADVENTUROUS]: 'XI-B' },
      'thirty minutes, then the last shake is finished in five more',
    ),
  )('%s', (_name, book) => {
    const { round } = gameFor(settingsFor(book)).procedure;
    expect([round.minutes.is, round.extraMinutes.is]).toEqual([30, 5]);
    const table = middle(book, { mode: 'auto' }).ok(10, 'clock', { do: 'last-shake' });
    table
      .ok(20, 'ann', { do: 'challenge', claim: 'now' })
      .ok(30, 'ann', { do: 'decline' })
      .ok(31, 'cat', { do: 'decline' });
    expect(table.phase).toBe('signing');
    expect(table.play(40, 'bob', { do: 'roll', cubes: table.fixture.roll })).toBe('not-now');
  });

  it.each(
    on(
      { all: 'XI-B-2', [BASIC]: 'XI-B', [ADVENTUROUS]: 'XI-B' },
      'at "Stop" nobody moves and all write with any Resources, for 4 or 2',
    ),
  )('%s', (_name, book) => {
    const table = middle(book, { mode: 'auto' }).ok(5, 'clock', { do: 'stop-round' });
    expect(table.play(6, 'cat', { do: 'move', cube: table.fixture.cubes[0], to: 'required' })).toBe(
      'not-now',
    );
    expect(table.match.clocks.map(({ task, until }) => [task, until])).toEqual([
      ['write', 125],
      ['write', 125],
      ['write', 125],
    ]);
    table
      .ok(60, 'ann', { do: 'present', written: [table.fixture.right] })
      .ok(61, 'bob', { do: 'present', written: [table.fixture.wrong] });
    table.ok(62, 'cat', { do: 'decline' });
    expect(table.scores).toEqual([4, 2, 2]);
    expect(table.phase).toBe('signing');
  });

  it.each(on('XI-B-2-comment', 'with Two Solutions three minutes', [AGLOA_2014, AGLOA_2026]))(
    '%s',
    (_name, book) => {
      const table = middle(book, { division: 'senior', variations: [{ id: 'two-solutions' }] }).ok(
        5,
        'clock',
        { do: 'stop-round' },
      );
      expect(table.match.clocks[0]!.until).toBe(185);
    },
  );

  it.each(on('XI-B', 'a shake with a challenge or after the last cube goes on; one without a Goal is void'))(
    '%s',
    (_name, book) => {
      const challenged = middle(book)
        .ok(5, 'ann', { do: 'challenge', claim: 'now' })
        .ok(6, 'clock', { do: 'stop-round' });
      expect(challenged.match.phase).toMatchObject({ kind: 'writing', occasion: { kind: 'challenge' } });
      const early = atGoal(book).ok(50, 'clock', { do: 'stop-round' });
      expect(early.phase).toBe('signing');
      expect(early.scores).toBeNull();
    },
  );

  it.each(on('XI-B-3', 'minutes that a judge took are given back', [AGLOA_2026]))('%s', (_name, book) => {
    const table = middle(book).ok(5, 'clock', { do: 'last-shake' });
    expect(table.play(9, 'judge', { do: 'give-back', seconds: 90 })).toBeNull();
    expect(table.match.round.givenBack).toBe(90);
    expect(roundEnds(table.match)).toEqual({
      lastShake: 1800 + table.match.round.givenBack,
      stop: 2100 + table.match.round.givenBack,
    });
  });
});

const points = (book: string): number => asked(book).scoring.absent.is;

describe('absence', () => {
  it.each(on('X-D', 'an absent player scores what the book says, and play goes on without'))(
    '%s',
    (_name, book) => {
      const table = middle(book, { turn: 'cat' }).ok(1, 'judge', { do: 'absent', player: 'cat' });
      expect(table.turn).toBe('ann');
      table
        .ok(5, 'ann', { do: 'challenge', claim: 'now' })
        .ok(60, 'ann', { do: 'present', written: [table.fixture.right] });
      expect(table.play(61, 'cat', { do: 'accept', writer: 'ann' })).toBe('absent');
      table.ok(130, 'bob', { do: 'accept', writer: 'ann' });
      expect(table.scores).toEqual([6, 2, points(book)]);
    },
  );

  it.each(on('X-D', 'who arrives after the roll still counts as absent, where the book says so'))(
    '%s',
    (_name, book) => {
      const table = middle(book)
        .ok(1, 'judge', { do: 'absent', player: 'cat' })
        .ok(9, 'cat', { do: 'arrive', player: 'cat' });
      expect(table.match.shake?.absent).toEqual(asked(book).scoring.late.is === null ? [] : [2]);
    },
  );
});

/** What the fuzzer found, each as a story. */
describe('a player who leaves', () => {
  it.each(
    on(
      'X-D',
      'before the deal: the other neighbour deals, and the next player rolls for an absent one',
      ONSETS,
    ),
  )('%s', (_name, book) => {
    const dealer = fresh(book).ok(1, 'judge', { do: 'absent', player: 'cat' });
    dealer
      .ok(2, 'ann', { do: 'roll', cubes: dealer.fixture.roll })
      .ok(3, 'bob', { do: 'deal', cards: dealer.fixture.cards });
    expect(dealer.match.faults).toEqual([]);
    const setter = fresh(book).ok(1, 'judge', { do: 'absent', player: 'ann' });
    setter
      .ok(2, 'bob', { do: 'roll', cubes: setter.fixture.roll })
      .ok(3, 'cat', { do: 'deal', cards: setter.fixture.cards });
    expect(setter.match.faults).toEqual([]);
  });

  it.each(
    on('X-D', 'the Goal-setter leaves while variations are picked: the next player begins a shake', PICKING),
  )('%s', (_name, book) => {
    const table = rolled(book).ok(25, 'judge', { do: 'absent', player: 'ann' });
    expect(table.match.phase).toEqual({ kind: 'between-shakes', setter: 1 });
  });

  it.each(on('X-D', 'a checker leaves before or while Solutions are checked: the others decide'))(
    '%s',
    (_name, book) => {
      for (const at of [30, 70]) {
        const table = middle(book).ok(5, 'ann', { do: 'challenge', claim: 'now' });
        if (at < 60) table.ok(at, 'judge', { do: 'absent', player: 'cat' });
        table.ok(60, 'ann', { do: 'present', written: [table.fixture.right] });
        if (at > 60) table.ok(61, 'cat', { do: 'decline' }).ok(at, 'judge', { do: 'absent', player: 'cat' });
        table.ok(80, 'bob', { do: 'accept', writer: 'ann' });
        expect(table.scores).toEqual([6, 2, points(book)]);
      }
    },
  );

  it.each(on('X-D', 'the Mover leaves and is challenged then: nothing is written'))('%s', (_name, book) => {
    const table = middle(book).ok(5, 'judge', { do: 'absent', player: 'bob' });
    table.ok(9, 'ann', { do: 'challenge', claim: 'impossible' }).ok(10, 'cat', { do: 'decline' });
    expect(table.scores).toEqual([6, points(book), 4]);
  });

  it.each(on('X-D', 'somebody leaves while another holds the block: it stays in that hand'))(
    '%s',
    (_name, book) => {
      const table = middle(book)
        .ok(5, 'ann', { do: 'lift-block' })
        .ok(7, 'judge', { do: 'absent', player: 'cat' });
      expect(table.match.block?.holders).toEqual([0]);
      expect(table.turn).toBe('ann');
      expect(table.totals).toEqual([0, 0, 0]);
      const holder = middle(book)
        .ok(5, 'cat', { do: 'lift-block' })
        .ok(7, 'judge', { do: 'absent', player: 'cat' });
      expect(holder.match.block).toBeNull();
      expect(holder.match.clocks).toMatchObject([{ seat: 0, task: 'turn' }]);
    },
  );

  it.each(
    on(
      'IX-B X-D',
      'what they did wrong can still be pointed out: being marked absent is no legal act',
      PICKING,
    ),
  )('%s', (_name, book) => {
    const table = rolled(book).ok(22, 'ann', { do: 'pick', variation: rolled(book).fixture.picks[0]! });
    table.ok(23, 'bob', { do: 'pick', variation: table.fixture.picks[0]! });
    table.ok(24, 'judge', { do: 'absent', player: 'bob' });
    table.ok(25, 'ann', { do: 'point-out', what: 'illegal-variation' });
    expect(table.penalties).toEqual([0, asked(book).picking.illegalPick.is, 0]);
    expect(table.match.phase).toMatchObject({ kind: 'picking', queue: [{ seat: 2 }] });
  });

  it.each(
    on('VIII-B', 'Impossible after the last cube, when its Mover has declined already, ends the shake'),
  )('%s', (_name, book) => {
    const { lastCube } = middle(book).fixture;
    const table = middle(book, { players: 2, mat: lastCube, lastMover: 'bob', turn: 'ann' });
    table
      .ok(5, 'ann', { do: 'move', cube: lastCube.resources, to: 'permitted' })
      .ok(9, 'ann', { do: 'decline' });
    table.ok(12, 'bob', { do: 'challenge', claim: 'impossible' });
    expect(table.scores).toEqual([2, 6]);
  });
});

describe('match points', () => {
  const table = (book: string, ...totals: readonly number[]) =>
    matchPoints(gameFor(settingsFor(book)).procedure, totals);

  it.each(on('XII-A', 'by place, with every tie'))('%s', (_name, book) => {
    expect(table(book, 20, 10, 5)).toEqual([6, 4, 2]);
    expect(table(book, 5, 20, 20)).toEqual([2, 5, 5]);
    expect(table(book, 7, 7, 7)).toEqual([4, 4, 4]);
    expect(table(book, 20, 3, 3)).toEqual([6, 3, 3]);
    expect(table(book, 4, 9)).toEqual([4, 6]);
    expect(table(book, 9, 9)).toEqual([5, 5]);
  });

  const signed = (book: string) => {
    const match = middle(book, { totals: [10, 4, 6] })
      .ok(5, 'ann', { do: 'challenge', claim: 'now' })
      .ok(6, 'clock', { do: 'last-shake' });
    match.ok(7, 'ann', { do: 'decline' }).ok(8, 'cat', { do: 'decline' });
    expect(match.totals).toEqual([12, 10, 12]);
    return match;
  };

  it.each(on({ all: 'XII-A', [EQUATIONS]: 'XII-A' }, 'all sign, and the match is over'))(
    '%s',
    (_name, book) => {
      const match = signed(book).ok(10, 'ann', { do: 'sign' }).ok(11, 'bob', { do: 'sign' });
      expect(match.play(11, 'bob', { do: 'sign' })).toBe('already-signed');
      match.ok(12, 'cat', { do: 'sign' });
      expect(match.match.phase).toEqual({ kind: 'finished', points: [5, 2, 5] });
    },
  );

  it.each(on('XII-B-1 XII-B-2', 'a false score on purpose: the lower stays, a higher one gives 0'))(
    '%s',
    (_name, book) => {
      const corrects = (listed: number) =>
        signed(book).ok(20, 'judge', {
          do: 'judge-corrects',
          player: 'bob',
          listed,
          intent: 'deceit',
          agreed: [],
        });
      expect(corrects(7).totals).toEqual([12, 7, 12]);
      // The false sheet costs that player the match points, and leaves everybody's totals and the others' points.
      const raised = corrects(14);
      expect(raised.totals).toEqual([12, 10, 12]);
      const end = (played: TestTable) => {
        for (const name of ['ann', 'bob', 'cat'] as const) played.ok(30, name, { do: 'sign' });
        return played.match.phase;
      };
      expect(end(raised)).toEqual({ kind: 'finished', points: [5, 0, 5] });
      expect(end(corrects(7))).toEqual({ kind: 'finished', points: [5, 2, 5] });
      const slip = signed(book).play(20, 'judge', {
        do: 'judge-corrects',
        player: 'bob',
        listed: 7,
        intent: 'slip',
        agreed: [0, 1, 2],
      });
      expect(slip).toBe(
        asked(book).scoresheet.innocentSlip.is === 'corrected-if-all-agree' ? null : 'slip-stands',
      );
    },
  );
});

describe('judges', () => {
  it('players do not stop the round, mark others absent or initial penalties', () => {
    const table = middle(AGLOA_2026);
    expect(table.play(1, 'ann', { do: 'stop-round' })).toBe('not-an-official');
    expect(table.play(1, 'ann', { do: 'absent', player: 'cat' })).toBe('not-an-official');
    expect(table.play(1, 'ann', { do: 'judge-approves', penalty: '0' })).toBe('not-an-official');
    expect(table.play(1, 'ann', { do: 'arrive', player: 'cat' })).toBe('not-an-official');
  });

  it.each(
    on(
      { all: 'VII-C', [AGLOA_2026]: 'VII-C-7' },
      'an appeal needs a second judge and an unsigned sheet, and a book that has it',
    ),
  )('%s', (_name, book) => {
    const table = middle(book).ok(5, 'clock', { do: 'stop-round' });
    const code = table.play(6, 'bob', { do: 'appeal', secondJudge: false });
    expect(code).toBe(asked(book).checking.appeals.is ? 'one-judge-only' : 'no-appeals');
    if (!asked(book).checking.appeals.is) return;
    table.ok(7, 'bob', { do: 'appeal', secondJudge: true });
    for (const name of ['ann', 'bob', 'cat'] as const) table.ok(8, name, { do: 'decline' });
    expect(table.match.appeals).toEqual([1]);
    table.ok(10, 'bob', { do: 'sign' });
    expect(table.match.appeals).toEqual([]);
    expect(table.play(11, 'bob', { do: 'appeal', secondJudge: true })).toBe('already-signed');
  });

  it('a warning comes before a penalty for conduct, unless two judges may act at once', () => {
    const table = middle(AGLOA_2014);
    expect(table.play(1, 'judge', { do: 'judge-penalizes', player: 'bob', twoJudges: true })).toBe(
      'no-warning',
    );
    table
      .ok(2, 'judge', { do: 'judge-warns', player: 'bob' })
      .ok(3, 'judge', { do: 'judge-penalizes', player: 'bob', twoJudges: false });
    expect(table.totals).toEqual([0, -1, 0]);
    const two = middle(AGLOA_2026).ok(1, 'judge', { do: 'judge-penalizes', player: 'bob', twoJudges: true });
    expect(two.totals).toEqual([0, -1, 0]);
    expect(two.ok(5, 'judge', { do: 'judge-voids-shake' }).match.phase).toEqual({
      kind: 'between-shakes',
      setter: 0,
    });
  });
});
