import { rootOfBall, addBalls, divideBalls, multiplyBalls, ballOfRational } from '../balls/ball.ts';
import { spend } from '../cost.ts';
import { signOfRealSum } from './decide.ts';
import { evaluateSum } from '../balls/evaluate.ts';
import { rootInField } from './field-root.ts';
import { expandedRoot } from '../giants/giant.ts';
import { bitLength, exactRoot, gcdOf } from '../whole/integers.ts';
import { invertSum } from './inverse.ts';
import { simplestWithin } from '../balls/simplest.ts';
import type { Rational } from '../whole/rational.ts';
import {
  compareQ,
  divideQ,
  multiplyQ,
  negateQ,
  powerQ,
  ratio,
  subtractQ,
  whole,
  Q0,
  Q1,
} from '../whole/rational.ts';
import type { Sum } from './generator.ts';
import { sumKey, term } from './generator.ts';
import { addSums, constant, multiplySums, negateSum, powerSum, scaleSum, subtractSums } from './sum.ts';

const HALF = ratio(1n, 2n);
const MAX_DENEST_TERMS = 16;

/** The positive index-th root (2 or odd) of a positive sum of plain radicals, if it is such a sum too. */
export function denest(sum: Sum, index: number): Sum | null {
  if (
    sum.length > MAX_DENEST_TERMS ||
    sum.some((t) => bitLength(t.coefficient.n) + bitLength(t.coefficient.d) > 400)
  )
    return null;
  const special = index === 2 ? squareRoot(sum) : index % 2 === 1 ? oddRoot(sum, index) : null;
  const root = special ?? overEachRadical(sum, index, (scaled) => rootInField(scaled, index));
  if (root === null) return null;
  // Whatever found the candidate, only this proves it.
  const positive = signOfRealSum(root) === 1 ? root : negateSum(root);
  return sumKey(powerSum(positive, index)) === sumKey(sum) ? positive : null;
}

/** Tries the sum itself and the sum divided by the radical of each term, so that a rational term leads. */
function overEachRadical(sum: Sum, index: number, attempt: (scaled: Sum) => Sum | null): Sum | null {
  for (const { factors } of sum.slice(0, 4)) {
    const radical: Sum = [term(Q1, factors)];
    const scaled = factors.length === 0 ? sum : multiplySums(sum, invertSum(radical)!);
    const outer = factors.length === 0 ? radical : expandedRoot(radical, index);
    const inner = outer === null ? null : attempt(scaled);
    if (inner !== null && outer !== null) return multiplySums(inner, outer);
  }
  return null;
}

/** √(A + B√p) = √((A+r)/2) ± √((A−r)/2) with r = √(A² − B²p), where each step leads to shorter sums. */
function squareRoot(sum: Sum): Sum | null {
  spend(200);
  if (sum.length === 0) return sum;
  if (signOfRealSum(sum) !== 1) return null;
  if (sum.length === 1) return expandedRoot(sum, 2);
  return overEachRadical(sum, 2, (scaled) => {
    for (const prime of halfPrimes(scaled)) {
      const root = squareRootOver(scaled, prime);
      if (root !== null) return root;
    }
    return null;
  });
}

/** Primes that occur under square roots only. */
function halfPrimes(sum: Sum): readonly string[] {
  const only = new Map<string, boolean>();
  for (const { factors } of sum) {
    for (const { gen, exponent } of factors)
      only.set(gen.id, exponent.d === 2n && (only.get(gen.id) ?? true));
  }
  return [...only].filter(([, half]) => half).map(([id]) => id);
}

function squareRootOver(sum: Sum, prime: string): Sum | null {
  const has = (t: Sum[number]) => t.factors.some((f) => f.gen.id === prime);
  const without = sum.filter((t) => !has(t));
  const withRoot = sum.filter(has);
  const norm = subtractSums(multiplySums(without, without), multiplySums(withRoot, withRoot));
  if (norm.length >= sum.length) return null;
  const r = squareRoot(norm);
  if (r === null) return null;
  const larger = scaleSum(addSums(without, r), HALF);
  const smaller = scaleSum(subtractSums(without, r), HALF);
  if (larger.length >= sum.length || smaller.length >= sum.length) return null;
  const left = squareRoot(larger);
  const right = left === null ? null : squareRoot(smaller);
  if (left === null || right === null) return null;
  const plus = addSums(left, right);
  return sumKey(multiplySums(plus, plus)) === sumKey(sum) ? plus : subtractSums(left, right);
}

/** Odd roots of a + b·m, m² rational, inside Q(m): the trace of the root is a rational that digits reveal. */
function oddRoot(sum: Sum, index: number): Sum | null {
  if (sum.length !== 2 || index > 15) return null;
  return overEachRadical(sum, index, (scaled) => {
    const a = scaled.find((t) => t.key === '');
    const bm = scaled.find((t) => t.key !== '');
    if (a === undefined || bm === undefined) return null;
    const square = multiplySums([term(Q1, bm.factors)], [term(Q1, bm.factors)]);
    if (square.length !== 1 || square[0]!.key !== '') return null;
    return quadraticRoot(scaled, a.coefficient, bm.coefficient, square[0]!.coefficient, index);
  });
}

function quadraticRoot(sum: Sum, a: Rational, b: Rational, c: Rational, index: number): Sum | null {
  const norm = subtractQ(multiplyQ(a, a), multiplyQ(multiplyQ(b, b), c));
  // Times norm^((index−1)/2) the number has the norm norm^index, so its root has the norm `norm`.
  const lift = powerQ(norm, BigInt((index - 1) / 2));
  const lifted = scaleSum(sum, lift);
  const trace = guessTrace(lifted, norm, index);
  if (trace === null) return null;
  const u = multiplyQ(trace, HALF);
  const vSquare = divideQ(subtractQ(multiplyQ(u, u), norm), c);
  const v = rationalSquareRoot(vSquare);
  if (v === null) return null;
  const radical = sum.find((t) => t.key !== '')!.factors;
  for (const signed of [v, negateQ(v)]) {
    const root = addSums(constant(u), signed.n === 0n ? [] : [term(signed, radical)]);
    if (sumKey(powerSum(root, index)) !== sumKey(lifted)) continue;
    const outer = expandedRoot(constant(compareQ(lift, Q0) < 0 ? negateQ(lift) : lift), index);
    const inverse = outer === null ? null : invertSum(outer);
    return inverse === null ? null : multiplySums(root, inverse);
  }
  return null;
}

/** w + norm/w for the real index-th root w, as a fraction with the denominator that integrality allows. */
function guessTrace(lifted: Sum, norm: Rational, index: number): Rational | null {
  let d = 2n;
  for (const { coefficient } of lifted) d = (d / gcdOf(d, coefficient.d)) * coefficient.d;
  d *= norm.d;
  const bits = lifted.reduce((most, t) => Math.max(most, bitLength(t.coefficient.n)), 64);
  const precision = 2 * bits + 2 * bitLength(d) + 64;
  const ball = evaluateSum(lifted, precision)?.re;
  if (ball === undefined) return null;
  const negative = ball.m < 0n;
  const size = rootOfBall(negative ? { ...ball, m: -ball.m } : ball, index, precision);
  if (size === null) return null;
  const w = negative ? { ...size, m: -size.m } : size;
  const other = divideBalls(ballOfRational(norm, precision), w, precision);
  if (other === null) return null;
  const scaled = multiplyBalls(addBalls(w, other, precision), ballOfRational(whole(d), precision), precision);
  const guess = simplestWithin(scaled, 20);
  return guess === null ? null : divideQ(guess, whole(d));
}

function rationalSquareRoot(q: Rational): Rational | null {
  if (q.n < 0n) return null;
  const n = exactRoot(q.n, 2);
  const d = exactRoot(q.d, 2);
  return n === null || d === null ? null : ratio(n, d);
}
