import * as N from '@forceout/numbers';
import { describe, expect, it } from 'vitest';
import { Aim } from './aim.ts';
import { Numbers } from '../numbers/numbers.ts';
import { BY_BOUNDS } from '../reference/test-position.ts';

describe('what the search aims at', () => {
  it('may be a fraction although it is known by bounds', () => {
    const numbers = new Numbers(BY_BOUNDS);
    const aim = new Aim(numbers, [{ text: '5', value: N.integer(5), factorials: 0 }], null, 2);
    expect(aim.isExact).toBe(true);
    // Nobody sees that √3 is left of √3 + 1 less 1.
    expect(numbers.binary('root', 2, 1, 3, 1) && numbers.binary('add', numbers.n, numbers.d, 1, 1)).toBe(
      true,
    );
    expect(numbers.binary('subtract', numbers.n, numbers.d, 1, 1)).toBe(true);
    expect(numbers.binary('power', numbers.n, numbers.d, 22, 1)).toBe(true);
    expect(numbers.isBounded(numbers.n, numbers.d)).toBe(true);
    aim.addAll([{ text: '(r3+1-1)^22', n: numbers.n, d: numbers.d, factorials: 1 }]);
    expect(aim.isExact).toBe(false);
    expect(aim.meets(3 ** 11, 1, 1)).toBe(1);
    expect(aim.meets(3 ** 11, 1, 2)).toBe(-1);
    expect(aim.meets(3 ** 11 + 1, 1, 0)).toBe(-1);
    expect(aim.meets(5, 1, 2)).toBe(0);
  });
  it('is met by fractions exactly where all that has bounds is longer', () => {
    const numbers = new Numbers(BY_BOUNDS);
    const aim = new Aim(numbers, [{ text: '9', value: N.integer(9), factorials: 0 }], null, 2);
    expect(numbers.unary('factorial', 362_880, 1)).toBe(true);
    aim.addAll([{ text: '9!!', n: numbers.n, d: numbers.d, factorials: 2 }]);
    expect(aim.isExact).toBe(true);
    expect(aim.meets(numbers.n, numbers.d, 0)).toBe(1);
    expect(aim.meets(numbers.n, numbers.d, 1)).toBe(-1);
  });
});
