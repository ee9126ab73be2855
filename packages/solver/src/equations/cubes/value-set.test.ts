import { describe, expect, it } from 'vitest';
import { longRoot } from '../arithmetic/fractions.ts';
import { Chance } from '../reference/random-position.ts';
import { ValueSet } from './value-set.ts';

describe('a set of numbers', () => {
  it('finds a fraction that is not in lowest terms, and only that', () => {
    const set = new ValueSet();
    const chance = new Chance(7);
    const isIn = new Set<string>();
    for (let count = 0; count < 3000; count++) {
      const [n, d] = lowest(chance.below(400) - 200, 1 + chance.below(60));
      expect(set.add(n, d)).toBe(!isIn.has(`${n}/${d}`));
      isIn.add(`${n}/${d}`);
    }
    for (let count = 0; count < 3000; count++) {
      const [n, d] = [chance.below(500) - 250, 1 + chance.below(80)];
      const times = 1 + chance.below(2 ** 20) * chance.below(2 ** 20);
      const [above, below] = lowest(n, d);
      expect(set.indexOfFraction(n * times, d * times) >= 0).toBe(isIn.has(`${above}/${below}`));
    }
  });
  it('tells fractions apart that are the same as floating-point numbers', () => {
    const set = new ValueSet();
    const [n, d] = [2 ** 53 - 1, 2 ** 52 - 1];
    const [m, e] = [2 ** 53 - 3, 2 ** 52 - 2];
    expect(n / d).toBe(m / e);
    set.add(n, d);
    expect(set.indexOfFraction(m, e)).toBe(-1);
    expect(set.add(m, e)).toBe(true);
    expect(set.indexOfFraction(m, e)).toBe(1);
  });
  it('takes -0 for 0, and an id for no fraction', () => {
    const set = new ValueSet();
    set.add(0, 1);
    expect(set.indexOfFraction(-0, 7)).toBe(0);
    expect(set.isPlain).toBe(true);
    set.add(3, 0);
    expect(set.indexOfFraction(3, 1)).toBe(-1);
    expect(set.indexOf(3, 0)).toBe(1);
    expect(set.isPlain).toBe(false);
  });
});

describe('roots of long integers', () => {
  it('are found only if they are whole', () => {
    for (const [root, index] of [
      [3n, 700],
      [10n ** 30n + 7n, 5],
      [2n, 4096],
      [99n, 2],
    ] as const) {
      expect(longRoot(root ** BigInt(index), index)).toBe(root);
      expect(longRoot(root ** BigInt(index) + 1n, index)).toBeNull();
      expect(longRoot(root ** BigInt(index) - 1n, index)).toBeNull();
    }
    expect(longRoot(1n, 9)).toBe(1n);
    expect(longRoot(7n, 2 ** 40)).toBeNull();
  });
});

function lowest(n: number, d: number): readonly [number, number] {
  let [a, b] = [Math.abs(n), d];
  while (b !== 0) [a, b] = [b, a % b];
  return [n / a + 0, d / a];
}
