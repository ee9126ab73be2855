import { containsZero } from '../balls/ball.ts';
import { isAlgebraicSum } from '../radicals/bound.ts';
import { testZero } from '../radicals/decide.ts';
import type { Fraction } from '../radicals/fraction.ts';
import { ballOfFraction, testEqualFractions } from '../radicals/fraction.ts';
import { isWholePower } from '../giants/giant.ts';
import { isLinearInLogs } from '../giants/log-forms.ts';
import { isTranscendentalInOnePower } from '../giants/power-forms.ts';
import { whole } from '../whole/rational.ts';
import { integerWithin } from '../balls/simplest.ts';
import type { Sum } from '../radicals/generator.ts';
import { constant, content, isPlain, scaleSum, subtractSums } from '../radicals/sum.ts';
import type { Range, Value } from '../value.ts';
import { unreachable } from '../unreachable.ts';

const PRECISION = 512;

/** Whether a value is rational. Fractions hidden in radicals have usually been found when the value was made. */
export function isRationalValue(a: Value): boolean | 'uncheckable' {
  switch (a.tier) {
    case 'rational':
      return true;
    case 'giant':
      return isWholePower(a);
    case 'algebraic':
      if (a.bottom === null) return isRationalSum(a.top);
      // log_b a is rational only if the two logarithms are proportional, and then it was simplified.
      // The same goes for plain radicals, which are linearly independent too.
      if (isLinearInLogs(a.top, a.bottom) || isTranscendentalInOnePower(a.top, a.bottom)) return false;
      return isPlain(a.top) && isPlain(a.bottom) ? false : notReal(a);
    case 'range':
      if (a.ball.im !== null && !containsZero(a.ball.im)) return false;
      return a.parts === null ? 'uncheckable' : forSum(a.parts, isRationalValue);
    default:
      return unreachable(a);
  }
}

function notReal(x: Fraction): false | 'uncheckable' {
  const im = ballOfFraction(x, PRECISION)?.im ?? null;
  return im !== null && !containsZero(im) ? false : 'uncheckable';
}

function isRationalSum(sum: Sum): boolean | 'uncheckable' {
  if (isPlain(sum)) return sum.every((t) => t.key === '');
  if (isLinearInLogs(sum, null) || isTranscendentalInOnePower(sum, null)) return false;
  if (!isAlgebraicSum(sum)) return notReal({ top: sum, bottom: null });
  // Times its denominator the sum is an algebraic integer: rational only if it is a whole number.
  const scaled = scaleSum(sum, whole(content(sum).d));
  const ball = ballOfFraction({ top: scaled, bottom: null }, PRECISION);
  if (ball === null) return 'uncheckable';
  if (ball.im !== null && !containsZero(ball.im)) return false;
  const candidate = integerWithin(ball.re);
  if (candidate === null) return false;
  if (candidate === 'many') return 'uncheckable';
  const tested = testZero(subtractSums(scaled, constant(whole(candidate))));
  return tested === 'unknown' ? 'uncheckable' : tested === 'zero';
}

export function isIntegerValue(a: Value): boolean | 'uncheckable' {
  switch (a.tier) {
    case 'rational':
      return a.d === 1n;
    case 'giant':
      return a.powers.every(({ exponent }) => exponent.d === 1n && exponent.n > 0n);
    case 'algebraic':
      return isIntegerFraction(a);
    case 'range':
      if (a.ball.im !== null && !containsZero(a.ball.im)) return false;
      return integerWithin(a.ball.re) === null ? false : integerParts(a);
    default:
      return unreachable(a);
  }
}

function integerParts({ parts }: Range): boolean | 'uncheckable' {
  return parts === null ? 'uncheckable' : forSum(parts, isIntegerValue);
}

/** A sum of whole (or rational) numbers is one; with exactly one summand that is not, it is not. */
function forSum(
  parts: readonly Value[],
  test: (part: Value) => boolean | 'uncheckable',
): boolean | 'uncheckable' {
  const others = parts.map(test).filter((answer) => answer !== true);
  if (others.length === 0) return true;
  return others.length === 1 && others[0] === false ? false : 'uncheckable';
}

function isIntegerFraction(x: Fraction): boolean | 'uncheckable' {
  if (x.bottom === null && isPlain(x.top)) return false;
  const ball = ballOfFraction(x, PRECISION);
  if (ball === null) return 'uncheckable';
  if (ball.im !== null && !containsZero(ball.im)) return false;
  const candidate = integerWithin(ball.re);
  if (candidate === null) return false;
  if (candidate === 'many') return 'uncheckable';
  const tested = testEqualFractions(x, { top: constant(whole(candidate)), bottom: null });
  return tested === 'unknown' ? 'uncheckable' : tested === 'zero';
}
