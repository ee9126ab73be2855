import { spend } from '../cost.ts';
import { primesUpTo } from '../whole/primes.ts';
import { whole } from '../whole/rational.ts';
import type { PrimePower } from '../value.ts';

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
