import { may } from '@forceout/rules/match';
import type { MatchView } from '@forceout/rules/match';
import { expect, it } from 'vitest';
import { tidy } from '../../pieces/tidy.ts';
import { gripsOf, isNo, keyed, mayChallenge, TARGETS } from './grips.ts';
import type { Grips, Source } from './grips.ts';
import { matchView, shakeView } from '../testing.ts';

const settings = matchView({}).settings;
const table = { ...settings, mode: 'table' } as const;
const grips = (match: MatchView, seat: number, bonus = false): Grips => gripsOf(may(match, seat), bonus);
const openTo = (given: Grips, cube: string, from: Source = 'resources') =>
  TARGETS.filter((to) => !isNo(given.answer({ cube, from }, to) ?? { is: 'no' }));

it('lets the Mover take cubes from Resources, and others only at a real table', () => {
  expect(grips(matchView({}), 1).sources).toEqual(['resources']);
  expect(grips(matchView({}), 2).sources).toEqual([]);
  expect(gripsOf(null, false).sources).toEqual([]);
  expect(grips(matchView({ settings: table }), 2).sources).toContain('resources');
});

it('offers Permitted cubes where Shift from Permitted is played', () => {
  const mat = { ...shakeView({}).mat, permitted: ['B'] };
  const shake = shakeView({ mat, picks: [{ by: 0, pick: { id: 'shift-from-permitted' } }] });
  const given = grips(matchView({ shake }), 1);
  expect(given.sources).toEqual(['resources', 'permitted']);
  expect(openTo(given, 'B', 'permitted')).toEqual(['required', 'forbidden']);
});

it('sends a bonus cube to Forbidden and says why the last cube does not go there', () => {
  expect(openTo(grips(matchView({}), 1, true), 'R')).toEqual(['forbidden']);
  const shake = shakeView({ mat: { ...shakeView({}).mat, resources: ['R'] } });
  const last = grips(matchView({ shake }), 1);
  expect(openTo(last, 'R')).toEqual(['required', 'permitted']);
  expect(last.answer({ cube: 'R', from: 'resources' }, 'forbidden')).toMatchObject({
    is: 'no',
    code: 'last-cube-forbidden',
    rule: expect.stringMatching(/\S/),
    message: { say: 'last-cube-where' },
  });
});

it('gives the setter the Goal, and nobody anything while the block is lifted', () => {
  const phase = { kind: 'goal', setter: 0, disputing: false, arranged: null } as const;
  const shake = shakeView({ goal: null, lastMover: null });
  expect(openTo(grips(matchView({ phase, shake }), 0), 'R')).toEqual(['goal']);
  const block = { holders: [2], at: 0, ref: '1', paused: [] };
  expect(grips(matchView({ block }), 1).sources).toEqual([]);
});

it('lets everybody but the last Mover challenge', () => {
  expect([0, 1, 2].map((seat) => mayChallenge(may(matchView({}), seat)))).toEqual([false, true, true]);
  expect(mayChallenge(null)).toBe(false);
});

it('sorts cubes by the kit and tells like cubes apart', () => {
  expect(tidy(['U', 'G', 'R', '3', 'R'])).toEqual(['3', 'R', 'R', 'G', 'U']);
  expect(tidy(['black:7', 'red:3', 'red:+'])).toEqual(['red:3', 'red:+', 'black:7']);
  expect(keyed(['R', 'R']).map(({ key }) => key)).toEqual(['R 0', 'R 1']);
});
