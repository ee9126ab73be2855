import { MAX_PRECISION } from '../cost.ts';
import { bitLength, floorRoot, magnitude } from '../whole/integers.ts';
import { orderOfRadicals } from './radical-group.ts';
import type { Factor, Generator, Sum } from './generator.ts';
import { content } from './sum.ts';
import { unreachable } from '../unreachable.ts';

/** Upper bounds are kept as whole multiples of 2^-SCALE, always rounded up. */
const SCALE = 16;
const UNIT = 1n << BigInt(SCALE);

interface Degrees {
  /** The radicals that occur, each a product of fractional prime powers. */
  readonly radicals: (readonly Factor[])[];
  /** Degree of every other generator over those before it. */
  readonly others: Map<string, number>;
}

/** Collects what has to be adjoined to Q; false if something transcendental is among it. */
function collectDegrees(sum: Sum, into: Degrees): boolean {
  for (const { factors } of sum) {
    const radical = factors.filter(({ gen }) => gen.kind === 'prime');
    if (radical.length > 0) into.radicals.push(radical);
    for (const { gen } of factors) {
      if (gen.kind !== 'prime' && !into.others.has(gen.id) && !collectDegree(gen, into)) return false;
    }
  }
  return true;
}

function collectDegree(gen: Exclude<Generator, { kind: 'prime' }>, into: Degrees): boolean {
  switch (gen.kind) {
    case 'i':
      into.others.set(gen.id, 2);
      return true;
    case 'unity':
      into.others.set(gen.id, gen.order - 1);
      return true;
    case 'root':
      into.others.set(gen.id, gen.index);
      return collectDegrees(gen.of, into);
    case 'log':
    case 'power':
      return false;
    default:
      return unreachable(gen);
  }
}

/** Nothing transcendental has been used to write it. */
export function isAlgebraicSum(sum: Sum): boolean {
  return collectDegrees(sum, { radicals: [], others: new Map() });
}

/** At least |c| for every conjugate c of the sum, in units of 2^-SCALE; the coefficients must be whole. */
function size(sum: Sum): bigint {
  let total = 0n;
  for (const { coefficient, factors } of sum) {
    let product = magnitude(coefficient.n) << BigInt(SCALE);
    for (const { gen, exponent } of factors)
      product = ((product * factorSize(gen, exponent.n, exponent.d)) >> BigInt(SCALE)) + 1n;
    total += product;
  }
  return total;
}

function factorSize(gen: Generator, n: bigint, d: bigint): bigint {
  switch (gen.kind) {
    case 'i':
    case 'unity':
      return UNIT;
    case 'prime':
      return d > 64n ? gen.prime * UNIT : rootUp(gen.prime ** n * UNIT, Number(d));
    case 'root': {
      const one = rootUp(size(gen.of), gen.index);
      let power = UNIT;
      for (let i = 0n; i < n; i++) power = ((power * one) >> BigInt(SCALE)) + 1n;
      return power;
    }
    case 'log':
    case 'power':
      throw new Error('no bound exists for transcendental generators');
    default:
      return unreachable(gen);
  }
}

/** An upper bound of the k-th root, both in units of 2^-SCALE. */
function rootUp(x: bigint, k: number): bigint {
  return floorRoot(x << BigInt(SCALE * (k - 1)), k) + 1n;
}

/**
 * Bits b such that the sum is either zero or at least 2^-b in absolute value; null when none is known or when
 * it is out of reach. The sum times its common denominator is an algebraic integer of degree at most D whose
 * conjugates are all at most U, and the product of the conjugates is a non-zero integer: |x| >= U^(1-D).
 */
export function separationBits(sum: Sum): number | null {
  const degrees: Degrees = { radicals: [], others: new Map() };
  if (!collectDegrees(sum, degrees)) return null;
  let degree = orderOfRadicals(degrees.radicals);
  for (const d of degrees.others.values()) degree *= BigInt(d);
  if (degree > BigInt(MAX_PRECISION)) return null;
  const { n, d } = content(sum);
  const primitive = sum.map((t) => ({
    ...t,
    coefficient: { ...t.coefficient, n: (t.coefficient.n * d) / (t.coefficient.d * n), d: 1n },
  }));
  // 32·log2 U from the length of U^32, so that no floating-point logarithm is involved.
  const bits32 = Math.max(bitLength(size(primitive) ** 32n) - 32 * SCALE, 0);
  const total = Math.ceil((bits32 * Number(degree - 1n)) / 32) + bitLength(d) + 1;
  return total > MAX_PRECISION ? null : total;
}
