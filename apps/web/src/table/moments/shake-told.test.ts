import { expect, test } from 'vitest';
import { matchView } from '../testing.ts';
import { standingOf, turningPoint } from './shake-told.ts';

const result = (number: number, scores: readonly number[] | null) => ({ number, scores }) as never;

test('who has the most points of a shake has won it, alone or with others', () => {
  const match = matchView({ results: [result(1, [6, 6, 2])] });
  expect([0, 2, null].map((seat) => standingOf(match, seat).kind)).toEqual(['shared', 'lost', 'seen']);
  expect(standingOf(matchView({ results: [result(1, [6, 2, 2])] }), 0).kind).toBe('won');
  expect(standingOf(matchView({ results: [result(1, [4, 4, 4])] }), 0).kind).toBe('even');
  expect(standingOf(matchView({ results: [result(1, null)] }), 0).kind).toBe('void');
});

test('a match turned in the shake after which the winner stayed ahead', () => {
  const results = [result(1, [6, 2, 2]), result(2, [2, 6, 4]), result(3, [6, 4, 2]), result(4, [6, 4, 2])];
  expect(turningPoint({ results, totals: [20, 16, 10] })).toBe(3);
  expect(turningPoint({ results: results.slice(0, 2), totals: [8, 8, 6] })).toBeNull();
});
