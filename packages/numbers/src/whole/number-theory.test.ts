import { expect, test } from 'vitest';
import type { Outcome, Value } from '../index.ts';
import {
  gcd,
  integer,
  lcm,
  nextPrime,
  numberOfFactors,
  print,
  remainder,
  residue,
  smallestPrimeFactor,
} from '../index.ts';
import { valueOf } from '../testing/calculate.ts';

function show(outcome: Outcome): string {
  return outcome.kind === 'value' ? print(outcome.value) : `${outcome.kind} ${outcome.why.code}`;
}

test.each<[string, (a: Value) => Outcome, string, string]>([
  ['numberOfFactors', numberOfFactors, '12', '6'],
  ['numberOfFactors', numberOfFactors, '1', '1'],
  ['numberOfFactors', numberOfFactors, '0', 'undefined not-a-counting-number'],
  ['numberOfFactors', numberOfFactors, '1/2', 'undefined not-a-counting-number'],
  ['numberOfFactors', numberOfFactors, 'sqrt(2)', 'undefined not-a-counting-number'],
  ['numberOfFactors', numberOfFactors, '9^(9^9)', '774840979'],
  ['numberOfFactors', numberOfFactors, '1000000007*1000000009', '4'],
  ['numberOfFactors', numberOfFactors, '1009^9', '10'],
  // The book's own example of an Equation nobody can check.
  ['numberOfFactors', numberOfFactors, '8!!+1', 'uncheckable cannot-factor'],
  ['smallestPrimeFactor', smallestPrimeFactor, '91', '7'],
  ['smallestPrimeFactor', smallestPrimeFactor, '1', 'undefined not-a-counting-number'],
  ['smallestPrimeFactor', smallestPrimeFactor, '1000000007*1000000009', '1000000007'],
  ['nextPrime', nextPrime, '7', '11'],
  ['nextPrime', nextPrime, '9/2', '5'],
  ['nextPrime', nextPrime, '0-3', '2'],
  ['nextPrime', nextPrime, '199', '211'],
  ['nextPrime', nextPrime, 'sqrt(67)', 'undefined not-rational'],
])('%s: %s of %s', (_name, apply, text, expected) => {
  expect(show(apply(valueOf(text)))).toBe(expected);
});

test.each<[string, (a: Value, b: Value) => Outcome, string, string, string]>([
  ['gcd', gcd, '12', '18', '6'],
  ['gcd', gcd, '12', '0', '12'],
  ['gcd', gcd, '0', '0', 'undefined not-a-whole-number'],
  ['gcd', gcd, '1/2', '3', 'undefined not-a-whole-number'],
  ['gcd', gcd, '6^(9^9)', '100', '4'],
  ['lcm', lcm, '6', '8', '24'],
  ['lcm', lcm, '0', '5', 'undefined not-a-counting-number'],
  ['remainder', remainder, '15', '2', '1'],
  ['remainder', remainder, '45', '70', '45'],
  ['remainder', remainder, '87', '87', '0'],
  ['remainder', remainder, '9^(9^9)', '1000', '289'],
  ['remainder', remainder, '5', '0', 'undefined not-a-counting-number'],
])('%s: %s of %s and %s', (_name, apply, a, b, expected) => {
  expect(show(apply(valueOf(a), valueOf(b)))).toBe(expected);
});

test('the number of factors agrees with counting', () => {
  for (let n = 1; n <= 300; n++) {
    const count = Array.from({ length: n }, (_, k) => k + 1).filter((k) => n % k === 0).length;
    expect(show(numberOfFactors(integer(n)))).toBe(String(count));
  }
});

test.each([
  ['100', 7, 2n],
  ['0-100', 7, 5n],
  ['9^(9^9)', 7, 1n],
  ['0-9^(9^9)', 7, 6n],
  ['9^(9^9)+8^(9^9)+3', 7, 5n],
  ['(9^(9^9)+1)*(8^(9^9)+2)', 7, 6n],
  ['(9^(9^9)+1)^7', 7, 2n],
  ['sqrt(9^(9^9)+1)', 7, null],
  ['1/2', 7, null],
  ['sqrt(2)+9^(9^9)', 7, null],
  ['1/9^(9^9)', 7, null],
] as const)('residue of %s by %s', (text, modulus, rest) => {
  expect(residue(valueOf(text), modulus)).toBe(rest);
});
