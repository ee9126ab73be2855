import { MAX_TERMS, giveUp, spend } from '../cost.ts';
import { bitLength, gcdOf } from '../whole/integers.ts';
import type { Generator, Factor, Term, Sum } from './generator.ts';
import { term } from './generator.ts';
import type { Rational } from '../whole/rational.ts';
import {
  Q0,
  Q1,
  addQ,
  floorQ,
  isOversized,
  multiplyQ,
  negateQ,
  powerQ,
  ratio,
  subtractQ,
  whole,
} from '../whole/rational.ts';
import { unreachable } from '../unreachable.ts';

export const SUM0: Sum = [];
export const SUM1: Sum = [{ key: '', coefficient: Q1, factors: [] }];

export function constant(q: Rational): Sum {
  return q.n === 0n ? SUM0 : [term(q, [])];
}

/** One generator to a positive power that is already reduced. */
export function generatorSum(gen: Generator, exponent: Rational = Q1): Sum {
  return [term(Q1, [{ gen, exponent }])];
}

export function asConstant(sum: Sum): Rational | null {
  if (sum.length === 0) return Q0;
  return sum.length === 1 && sum[0]!.key === '' ? sum[0]!.coefficient : null;
}

function combine(a: Sum, b: Sum, sign: 1 | -1): Sum {
  const out: Term[] = [];
  let i = 0;
  let j = 0;
  spend(a.length + b.length);
  while (i < a.length || j < b.length) {
    const left = a[i];
    const right = b[j];
    if (right === undefined || (left !== undefined && left.key < right.key)) {
      out.push(left!);
      i++;
    } else if (left === undefined || right.key < left.key) {
      out.push(sign === 1 ? right : { ...right, coefficient: negateQ(right.coefficient) });
      j++;
    } else {
      const join = sign === 1 ? addQ : subtractQ;
      const coefficient = join(left.coefficient, right.coefficient);
      if (coefficient.n !== 0n) out.push({ ...left, coefficient: checked(coefficient) });
      i++;
      j++;
    }
  }
  if (out.length > MAX_TERMS) giveUp('too-many-terms');
  return out;
}

function checked(q: Rational): Rational {
  return isOversized(q) ? giveUp('too-big') : q;
}

export function addSums(a: Sum, b: Sum): Sum {
  return combine(a, b, 1);
}

export function subtractSums(a: Sum, b: Sum): Sum {
  return combine(a, b, -1);
}

export function scaleSum(a: Sum, q: Rational): Sum {
  if (q.n === 0n) return SUM0;
  if (q.n === 1n && q.d === 1n) return a;
  return a.map((t) => ({ ...t, coefficient: checked(multiplyQ(t.coefficient, q)) }));
}

export function negateSum(a: Sum): Sum {
  return a.map((t) => ({ ...t, coefficient: negateQ(t.coefficient) }));
}

/** Sums are collected in a map first: repeated merging would be quadratic. */
export function multiplySums(a: Sum, b: Sum): Sum {
  if (a.length === 0 || b.length === 0) return SUM0;
  const left = asConstant(a);
  if (left !== null) return scaleSum(b, left);
  const right = asConstant(b);
  if (right !== null) return scaleSum(a, right);
  const collected = new Map<string, Term>();
  for (const x of a) for (const y of b) for (const t of multiplyTerms(x, y)) collect(collected, t);
  return fromCollected(collected);
}

function collect(into: Map<string, Term>, t: Term): void {
  const present = into.get(t.key);
  if (present === undefined) into.set(t.key, t);
  else into.set(t.key, { ...present, coefficient: addQ(present.coefficient, t.coefficient) });
  if (into.size > 2 * MAX_TERMS) giveUp('too-many-terms');
}

function fromCollected(collected: ReadonlyMap<string, Term>): Sum {
  const out = [...collected.values()].filter((t) => t.coefficient.n !== 0n);
  if (out.length > MAX_TERMS) giveUp('too-many-terms');
  for (const t of out) checked(t.coefficient);
  return out.sort((x, y) => (x.key < y.key ? -1 : 1));
}

function multiplyTerms(a: Term, b: Term): Sum {
  spend(40 + (bitLength(a.coefficient.n) + bitLength(b.coefficient.n)) / 20);
  let coefficient = multiplyQ(a.coefficient, b.coefficient);
  const factors: Factor[] = [];
  let extra: Sum | null = null;
  let i = 0;
  let j = 0;
  while (i < a.factors.length || j < b.factors.length) {
    const left = a.factors[i];
    const right = b.factors[j];
    if (right === undefined || (left !== undefined && left.gen.id < right.gen.id)) {
      factors.push(left!);
      i++;
    } else if (left === undefined || right.gen.id < left.gen.id) {
      factors.push(right);
      j++;
    } else {
      const reduced = reduceFactor(left.gen, addQ(left.exponent, right.exponent));
      if (reduced.rest !== null) factors.push(reduced.rest);
      coefficient = multiplyQ(coefficient, reduced.coefficient);
      if (reduced.times !== null) extra = extra === null ? reduced.times : multiplySums(extra, reduced.times);
      i++;
      j++;
    }
  }
  const single: Sum = [term(coefficient, factors)];
  return extra === null ? single : multiplySums(extra, single);
}

interface Reduced {
  readonly coefficient: Rational;
  readonly rest: Factor | null;
  readonly times: Sum | null;
}

/** Brings gen^exponent back into its normal range: p^(3/2) = p·p^(1/2), i² = −1, r^k = radicand, and so on. */
function reduceFactor(gen: Generator, exponent: Rational): Reduced {
  switch (gen.kind) {
    case 'i':
      return {
        coefficient: exponent.n === 2n ? whole(-1n) : Q1,
        rest: exponent.n === 2n ? null : { gen, exponent },
        times: null,
      };
    case 'prime': {
      const carry = floorQ(exponent);
      const left = subtractQ(exponent, whole(carry));
      return {
        coefficient: powerQ(whole(gen.prime), carry),
        rest: left.n === 0n ? null : { gen, exponent: left },
        times: null,
      };
    }
    case 'root': {
      const left = exponent.n - BigInt(gen.index);
      if (left < 0n) return { coefficient: Q1, rest: { gen, exponent }, times: null };
      return { coefficient: Q1, rest: left === 0n ? null : { gen, exponent: whole(left) }, times: gen.of };
    }
    case 'unity': {
      const left = exponent.n % BigInt(gen.order);
      if (left === 0n) return { coefficient: Q1, rest: null, times: null };
      if (left < BigInt(gen.order - 1))
        return { coefficient: Q1, rest: { gen, exponent: whole(left) }, times: null };
      return { coefficient: Q1, rest: null, times: lastPowerOfUnity(gen) };
    }
    case 'log':
    case 'power':
      return { coefficient: Q1, rest: exponent.n === 0n ? null : { gen, exponent }, times: null };
    default:
      return unreachable(gen);
  }
}

/** ζ^(p−1) = −(1 + ζ + … + ζ^(p−2)). */
function lastPowerOfUnity(gen: Generator & { readonly kind: 'unity' }): Sum {
  const lower = Array.from({ length: gen.order - 1 }, (_, power) =>
    term(whole(-1n), power === 0 ? [] : [{ gen, exponent: whole(BigInt(power)) }]),
  );
  return lower.sort((x, y) => (x.key < y.key ? -1 : 1));
}

/** gen^exponent for any exponent >= 0 that the kind allows, in normal form. */
export function generatorPower(gen: Generator, exponent: Rational): Sum {
  if (exponent.n === 0n) return SUM1;
  switch (gen.kind) {
    case 'prime':
    case 'unity': {
      const { coefficient, rest, times } = reduceFactor(gen, exponent);
      return times ?? [term(coefficient, rest === null ? [] : [rest])];
    }
    case 'log':
    case 'power':
      return generatorSum(gen, exponent);
    case 'i':
    case 'root':
      return powerSum(generatorSum(gen), Number(exponent.n));
    default:
      return unreachable(gen);
  }
}

/** A whole power by squaring. */
export function powerSum(base: Sum, exponent: number): Sum {
  let result: Sum | null = null;
  let square = base;
  for (let e = exponent; e > 0; e = Math.floor(e / 2)) {
    if (e % 2 === 1) result = result === null ? square : multiplySums(result, square);
    if (e > 1) square = multiplySums(square, square);
  }
  return result ?? SUM1;
}

/** The positive rational c for which sum/c has whole coefficients without a common factor. */
export function content(sum: Sum): Rational {
  let n = 0n;
  let d = 1n;
  for (const { coefficient } of sum) {
    n = gcdOf(n, coefficient.n);
    d = (d / gcdOf(d, coefficient.d)) * coefficient.d;
  }
  return ratio(n, d);
}

/** Only primes and i: the sums that the theorem of Besicovitch decides. */
export function isPlain(sum: Sum): boolean {
  return sum.every((t) => t.factors.every(({ gen }) => gen.kind === 'prime' || gen.kind === 'i'));
}

export function hasKind(sum: Sum, kind: Generator['kind']): boolean {
  return sum.some((t) => t.factors.some(({ gen }) => gen.kind === kind));
}

/** No generator in it can be anything but real. */
export function isFormallyReal(sum: Sum): boolean {
  return sum.every((t) =>
    t.factors.every(
      ({ gen }) => gen.kind !== 'i' && gen.kind !== 'unity' && (gen.kind !== 'root' || gen.real),
    ),
  );
}

/** One term, coefficient 1, of generators that are positive real numbers. */
export function isPositiveProduct(sum: Sum): boolean {
  const only = sum[0];
  if (sum.length !== 1 || only === undefined || only.coefficient.n !== 1n || only.coefficient.d !== 1n)
    return false;
  return only.factors.every(
    ({ gen }) => gen.kind === 'prime' || gen.kind === 'power' || (gen.kind === 'root' && gen.real),
  );
}

export function isImaginaryTerm(t: Term): boolean {
  return t.factors.some((f) => f.gen.kind === 'i');
}
