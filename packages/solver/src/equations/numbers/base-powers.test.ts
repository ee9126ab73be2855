import { describe, expect, it } from 'vitest';
import { basePowersOf } from './base-powers.ts';
import { Numbers } from './numbers.ts';
import { BY_BOUNDS } from '../reference/test-position.ts';

describe('powers of the base that a number known by bounds may be', () => {
  it('are none if it is odd, however long it is', () => {
    const numbers = new Numbers(BY_BOUNDS);
    expect(numbers.unary('factorial', 362_880, 1)).toBe(true);
    const long = [numbers.n, numbers.d] as const;
    expect(numbers.binary('add', ...long, 11, 1)).toBe(true);
    expect(basePowersOf(numbers, numbers.n, numbers.d)).toEqual([]);
  });
  it('are told apart although their exponents have ten digits', () => {
    const numbers = new Numbers(BY_BOUNDS);
    expect(numbers.binary('power', 10, 1, 2_288_625_366, 1)).toBe(true);
    expect(basePowersOf(numbers, numbers.n, numbers.d)).toEqual([
      { exponent: 2_288_625_366, negative: false },
    ]);
    expect(numbers.unary('factorial', 39_916_800, 1)).toBe(true);
    expect(basePowersOf(numbers, numbers.n, numbers.d)).toEqual([]);
  });
});
