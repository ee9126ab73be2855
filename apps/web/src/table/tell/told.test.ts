import { pastOf } from '@forceout/client';
import type { Happened, Past } from '@forceout/client';
import type { MatchView } from '@forceout/rules/match';
import { describe, expect, it } from 'vitest';
import { matchView, shakeView, tableView } from '../testing.ts';
import { surplus } from './happenings.ts';
import type { Happening } from './happenings.ts';
import { toldOf, toldUntil } from './told.ts';

function told(
  events: readonly Happened[],
  after: Partial<MatchView> = {},
  before: Partial<MatchView> = {},
): readonly Happening[] {
  const table = (match: Partial<MatchView>) => tableView({ match: matchView(match) });
  return toldOf(events, { before: table(before), after: table(after) });
}

const mat = shakeView({}).mat;

describe('cubes', () => {
  const move = {
    type: 'moved',
    seat: 1,
    cube: 'R',
    from: 'resources',
    to: 'required',
    kind: 'regular',
  } as const;

  it('tells a move with who made it, and a bonus as one', () => {
    expect(told([{ ...move, to: 'forbidden', kind: 'bonus' }, move])).toEqual([
      { is: 'moved', seat: 1, cube: 'R', from: 'resources', to: 'forbidden', bonus: true },
      { is: 'moved', seat: 1, cube: 'R', from: 'resources', to: 'required', bonus: false },
    ]);
  });

  it('tells what was pointed out before what goes back because of it', () => {
    const before = { shake: shakeView({ mat: { ...mat, forbidden: ['G'] } }) };
    const after = { shake: shakeView({ mat: { ...mat, resources: [...mat.resources, 'G'] } }) };
    const charge = {
      type: 'pointed-out',
      by: 0,
      against: 1,
      what: 'last-cube-forbidden',
      rule: 'IV-B',
    } as const;
    expect(told([charge, { type: 'restored' }], after, before)).toEqual([
      { is: 'pointed-out', seat: 0, against: 1, what: 'last-cube-forbidden', rule: 'IV-B' },
      { is: 'returned', cube: 'G' },
    ]);
  });
});

describe('words and papers', () => {
  it('tells a challenge with whom it is against', () => {
    const lifted = { type: 'block-lifted', seat: 1, holders: [1] } as const;
    expect(told([lifted, { type: 'challenged', seat: 1, claim: 'now' }])).toEqual([
      { is: 'block', seat: 1 },
      { is: 'challenged', seats: [1], claim: 'now', mover: 0 },
    ]);
    expect(told([{ type: 'challenged', seat: 1, claim: 'no-goal' }])).toEqual([{ is: 'disputed', seat: 1 }]);
  });

  it('tells nothing of what is on a paper, and every point with its reason', () => {
    const entry = { seat: 1, points: 6, rule: 'X-B', why: 'correct', kind: 'shake', shake: 1 } as const;
    expect(
      told([
        { type: 'handed-in', seat: 1 },
        { type: 'ruled', writer: 1, verdict: 'correct', how: 'judge', reasons: [] },
        { type: 'scored', entries: [entry] },
      ]),
    ).toEqual([
      { is: 'handed-in', seat: 1 },
      { is: 'ruled', seat: 1, verdict: 'correct' },
      { is: 'scored', seat: 1, points: 6, why: 'correct', rule: 'X-B' },
    ]);
  });

  it('tells of a phase only what nothing else has said', () => {
    const phase = (kind: MatchView['phase']['kind']) =>
      ({ type: 'phase', kind, seats: [], occasion: null, points: null }) as const;
    expect(told([phase('moving'), phase('checking')])).toEqual([]);
    expect(told([phase('signing')])).toEqual([{ is: 'signing' }]);
  });
});

it('tells the past of a table as it was told then, up to what is seen now', () => {
  const view = tableView({});
  const past = pastOf([
    { seq: 1, view: tableView({ match: null }), events: [{ type: 'sat', seat: 1, name: 'Bob' }] },
    { seq: 2, view, events: [{ type: 'started' }] },
    { seq: 3, view, events: [{ type: 'talked', name: 'Bob', phrase: 'hello' }] },
  ]);
  const sent: Past = JSON.parse(JSON.stringify(past));
  expect(toldUntil(sent, 2)).toEqual([{ is: 'sat', name: 'Bob' }, { is: 'started' }]);
  expect(toldUntil(sent, 3).at(-1)).toEqual({ is: 'said', name: 'Bob', phrase: 'hello' });
});

it('counts cubes, not faces', () => {
  expect(surplus(['R', 'R', 'B'], ['R'])).toEqual(['R', 'B']);
});
