import { giveUp, spend } from './cost.ts';
import { fromMonomial } from './giant.ts';
import type { Outcome } from './outcome.ts';
import { found, notDefined } from './outcome.ts';
import { primesUpTo } from './primes.ts';
import { whole } from './rational.ts';
import { isIntegerValue } from './rationality.ts';
import { signOf } from './sign.ts';
import type { PrimePower, Value } from './value.ts';

/** Factorials up to here are multiplied out, up to the next limit written as prime powers. */
const DIRECT = 170;
const LARGEST = 400_000n;

export function factorialOf(a: Value): Outcome {
  const integer = isIntegerValue(a);
  if (integer === 'uncheckable') giveUp('undecided');
  if (!integer || signOf(a) < 0) return notDefined('factorial-domain');
  if (a.tier !== 'rational' || a.n > LARGEST) giveUp('too-big');
  const n = Number(a.n);
  return found(
    n <= DIRECT ? whole(product(n)) : fromMonomial({ sign: 1, powers: primePowersOfFactorial(n) }),
  );
}

function product(n: number): bigint {
  let result = 1n;
  for (let k = 2; k <= n; k++) result *= BigInt(k);
  return result;
}

/** Legendre: the exponent of p in n! is ⌊n/p⌋ + ⌊n/p²⌋ + … */
export function primePowersOfFactorial(n: number): readonly PrimePower[] {
  const primes = primesUpTo(n);
  spend(primes.length * 3);
  return primes.map((p) => {
    let count = 0;
    for (let rest = Math.floor(n / p); rest > 0; rest = Math.floor(rest / p)) count += rest;
    return { prime: BigInt(p), exponent: whole(BigInt(count)) };
  });
}
