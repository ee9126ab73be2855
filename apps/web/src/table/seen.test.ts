import { expect, it } from 'vitest';
import { lastShake, mayJudge, placeOf, setterOf } from './seen.ts';
import { matchView, tableView } from './testing.ts';

it('knows the Goal-setter of this shake, and between shakes the next one', () => {
  expect(setterOf(matchView({}))).toBe(0);
  expect(setterOf(matchView({ phase: { kind: 'between-shakes', setter: 1 } }))).toBe(1);
  expect(setterOf(matchView({ shake: null, phase: { kind: 'between-shakes', setter: 2 } }))).toBe(2);
  expect(setterOf(matchView({ phase: { kind: 'signing', signed: [] } }))).toBeNull();
});

it('tells how the last shake ended until the next one has its Goal', () => {
  const results = [{ number: 1, scores: [6, 2, 2] }];
  expect(lastShake(matchView({ results, phase: { kind: 'rolling' } }))).toEqual(results[0]);
  expect(lastShake(matchView({ results }))).toBeNull();
  expect(lastShake(matchView({ phase: { kind: 'between-shakes', setter: 1 } }))).toBeNull();
  const ended = { number: 2, scores: null };
  expect(lastShake(matchView({ results: [ended], phase: { kind: 'rolling' } }))?.scores).toEqual([]);
});

it('knows the judge by their place, not by a name that others may have too', () => {
  expect(placeOf(tableView({ you: null, judging: true, judge: 'Jo' }))).toEqual({ kind: 'judge' });
  expect(placeOf(tableView({ you: null, judging: false, judge: 'Jo' }))).toEqual({ kind: 'beside' });
  expect(placeOf(tableView({ you: 1 }))).toEqual({ kind: 'seat', seat: 1 });
});

it('offers the judge’s seat to nobody whom the server would refuse', () => {
  const settings = { ...tableView({}).settings, judge: 'person' } as const;
  const free = tableView({ settings, you: null, judge: null });
  expect(mayJudge(free, 'coach')).toBe(true);
  expect(mayJudge(free, 'player')).toBe(false);
  expect(mayJudge(free, null)).toBe(false);
  expect(mayJudge({ ...free, you: 2 }, 'judge')).toBe(false);
  expect(mayJudge({ ...free, judge: 'Jo' }, 'judge')).toBe(false);
  expect(mayJudge({ ...free, state: 'over' }, 'judge')).toBe(false);
  expect(mayJudge(tableView({ you: null }), 'judge')).toBe(false);
});
