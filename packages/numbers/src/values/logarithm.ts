import { divideBalls } from '../balls/ball.ts';
import { realBall } from '../balls/complex-ball.ts';
import { giveUp } from '../cost.ts';
import { logOfBall } from '../balls/elementary.ts';
import { equalValues } from './equality.ts';
import { fromFraction, invertFraction, multiplyFractions, toFraction } from '../radicals/fraction.ts';
import { monomialOf } from '../giants/giant.ts';
import { logOfFraction, logOfMonomial } from '../giants/natural-log.ts';
import type { Outcome } from '../outcome.ts';
import { found, notDefined } from '../outcome.ts';
import { powerRational } from './power.ts';
import { RANGE_PRECISION, ballOf, exactOr, keyOf, makeRange, realRangeBall } from './range.ts';
import { Q0, Q1, whole } from '../whole/rational.ts';
import { isRealValue } from './realness.ts';
import { signOf } from './sign.ts';
import { simplestWithin } from '../balls/simplest.ts';
import type { Sum } from '../radicals/generator.ts';
import type { Value } from '../value.ts';

/** log_base(a). [XIII-D-13] */
export function logarithmOf(base: Value, a: Value): Outcome {
  for (const value of [base, a]) {
    const real = isRealValue(value);
    if (real === 'uncheckable') giveUp('undecided');
    if (!real || signOf(value) <= 0) return notDefined('log-domain');
  }
  const trivial = equalValues(base, Q1);
  if (trivial === 'uncheckable') giveUp('undecided');
  if (trivial === 'equal') return notDefined('log-domain');
  if (equalValues(a, Q1) === 'equal') return found(Q0);
  if (keyOf(base) === keyOf(a)) return found(Q1);
  return found(
    exactOr(
      () => exactLogarithm(base, a),
      () => rangeLogarithm(base, a),
    ),
  );
}

function exactLogarithm(base: Value, a: Value): Value {
  const above = naturalLog(a);
  const below = naturalLog(base);
  const quotient = fromFraction(
    multiplyFractions({ top: above, bottom: null }, invertFraction({ top: below, bottom: null })),
  );
  return rationalLogarithm(quotient, base, a) ?? quotient;
}

function naturalLog(a: Value): Sum {
  const monomial = monomialOf(a);
  if (monomial !== null) return logOfMonomial(monomial);
  return a.tier === 'rational' || a.tier === 'algebraic' ? logOfFraction(toFraction(a)) : giveUp('undecided');
}

/** Logarithms of sums have no normal form; if the digits suggest p/q, base^p = a^q proves it. */
function rationalLogarithm(quotient: Value, base: Value, a: Value): Value | null {
  if (quotient.tier !== 'algebraic') return null;
  const ball = ballOf(quotient, 160);
  const guess = ball === null ? null : simplestWithin(ball.re, 10);
  if (guess === null) return null;
  const left = powerRational(base, whole(guess.n));
  const right = powerRational(a, whole(guess.d));
  if (left.kind !== 'value' || right.kind !== 'value') return null;
  return equalValues(left.value, right.value) === 'equal' ? guess : null;
}

function rangeLogarithm(base: Value, a: Value): Value {
  const above = logOfBall(realRangeBall(a), RANGE_PRECISION);
  const below = logOfBall(realRangeBall(base), RANGE_PRECISION);
  const ball = above === null || below === null ? null : divideBalls(above, below, RANGE_PRECISION);
  return makeRange(ball === null ? null : realBall(ball), 'log', [a, base]);
}
