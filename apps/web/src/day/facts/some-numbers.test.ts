import { expect, test } from 'vitest';
import { lateness } from './lateness.ts';
import { someNumbers } from './some-numbers.ts';

test('neighbours are told as one, and of many how many they are', () => {
  expect(someNumbers([])).toBe('');
  expect(someNumbers([3, 4])).toBe('3, 4');
  expect(someNumbers([1, 2, 4, 5, 6, 7, 9])).toBe('1, 2, 4–7, 9');
  expect(someNumbers([1, 3, 5, 7], 3)).toBe('1, 3, 5 … (4)');
  expect(someNumbers(Array.from({ length: 385 }, (_, at) => at + 1))).toBe('1–385');
});

test('a sheet that is out grows red from the end of writing to ten minutes later', () => {
  expect([-1, 0, 60_000, 300_000, 600_000, 6_000_000].map(lateness)).toEqual([0, 0, 10, 50, 100, 100]);
});
