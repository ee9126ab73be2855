import type { Ball, ComplexBall } from './ball.ts';
import { BALL0, BALL1, ballOfRational, multiplyBalls, rootOfBall } from './ball.ts';
import { addComplex, complexRootOfBall, multiplyComplex, powerComplex, realBall } from './complex-ball.ts';
import { expOfBall, logOfBall, logOfInteger, unitRoot } from './elementary.ts';
import type { Factor, Generator, Sum } from '../radicals/generator.ts';
import { unreachable } from '../unreachable.ts';

/** Values of generators at one precision; a generator shared by many terms is computed once. */
type Memo = Map<string, ComplexBall>;

/** Roots with a larger index go through logarithms, which cost the same for every index. */
const DIRECT_INDEX = 32n;

/** A ball around the sum; null when this precision cannot tell some radicand from zero. */
export function evaluateSum(sum: Sum, precision: number, memo: Memo = new Map()): ComplexBall | null {
  let total: ComplexBall = realBall(BALL0);
  for (const { coefficient, factors } of sum) {
    const product = evaluateFactors(factors, precision, memo);
    if (product === null) return null;
    const scaled = multiplyComplex(product, realBall(ballOfRational(coefficient, precision)), precision);
    total = addComplex(total, scaled, precision);
  }
  return total;
}

function evaluateFactors(factors: readonly Factor[], precision: number, memo: Memo): ComplexBall | null {
  let product: ComplexBall = realBall(BALL1);
  for (const factor of factors) {
    const ball = evaluateFactor(factor, precision, memo);
    if (ball === null) return null;
    product = multiplyComplex(product, ball, precision);
  }
  return product;
}

function evaluateFactor({ gen, exponent }: Factor, precision: number, memo: Memo): ComplexBall | null {
  if (gen.kind === 'prime') return real(evaluatePrime(gen.prime, exponent.n, exponent.d, precision));
  const known = memo.get(gen.id);
  const base = known ?? evaluateGenerator(gen, precision, memo);
  if (base === null) return null;
  memo.set(gen.id, base);
  if (gen.kind !== 'power') return powerComplex(base, Number(exponent.n), precision);
  // The memo keeps the logarithm of p^r; the rational exponent is applied before the exponential.
  return realBall(
    expOfBall(multiplyBalls(base.re, ballOfRational(exponent, precision), precision), precision),
  );
}

function real(ball: Ball | null): ComplexBall | null {
  return ball === null ? null : realBall(ball);
}

function evaluatePrime(prime: bigint, n: bigint, d: bigint, precision: number): Ball | null {
  if (d <= DIRECT_INDEX) return rootOfBall({ m: prime ** n, r: 0n, e: 0 }, Number(d), precision);
  const work = precision + 16;
  const log = logOfInteger(prime, work);
  return expOfBall(multiplyBalls(log, ballOfRational({ tier: 'rational', n, d }, work), work), precision);
}

function evaluateGenerator(
  gen: Exclude<Generator, { kind: 'prime' }>,
  precision: number,
  memo: Memo,
): ComplexBall | null {
  switch (gen.kind) {
    case 'i':
      return { re: BALL0, im: BALL1 };
    case 'unity':
      return unitRoot(gen.order, precision);
    case 'root': {
      const radicand = evaluateSum(gen.of, precision, memo);
      if (radicand === null) return null;
      if (gen.real) return real(rootOfBall(radicand.re, gen.index, precision));
      return complexRootOfBall(radicand, gen.index, precision);
    }
    case 'log': {
      if (gen.prime !== null) return realBall(logOfInteger(gen.prime, precision));
      const inner = evaluateSum(gen.of, precision + 16, new Map());
      return inner === null ? null : real(logOfBall(inner.re, precision));
    }
    case 'power': {
      const exponent = evaluateFactors(gen.exponent, precision, memo);
      const log = logOfInteger(gen.prime, precision);
      return exponent === null ? null : realBall(multiplyBalls(exponent.re, log, precision));
    }
    default:
      return unreachable(gen);
  }
}
