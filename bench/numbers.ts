import type { Outcome, Value } from '@forceout/numbers';
import { add, divide, integer, isEqual, multiply, rational } from '@forceout/numbers';
import { calculate } from '../packages/numbers/src/testing/calculate.ts';
import type { Expression } from '../packages/numbers/src/testing/expression.ts';
import { parse } from '../packages/numbers/src/testing/expression.ts';
import { evaluate, judge } from '../packages/numbers/src/testing/oracle.ts';
import { perSecond, rate } from './timing.ts';

const TIME = 400;

/** The usual way: a fraction of two BigInts, reduced by Euclid after every operation. */
interface Plain {
  readonly n: bigint;
  readonly d: bigint;
}

function reduced(n: bigint, d: bigint): Plain {
  let [a, b] = [n < 0n ? -n : n, d];
  while (b > 0n) [a, b] = [b, a % b];
  return { n: n / a, d: d / a };
}

const plainAdd = (a: Plain, b: Plain): Plain => reduced(a.n * b.d + b.n * a.d, a.d * b.d);
const plainMultiply = (a: Plain, b: Plain): Plain => reduced(a.n * b.n, a.d * b.d);

function value(outcome: Outcome): Value {
  if (outcome.kind !== 'value') throw new Error(outcome.why.code);
  return outcome.value;
}

function line(name: string, ours: number, naive: number | null, baseline: string): void {
  const ratio = naive === null ? '' : `${baseline} ${perSecond(naive)}   ratio ${(ours / naive).toFixed(2)}`;
  console.log(`  ${name.padEnd(44)} ${perSecond(ours).padStart(14)}   ${ratio}`);
}

/** Sums and products over all pairs of a list. */
function pairs<T>(list: readonly T[], plus: (a: T, b: T) => T, times: (a: T, b: T) => T): () => number {
  return () => {
    for (const a of list) {
      for (const b of list) {
        plus(a, b);
        times(a, b);
      }
    }
    return 2 * list.length ** 2;
  };
}

function equations(texts: readonly (readonly [string, string])[], naive: boolean): void {
  for (const [left, right] of texts) {
    const [a, b]: readonly Expression[] = [parse(left), parse(right)];
    const ours = rate(() => {
      if (isEqual(value(calculate(a!)), value(calculate(b!))) !== 'equal') throw new Error(left);
      return 1;
    }, TIME);
    const digits = naive
      ? rate(() => {
          const [x, y] = [evaluate(a!), evaluate(b!)];
          if (x === null || y === null || judge(x, y) !== 'equal') throw new Error(left);
          return 1;
        }, TIME)
      : null;
    line(`${left} = ${right}`, ours, digits, '200 digits');
  }
}

export function bench(): void {
  const whole = Array.from({ length: 30 }, (_, k) => k - 9);
  const parts = Array.from({ length: 30 }, (_, k) => [2 * k - 29, k + 2] as const);
  const plus = (a: Value, b: Value) => value(add(a, b));
  const times = (a: Value, b: Value) => value(multiply(a, b));
  line(
    'small integers, + and ×',
    rate(
      pairs(
        whole.map((n) => integer(n)),
        plus,
        times,
      ),
      TIME,
    ),
    rate(
      pairs(
        whole.map((n): Plain => ({ n: BigInt(n), d: 1n })),
        plainAdd,
        plainMultiply,
      ),
      TIME,
    ),
    'plain BigInt fractions',
  );
  line(
    'fractions, + and ×',
    rate(
      pairs(
        parts.map(([n, d]) => rational(n, d)),
        plus,
        times,
      ),
      TIME,
    ),
    rate(
      pairs(
        parts.map(([n, d]) => reduced(BigInt(n), BigInt(d))),
        plainAdd,
        plainMultiply,
      ),
      TIME,
    ),
    'plain BigInt fractions',
  );
  const seven = integer(7);
  line(
    'division',
    rate(() => (value(divide(seven, seven)), 1), TIME),
    null,
    '',
  );
  equations(
    [
      ['(8*7-6)/5', '10'],
      ['(9+8)*(7-5)/4', '17/2'],
      ['sqrt(9)*4-2^3', '4'],
      ['sqrt(2)*sqrt(8)', '4'],
      ['(-8)^(4/6)', '4'],
      ['1/(root(3,2)-1)', '1+root(3,2)+root(3,4)'],
      ['sqrt(3+2*sqrt(2))', '1+sqrt(2)'],
      ['root(3,5*sqrt(2)-7)', 'sqrt(2)-1'],
      ['root(3,root(3,2)-1)', 'root(3,1/9)-root(3,2/9)+root(3,4/9)'],
    ],
    true,
  );
  equations(
    [
      ['log(2,3)*log(3,4)', '2'],
      ['branch(0,i,1/2)', '(1+i)/sqrt(2)'],
      ['9^(9^9)', '3^(18*9^8)'],
      ['8!!', '8!*(8!-1)!'],
    ],
    false,
  );
}
