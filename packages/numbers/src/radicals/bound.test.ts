import { expect, test } from 'vitest';
import { separationBits } from './bound.ts';
import { orderOfRadicals } from './radical-group.ts';
import { ratio } from '../whole/rational.ts';
import type { Factor } from './generator.ts';
import { primeGenerator } from './generator.ts';
import { valueOf } from '../testing/calculate.ts';
import { dice } from '../testing/random.ts';

function radical(entries: readonly (readonly [number, number, number])[]): readonly Factor[] {
  return entries.map(([p, n, d]) => ({
    gen: primeGenerator(BigInt(p)),
    exponent: ratio(BigInt(n), BigInt(d)),
  }));
}

test('the order of a group of radicals', () => {
  expect(orderOfRadicals([])).toBe(1n);
  expect(orderOfRadicals([radical([[2, 1, 2]])])).toBe(2n);
  expect(
    orderOfRadicals([
      radical([[2, 1, 2]]),
      radical([[3, 1, 2]]),
      radical([
        [2, 1, 2],
        [3, 1, 2],
      ]),
    ]),
  ).toBe(4n);
  expect(
    orderOfRadicals([
      radical([
        [2, 1, 27],
        [7, 1, 27],
      ]),
    ]),
  ).toBe(27n);
  expect(
    orderOfRadicals([
      radical([
        [2, 2, 3],
        [3, 1, 4],
      ]),
      radical([[5, 1, 2]]),
    ]),
  ).toBe(24n);
});

test('the order agrees with listing all products', () => {
  const roll = dice(9);
  for (let round = 0; round < 200; round++) {
    const modulus = [2, 3, 4, 6, 8, 12][roll(6)]!;
    const vectors = Array.from({ length: 1 + roll(3) }, () => [2, 3, 5].map(() => roll(modulus)));
    const seen = new Set(['0,0,0']);
    for (const point of seen) {
      const now = point.split(',').map(Number);
      for (const vector of vectors) seen.add(now.map((x, i) => (x + vector[i]!) % modulus).join());
    }
    const radicals = vectors.map((vector) =>
      radical([2, 3, 5].map((p, i) => [p, vector[i]!, modulus] as const).filter(([, n]) => n > 0)),
    );
    expect(orderOfRadicals(radicals)).toBe(BigInt(seen.size));
  }
});

test('the separation bound is positive and holds for small cases', () => {
  // |√(1+∛2) − p/q| is at least 2^-bound for the nearest fractions.
  for (const text of [
    'sqrt(1+root(3,2))-1503/1000',
    'sqrt(1+root(3,2))-15033/10000',
    'sqrt(1+root(3,2))-150330378/10^8',
  ]) {
    const value = valueOf(text);
    const bits = value.tier === 'algebraic' ? separationBits(value.top) : null;
    expect(bits).toBeGreaterThan(10);
    expect(bits).toBeLessThan(400);
  }
  const transcendental = valueOf('log(2,3)');
  expect(transcendental.tier === 'algebraic' ? separationBits(transcendental.top) : 0).toBeNull();
});
