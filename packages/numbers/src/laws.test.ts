import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Outcome, Value } from './index.ts';
import {
  ONE,
  ZERO,
  add,
  compare,
  divide,
  integer,
  isEqual,
  key,
  multiply,
  negate,
  power,
  print,
  rational,
  root,
  sign,
  subtract,
} from './index.ts';
import { calculate, valueOf } from './testing/calculate.ts';
import { dice, randomRadical } from './testing/random.ts';

/** Random radical expressions that have a value; the seed makes each reproducible. */
const values = fc
  .tuple(fc.nat(), fc.integer({ min: 0, max: 2 }))
  .map(([seed, depth]) => calculate(randomRadical(dice(seed), depth)))
  .filter((outcome) => outcome.kind === 'value')
  .map((outcome) => (outcome.kind === 'value' ? outcome.value : ZERO));

const RUNS = { numRuns: 150, seed: 5 };

function get(outcome: Outcome): Value | null {
  return outcome.kind === 'value' ? outcome.value : null;
}

/** Never different; equal wherever both sides could be worked out and decided. */
function agree(a: Value | null, b: Value | null): void {
  if (a !== null && b !== null) expect(isEqual(a, b)).not.toBe('different');
}

function then(a: Value | null, next: (x: Value) => Outcome): Value | null {
  return a === null ? null : get(next(a));
}

test('addition and multiplication are commutative and associative', () => {
  fc.assert(
    fc.property(values, values, values, (a, b, c) => {
      agree(get(add(a, b)), get(add(b, a)));
      agree(get(multiply(a, b)), get(multiply(b, a)));
      agree(
        then(get(add(a, b)), (x) => add(x, c)),
        then(get(add(b, c)), (x) => add(a, x)),
      );
      agree(
        then(get(multiply(a, b)), (x) => multiply(x, c)),
        then(get(multiply(b, c)), (x) => multiply(a, x)),
      );
    }),
    RUNS,
  );
});

test('multiplication distributes, and every operation has its inverse', () => {
  fc.assert(
    fc.property(values, values, values, (a, b, c) => {
      const left = then(get(add(b, c)), (x) => multiply(a, x));
      agree(
        left,
        then(get(multiply(a, b)), (x) => then2(get(multiply(a, c)), (y) => add(x, y))),
      );
      agree(
        then(get(add(a, b)), (x) => subtract(x, b)),
        a,
      );
      agree(
        then(get(negate(a)), (x) => add(x, a)),
        ZERO,
      );
      if (isEqual(b, ZERO) === 'different') {
        agree(
          then(get(divide(a, b)), (x) => multiply(x, b)),
          a,
        );
        agree(get(divide(b, b)), ONE);
      }
    }),
    RUNS,
  );
});

function then2(a: Value | null, next: (x: Value) => Outcome): Outcome {
  return a === null ? { kind: 'value', value: ZERO } : next(a);
}

test('order is consistent with signs and equality', () => {
  fc.assert(
    fc.property(values, values, (a, b) => {
      const order = compare(a, b);
      const back = compare(b, a);
      if (order === 'uncheckable' || back === 'uncheckable') return;
      expect(order + back).toBe(0);
      expect(isEqual(a, b)).toBe(order === 0 ? 'equal' : 'different');
      const difference = get(subtract(a, b));
      if (difference !== null) expect(sign(difference)).toBe(order);
    }),
    RUNS,
  );
});

test('a root raised to its index is what stood under it', () => {
  fc.assert(
    fc.property(values, fc.integer({ min: 2, max: 7 }), (a, n) => {
      agree(
        then(get(root(integer(n), a)), (x) => power(x, integer(n))),
        sign(a) === -1 && n % 2 === 0 ? null : a,
      );
    }),
    RUNS,
  );
});

test('rational powers add and multiply', () => {
  const exponent = fc.tuple(fc.integer({ min: -6, max: 6 }), fc.integer({ min: 1, max: 6 }));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), exponent, exponent, (n, [a, b], [c, d]) => {
      const base = integer(n);
      const [x, y] = [rational(a, b), rational(c, d)];
      agree(
        then(get(power(base, x)), (p) => then2(get(power(base, y)), (q) => multiply(p, q))),
        get(power(base, get(add(x, y))!)),
      );
      agree(
        then(get(power(base, x)), (p) => power(p, y)),
        get(power(base, get(multiply(x, y))!)),
      );
    }),
    RUNS,
  );
});

test('equal keys mean equal values', () => {
  fc.assert(
    fc.property(values, values, (a, b) => {
      if (key(a) === key(b)) expect(isEqual(a, b)).toBe('equal');
    }),
    RUNS,
  );
});

test('what is printed reads back as the same value, written the same way', () => {
  fc.assert(
    fc.property(values, (a) => {
      const text = print(a);
      // Numbers that are only known as a ball, and very long ones, are not printed to be read.
      if (text.includes('about') || text.includes('…')) return;
      const again = valueOf(text);
      expect(`${isEqual(a, again)} ${key(again)} ${print(again)}`).toBe(`equal ${key(a)} ${text}`);
    }),
    { numRuns: 400, seed: 11 },
  );
});
