import { describe, expect, it } from 'vitest';
import { differenceOfFactorials, factorsOfFactorial, quotientOfFactorials } from './factorial-cells.ts';
import type { Bounds } from '../arithmetic/intervals.ts';
import { sizeOfFactorial } from '../arithmetic/intervals.ts';
import { Numbers } from './numbers.ts';
import { BY_BOUNDS } from '../reference/test-position.ts';

function factorial(n: number): bigint {
  let product = 1n;
  for (let factor = 2n; factor <= n; factor++) product *= factor;
  return product;
}

/** The binary logarithm of a long whole number. */
function sizeOf(n: bigint): number {
  const bits = n.toString(2).length;
  return Math.log2(Number(n >> BigInt(Math.max(0, bits - 60)))) + Math.max(0, bits - 60);
}

/** Bounds around n!, so wide that others are within them. */
function around(n: number, width: number): Bounds {
  const size = sizeOfFactorial(n);
  return { sign: 1, lo: size - width, hi: size + width };
}

function isWithin(size: number, bounds: Bounds | null): boolean {
  return bounds !== null && bounds.lo <= size + 1e-6 && size - 1e-6 <= bounds.hi;
}

const SMALL = [721, 722, 723, 730, 800, 1000];

describe('factorials whose bounds overlap', () => {
  it('are one number or as far apart as is said', () => {
    for (const n of SMALL) {
      for (const m of SMALL) {
        for (const width of [1e-3, 5, 40, 4000]) {
          const [a, b] = [around(n, width), around(m, width)];
          const [apart, over] = [differenceOfFactorials(a, b), quotientOfFactorials(a, b, false)];
          if (n === m) expect([apart.mayBeSame, over.mayBeSame]).toEqual([true, true]);
          const difference = factorial(Math.max(n, m)) - factorial(Math.min(n, m));
          const quotient = factorial(Math.max(n, m)) / factorial(Math.min(n, m));
          if (n > m) {
            expect(isWithin(sizeOf(difference), apart.larger)).toBe(true);
            expect(isWithin(sizeOf(quotient), over.larger)).toBe(true);
          }
          if (n < m) {
            expect(isWithin(sizeOf(difference), apart.smaller)).toBe(true);
            expect(isWithin(-sizeOf(quotient), over.smaller)).toBe(true);
          }
        }
      }
    }
  });
  it('of factorials are further apart', () => {
    for (const [n, m] of [
      [5040, 720],
      [40_320, 5040],
    ] as const) {
      const wide = around(n, sizeOfFactorial(n));
      const { larger } = quotientOfFactorials(wide, around(m, 1), true);
      expect(isWithin(sizeOf(factorial(n) / factorial(m)), larger)).toBe(true);
      expect(larger!.lo).toBeGreaterThan(sizeOfFactorial(m) - 2);
    }
  });
  it('have as many factors as is said', () => {
    for (const n of [721, 1000, 5040]) {
      // Legendre: how often each prime divides n!.
      let size = 0;
      for (let p = 2; p <= n; p++) {
        if (Array.from({ length: Math.floor(Math.sqrt(p)) - 1 }, (_, at) => at + 2).some((q) => p % q === 0))
          continue;
        let times = 0;
        for (let power = p; power <= n; power *= p) times += Math.floor(n / power);
        size += Math.log2(times + 1);
      }
      for (const width of [1e-3, 500])
        expect(isWithin(size, factorsOfFactorial(around(n, width)))).toBe(true);
    }
  });
  it('that are narrow enough are one', () => {
    expect(differenceOfFactorials(around(721, 1e-3), around(721, 1e-3))).toEqual({
      mayBeSame: true,
      larger: null,
      smaller: null,
    });
  });
});

describe('towers of !', () => {
  const tower = (all: Numbers, of: number, height: number): readonly [number, number] => {
    let top: readonly [number, number] = [of, 1];
    for (let turn = 0; turn < height; turn++) {
      expect(all.unary('factorial', ...top)).toBe(true);
      top = [all.n, all.d];
    }
    return top;
  };
  /** Fractions first. */
  const results = (all: Numbers) =>
    [[all.n, all.d] as const, ...all.extras].toSorted(([, a], [, b]) => b - a);
  it('come to a highest one that stands for all above it', () => {
    const all = new Numbers(BY_BOUNDS);
    expect(tower(all, 3, 9)).toEqual(tower(all, 8, 12));
  });
  it('beyond all bounds differ by nothing or by more than could ever matter', () => {
    const all = new Numbers(BY_BOUNDS);
    const [a, b] = [tower(all, 3, 7), tower(all, 8, 6)];
    expect(all.binary('subtract', ...a, ...b)).toBe(true);
    const [same, ...others] = results(all);
    expect(same).toEqual([0, 1]);
    expect(others.map(([n, d]) => all.knownOf(n, d).sign)).toEqual([1, -1]);
    for (const [n, d] of others) expect(all.knownOf(n, d).lo).toBeGreaterThan(1e300);
    expect(all.binary('divide', ...a, ...b)).toBe(true);
    const [one, larger, smaller] = results(all);
    expect(one).toEqual([1, 1]);
    expect(all.knownOf(...larger!).lo).toBeGreaterThan(1e300);
    expect(all.knownOf(...smaller!).hi).toBeLessThan(-1e300);
    expect(all.dropped).toBe(0);
  });
  it('have irrational roots, and no whole ones', () => {
    const all = new Numbers(BY_BOUNDS);
    const a = tower(all, 8, 2);
    expect(all.unary('root', ...a) && all.isIrrational(all.n)).toBe(true);
    const whole = new Numbers({ ...BY_BOUNDS, wholePowers: true });
    expect(whole.unary('root', ...tower(whole, 8, 2))).toBe(false);
    expect(whole.binary('root', 1, 1, ...tower(whole, 8, 2))).toBe(true);
    // The square of a factorial has a root, and its factorial none.
    expect(whole.binary('power', ...tower(whole, 8, 2), 2, 1) && whole.unary('root', whole.n, whole.d)).toBe(
      true,
    );
  });
  it('stay what they are times 1, less 0 and to the first power', () => {
    const all = new Numbers(BY_BOUNDS);
    const a = tower(all, 8, 2);
    for (const [operation, of] of [
      ['multiply', 1],
      ['divide', 1],
      ['power', 1],
      ['add', 0],
      ['subtract', 0],
    ] as const)
      expect(all.binary(operation, ...a, of, 1) && [all.n, all.d]).toEqual(a);
    expect(all.binary('subtract', 0, 1, ...a) && all.knownOf(all.n, all.d).factorials).toBe(-1);
    expect(all.binary('divide', 1, 1, ...a) && (all.knownOf(all.n, all.d).factorials ?? 0)).toBe(0);
    expect(all.binary('power', ...a, -1, 1) && (all.knownOf(all.n, all.d).factorials ?? 0)).toBe(0);
    expect(all.binary('add', ...a, 1, 1) && all.knownOf(all.n, all.d).factorials).toBe(-1);
  });
});
