import type { Expression } from './expression.ts';

/**
 * An independent check that shares no code with the package: plain fixed-point arithmetic with 200 decimals, of which
 * the last 40 are left for rounding errors. It proves nothing; it only has to be right.
 */
const DIGITS = 200n;
const ONE = 10n ** DIGITS;

/** A real number times 10^200, or null for anything undefined, complex, huge, or too close to zero to divide by. */
export type Fixed = bigint | null;

const LIMIT = 10n ** 60n * ONE;
const TINY = 10n ** 40n;

function abs(x: bigint): bigint {
  return x < 0n ? -x : x;
}

function times(a: bigint, b: bigint): bigint {
  return (a * b) / ONE;
}

/** Bisection: slow, and too simple to be wrong. The root of x·10^200·… is found among whole numbers. */
function nthRoot(x: bigint, n: number): bigint {
  const target = x * ONE ** BigInt(n - 1);
  let low = 0n;
  let high = 1n;
  while (high ** BigInt(n) <= target) high *= 1n << 64n;
  // Newton's method from above keeps the bracket valid and is checked by the two powers at the end.
  let guess = high;
  for (;;) {
    const next = (guess * BigInt(n - 1) + target / guess ** BigInt(n - 1)) / BigInt(n);
    if (next >= guess) break;
    guess = next;
  }
  low = guess;
  if (low ** BigInt(n) > target || (low + 1n) ** BigInt(n) <= target)
    throw new Error('the oracle has a bad root');
  return low;
}

/** A fraction close to x with a small denominator, for exponents, which the tests write as n or n/d. */
function asFraction(e: Expression): { readonly n: bigint; readonly d: bigint } | null {
  switch (e.op) {
    case 'number':
      return { n: e.n, d: 1n };
    case 'negate': {
      const inner = asFraction(e.a);
      return inner === null ? null : { n: -inner.n, d: inner.d };
    }
    case '/': {
      const a = asFraction(e.a);
      const b = asFraction(e.b);
      return a === null || b === null || b.n === 0n ? null : lowest(a.n * b.d, a.d * b.n);
    }
    case '+':
    case '-':
    case '*':
    case '^':
    case '!':
    case 'i':
    case 'root':
    case 'log':
    case 'branch':
      return null;
    default:
      throw new Error('unknown operation');
  }
}

function lowest(n: bigint, d: bigint): { readonly n: bigint; readonly d: bigint } {
  let [a, b] = [abs(n), abs(d)];
  while (b > 0n) [a, b] = [b, a % b];
  const flip = d < 0n ? -1n : 1n;
  return { n: (flip * n) / a, d: (flip * d) / a };
}

function power(x: bigint, n: bigint, d: bigint): Fixed {
  if (abs(x) < TINY) return null;
  if (d % 2n === 0n && x < 0n) return null;
  if (d > 60n || abs(n) > 60n) return null;
  const size = nthRoot(abs(x), Number(d));
  const root = x < 0n ? -size : size;
  let result = ONE;
  for (let k = 0n; k < abs(n); k++) {
    result = times(result, root);
    if (abs(result) > LIMIT) return null;
  }
  if (n >= 0n) return result;
  return abs(result) < TINY ? null : (ONE * ONE) / result;
}

export function evaluate(e: Expression): Fixed {
  switch (e.op) {
    case 'number':
      return e.n * ONE;
    case 'negate': {
      const a = evaluate(e.a);
      return a === null ? null : -a;
    }
    case '+':
    case '-':
    case '*':
    case '/':
      return arithmetic(e.op, evaluate(e.a), evaluate(e.b));
    case '^': {
      const base = evaluate(e.a);
      const exponent = asFraction(e.b);
      return base === null || exponent === null ? null : power(base, exponent.n, exponent.d);
    }
    case 'root': {
      const base = evaluate(e.b);
      const index = asFraction(e.a);
      if (base === null || index === null || index.n === 0n) return null;
      const { n, d } = lowest(index.d, index.n);
      return power(base, n, d);
    }
    case '!':
    case 'i':
    case 'log':
    case 'branch':
      return null;
    default:
      throw new Error('unknown operation');
  }
}

function arithmetic(op: '+' | '-' | '*' | '/', a: Fixed, b: Fixed): Fixed {
  if (a === null || b === null) return null;
  const result = op === '+' ? a + b : op === '-' ? a - b : op === '*' ? times(a, b) : quotient(a, b);
  return result === null || abs(result) > LIMIT ? null : result;
}

function quotient(a: bigint, b: bigint): Fixed {
  return abs(b) < 10n ** 160n ? null : (a * ONE) / b;
}

/** Equal to 110 decimals or more counts as equal; differing by more than 10^-100 as different. */
export function judge(a: bigint, b: bigint): 'equal' | 'different' | 'unclear' {
  const gap = abs(a - b);
  if (gap < 10n ** 90n) return 'equal';
  return gap > 10n ** 100n ? 'different' : 'unclear';
}
