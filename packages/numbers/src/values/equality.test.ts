import { describe, expect, test } from 'vitest';
import { isEqual } from '../index.ts';
import { valueOf } from '../testing/calculate.ts';
import { DIFFERENT, EQUAL } from '../testing/table.ts';

describe('equalities in disguise', () => {
  test.each(EQUAL)('%s = %s', (left, right) => {
    expect(isEqual(valueOf(left), valueOf(right))).toBe('equal');
    expect(isEqual(valueOf(right), valueOf(left))).toBe('equal');
  });
});

describe('near misses', () => {
  test.each(DIFFERENT)('%s is not %s', (left, right) => {
    expect(isEqual(valueOf(left), valueOf(right))).toBe('different');
    expect(isEqual(valueOf(right), valueOf(left))).toBe('different');
  });
});

test('the table is as long as promised', () => {
  expect(EQUAL.length + DIFFERENT.length).toBeGreaterThanOrEqual(60);
});
