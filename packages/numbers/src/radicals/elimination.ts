import { containsZero } from '../balls/ball.ts';
import type { ComplexBall } from '../balls/ball.ts';
import { multiplyComplex, upperBitsComplex } from '../balls/complex-ball.ts';
import { TooCostly } from '../cost.ts';
import { evaluateSum } from '../balls/evaluate.ts';
import { bitLength, magnitude } from '../whole/integers.ts';
import type { Generator, Sum } from './generator.ts';
import { sumKey, term } from './generator.ts';
import { multiplySums, negateSum, powerSum } from './sum.ts';

const PRECISION = 256;
/** Powers of longer sums cost more than the separation bound that they would save. */
const MAX_POWER_TERMS = 24;

/**
 * Proves c·r + rest = 0 for an opaque root r of index k without a separation bound: if (c·r)^k and (−rest)^k are
 * formally the same, c·r and −rest differ at most by a root of unity, and digits rule all of them out but 1.
 */
export function isZeroByPowers(sum: Sum): boolean {
  const seen = new Map<string, number>();
  for (const { factors } of sum) for (const { gen } of factors) seen.set(gen.id, (seen.get(gen.id) ?? 0) + 1);
  for (const t of sum) {
    for (const { gen, exponent } of t.factors) {
      if (gen.kind !== 'root' || exponent.n !== 1n || seen.get(gen.id) !== 1) continue;
      if (sum.length > MAX_POWER_TERMS || gen.index > 16) continue;
      const cofactor: Sum = [
        term(
          t.coefficient,
          t.factors.filter((f) => f.gen.id !== gen.id),
        ),
      ];
      const rest = sum.filter((other) => other !== t);
      if (agreeInPower(cofactor, gen, rest) && isNearest([t], sum, gen.index)) return true;
    }
  }
  return false;
}

function agreeInPower(cofactor: Sum, gen: Generator & { readonly kind: 'root' }, rest: Sum): boolean {
  try {
    const left = multiplySums(powerSum(cofactor, gen.index), gen.of);
    return sumKey(left) === sumKey(powerSum(negateSum(rest), gen.index));
  } catch (error) {
    // Too long to multiply out is no answer; running out of time is the caller's.
    if (error instanceof TooCostly && error.code !== 'too-costly') return false;
    throw error;
  }
}

/** Two different k-th roots x and y of one number are at least |x|·4/k apart. */
function isNearest(root: Sum, difference: Sum, index: number): boolean {
  const x = evaluateSum(root, PRECISION);
  const gap = evaluateSum(difference, PRECISION);
  if (x === null || gap === null) return false;
  const scaled = multiplyComplex(gap, { re: { m: BigInt(index), r: 0n, e: 0 }, im: null }, PRECISION);
  return upperBitsComplex(scaled) < lowerBits(x);
}

/** |x| >= 2^n for certain, or −∞. */
function lowerBits(x: ComplexBall): number {
  const parts = x.im === null ? [x.re] : [x.re, x.im];
  const sure = parts.filter((p) => !containsZero(p)).map((p) => bitLength(magnitude(p.m) - p.r) - 1 + p.e);
  return Math.max(...sure, Number.NEGATIVE_INFINITY);
}
