import type { Ball } from '../balls/ball.ts';
import {
  BALL1,
  ballOfInteger,
  ballOfRational,
  divideBalls,
  multiplyBalls,
  powerOfBall,
} from '../balls/ball.ts';
import { EXPAND_BITS, EXPONENT_BITS, giveUp, spend } from '../cost.ts';
import { expOfBall, logOfBall } from '../balls/elementary.ts';
import { bitLength } from '../whole/integers.ts';
import { factor, takeOut } from '../whole/primes.ts';
import type { Rational } from '../whole/rational.ts';
import {
  addQ,
  equalQ,
  floorQ,
  multiplyQ,
  negateQ,
  printQ,
  ratio,
  subtractQ,
  whole,
} from '../whole/rational.ts';
import type { Factor, Sum } from '../radicals/generator.ts';
import { primeGenerator, term } from '../radicals/generator.ts';
import { constant } from '../radicals/sum.ts';
import type { Giant, PrimePower, Value } from '../value.ts';
import { unreachable } from '../unreachable.ts';

export interface Monomial {
  readonly sign: 1 | -1;
  readonly powers: readonly PrimePower[];
}

/** ± Π p^e for a non-zero rational; null when it cannot be factored. */
export function monomialOfRational(q: Rational): Monomial | null {
  const above = factor(q.n < 0n ? -q.n : q.n);
  const below = q.d === 1n ? [] : factor(q.d);
  if (above === null || below === null) return null;
  const powers = [
    ...above.map(({ prime, count }) => ({ prime, exponent: whole(BigInt(count)) })),
    ...below.map(({ prime, count }) => ({ prime, exponent: whole(BigInt(-count)) })),
  ];
  return { sign: q.n < 0n ? -1 : 1, powers: powers.sort((a, b) => (a.prime < b.prime ? -1 : 1)) };
}

/** ± Π p^e for a non-zero sum of one term made of primes only. */
export function monomialOfSum(sum: Sum): Monomial | null {
  const only = sum[0];
  if (sum.length !== 1 || only === undefined) return null;
  const radicals: PrimePower[] = [];
  for (const { gen, exponent } of only.factors) {
    if (gen.kind !== 'prime') return null;
    radicals.push({ prime: gen.prime, exponent });
  }
  const rational = monomialOfRational(only.coefficient);
  return rational === null ? null : multiplyMonomials(rational, { sign: 1, powers: radicals });
}

export function monomialOf(value: Value): Monomial | null {
  switch (value.tier) {
    case 'rational':
      return value.n === 0n ? null : monomialOfRational(value);
    case 'algebraic':
      return value.bottom === null ? monomialOfSum(value.top) : null;
    case 'giant':
      return value;
    case 'range':
      return null;
    default:
      return unreachable(value);
  }
}

export function multiplyMonomials(a: Monomial, b: Monomial): Monomial {
  const powers: PrimePower[] = [];
  let i = 0;
  let j = 0;
  spend((a.powers.length + b.powers.length) * 2);
  while (i < a.powers.length || j < b.powers.length) {
    const left = a.powers[i];
    const right = b.powers[j];
    if (right === undefined || (left !== undefined && left.prime < right.prime)) {
      powers.push(left!);
      i++;
    } else if (left === undefined || right.prime < left.prime) {
      powers.push(right);
      j++;
    } else {
      const exponent = addQ(left.exponent, right.exponent);
      if (exponent.n !== 0n) powers.push({ prime: left.prime, exponent });
      i++;
      j++;
    }
  }
  return { sign: a.sign === b.sign ? 1 : -1, powers };
}

/** |a|^q; the sign is the caller's business. */
export function powerOfMonomial(a: Monomial, q: Rational): Monomial {
  if (q.n === 0n) return { sign: 1, powers: [] };
  spend(a.powers.length * 3);
  return {
    sign: 1,
    powers: a.powers.map(({ prime, exponent }) => ({ prime, exponent: multiplyQ(exponent, q) })),
  };
}

export function invertMonomial(a: Monomial): Monomial {
  return { sign: a.sign, powers: a.powers.map((p) => ({ prime: p.prime, exponent: negateQ(p.exponent) })) };
}

export function equalMonomials(a: Monomial, b: Monomial): boolean {
  if (a.sign !== b.sign || a.powers.length !== b.powers.length) return false;
  return a.powers.every(
    (p, i) => p.prime === b.powers[i]!.prime && equalQ(p.exponent, b.powers[i]!.exponent),
  );
}

/** Multiplied out where that is affordable, a giant otherwise. */
export function fromMonomial(a: Monomial): Value {
  let bits = 0;
  for (const { prime, exponent } of a.powers) {
    const carry = floorQ(exponent);
    const turns = Number(carry < 0n ? -carry : carry);
    bits += turns === 0 ? 0 : turns * bitLength(prime);
    if (bits > 4 * EXPAND_BITS) break;
  }
  if (bits <= EXPAND_BITS) return expand(a);
  for (const { exponent } of a.powers) {
    if (bitLength(exponent.n) > EXPONENT_BITS || bitLength(exponent.d) > EXPONENT_BITS) giveUp('too-big');
  }
  return { tier: 'giant', sign: a.sign, powers: a.powers };
}

function expand(a: Monomial): Value {
  let n = BigInt(a.sign);
  let d = 1n;
  const factors: Factor[] = [];
  for (const { prime, exponent } of a.powers) {
    const carry = floorQ(exponent);
    const rest = subtractQ(exponent, whole(carry));
    if (rest.n !== 0n) factors.push({ gen: primeGenerator(prime), exponent: rest });
    if (carry > 0n) n *= prime ** carry;
    else if (carry < 0n) d *= prime ** -carry;
  }
  const coefficient: Rational = d === 1n ? whole(n) : { tier: 'rational', n, d };
  if (factors.length === 0) return coefficient;
  return { tier: 'algebraic', top: [term(coefficient, factors)], bottom: null };
}

/** The positive k-th root of a positive one-term sum of primes, as such a sum; null when out of reach. */
export function expandedRoot(sum: Sum, k: number): Sum | null {
  const monomial = monomialOfSum(sum);
  if (monomial === null || monomial.sign < 0) return null;
  const value = fromMonomial(powerOfMonomial(monomial, ratio(1n, BigInt(k))));
  if (value.tier === 'rational') return constant(value);
  return value.tier === 'algebraic' ? value.top : null;
}

/** Primes with the same exponent are multiplied first: 362880! has 31,000 primes but few exponents. */
export function ballOfMonomial(a: Monomial, precision: number): Ball {
  const longest = a.powers.reduce((most, p) => Math.max(most, bitLength(p.exponent.n)), 0);
  const work = precision + longest + 32;
  let total = BALL1;
  for (const { exponent, primes } of groupByExponent(a.powers)) {
    total = multiplyBalls(total, powerOfGroup(productBall(primes, work), exponent, work), work);
  }
  return a.sign === 1 ? total : { ...total, m: -total.m };
}

interface ExponentGroup {
  readonly exponent: Rational;
  readonly primes: bigint[];
}

function groupByExponent(powers: readonly PrimePower[]): readonly ExponentGroup[] {
  const groups = new Map<string, ExponentGroup>();
  for (const { prime, exponent } of powers) {
    const id = printQ(exponent);
    const group = groups.get(id);
    if (group === undefined) groups.set(id, { exponent, primes: [prime] });
    else group.primes.push(prime);
  }
  spend(powers.length * 2);
  return [...groups.values()];
}

/** Forty primes at a time are multiplied exactly, which is much cheaper than forty roundings. */
function productBall(primes: readonly bigint[], precision: number): Ball {
  let total = BALL1;
  for (let start = 0; start < primes.length; start += 40) {
    const chunk = primes.slice(start, start + 40).reduce((product, prime) => product * prime, 1n);
    total = multiplyBalls(total, ballOfInteger(chunk, precision), precision);
  }
  return total;
}

function powerOfGroup(base: Ball, exponent: Rational, precision: number): Ball {
  if (exponent.d !== 1n) {
    const log = logOfBall(base, precision)!;
    return expOfBall(multiplyBalls(log, ballOfRational(exponent, precision), precision), precision);
  }
  if (exponent.n > 0n) return powerOfBall(base, exponent.n, precision);
  return divideBalls(BALL1, powerOfBall(base, -exponent.n, precision), precision)!;
}

export function isWholePower(a: Monomial): boolean {
  return a.powers.every(({ exponent }) => exponent.d === 1n);
}

/** Whether a giant equals a rational, without factoring the rational. */
export function giantEqualsRational(giant: Giant, q: Rational): boolean {
  if (q.n === 0n || (q.n > 0n ? 1 : -1) !== giant.sign) return false;
  let n = q.n < 0n ? -q.n : q.n;
  let d = q.d;
  for (const { prime, exponent } of giant.powers) {
    if (exponent.d !== 1n) return false;
    const above = takeOut(n, prime);
    const below = takeOut(d, prime);
    if (BigInt(above.count - below.count) !== exponent.n) return false;
    n = above.rest;
    d = below.rest;
  }
  return n === 1n && d === 1n;
}
