import { expect, it } from 'vitest';
import { tidy } from '../../pieces/tidy.ts';
import { bonusNow, challengeable, gripsOf, keyed } from './grips.ts';
import { matchView, shakeView } from '../testing.ts';

const settings = matchView({}).settings;
const table = { ...settings, mode: 'table' } as const;

it('lets the Mover take cubes from Resources, and others only at a real table', () => {
  expect(gripsOf(matchView({}), 1, false).sources).toEqual(['resources']);
  expect(gripsOf(matchView({}), 2, false).sources).toEqual([]);
  expect(gripsOf(matchView({}), null, false).sources).toEqual([]);
  expect(gripsOf(matchView({ settings: table }), 2, false).sources).toContain('resources');
});

it('offers Permitted cubes where Shift from Permitted is played', () => {
  const shake = shakeView({ picks: [{ by: 0, pick: { id: 'shift-from-permitted' } }] });
  const grips = gripsOf(matchView({ shake }), 1, false);
  expect(grips.sources).toEqual(['resources', 'permitted']);
  expect(grips.targets('permitted')).toEqual(['required', 'forbidden']);
});

it('sends a bonus cube to Forbidden and the last cube anywhere else', () => {
  expect(gripsOf(matchView({}), 1, true).targets('resources')).toEqual(['forbidden']);
  const shake = shakeView({ mat: { ...shakeView({}).mat, resources: ['R'] } });
  expect(gripsOf(matchView({ shake }), 1, false).targets('resources')).toEqual(['required', 'permitted']);
});

it('gives the setter the Goal, and nobody anything while the block is lifted', () => {
  const phase = { kind: 'goal', setter: 0, disputing: false, arranged: null } as const;
  expect(gripsOf(matchView({ phase }), 0, false).targets('resources')).toEqual(['goal']);
  const block = { holders: [2], at: 0, ref: '1', paused: [] };
  expect(gripsOf(matchView({ block }), 1, false).sources).toEqual([]);
});

it('offers a bonus once, and not to the leader where the book says so', () => {
  expect(bonusNow(matchView({}), 1, false)).toBe('yes');
  expect(bonusNow(matchView({ totals: [0, 6, 2] }), 1, false)).toBe('leads');
  expect(bonusNow(matchView({ totals: [0, 6, 2] }), 1, true)).toBe('yes');
  expect(bonusNow(matchView({ totals: [6, 6, 2] }), 1, false)).toBe('yes');
  const phase = { kind: 'moving', turn: 1, first: false, bonus: 'R' } as const;
  expect(bonusNow(matchView({ phase }), 1, false)).toBe('no');
});

it('lets everybody but the last Mover challenge', () => {
  expect([0, 1, 2, null].map((seat) => challengeable(matchView({}), seat))).toEqual([null, 0, 0, null]);
});

it('sorts cubes by the kit and tells like cubes apart', () => {
  expect(tidy(['U', 'G', 'R', '3', 'R'])).toEqual(['3', 'R', 'R', 'G', 'U']);
  expect(tidy(['black:7', 'red:3', 'red:+'])).toEqual(['red:3', 'red:+', 'black:7']);
  expect(keyed(['R', 'R']).map(({ key }) => key)).toEqual(['R 0', 'R 1']);
});
