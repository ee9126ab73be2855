import { describe, expect, it } from 'vitest';
import { replay } from './record/evolve.ts';
import { roundEnds } from './round/round.ts';
import { startMatch } from './round/start.ts';
import {
  booksThat,
  AGLOA_2014,
  AGLOA_2026,
  ALL_BOOKS,
  atFirstTurn,
  atGoal,
  BASIC,
  checking,
  fresh,
  middle,
  on,
  settingsFor,
  TestTable,
  asked,
} from './testing/testing.ts';

const cubes = (book: string) => middle(book).fixture.cubes;
const points = (table: TestTable): readonly number[] | null =>
  table.match.phase.kind === 'finished' ? table.match.phase.points : null;
const signAll = (table: TestTable, at: number): TestTable =>
  table.ok(at, 'ann', { do: 'sign' }).ok(at, 'bob', { do: 'sign' }).ok(at, 'cat', { do: 'sign' });
/** A shake ends at 62 with ann 6, bob 2, cat 2. */
const scored = (book: string, options = {}): TestTable =>
  middle(book, { mode: 'auto', ...options })
    .ok(5, 'ann', { do: 'challenge', claim: 'now' })
    .ok(61, 'cat', { do: 'decline' })
    .ok(62, 'ann', { do: 'present', written: [middle(book).fixture.right] });

describe('a judge is called', () => {
  it.each(ALL_BOOKS)('all clocks stand still until play goes on: %s', (book) => {
    const table = middle(book, { clock: 'exact' }).ok(40, 'ann', { do: 'pause', reason: 'a cube fell' });
    expect(table.play(45, 'cat', { do: 'move', cube: cubes(book)[0], to: 'permitted' })).toBe('paused');
    expect(table.match.clocks).toEqual([]);
    table.ok(400, 'bob', { do: 'wait' }).ok(500, 'bob', { do: 'resume' });
    expect(table.match.clocks).toMatchObject([{ seat: 2, task: 'turn', until: 520 }]);
    expect(table.penalties).toEqual([0, 0, 0]);
    const judged = middle(book, { judge: true }).ok(40, 'ann', { do: 'pause', reason: '' });
    expect(judged.play(50, 'bob', { do: 'resume' })).toBe('for-the-judge');
    judged.ok(50, 'judge', { do: 'resume' });
  });

  it.each(on({ all: 'V-B', [BASIC]: 'V-B' }, 'also while the block is in a hand'))('%s', (_name, book) => {
    const table = middle(book, { clock: 'exact' }).ok(10, 'ann', { do: 'lift-block' });
    table.ok(15, 'bob', { do: 'pause', reason: '' }).ok(115, 'bob', { do: 'resume' });
    expect(table.match.clocks).toMatchObject([{ seat: 0, task: 'state-challenge', until: 125 }]);
    table.ok(120, 'ann', { do: 'put-back' });
    expect(table.match.clocks).toMatchObject([{ seat: 2, task: 'turn', until: 170 }]);
  });

  it.each(
    on({ [AGLOA_2026]: 'XI-B-3', [AGLOA_2014]: 'XI-B' }, 'in the last five minutes before the warning'),
  )('%s', (_name, book) => {
    const table = middle(book, { clock: 'untimed' }).ok(1400, 'ann', { do: 'pause', reason: '' });
    table.ok(1600, 'ann', { do: 'resume' });
    // Only what lies in the last five minutes counts, and Stop moves with the warning.
    const given = asked(book).round.judgesTimeGivenBack.is ? 100 : 0;
    expect(roundEnds(table.match)).toEqual({ lastShake: 1800 + given, stop: 2100 + given });
  });
});

describe('a judge rules', () => {
  it.each(ALL_BOOKS)('on a Solution: %s', (book) => {
    const wrong = checking(book, middle(book).fixture.wrong);
    expect(wrong.play(80, 'bob', { do: 'judge-rules-solution', writer: 'ann', verdict: 'incorrect' })).toBe(
      'not-an-official',
    );
    wrong.ok(80, 'judge', { do: 'judge-rules-solution', writer: 'ann', verdict: 'incorrect' });
    expect(wrong.scores).toEqual([2, 6, 6]);
    const right = checking(book, middle(book).fixture.right);
    right.ok(80, 'judge', { do: 'judge-rules-solution', writer: 'ann', verdict: 'correct' });
    expect(right.scores).toEqual([6, 2, 2]);
  });

  it.each(on('IX-A', 'on a charge'))('%s', (_name, book) => {
    const moved = () => middle(book).ok(5, 'ann', { do: 'move', cube: cubes(book)[0], to: 'permitted' });
    const rules = (upheld: boolean) =>
      moved().ok(8, 'judge', { do: 'judge-rules-charge', player: 'ann', what: 'out-of-turn', upheld });
    expect(rules(true).mat).toEqual(middle(book).mat);
    const denied = rules(false);
    expect(denied.mat.permitted).toContain(cubes(book)[0]);
    expect(denied.play(9, 'cat', { do: 'point-out', what: 'out-of-turn' })).toBe('not-illegal');
  });

  it.each(on('V-B', 'on who lifted the block first'))('%s', (_name, book) => {
    const held = middle(book).ok(5, 'ann', { do: 'lift-block' });
    held.ok(6, 'judge', { do: 'judge-names-lifter', players: [2] });
    expect(held.match.block?.holders).toEqual([2]);
    expect(held.play(7, 'ann', { do: 'challenge', claim: 'now' })).toBe('block-taken');
    held.ok(8, 'cat', { do: 'challenge', claim: 'now' });
    const made = middle(book).ok(5, 'ann', { do: 'challenge', claim: 'now' });
    made.ok(9, 'judge', { do: 'judge-names-lifter', players: [2] });
    expect(made.match.phase).toMatchObject({ occasion: { challengers: [2], third: 0, mover: 1 } });
    expect(made.seen).toMatchObject({
      papers: [
        { seat: 2, duty: 'must' },
        { seat: 0, duty: 'may' },
      ],
    });
    expect(made.play(10, 'judge', { do: 'judge-names-lifter', players: [0, 2] })).toBe(
      asked(book).challenge.atTheSameTime.is === 'both-challenge' ? null : 'no-such-player',
    );
  });

  it.each(on('V-B', 'a ruling while clocks stand still gives nobody a second clock'))('%s', (_name, book) => {
    const table = middle(book, { judge: true }).ok(5, 'ann', { do: 'challenge', claim: 'impossible' });
    table.ok(6, 'judge', { do: 'pause', reason: 'a question' });
    table.ok(10, 'judge', { do: 'judge-names-lifter', players: [2] });
    table.ok(16, 'judge', { do: 'resume' });
    const { clocks, held } = table.match;
    const ofBob = [...clocks, ...held.map(({ clock }) => clock)].filter(({ seat }) => seat === 1);
    expect(ofBob).toMatchObject([{ task: 'write', until: 5 + 120 + 10 }]);
    expect(clocks.map(({ seat, task }) => `${seat} ${task}`)).not.toContain('2 decide');
  });

  it.each(ALL_BOOKS)('a penalty is reversed, and an act undone with all that followed: %s', (book) => {
    const table = atFirstTurn(book).ok(65, 'judge', { do: 'judge-warns', player: 'bob' });
    table.ok(66, 'judge', { do: 'judge-penalizes', player: 'bob', twoJudges: false });
    expect(table.totals).toEqual([0, -1, 0]);
    table.ok(67, 'judge', { do: 'judge-reverses', entry: 0, reason: 'it was somebody else' });
    expect(table.totals).toEqual([0, 0, 0]);
    expect(table.match.sheet).toHaveLength(2);
    const before = table.mat;
    const [first, second] = before.resources;
    table.ok(70, 'bob', { do: 'move', cube: first!, to: 'permitted' });
    const act = table.match.shake!.acts.at(-1)!.ref;
    table.ok(75, 'cat', { do: 'move', cube: second!, to: 'required' });
    table.ok(80, 'judge', { do: 'judge-restores', act });
    expect(table.mat).toEqual(before);
    expect(table.turn).toBe('bob');
    expect(table.play(81, 'judge', { do: 'judge-restores', act })).toBe('no-such-act');
  });

  it.each(on('IX-C', 'a disqualified player has no points, and the others go on'))('%s', (_name, book) => {
    const table = middle(book, { mode: 'auto' });
    table.ok(3, 'judge', { do: 'judge-disqualifies', player: 'cat', rounds: 'this', reason: 'conduct' });
    expect(table.turn).toBe('ann');
    table.ok(5, 'ann', { do: 'challenge', claim: 'now' });
    table.ok(60, 'ann', { do: 'present', written: [table.fixture.right] });
    table.ok(70, 'clock', { do: 'last-shake' }).ok(71, 'ann', { do: 'sign' }).ok(72, 'bob', { do: 'sign' });
    expect(points(table)).toEqual([6, 4, 0]);
  });

  it.each(on('IX-C', 'a shake or the round is played again, by all or by the other two'))(
    '%s',
    (_name, book) => {
      const shake = scored(book).ok(70, 'judge', { do: 'judge-replays', what: 'shake', without: null });
      expect(shake.totals).toEqual([0, 0, 0]);
      expect(shake.match.phase).toEqual({ kind: 'between-shakes', setter: 0 });
      const round = scored(book, { totals: [4, 4, 4] }).ok(70, 'judge', {
        do: 'judge-replays',
        what: 'round',
        without: 0,
      });
      expect(round.totals).toEqual([4, 4, 4]);
      expect(round.match.round).toMatchObject({ startedAt: 70, state: 'open' });
      round.ok(80, 'bob', { do: 'begin-shake' });
      expect(round.match.shake).toMatchObject({ setter: 1, dealer: 2, absent: [0] });
    },
  );

  it.each(on('IX-C', 'warnings follow a player into later rounds'))('%s', (_name, book) => {
    const events = startMatch(settingsFor(book), { at: 0, goalSetter: 0, warnings: [1] });
    const table = new TestTable(book, events);
    table.ok(5, 'judge', { do: 'judge-penalizes', player: 'bob', twoJudges: false });
    expect(table.totals).toEqual([0, -1, 0]);
  });
});

describe('appeals', () => {
  it.each(on({ [AGLOA_2026]: 'VII-C-7' }, 'end, and are not lost when a sheet is signed for somebody'))(
    '%s',
    (_name, book) => {
      const table = scored(book).ok(65, 'bob', { do: 'appeal', secondJudge: true });
      table.ok(70, 'clock', { do: 'last-shake' }).ok(71, 'ann', { do: 'sign' }).ok(72, 'cat', { do: 'sign' });
      expect(table.play(73, 'ann', { do: 'sign-for', player: 'bob' })).toBe('not-an-official');
      table.ok(73, 'clock', { do: 'sign-for', player: 'bob' });
      expect(table.phase).toBe('finished');
      expect(table.match.appeals).toEqual([1]);
      table.ok(80, 'judge', { do: 'judge-answers-appeal', player: 'bob', upheld: true });
      expect(table.match.appeals).toEqual([]);
      expect(table.match.appealsAnswered).toEqual([{ seat: 1, upheld: true }]);
      expect(table.play(81, 'judge', { do: 'judge-answers-appeal', player: 'bob', upheld: true })).toBe(
        'no-appeals',
      );
    },
  );
});

describe('taking back', () => {
  it.each(ALL_BOOKS)('the last act, if all agree: %s', (book) => {
    const table = middle(book).ok(5, 'cat', { do: 'move', cube: cubes(book)[0], to: 'required' });
    table.ok(8, 'cat', { do: 'propose-take-back', reason: 'the wrong cube' });
    table.ok(9, 'ann', { do: 'answer-take-back', agrees: true });
    expect(table.turn).toBe('ann');
    table.ok(10, 'bob', { do: 'answer-take-back', agrees: true });
    expect(table.mat).toEqual(middle(book).mat);
    expect(table.match.clocks).toMatchObject([{ seat: 2, task: 'turn', until: 60 }]);
    const refused = middle(book).ok(5, 'cat', { do: 'move', cube: cubes(book)[0], to: 'required' });
    refused
      .ok(8, 'cat', { do: 'propose-take-back', reason: '' })
      .ok(9, 'ann', { do: 'answer-take-back', agrees: false });
    expect(refused.play(10, 'bob', { do: 'answer-take-back', agrees: true })).toBe('nothing-proposed');
    const moved = middle(book).ok(5, 'cat', { do: 'move', cube: cubes(book)[0], to: 'required' });
    moved.ok(8, 'cat', { do: 'propose-take-back', reason: '' });
    moved.ok(9, 'ann', { do: 'move', cube: cubes(book)[1], to: 'permitted' });
    expect(moved.match.takeBack).toBeNull();
  });

  it.each(ALL_BOOKS)('a challenge, and a Goal: %s', (book) => {
    const both = (table: TestTable, at: number, ...others: readonly ('ann' | 'bob' | 'cat')[]): TestTable => {
      for (const name of others) table.ok(at, name, { do: 'answer-take-back', agrees: true });
      return table;
    };
    const challenged = middle(book).ok(5, 'ann', { do: 'challenge', claim: 'now' });
    challenged.ok(10, 'ann', { do: 'propose-take-back', reason: 'misread' });
    expect(both(challenged, 11, 'bob', 'cat').turn).toBe('cat');
    expect(challenged.match.clocks).toMatchObject([{ seat: 2, task: 'turn', until: 66 }]);
    const goal = atGoal(book).ok(60, 'ann', { do: 'set-goal', goal: atGoal(book).fixture.goal });
    goal.ok(62, 'ann', { do: 'propose-take-back', reason: 'misplaced' });
    expect(both(goal, 63, 'bob', 'cat').phase).toBe('goal');
    expect(goal.match.shake?.goal).toBeNull();
  });
});

/** Where a miss costs the one point that has to be initialled. */
const ONE_POINT_LATE = booksThat(({ procedure }) => procedure.time.firstMiss.is === -1);

describe('the sheet', () => {
  it.each(on('XII-B', 'any line is corrected with a reason, and the points are computed anew'))(
    '%s',
    (_name, book) => {
      const table = signAll(scored(book).ok(70, 'clock', { do: 'last-shake' }), 71);
      expect(points(table)).toEqual([6, 3, 3]);
      const correct = {
        do: 'correct-entry',
        entry: 1,
        points: 6,
        reason: 'read wrongly',
        agreed: [0, 1, 2],
      } as const;
      expect(table.play(80, 'bob', correct)).toBe('not-an-official');
      expect(table.play(80, 'clock', { ...correct, agreed: [1] })).toBe('not-agreed');
      table.ok(80, 'clock', correct);
      expect(table.totals).toEqual([6, 6, 2]);
      expect(points(table)).toEqual([5, 5, 2]);
      expect(table.match.sheet.at(-1)).toMatchObject({
        seat: 1,
        points: 4,
        why: 'read wrongly',
        kind: 'correction',
      });
    },
  );

  it.each(
    on('XI-A', 'a penalty that is initialled after signing changes the match points too', ONE_POINT_LATE),
  )('%s', (_name, book) => {
    const table = middle(book, { mode: 'auto', judge: true, division: 'elementary', totals: [6, 6, 0] });
    table.ok(61, 'ann', { do: 'time-up', player: 'cat' }).ok(72, 'ann', { do: 'wait' });
    table.ok(75, 'clock', { do: 'stop-round' });
    for (const name of ['ann', 'bob', 'cat'] as const) table.ok(80, name, { do: 'decline' });
    signAll(table, 90);
    const ref = table.match.awaiting[0]!.refs[0]!;
    expect(points(table)).toEqual([5, 5, 2]);
    const total = table.totals[2]!;
    table.ok(95, 'judge', { do: 'judge-approves', penalty: ref });
    expect(table.totals[2]).toBe(total + asked(book).time.firstMiss.is);
    expect(points(table)).toEqual([5, 5, 2]);
    // The same where it decides the place.
    const close = middle(book, { mode: 'auto', judge: true, division: 'elementary', totals: [0, 0, 0] });
    close.ok(61, 'ann', { do: 'time-up', player: 'cat' }).ok(72, 'ann', { do: 'wait' });
    close.ok(75, 'clock', { do: 'stop-round' });
    for (const name of ['ann', 'bob', 'cat'] as const) close.ok(80, name, { do: 'decline' });
    signAll(close, 90);
    expect(points(close)).toEqual([4, 4, 4]);
    close.ok(95, 'judge', { do: 'judge-approves', penalty: close.match.awaiting[0]!.refs[0]! });
    expect(points(close)).toEqual([5, 5, 2]);
  });
});

describe('chairs', () => {
  it.each(on('X-D', 'who leaves for good is absent from then on; the others note it where nobody judges'))(
    '%s',
    (_name, book) => {
      const table = middle(book, { clock: 'untimed' }).ok(5, 'ann', { do: 'leave', player: 'cat' });
      expect(table.turn).toBe('cat');
      table.ok(6, 'bob', { do: 'leave', player: 'cat' });
      expect(table.turn).toBe('ann');
      const own = middle(book, { clock: 'untimed' }).ok(5, 'cat', { do: 'leave', player: 'cat' });
      expect(own.turn).toBe('ann');
      expect(own.play(6, 'cat', { do: 'arrive', player: 'cat' })).toBe('gone');
      const judged = middle(book, { judge: true });
      expect(judged.play(5, 'ann', { do: 'leave', player: 'cat' })).toBe('for-the-judge');
      expect(judged.ok(5, 'judge', { do: 'leave', player: 'cat' }).turn).toBe('ann');
    },
  );

  it.each(on('X-D', 'one who is left alone signs, and the match is over'))('%s', (_name, book) => {
    const two = middle(book, { players: 2, clock: 'untimed' }).ok(5, 'bob', { do: 'leave', player: 'bob' });
    expect(two.phase).toBe('signing');
    expect(two.ok(6, 'ann', { do: 'sign' }).phase).toBe('finished');
    expect(points(two)).not.toBeNull();
  });

  it.each(on('X-D XII-A', 'a chair may be empty at the start; who never came did not play'))(
    '%s',
    (_name, book) => {
      const events = startMatch(settingsFor(book, { mode: 'auto' }), {
        at: 0,
        goalSetter: 0,
        empty: [2],
        firstShake: 'now',
      });
      const table = new TestTable(book, events);
      expect(table.match.shake?.absent).toEqual([2]);
      table.ok(5, 'judge', { do: 'arrive', player: 'cat' });
      expect(table.match.shake?.absent).toEqual([]);
      const never = new TestTable(book, events).ok(5, 'judge', { do: 'absent', player: 'bob' });
      never.ok(9, 'clock', { do: 'last-shake' }).ok(10, 'ann', { do: 'sign' }).ok(11, 'bob', { do: 'sign' });
      expect(never.match.played).not.toContain(2);
      expect(points(never)?.[2]).toBe(0);
      expect(replay(never.log)).toEqual(never.match);
    },
  );

  it.each(ALL_BOOKS)('a substitute takes a chair between shakes: %s', (book) => {
    const table = scored(book);
    expect(fresh(book).play(1, 'judge', { do: 'substitute', player: 'bob', name: 'dan' })).toBe('not-now');
    table.ok(65, 'bob', { do: 'leave', player: 'bob' });
    table.ok(66, 'judge', { do: 'substitute', player: 'bob', name: 'dan' });
    expect(table.match.settings.players).toEqual(['ann', 'dan', 'cat']);
    expect(table.match.gone).toEqual([]);
    table.ok(70, 'bob', { do: 'begin-shake' });
    expect(table.match.shake?.absent).toEqual([]);
  });

  it.each(ALL_BOOKS)('bells from outside may ring later for one table: %s', (book) => {
    const table = middle(book).ok(5, 'clock', { do: 'add-time', seconds: 120 });
    expect(roundEnds(table.match)).toEqual({ lastShake: 1920, stop: 2220 });
    expect(table.play(6, 'ann', { do: 'add-time', seconds: 120 })).toBe('not-an-official');
  });
});
