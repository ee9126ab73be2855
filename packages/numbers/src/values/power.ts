import { divideValues, isZero, multiplyValues, negateValue } from './arithmetic.ts';
import { ballOfRational, multiplyBalls, rootOfBall } from '../balls/ball.ts';
import { powerComplex, realBall } from '../balls/complex-ball.ts';
import { EXPAND_BITS, giveUp } from '../cost.ts';
import { testZero } from '../radicals/decide.ts';
import { expOfBall, logOfBall } from '../balls/elementary.ts';
import { fromFraction, toFraction } from '../radicals/fraction.ts';
import { fromMonomial, isWholePower, monomialOf, powerOfMonomial } from '../giants/giant.ts';
import { bitLength, magnitude } from '../whole/integers.ts';
import type { Outcome } from '../outcome.ts';
import { found, notDefined } from '../outcome.ts';
import { RANGE_PRECISION, exactOr, makeRange, rangeBall, realRangeBall } from './range.ts';
import { isRationalValue } from './rationality.ts';
import type { Rational } from '../whole/rational.ts';
import { Q0, Q1, powerQ, ratio, whole } from '../whole/rational.ts';
import { isRealValue } from './realness.ts';
import { rootOfFraction } from '../radicals/real-root.ts';
import { signOf } from './sign.ts';
import { term } from '../radicals/generator.ts';
import { isImaginaryTerm, powerSum } from '../radicals/sum.ts';
import { SUM_I } from '../radicals/unity.ts';
import { irrationalPower } from '../giants/irrational-power.ts';
import type { Algebraic, Value } from '../value.ts';

/** base^exponent as the game means it: a real power, the exponent reduced to lowest terms first. [III-C] */
export function powerValues(base: Value, exponent: Value): Outcome {
  if (exponent.tier === 'rational') return powerRational(base, exponent);
  const real = isRealValue(exponent);
  if (real === false) return notDefined('exponent-not-real');
  if (real === 'uncheckable') giveUp('undecided');
  if (isZero(base)) return signOf(exponent) > 0 ? found(Q0) : notDefined('zero-to-nonpositive');
  if (base.tier === 'rational' && base.n === 1n && base.d === 1n) return found(base);
  if (base.tier === 'rational' && base.n === -1n && base.d === 1n) return powerOfMinusOne(exponent);
  if (exponent.tier === 'giant') giveUp('too-big');
  const realBase = isRealValue(base);
  if (realBase === 'uncheckable') giveUp('undecided');
  if (!realBase)
    return isRationalValue(exponent) === false ? notDefined('base-not-real') : giveUp('undecided');
  if (signOf(base) < 0) {
    return isRationalValue(exponent) === false
      ? notDefined('irrational-power-of-negative')
      : giveUp('undecided');
  }
  return found(
    exactOr(
      () => irrationalPower(base, exponent) ?? giveUp('undecided'),
      () => powerRange(base, exponent),
    ),
  );
}

/** b^x = e^(x·ln b) for positive b, as a ball. */
function powerRange(base: Value, exponent: Value): Value {
  const log = logOfBall(realRangeBall(base), RANGE_PRECISION) ?? giveUp('undecided');
  const product = multiplyBalls(log, realRangeBall(exponent), RANGE_PRECISION);
  return makeRange(realBall(expOfBall(product, RANGE_PRECISION)), '^', [base, exponent]);
}

/** (−1)^e for a giant e, which is a whole number exactly if no exponent in it is negative or a fraction. */
function powerOfMinusOne(exponent: Value): Outcome {
  if (exponent.tier === 'giant' && isWholePower(exponent)) {
    if (exponent.powers.some((p) => p.exponent.n < 0n)) {
      // A fraction in lowest terms: only its denominator's and numerator's parity matter.
      const two = exponent.powers.find((p) => p.prime === 2n);
      if (two === undefined) return found(whole(-1n));
      return two.exponent.n > 0n ? found(Q1) : notDefined('even-root-of-negative');
    }
    return found(exponent.powers.some((p) => p.prime === 2n) ? Q1 : whole(-1n));
  }
  return isRationalValue(exponent) === false
    ? notDefined('irrational-power-of-negative')
    : giveUp('undecided');
}

/** base^(n/d) with n/d in lowest terms. */
export function powerRational(base: Value, q: Rational): Outcome {
  if (isZero(base)) return q.n > 0n ? found(Q0) : notDefined('zero-to-nonpositive');
  if (q.d === 1n) return found(wholePower(base, q.n));
  if (base.tier !== 'rational') {
    const real = isRealValue(base);
    if (real === 'uncheckable') giveUp('undecided');
    if (!real) return notDefined('base-not-real');
  }
  const sign = signOf(base);
  if (sign === 0) return powerRational(Q0, q);
  if (sign > 0) return found(positivePower(base, q));
  if (q.d % 2n === 0n) return notDefined('even-root-of-negative');
  const size = positivePower(negateValue(base), q);
  return found(q.n % 2n === 0n ? size : negateValue(size));
}

function wholePower(base: Value, e: bigint): Value {
  if (e === 1n) return base;
  if (base.tier === 'rational') {
    const bits = Math.max(bitLength(base.n), bitLength(base.d));
    if (bits <= 1 && base.d === 1n) return e % 2n === 0n ? Q1 : base;
    if (bitLength(e) < 40 && bits * Number(magnitude(e)) <= EXPAND_BITS) return powerQ(base, e);
  }
  if (e === 0n)
    return base.tier === 'algebraic' && testZero(base.top) !== 'non-zero' ? giveUp('undecided') : Q1;
  return exactOr(
    () => exactWholePower(base, e),
    () => wholeRange(base, e),
  );
}

function exactWholePower(base: Value, e: bigint): Value {
  const monomial = monomialOf(base);
  if (monomial !== null) {
    const sign = monomial.sign < 0 && e % 2n !== 0n ? -1 : 1;
    return fromMonomial({ ...powerOfMonomial(monomial, whole(e)), sign });
  }
  if (base.tier !== 'algebraic') giveUp('too-big');
  const turned = imaginaryPower(base, e);
  if (turned !== null) return turned;
  // Short sums may be raised far: their powers stay short, and the coefficients are limited anyway.
  if (magnitude(e) > (base.top.length > 4 ? 64n : 10_000n)) giveUp('too-big');
  const size = Number(magnitude(e));
  const bottom = base.bottom === null ? null : powerSum(base.bottom, size);
  const raised = fromFraction({ top: powerSum(base.top, size), bottom });
  return e > 0n ? raised : reciprocal(raised);
}

/** (c·i)^e with c real: c^e, turned by a quarter e times. */
function imaginaryPower({ top, bottom }: Algebraic, e: bigint): Value | null {
  const only = top[0];
  if (bottom !== null || top.length !== 1 || only === undefined || !isImaginaryTerm(only)) return null;
  const modulus = fromFraction({
    top: [
      term(
        only.coefficient,
        only.factors.filter((f) => f.gen.kind !== 'i'),
      ),
    ],
    bottom,
  });
  const turn = powerSum(SUM_I, Number(((e % 4n) + 4n) % 4n));
  return multiplyValues(wholePower(modulus, e), fromFraction({ top: turn, bottom: null }));
}

function reciprocal(a: Value): Value {
  const outcome = divideValues(Q1, a);
  return outcome.kind === 'value' ? outcome.value : giveUp('undecided');
}

function wholeRange(base: Value, e: bigint): Value {
  const size = magnitude(e);
  if (bitLength(size) > 50) giveUp('too-big');
  const ball = powerComplex(rangeBall(base), Number(size), RANGE_PRECISION + bitLength(size));
  const raised = makeRange(ball, `^${size}`, [base]);
  return e > 0n ? raised : reciprocal(raised);
}

/** base^q for positive real base: prime powers where it factors, radicals and opaque roots otherwise. */
function positivePower(base: Value, q: Rational): Value {
  return exactOr(
    () => {
      if (base.tier === 'range') giveUp('undecided');
      const monomial = monomialOf(base);
      if (monomial !== null) return fromMonomial(powerOfMonomial(monomial, q));
      if (base.tier === 'giant' || bitLength(q.d) > 30) giveUp('too-big');
      const root = fromFraction(rootOfFraction(toFraction(base), Number(q.d)));
      return wholePower(root, q.n);
    },
    () => positiveRange(base, q),
  );
}

function positiveRange(base: Value, q: Rational): Value {
  const ball = realRangeBall(base);
  if (q.n === 1n && q.d < 32n) {
    return makeRange(
      realBall(rootOfBall(ball, Number(q.d), RANGE_PRECISION) ?? giveUp('undecided')),
      `^1/${q.d}`,
      [base],
    );
  }
  const log = logOfBall(ball, RANGE_PRECISION) ?? giveUp('undecided');
  const product = multiplyBalls(log, ballOfRational(q, RANGE_PRECISION), RANGE_PRECISION);
  return makeRange(realBall(expOfBall(product, RANGE_PRECISION)), '^', [base, q]);
}

/** index√radicand = radicand^(1/index). [III-C-2] */
export function rootValues(index: Value, radicand: Value): Outcome {
  if (isZero(index)) return notDefined('zeroth-root');
  if (index.tier === 'rational') return powerRational(radicand, ratio(index.d, index.n));
  const real = isRealValue(index);
  if (real === false) return notDefined('exponent-not-real');
  const inverse = divideValues(Q1, index);
  return inverse.kind === 'value' ? powerValues(radicand, inverse.value) : inverse;
}
