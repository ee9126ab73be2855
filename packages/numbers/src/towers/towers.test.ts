import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as N from './index.ts';
import type { Outcome, Value } from './index.ts';

function worth(outcome: Outcome): Value {
  if (outcome.kind !== 'value') return expect.fail(outcome.why.code);
  return outcome.value;
}

const n = (value: number): Value => N.integer(value);
const pow = (a: Value, b: Value): Value => worth(N.power(a, b));
const text = (outcome: Outcome): string =>
  outcome.kind === 'value' ? N.print(outcome.value) : outcome.why.code;

/** 9^(9^(9^8)), of which nobody can write even the number of digits. */
const T = pow(n(9), pow(n(9), pow(n(9), n(8))));
/** 9!!! */
const F = worth(N.factorial(worth(N.factorial(worth(N.factorial(n(9)))))));

describe('plain laws beside a tower', () => {
  it.each([
    ['0 × x', N.multiply(n(0), T), '0'],
    ['x^0', N.power(T, n(0)), '1'],
    ['1^x', N.power(n(1), T), '1'],
    ['0^x', N.power(n(0), T), '0'],
    ['0^−x', N.power(n(0), worth(N.negate(T))), 'zero-to-nonpositive'],
    ['(−1)^x for odd x', N.power(n(-1), T), '-1'],
    ['(−1)^(x+1)', N.power(n(-1), worth(N.add(T, n(1)))), '1'],
    ['(−1)^9!!!', N.power(n(-1), F), '1'],
    ['i^x', N.power(N.I, T), 'i'],
    ['i^9!!!', N.power(N.I, F), '1'],
    ['x − x', N.subtract(T, T), '0'],
    ['x ÷ x', N.divide(T, T), '1'],
    ['(x + 3) − x', N.subtract(worth(N.add(T, n(3))), T), '3'],
    ['2x ÷ x', N.divide(worth(N.multiply(n(2), T)), T), '2'],
    [
      '(2x + 2) ÷ (x + 1)',
      N.divide(worth(N.add(worth(N.multiply(n(2), T)), n(2))), worth(N.add(T, n(1)))),
      '2',
    ],
    ['x ÷ 0', N.divide(T, n(0)), 'divide-by-zero'],
    ['a root taken back', N.power(worth(N.root(n(2), T)), n(0)), '1'],
    ['log_9 of 9^(9^(9^8)) is 9^(9^8)', N.logarithm(n(9), T), N.print(pow(n(9), pow(n(9), n(8))))],
    ['the greatest common factor with 6', N.gcd(T, n(6)), '3'],
    ['the remainder by 7', N.remainder(T, n(7)), '1'],
    ['the remainder of 7 by it', N.remainder(n(7), T), '7'],
  ])('%s', (_, outcome, expected) => expect(text(outcome)).toBe(expected));

  it('knows that it is large, whole and real', () => {
    expect(N.compare(T, n(12))).toBe(1);
    expect(N.compare(worth(N.negate(T)), n(12))).toBe(-1);
    expect(N.isEqual(T, n(12))).toBe('different');
    expect([N.isInteger(T), N.isRational(T), N.isReal(T), N.sign(T)]).toEqual([true, true, true, 1]);
    expect(N.isInteger(worth(N.divide(n(1), T)))).toBe(false);
    expect(N.compare(worth(N.divide(n(1), T)), n(0))).toBe(1);
    expect(N.isRational(worth(N.root(n(2), worth(N.multiply(n(2), T)))))).toBe(false);
  });

  it('tells towers apart by their size and by their primes', () => {
    const eights = pow(n(8), pow(n(9), pow(n(9), n(8))));
    expect(N.compare(T, eights)).toBe(1);
    expect(N.isEqual(worth(N.add(T, n(1))), worth(N.add(T, n(2))))).toBe('different');
    expect(N.isEqual(T, pow(n(3), worth(N.multiply(n(2), pow(n(9), pow(n(9), n(8)))))))).toBe('equal');
    expect(N.compare(F, worth(N.factorial(worth(N.factorial(n(9))))))).toBe(1);
    expect(N.compare(pow(T, T), F)).toBe(1);
  });

  it('leaves modulo m what small powers leave', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 60 }),
        fc.integer({ min: 2, max: 9 }),
        fc.integer({ min: 2, max: 6 }),
        fc.integer({ min: 2, max: 6 }),
        (m, a, b, c) => {
          // The slow way: b^(c^(9^9)) modulo the period of a, found by walking.
          const tower = pow(n(a), pow(n(b), pow(n(c), pow(n(9), n(9)))));
          expect(N.residue(tower, m)).toBe(BigInt(walked([a, b, c], m)));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('is 0 modulo everything up to n for n!', () => {
    for (let m = 1; m < 50; m++) expect(N.residue(F, m)).toBe(0n);
  });

  it('tells quotients of sums apart as polynomials are told apart', () => {
    const giant = pow(n(3), pow(n(2), n(27)));
    fc.assert(
      fc.property(fc.constantFrom(giant, T), arbitrary, arbitrary, (x, a, b) => {
        const [left, right] = [made(a, x), made(b, x)];
        fc.pre(left !== null && right !== null);
        const same = key(times(left.top, right.bottom)) === key(times(right.top, left.bottom));
        expect(N.isEqual(left.value, right.value)).toBe(same ? 'equal' : 'different');
        // Zero divided by a negative number has the sign 0, not -0.
        expect(N.sign(left.value)).toBe(lead(left.top) * lead(left.bottom) + 0);
      }),
      { numRuns: 200 },
    );
  });

  it('gives up on what nobody knows', () => {
    expect(N.compare(worth(N.numberOfFactors(worth(N.add(F, n(1))))), n(12))).toBe('uncheckable');
    expect(N.compare(worth(N.subtract(pow(T, T), pow(worth(N.add(T, n(1))), T))), n(0))).toBe('uncheckable');
    expect(text(N.nextPrime(T))).toBe('too-big');
  });
});

/** a^(b^(c^e)) modulo m for an e that is a multiple of every small period and huge: by walking round the cycle of powers. */
function walked([base, ...rest]: readonly number[], m: number): number {
  if (base === undefined) return Number(9n ** 9n % BigInt(m));
  const seen = new Map<number, number>();
  const powers: number[] = [];
  let power = 1 % m;
  for (let step = 0; !seen.has(power); step++) {
    seen.set(power, step);
    powers.push(power);
    power = (power * base) % m;
  }
  const start = seen.get(power)!;
  const period = powers.length - start;
  const exponent = walked(rest, period);
  // The true exponent is far beyond the start of the cycle.
  return powers[start + ((((exponent - start) % period) + period) % period)]!;
}

/** Numbers and x joined by + − × ÷. */
type Formula =
  | number
  | 'x'
  | { readonly by: '+' | '-' | '*' | '/'; readonly of: readonly [Formula, Formula] };

const { formula: arbitrary } = fc.letrec<{ formula: Formula }>((tie) => ({
  formula: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.integer({ min: 1, max: 5 }),
    fc.constant('x' as const),
    fc.record({
      by: fc.constantFrom('+', '-', '*', '/'),
      of: fc.tuple(tie('formula'), tie('formula')),
    }),
  ),
}));

/** Coefficients from the lowest on, without zeros at the end. */
type Polynomial = readonly bigint[];

function plus(a: Polynomial, b: Polynomial, sign = 1n): Polynomial {
  const sum = Array.from(
    { length: Math.max(a.length, b.length) },
    (_, i) => (a[i] ?? 0n) + sign * (b[i] ?? 0n),
  );
  return sum.slice(0, sum.findLastIndex((coefficient) => coefficient !== 0n) + 1);
}

function times(a: Polynomial, b: Polynomial): Polynomial {
  return a.reduce<Polynomial>(
    (sum, c, i) => plus(sum, [...Array<bigint>(i).fill(0n), ...b.map((other) => c * other)]),
    [],
  );
}

const key = (a: Polynomial): string => a.join(',');
const lead = (a: Polynomial): number => (a.length === 0 ? 0 : a.at(-1)! > 0n ? 1 : -1);

/** The number, and the same as a quotient of polynomials in x; null where something is divided by zero. */
function made(
  formula: Formula,
  x: Value,
): { readonly value: Value; readonly top: Polynomial; readonly bottom: Polynomial } | null {
  if (typeof formula === 'number') return { value: n(formula), top: [BigInt(formula)], bottom: [1n] };
  if (formula === 'x') return { value: x, top: [0n, 1n], bottom: [1n] };
  const [a, b] = [made(formula.of[0], x), made(formula.of[1], x)];
  if (a === null || b === null || (formula.by === '/' && b.top.length === 0)) return null;
  const bottom = times(a.bottom, b.bottom);
  const [left, right] = [times(a.top, b.bottom), times(b.top, a.bottom)];
  switch (formula.by) {
    case '+':
      return { value: worth(N.add(a.value, b.value)), top: plus(left, right), bottom };
    case '-':
      return { value: worth(N.subtract(a.value, b.value)), top: plus(left, right, -1n), bottom };
    case '*':
      return { value: worth(N.multiply(a.value, b.value)), top: times(a.top, b.top), bottom };
    case '/':
      return { value: worth(N.divide(a.value, b.value)), top: left, bottom: right };
  }
}
