import { expect, it } from 'vitest';
import { lastShake, setterOf } from './seen.ts';
import { matchView } from './testing.ts';

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
