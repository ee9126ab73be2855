import { describe, expect, it } from 'vitest';
import { BoundedNumbers } from './bounded-numbers.ts';
import { fractionKnown, UNSURE } from '../arithmetic/known.ts';
import type { Found } from './found-cells.ts';
import { simplesIn } from '../arithmetic/intervals.ts';
import { Numbers } from './numbers.ts';
import { BY_BOUNDS } from '../reference/test-position.ts';

function numbers(): Numbers {
  return new Numbers(BY_BOUNDS);
}

function root(all: Numbers, of: number, index = 2): readonly [number, number] {
  expect(all.binary('root', index, 1, of, 1)).toBe(true);
  return [all.n, all.d];
}

describe('numbers kept by bounds', () => {
  it('come back to fractions exactly where the separation bound says so', () => {
    const all = numbers();
    const [a, b] = [root(all, 2), root(all, 8)];
    expect(all.binary('multiply', ...a, ...b) && !all.hasExtra && [all.n, all.d]).toEqual([4, 1]);
    expect(all.binary('subtract', ...a, ...a) && !all.hasExtra && [all.n, all.d]).toEqual([0, 1]);
    expect(all.binary('power', ...a, 2, 1) && !all.hasExtra && [all.n, all.d]).toEqual([2, 1]);
    expect(all.binary('divide', ...b, ...a) && !all.hasExtra && [all.n, all.d]).toEqual([2, 1]);
    expect(all.dropped).toBe(0);
  });
  it('keep irrational numbers apart from all fractions', () => {
    const all = numbers();
    const a = root(all, 2);
    expect(all.binary('add', ...a, 1, 1) && all.isIrrational(all.n)).toBe(true);
    expect(all.isEqual(...a, 1414213562373095, 1000000000000000)).toBe(false);
  });
  it('know equal numbers of many forms for one', () => {
    const all = numbers();
    const twelve = root(all, 12);
    const three = root(all, 3);
    expect(all.binary('multiply', 2, 1, ...three) && all.isEqual(all.n, all.d, ...twelve)).toBe(true);
  });
  it('take a root of a very high index back to where it came from', () => {
    const all = numbers();
    const high = root(all, 7, 39_916_800);
    expect(all.binary('power', ...high, 39_916_800, 1)).toBe(true);
    expect([all.n, all.d, all.extraN, all.extraD]).toEqual(expect.arrayContaining([7, 1]));
  });
  it('know that a factorial beyond all limits is even, and that it is itself', () => {
    const all = numbers();
    expect(all.unary('factorial', 40_320, 1)).toBe(true);
    const giant = [all.n, all.d] as const;
    expect(all.binary('power', -1, 1, ...giant) && [all.n, all.d]).toEqual([1, 1]);
    expect(all.dropped).toBe(0);
    expect(all.binary('subtract', ...giant, ...giant) && !all.hasExtra && [all.n, all.d]).toEqual([0, 1]);
    expect(all.binary('divide', ...giant, ...giant) && !all.hasExtra && [all.n, all.d]).toEqual([1, 1]);
    expect(all.dropped).toBe(0);
  });
  it('know that no power of a number next to 1 is 1', () => {
    const all = numbers();
    expect(all.unary('factorial', 720, 1)).toBe(true);
    expect(all.binary('root', all.n, all.d, 2, 1)).toBe(true);
    const a = [all.n, all.d] as const;
    expect(all.binary('power', ...a, 3, 1) && all.isBounded(all.n, all.d) && !all.hasExtra).toBe(true);
    expect(all.isEqual(all.n, all.d, 1, 1)).toBe(false);
  });
  it('know what a number next to 1 is beside 1 and -1', () => {
    const all = numbers();
    expect(all.unary('factorial', 720, 1)).toBe(true);
    expect(all.binary('root', all.n, all.d, 2, 1)).toBe(true);
    const a = [all.n, all.d] as const;
    expect(all.binary('subtract', ...a, -1, 1)).toBe(true);
    const { lo, hi } = all.knownOf(all.n, all.d);
    expect([Math.round(lo), Math.round(hi)]).toEqual([2, 2]);
    expect(all.binary('subtract', ...a, 1, 1)).toBe(true);
    expect(all.knownOf(all.n, all.d).hi).toBeLessThan(1e-9);
  });
  it.each([1, -1])('know a long fraction for itself after a root of index %i', (index) => {
    const all = numbers();
    expect(all.binary('power', 3, 1, 40 * index, 1)).toBe(true);
    const long = [all.n, all.d] as const;
    expect(all.binary('power', 3, 1, 40, 1) && all.binary('root', index, 1, all.n, all.d)).toBe(true);
    expect(all.binary('subtract', all.n, all.d, ...long)).toBe(true);
    expect([[all.n, all.d], ...all.extras]).toContainEqual([0, 1]);
  });
  it('know that a logarithm to a base next to 1 is far out, on either side', () => {
    const all = numbers();
    expect(all.unary('factorial', 720, 1)).toBe(true);
    expect(all.binary('root', all.n, all.d, 2, 1)).toBe(true);
    // A base of which no more is known than that it is next to 1, and not 1.
    expect(all.binary('power', all.n, all.d, 3, 1)).toBe(true);
    expect(all.rawLog(5, 1, all.n, all.d)).toBe(true);
    const both = [[all.n, all.d] as const, ...all.extras].map(([n, d]) => all.knownOf(n, d));
    expect(both.map(({ sign }) => sign).toSorted((a, b) => a - b)).toEqual([-1, 1]);
    for (const { lo } of both) expect(lo).toBeGreaterThan(17);
    expect(all.dropped).toBe(0);
  });
  it('leave even roots of negative numbers undefined', () => {
    const all = numbers();
    const a = root(all, 2);
    expect(all.binary('subtract', 0, 1, ...a)).toBe(true);
    expect(all.binary('root', 2, 1, all.n, all.d)).toBe(false);
    expect(all.binary('power', -2, 1, ...a)).toBe(false);
  });
  it('take a percent of roots to a fraction in lowest terms', () => {
    const all = numbers();
    const a = root(all, 5);
    expect(all.binary('percent', ...a, ...a) && all.hasExtra).toBe(false);
    expect([all.n, all.d]).toEqual([1, 20]);
    expect(all.dropped).toBe(0);
  });
  it('need the exponent 0 to make 1 of an irrational number', () => {
    const all = numbers();
    const a = root(all, 3);
    expect(all.rawLog(1, 1, ...a) && [all.n, all.d]).toEqual([0, 1]);
    expect(all.dropped).toBe(0);
  });
  it('keep the logarithm of a fraction next to 1', () => {
    const all = numbers();
    expect(all.rawLog(976_929_722_015_624, 976_929_722_015_625, 2, 1)).toBe(true);
    expect(all.isBounded(all.n, all.d) && all.dropped === 0).toBe(true);
    const { lo, hi } = all.knownOf(all.n, all.d);
    expect(lo).toBeCloseTo(-1.47676e-15, 19);
    expect(hi - lo).toBeLessThan(1e-26);
  });
  it('see that there is no integer within the bounds', () => {
    const all = numbers();
    const a = root(all, 130_431_264_757);
    expect(all.binary('add', ...a, ...root(all, 2))).toBe(true);
    expect(all.unary('factors', all.n, all.d)).toBe(false);
    expect(all.dropped).toBe(0);
  });
  it('know which logarithms of fractions are fractions', () => {
    const all = numbers();
    expect(all.binary('log', 2, 1, 8, 1) && !all.hasExtra && [all.n, all.d]).toEqual([1, 3]);
    const [n, d] = [94_906_265, 94_906_264];
    expect(all.binary('log', n ** 2, d ** 2, n, d) && !all.hasExtra && [all.n, all.d]).toEqual([2, 1]);
    expect(all.binary('log', 3, 1, 8, 1) && all.isIrrational(all.n)).toBe(true);
    expect(all.dropped).toBe(0);
  });
  it('keep what is next to a fraction and not it apart from zero', () => {
    const all = numbers();
    expect(all.binary('log', 7, 1, 2, 1)).toBe(true);
    expect(all.binary('power', 2, 1, all.n, all.d) && all.hasExtra).toBe(true);
    expect([all.extraN, all.extraD]).toEqual([7, 1]);
    expect(all.binary('subtract', all.n, all.d, 7, 1) && all.hasExtra).toBe(true);
    const [above, below] = [all.knownOf(all.n, all.d), all.knownOf(all.extraN, all.extraD)];
    expect([above.sign, below.sign]).toEqual([1, -1]);
    expect(above.hi).toBeLessThan(-30);
    // Beside a number of a usual size its bounds are not lost in the last digit.
    expect(all.binary('add', all.n, all.d, 7, 1)).toBe(true);
    const sum = all.knownOf(all.n, all.d);
    expect(sum.hi - sum.lo).toBeGreaterThan(2 ** above.hi);
    expect(all.dropped).toBe(0);
  });
  it('keep the digits of what is left of a number next to 1', () => {
    const all = numbers();
    const high = root(all, 7, 39_916_800);
    expect(all.binary('subtract', 1, 1, ...high)).toBe(true);
    const { lo, hi } = all.knownOf(all.n, all.d);
    expect(lo).toBeCloseTo(-4.8749e-8, 12);
    expect((hi - lo) / Math.abs(lo)).toBeLessThan(1e-12);
    expect(all.dropped).toBe(0);
  });
  it('have an average next to zero on either side of it', () => {
    const all = numbers();
    expect(all.binary('log', 7, 1, 2, 1)).toBe(true);
    expect(all.binary('power', 2, 1, all.n, all.d) && all.isBounded(all.n, all.d)).toBe(true);
    expect(all.binary('average', all.n, all.d, -7, 1) && all.hasExtra).toBe(true);
    const both = [all.knownOf(all.n, all.d), all.knownOf(all.extraN, all.extraD)];
    expect(both.map(({ sign }) => sign).toSorted((a, b) => a - b)).toEqual([-1, 1]);
    expect(all.dropped).toBe(0);
  });
  it('make 1 of a number that is not 1 with the exponent 0 only', () => {
    const all = numbers();
    const a = root(all, 2);
    expect(all.rawLog(1, 1, ...a) && [all.n, all.d, all.hasExtra]).toEqual([0, 1, false]);
    expect(all.unary('factorial', 40_320, 1) && all.rawLog(1, 1, all.n, all.d)).toBe(true);
    expect([all.n, all.d, all.dropped]).toEqual([0, 1, 0]);
  });
  it('know the exponent that makes a small number of one beyond all sizes to be next to nothing', () => {
    const all = numbers();
    const pile = [900, 1];
    for (let times = 0; times < 4; times++) {
      expect(all.unary('factorial', pile[0]!, pile[1]!)).toBe(true);
      [pile[0], pile[1]] = [all.n, all.d];
    }
    expect(all.rawLog(2, 1, pile[0]!, pile[1]!)).toBe(true);
    expect(all.knownOf(all.n, all.d)).toMatchObject({ sign: 1, lo: -Infinity });
    expect(all.knownOf(all.n, all.d).hi).toBeLessThan(-1000);
    expect(all.dropped).toBe(0);
  });
  it('know that the logarithm of what is next to 1 and not 1 is not 0', () => {
    const all = numbers();
    expect(all.unary('factorial', 5040, 1) && all.binary('divide', 1, 1, all.n, all.d)).toBe(true);
    expect(all.binary('add', 1, 1, all.n, all.d)).toBe(true);
    expect(all.rawLog(all.n, all.d, 2, 1) && all.hasExtra).toBe(true);
    const both = [all.knownOf(all.n, all.d), all.knownOf(all.extraN, all.extraD)];
    expect(both.map(({ sign, d }) => [sign, d])).toEqual([
      [1, 0],
      [-1, 0],
    ]);
    // log2(1 + 1/5040!) is 2^-54724 and more.
    expect(both[0]!.lo).toBeLessThan(-54_724);
    expect(all.dropped).toBe(0);
  });
  it('tell fractions apart however long they are', () => {
    const all = numbers();
    expect(all.unary('factorial', 720, 1)).toBe(true);
    const long = [all.n, all.d] as const;
    expect(all.binary('add', ...long, 1, 1)).toBe(true);
    expect(all.isEqual(...long, all.n, all.d)).toBe(false);
  });
  it('know how far out a logarithm to a base next to 1 is', () => {
    const all = numbers();
    expect(all.unary('factorial', 40_320, 1) && all.binary('divide', 1, 1, all.n, all.d)).toBe(true);
    expect(all.binary('power', 7, 1, all.n, all.d)).toBe(true);
    expect(all.rawLog(2, 1, all.n, all.d) && all.hasExtra).toBe(true);
    const both = [all.knownOf(all.n, all.d), all.knownOf(all.extraN, all.extraD)];
    expect(both.map(({ sign }) => sign)).toEqual([1, -1]);
    for (const { lo } of both) expect(lo).toBeGreaterThan(900);
    expect(all.dropped).toBe(0);
  });
});

describe('simple fractions in an interval', () => {
  it('are all those with a denominator of at most 200', () => {
    expect(simplesIn(57_408.9432, 57_408.9433)).toHaveLength(2);
    expect(simplesIn(0.33333, 0.33334)).toEqual([[1, 3]]);
    expect(simplesIn(-0.50001, -0.49999)).toEqual([[-1, 2]]);
    expect(simplesIn(0.500001, 0.50002)).toEqual([]);
  });
});

describe('roots of whole numbers where they must be whole', () => {
  it('are the only whole number within their bounds, or none', () => {
    const all = new Numbers({ ...numbers().limits, wholePowers: true });
    const roots = (lo: number, hi: number): Found => {
      const rough = { n: 0, d: 0, kind: UNSURE, degree: Infinity, bits: Infinity, lo, hi };
      return new BoundedNumbers(all.limits).operations.outcome('root', fractionKnown(2, 1), {
        ...fractionKnown(2, 1),
        ...rough,
      });
    };
    expect(roots(6_636_426.39, 6_636_426.47)).toMatchObject({ fraction: null, cell: -1, isOpen: false });
    expect(roots(6_635_775.9, 6_635_776.1)).toMatchObject({ fraction: [2576, 1], isOpen: false });
    expect(roots(6_630_000, 6_636_000).isOpen).toBe(true);
  });
});
