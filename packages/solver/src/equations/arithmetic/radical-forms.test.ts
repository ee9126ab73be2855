import * as N from '@forceout/numbers';
import { describe, expect, it } from 'vitest';
import { nearest } from '../numbers/bounded-numbers.ts';
import { Numbers } from '../numbers/numbers.ts';
import type { Operation } from './operations.ts';
import { NO_FORM, RadicalForms } from './radical-forms.ts';
import { overlap } from './intervals.ts';
import { BY_BOUNDS } from '../reference/test-position.ts';

type Pair = readonly [number, number];

function made(all: Numbers, operation: Operation, a: Pair, b: Pair): Pair | null {
  return all.binary(operation, ...a, ...b) ? [all.n, all.d] : null;
}

describe('products of powers of primes', () => {
  it('are one number just if they are written alike', () => {
    const forms = new RadicalForms();
    const twelve = forms.power(forms.ofFraction(12, 1), 1, 2);
    const other = forms.product(forms.ofFraction(2, 1), forms.power(forms.ofFraction(3, 1), 1, 2));
    expect(twelve).toBe(other);
    expect(forms.fraction(forms.power(forms.ofFraction(-8, 27), 2, 3))).toEqual([4, 9]);
    expect(forms.power(forms.ofFraction(-8, 27), 1, 2)).toBe(NO_FORM);
    expect(forms.logarithm(forms.ofFraction(8, 1), forms.ofFraction(1, 4))).toEqual([-3, 2]);
    expect(forms.logarithm(forms.ofFraction(6, 1), forms.ofFraction(12, 1))).toBe('none');
    // 1009 × 1013 has no factor that is looked for.
    expect(forms.ofFraction(1009 * 1013, 1)).toBe(NO_FORM);
  });
  it('of long fractions are found if their primes are small', () => {
    const forms = new RadicalForms();
    const form = forms.ofLong({ n: -(2n ** 200n) * 3n ** 77n, d: 5n ** 33n });
    expect(forms.at(form)).toEqual({
      sign: -1,
      primes: [2, 3, 5],
      exponents: [
        [200, 1],
        [77, 1],
        [-33, 1],
      ],
    });
    expect(forms.ofLong({ n: 2n ** 200n + 1n, d: 1n })).toBe(NO_FORM);
  });
  it('keep to what exact numbers say of sums, products, quotients and powers of roots', () => {
    const all = new Numbers(BY_BOUNDS);
    const exact = new Map<string, { pair: Pair; value: N.Value }>();
    const put = (pair: Pair | null, outcome: N.Outcome): void => {
      if (pair === null || outcome.kind !== 'value') return;
      const value = outcome.value;
      const known = all.knownOf(...pair);
      const decimal = nearest(value);
      const off = 1e-9 * Math.abs(decimal) + 1e-16;
      if (decimal === 0) expect(pair).toEqual([0, 1]);
      else if (Math.abs(decimal) > 1e-9)
        expect(overlap(known, { sign: 0, lo: decimal - off, hi: decimal + off })).toBe(true);
      const rational = N.asRational(value);
      // What is a fraction is never said to be irrational, and the other way round.
      if (rational !== null) expect(known.kind).not.toBe(2);
      if (pair[1] !== 0) expect(rational).not.toBe(null);
      exact.set(pair.join('/'), { pair, value });
    };
    const exponents: readonly Pair[] = [
      [1, 2],
      [-1, 3],
      [2, 3],
      [3, 1],
      [5, 6],
    ];
    for (const base of [2, 3, -8, 12, 18, 50])
      for (const [n, d] of exponents)
        put(made(all, 'power', [base, 1], [n, d]), N.power(N.integer(base), N.rational(n, d)));
    const first = [...exact.values()];
    for (const a of first) {
      for (const b of first) {
        put(made(all, 'add', a.pair, b.pair), N.add(a.value, b.value));
        put(made(all, 'subtract', a.pair, b.pair), N.subtract(a.value, b.value));
        put(made(all, 'multiply', a.pair, b.pair), N.multiply(a.value, b.value));
        put(made(all, 'divide', a.pair, b.pair), N.divide(a.value, b.value));
        const isEqual = all.isEqual(...a.pair, ...b.pair);
        expect(isEqual).toBe(N.isEqual(a.value, b.value) === 'equal');
      }
      for (const [n, d] of exponents)
        put(made(all, 'power', a.pair, [n, d]), N.power(a.value, N.rational(n, d)));
    }
    expect(all.dropped).toBe(0);
    expect(exact.size).toBeGreaterThan(500);
  });
  it('have as many factors as their exponents say', () => {
    const all = new Numbers({ ...BY_BOUNDS, mostFactors: Infinity });
    const giant = made(all, 'power', [12, 1], [19_683, 1])!;
    expect(all.unary('factors', ...giant) && [all.n, all.d]).toEqual([(2 * 19_683 + 1) * (19_683 + 1), 1]);
    const half = made(all, 'divide', giant, [5, 1])!;
    expect(all.unary('factors', ...half)).toBe(false);
    expect(all.dropped).toBe(0);
  });
});
