import { primePowersOfFactorial } from './legendre.ts';
import { giveUp, spend } from '../cost.ts';
import { fromMonomial } from './giant.ts';
import type { Outcome } from '../outcome.ts';
import { found, notDefined } from '../outcome.ts';

import { whole } from '../whole/rational.ts';
import { isIntegerValue } from '../values/rationality.ts';
import { signOf } from '../values/sign.ts';
import type { Giant, Value } from '../value.ts';

/** Factorials up to here are multiplied out, up to the next limit written as prime powers. */
const DIRECT = 170;
const LARGEST = 400_000n;

export function factorialOf(a: Value): Outcome {
  const integer = isIntegerValue(a);
  if (integer === 'uncheckable') giveUp('undecided');
  if (!integer || signOf(a) < 0) return notDefined('factorial-domain');
  if (a.tier !== 'rational' || a.n > LARGEST) giveUp('too-big');
  const n = Number(a.n);
  return found(n <= DIRECT ? whole(product(n)) : largeFactorial(n));
}

/** The last few giants: a search writes the same factorial again and again, and 9!! has 31,000 prime powers. */
const kept = new Map<number, Giant>();
const MOST_KEPT = 8;

function largeFactorial(n: number): Value {
  const known = kept.get(n);
  if (known !== undefined) {
    // What was worked out before costs as much, so that an answer does not depend on earlier questions.
    spend(known.powers.length * 3);
    return known;
  }
  const made = fromMonomial({ sign: 1, powers: primePowersOfFactorial(n) });
  if (made.tier !== 'giant') return made;
  const [oldest] = kept.keys();
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(n, made);
  return made;
}

function product(n: number): bigint {
  let result = 1n;
  for (let k = 2; k <= n; k++) result *= BigInt(k);
  return result;
}
