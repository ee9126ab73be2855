import * as N from '@forceout/numbers';
import type { Outcome, Value } from '@forceout/numbers';
import { longRoot } from './fractions.ts';
import type { Limits, Operation } from './operations.ts';

/** Null if it is undefined or not allowed. */
export type Exact = Value | null | 'uncheckable';

/** An operation on exact values. */
export function exactOutcome(limits: Limits, operation: Operation, a: Value, b: Value): Exact {
  const { base, mostFactors, mostPrime, mostRemainder } = limits;
  switch (operation) {
    case 'add':
      return known(N.add(a, b));
    case 'subtract':
      return known(N.subtract(a, b));
    case 'multiply':
      return known(N.multiply(a, b));
    case 'divide':
      return known(N.divide(a, b));
    case 'average':
      return divided(N.add(a, b), 2);
    case 'percent':
      return divided(N.multiply(a, b), base * base);
    case 'power':
      return powerOf(limits, a, b);
    case 'root':
      return limits.wholePowers ? wholeRootOf(a, b) : known(N.root(a, b));
    case 'remainder':
      return N.compare(a, N.integer(mostRemainder)) === 1 ? null : known(N.remainder(a, b));
    case 'log':
      return known(N.logarithm(b, a));
    case 'lcm':
      return known(N.lcm(a, b));
    case 'gcf':
      return known(N.gcd(a, b));
    case 'factorial':
      return known(N.factorial(a));
    case 'factors':
      return mostFactors < Infinity && N.compare(a, N.integer(mostFactors)) === 1
        ? null
        : known(N.numberOfFactors(a));
    case 'prime':
      return N.compare(a, N.integer(mostPrime)) === 1 ? null : known(N.nextPrime(a));
    case 'raw-power':
      return known(N.power(a, b));
    case 'raw-log':
      return exponentOf(a, b);
  }
}

/** a^b, whole where the division plays whole powers only. */
function powerOf({ wholePowers, complex }: Limits, a: Value, b: Value): Exact {
  if (wholePowers && !(isWhole(a) && isWhole(b))) return unsure(a) || unsure(b) ? 'uncheckable' : null;
  if (complex) {
    const real = N.isReal(b);
    if (real === false) return null;
    const fraction = N.asRational(b);
    // Fractional powers have several values, and are worked out elsewhere unless their exponents are long.
    if (real === 'uncheckable' || (fraction !== null && fraction.d !== 1n)) return 'uncheckable';
  }
  return known(N.power(a, b));
}

/** The a-th root of b, which must be whole. */
function wholeRootOf(a: Value, b: Value): Exact {
  if (!(isWhole(a) && isWhole(b)) || N.sign(a) === 0) return unsure(a) || unsure(b) ? 'uncheckable' : null;
  const [index, long] = [N.asSmallInteger(a), N.asRational(b)];
  // A root that is not whole is not allowed, and need not be taken apart into prime factors to know it.
  if (index !== null && long !== null) {
    const whole = longRoot(long.n, index);
    return whole === null ? null : N.integer(whole);
  }
  const root = known(N.root(a, b));
  if (root === null || root === 'uncheckable' || isWhole(root)) return root;
  return unsure(root) ? 'uncheckable' : null;
}

/** The exponent that makes |a| of |b|. */
function exponentOf(a: Value, b: Value): Exact {
  const [above, below] = [positive(a), positive(b)];
  if (above === null || below === null) return 'uncheckable';
  const log = known(N.logarithm(below, above));
  // An irrational exponent between algebraic numbers is transcendental (Gelfond and Schneider): no sum of radicals is it.
  return log === null || log === 'uncheckable' || N.asRational(log) !== null ? log : null;
}

/** Whether equal values of this sort always have equal keys: fractions, giants, sums of plain radicals. */
export function isCanonical(value: Value): boolean {
  if (value.tier !== 'algebraic') return value.tier !== 'range';
  return (
    value.bottom === null &&
    value.top.every(({ factors }) => factors.every(({ gen }) => gen.kind === 'prime' || gen.kind === 'i'))
  );
}

/** Whether it is made of roots alone, without logarithms and irrational exponents. */
export function isAlgebraic(value: Value): boolean {
  if (value.tier !== 'algebraic') return value.tier === 'rational';
  return isOfRoots(value.top) && (value.bottom === null || isOfRoots(value.bottom));
}

function isOfRoots(sum: (Value & { readonly tier: 'algebraic' })['top']): boolean {
  return sum.every(({ factors }) =>
    factors.every(({ gen }) =>
      gen.kind === 'root' ? isOfRoots(gen.of) : gen.kind !== 'log' && gen.kind !== 'power',
    ),
  );
}

function known(outcome: Outcome): Exact {
  return outcome.kind === 'value' ? outcome.value : outcome.kind === 'undefined' ? null : 'uncheckable';
}

function positive(value: Value): Value | null {
  const sign = N.sign(value);
  if (sign === 'uncheckable') return null;
  const turned = sign === -1 ? N.negate(value) : null;
  return turned === null ? value : turned.kind === 'value' ? turned.value : null;
}

function divided(outcome: Outcome, by: number): Exact {
  return outcome.kind === 'value' ? known(N.divide(outcome.value, N.integer(by))) : known(outcome);
}

function isWhole(value: Value): boolean {
  return N.isInteger(value) === true && N.sign(value) !== -1 && N.sign(value) !== 'uncheckable';
}

function unsure(value: Value): boolean {
  return N.isInteger(value) === 'uncheckable' || N.sign(value) === 'uncheckable';
}
