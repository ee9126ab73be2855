import { giveUp, limited } from '../cost.ts';
import type { Value } from '../value.ts';
import { realRangeBall } from '../values/range.ts';
import { bitLength, magnitude } from '../whole/integers.ts';
import type { Bounds } from './bounds.ts';
import { addBounds, between, negated } from './bounds.ts';

/** log2 |a| of a number other than zero that a ball holds; null for others. */
export function logOfBalled(a: Value): Bounds | null {
  if (a.tier === 'rational') return addBounds(logOfInteger(a.n), negated(logOfInteger(a.d)));
  const known = logs.get(a);
  if (known !== undefined) return known;
  const log = logOfBall(a);
  logs.set(a, log);
  return log;
}

/** The ball of a factorial takes long, and is asked for often. */
const logs = new WeakMap<Value, Bounds | null>();

function logOfBall(a: Value): Bounds | null {
  const ball = limited(
    () => realRangeBall(a),
    () => null,
  );
  if (ball === null) return null;
  const middle = magnitude(ball.m);
  if (middle <= 2n * ball.r) giveUp('undecided');
  const [lo, hi] = [logOfInteger(middle - ball.r), logOfInteger(middle + ball.r)];
  return between(lo.lo + ball.e, hi.hi + ball.e);
}

export function logOfInteger(n: bigint): Bounds {
  const size = magnitude(n);
  const cut = Math.max(bitLength(size) - 53, 0);
  const log = Math.log2(Number(size >> BigInt(cut))) + cut;
  return between(log, log);
}

/** For n above 16, log2 n! lies between n and n·log2 n. */
export function logOfFactorial(n: Bounds): Bounds {
  if (n.level === 0) return between(n.lo, n.hi * Math.log2(n.hi));
  return { ...n, hi: n.hi + Math.log2(n.hi) + 1 };
}
