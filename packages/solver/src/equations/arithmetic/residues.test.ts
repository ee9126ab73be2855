import { describe, expect, it } from 'vitest';
import { Numbers } from '../numbers/numbers.ts';
import type { Operation } from './operations.ts';
import { BY_BOUNDS } from '../reference/test-position.ts';

/** 721!, which is kept by its bounds. */
const GIANT = Array.from({ length: 721 }, (_, at) => BigInt(at + 1)).reduce((product, n) => product * n, 1n);

function worked(operation: Operation, a: bigint, b: bigint): bigint | null {
  switch (operation) {
    case 'add':
      return a + b;
    case 'subtract':
      return a - b;
    case 'multiply':
      return a * b;
    case 'divide':
      return a % b === 0n ? a / b : null;
    default:
      return b > 0n && b < 50n ? a ** b : null;
  }
}

const OPERATIONS = ['add', 'subtract', 'multiply', 'divide', 'power'] as const;

describe('what is left of giants', () => {
  it.each([6, 7, 8, 9, 10, 11, 60])('modulo %d is what is left of them', (modulus) => {
    const all = new Numbers({ ...BY_BOUNDS, modulus });
    expect(all.unary('factorial', 721, 1)).toBe(true);
    const giant = [all.n, all.d] as const;
    let known = 0;
    const check = (exact: bigint | null): void => {
      const residue = all.knownOf(all.n, all.d).residue ?? -1;
      if (exact === null || all.d !== 0 || residue < 0) return;
      known++;
      const m = BigInt(modulus);
      expect(residue).toBe(Number(((exact % m) + m) % m));
    };
    for (const operation of OPERATIONS) {
      for (let small = -12; small <= 12; small++) {
        for (const isFirst of [true, false]) {
          const [a, b]: readonly (readonly [number, number])[] = isFirst
            ? [[small, 1], giant]
            : [giant, [small, 1]];
          if (operation === 'divide' && (isFirst || small === 0)) continue;
          if (!all.binary(operation, ...a!, ...b!)) continue;
          const exact = isFirst
            ? worked(operation, BigInt(small), GIANT)
            : worked(operation, GIANT, BigInt(small));
          check(exact);
          // One step further.
          const [n, d] = [all.n, all.d];
          if (exact !== null && all.binary('multiply', n, d, 7, 1)) check(exact * 7n);
          if (exact !== null && all.binary('add', n, d, 5, 1)) check(exact + 5n);
          if (exact !== null && all.binary('subtract', 0, 1, n, d)) check(-exact);
        }
      }
    }
    expect(known).toBeGreaterThan(300);
  });
  it('of small powers with a giant exponent is what an exponent that long leaves', () => {
    for (const modulus of [6, 7, 8, 9, 10, 11, 60]) {
      const all = new Numbers({ ...BY_BOUNDS, modulus });
      expect(all.unary('factorial', 721, 1)).toBe(true);
      const giant = [all.n, all.d] as const;
      for (let base = 2; base <= 12; base++) {
        let [left, square] = [1n, BigInt(base)];
        for (let rest = GIANT; rest > 0n; rest /= 2n) {
          if (rest % 2n === 1n) left = (left * square) % BigInt(modulus);
          square = (square * square) % BigInt(modulus);
        }
        expect(all.binary('power', base, 1, ...giant)).toBe(true);
        expect(all.knownOf(all.n, all.d).residue).toBe(Number(left));
      }
      // An index is no exponent.
      expect(all.binary('root', ...giant, 2, 1) && (all.knownOf(all.n, all.d).residue ?? -1)).toBe(-1);
    }
  });
  it('tells a giant from one that is a little larger', () => {
    const all = new Numbers({ ...BY_BOUNDS, modulus: 60 });
    expect(all.unary('factorial', 40_320, 1)).toBe(true);
    const giant = [all.n, all.d] as const;
    expect(all.binary('add', ...giant, 44, 1)).toBe(true);
    const more = [all.n, all.d] as const;
    expect(all.isEqual(...giant, ...more)).toBe(false);
    expect(all.binary('add', ...giant, 60, 1) && all.isEqual(...giant, all.n, all.d)).toBe(true);
  });
});
