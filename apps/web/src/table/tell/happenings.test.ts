import { deepStrictEqual } from 'node:assert';
import { pastOf } from '@forceout/client';
import type { Past } from '@forceout/client';
import { describe, expect, it } from 'vitest';
import { happenedUntil, happenings, surplus } from './happenings.ts';
import type { Happening } from './happenings.ts';
import { matchView, shakeView, tableView } from '../testing.ts';
import type { MatchView } from '@forceout/rules/match';

function between(before: Partial<MatchView>, after: Partial<MatchView>): readonly Happening[] {
  return happenings(tableView({ match: matchView(before) }), tableView({ match: matchView(after) }));
}

const mat = shakeView({}).mat;

describe('cubes', () => {
  it('tells a move with who made it', () => {
    const moved = shakeView({
      mat: { ...mat, resources: ['R', 'B', 'U'], required: ['R'] },
      lastMove: { seat: 1, cube: 'R', to: 'required' },
      lastMover: 1,
    });
    expect(
      between({}, { shake: moved, phase: { kind: 'moving', turn: 2, first: false, bonus: null } }),
    ).toEqual([{ is: 'moved', seat: 1, cube: 'R', from: 'resources', to: 'required', bonus: false }]);
  });

  it('tells the bonus cube of one command before the regular one', () => {
    const moved = shakeView({
      mat: { ...mat, resources: ['R', 'U'], permitted: ['R'], forbidden: ['B'] },
      lastMove: { seat: 1, cube: 'R', to: 'permitted' },
      lastMover: 1,
    });
    const told = between({}, { shake: moved, phase: { kind: 'moving', turn: 2, first: false, bonus: null } });
    expect(told.map((one) => one.is === 'moved' && [one.cube, one.bonus])).toEqual([
      ['B', true],
      ['R', false],
    ]);
  });

  it('tells a bonus cube whose regular move is still to come', () => {
    const moved = shakeView({ mat: { ...mat, resources: ['R', 'R', 'U'], forbidden: ['B'] } });
    const told = between({}, { shake: moved, phase: { kind: 'moving', turn: 1, first: true, bonus: 'B' } });
    expect(told).toEqual([
      { is: 'moved', seat: 1, cube: 'B', from: 'resources', to: 'forbidden', bonus: true },
    ]);
  });

  it('tells a shift and a cube that goes back', () => {
    const before = shakeView({ mat: { ...mat, permitted: ['G'] } });
    const shifted = shakeView({
      mat: { ...mat, required: ['G'] },
      lastMove: { seat: 1, cube: 'G', to: 'required' },
    });
    const phase = { kind: 'moving', turn: 2, first: false, bonus: null } as const;
    expect(between({ shake: before }, { shake: shifted, phase })).toEqual([
      { is: 'moved', seat: 1, cube: 'G', from: 'permitted', to: 'required', bonus: false },
    ]);
    expect(between({ shake: before }, { shake: shakeView({}), phase: matchView({}).phase })).toEqual([
      { is: 'returned', cube: 'G' },
    ]);
  });

  it('tells what was pointed out before what goes back because of it', () => {
    const before = shakeView({ mat: { ...mat, forbidden: ['G'] } });
    const charge = { by: 0, against: 1, what: 'last-cube-forbidden', rule: 'IV-B' } as const;
    expect(between({ shake: before }, { shake: shakeView({}), pointedOut: [charge] })).toEqual([
      { is: 'pointed-out', seat: 0, against: 1, what: 'last-cube-forbidden', rule: 'IV-B' },
      { is: 'returned', cube: 'G' },
    ]);
    // In the next shake the list begins anew: as long as before, and all the same something new.
    const next = shakeView({ number: 2 });
    const told = between({ shake: before, pointedOut: [charge] }, { shake: next, pointedOut: [charge] });
    expect(told.filter(({ is }) => is === 'pointed-out')).toHaveLength(1);
  });

  it('tells a Goal without the digits that go to Forbidden with it', () => {
    const resources = ['1', '3', 'R'];
    const before = shakeView({ goal: null, lastMover: null, mat: { ...mat, resources, goal: [] } });
    const after = shakeView({ mat: { ...mat, resources: ['R'], goal: ['3'], forbidden: ['1'] } });
    const phase = { kind: 'goal', setter: 0, disputing: false, arranged: null } as const;
    expect(between({ shake: before, phase }, { shake: after })).toEqual([
      { is: 'goal', seat: 0, goal: '3', game: 'onsets' },
    ]);
  });

  it('tells a turn that passes without a cube as lost', () => {
    const phase = { kind: 'moving', turn: 2, first: false, bonus: null } as const;
    expect(between({}, { phase })).toEqual([{ is: 'turn-lost', seat: 1 }]);
  });
});

describe('words and papers', () => {
  const occasion = { kind: 'challenge', claim: 'now', challengers: [1], mover: 0, third: 2, at: 0 } as const;
  const paper = {
    seat: 1,
    duty: 'must',
    state: 'writing',
    joined: null,
    written: null,
    checks: [],
    verdict: null,
  } as const;

  it('tells a challenge once, not also the block', () => {
    const block = { holders: [1], at: 0, ref: '3', paused: [] };
    const phase = { kind: 'writing', occasion, papers: [paper] } as const;
    expect(between({}, { block })).toEqual([{ is: 'block', seat: 1 }]);
    expect(between({ block }, { phase })).toEqual([{ is: 'challenged', seats: [1], claim: 'now', mover: 0 }]);
    expect(between({ block }, {})).toEqual([{ is: 'no-more-block' }]);
  });

  it('tells the ruling and the score also where the judge rules at once', () => {
    const sheet = [{ seat: 1, points: 6, rule: 'X-B', why: 'correct', kind: 'shake', shake: 1 }] as const;
    const whole = {
      ...paper,
      state: 'presented',
      written: [{}],
      changed: false,
      verdict: 'correct',
    } as const;
    const told = between(
      { phase: { kind: 'writing', occasion, papers: [paper] } },
      {
        phase: { kind: 'between-shakes', setter: 1 },
        shown: { shake: 1, occasion, papers: [{ ...whole, checks: [] }] },
        results: [{ number: 1, scores: [0, 6, 0] }],
        sheet,
      },
    );
    deepStrictEqual(
      told.map(({ is }) => is),
      ['handed-in', 'ruled', 'scored'],
    );
  });
});

it('tells nothing of the first view', () => {
  expect(happenings(null, tableView({}))).toEqual([]);
});

it('tells the past of a table as it was told then, up to what is seen now', () => {
  const talk = [{ by: 'Bob', phrase: 'hello', at: 5 }];
  const views = [tableView({ match: null }), tableView({}), tableView({ talk })] as const;
  const past = pastOf([
    { seq: 1, view: views[0], events: [] },
    { seq: 2, view: views[1], events: [] },
    { seq: 3, view: views[2], events: [] },
  ]);
  const sent: Past = JSON.parse(JSON.stringify(past));
  expect(happenedUntil(sent, 3)).toEqual([{ is: 'started' }, { is: 'said', name: 'Bob', phrase: 'hello' }]);
  expect(happenedUntil(sent, 2)).toEqual([{ is: 'started' }]);
});

it('tells each phrase once', () => {
  const talk = [{ by: 'Bob', phrase: 'hello', at: 5 }];
  const [before, after] = [tableView({}), tableView({ talk })];
  expect(happenings(before, after)).toEqual([{ is: 'said', name: 'Bob', phrase: 'hello' }]);
  expect(happenings(after, tableView({ talk }))).toEqual([]);
});

it('counts cubes, not faces', () => {
  expect(surplus(['R', 'R', 'B'], ['R'])).toEqual(['R', 'B']);
});
