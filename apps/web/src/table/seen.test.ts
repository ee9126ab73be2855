import { expect, it } from 'vitest';
import { setterOf } from './seen.ts';
import { matchView } from './testing.ts';

it('knows the Goal-setter of this shake, and between shakes the next one', () => {
  expect(setterOf(matchView({}))).toBe(0);
  expect(setterOf(matchView({ phase: { kind: 'between-shakes', setter: 1 } }))).toBe(1);
  expect(setterOf(matchView({ shake: null, phase: { kind: 'between-shakes', setter: 2 } }))).toBe(2);
  expect(setterOf(matchView({ phase: { kind: 'signing', signed: [] } }))).toBeNull();
});
