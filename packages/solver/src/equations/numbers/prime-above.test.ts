import { describe, expect, it } from 'vitest';
import { primeAbove } from './prime-above.ts';
import { fractionKnown } from '../arithmetic/known.ts';

describe('the prime above a number known by its bounds', () => {
  const within = (lo: number, hi: number) =>
    primeAbove({ ...fractionKnown(1, 3), sign: 0, lo, hi, n: 0, d: 0 });
  it('is known if there is no prime between them', () => {
    expect(within(8.1, 10.9).fraction).toEqual([11, 1]);
    expect(within(7.2, 7.3).fraction).toEqual([11, 1]);
    expect(within(-5.5, -5.4).fraction).toEqual([2, 1]);
    expect(within(0.3, 1.9).fraction).toEqual([2, 1]);
    // Above 7 it is 11, and below it 7.
    expect(within(6.9, 7.1)).toEqual({ fraction: null, cell: -1, isOpen: true });
  });
  it('is 2 for all that is far below it', () => {
    const tiny = { ...fractionKnown(1, 3), sign: 1 as const, lo: -558_702, hi: -558_701, n: 0, d: 0 };
    expect(primeAbove(tiny).fraction).toEqual([2, 1]);
    expect(primeAbove({ ...tiny, lo: 40, hi: 41 }).isOpen).toBe(true);
  });
});
