import { subtractValues } from './arithmetic.ts';
import { TooCostly, giveUp } from '../cost.ts';
import { equalValues, hasParts } from './equality.ts';
import type { Monomial } from '../giants/giant.ts';
import { ballOfMonomial, invertMonomial, multiplyMonomials } from '../giants/giant.ts';
import { logOfInteger } from '../balls/elementary.ts';
import { BALL0, addBalls, ballOfRational, multiplyBalls, negateBall, signOfBall } from '../balls/ball.ts';
import { RANGE_PRECISION, realRangeBall } from './range.ts';
import { compareQ } from '../whole/rational.ts';
import type { Sign } from './sign.ts';
import { signOf } from './sign.ts';
import type { Giant, Value } from '../value.ts';

/** Which of two real values is larger; gives up where that cannot be decided. */
export function compareValues(a: Value, b: Value): Sign {
  if (a.tier === 'rational' && b.tier === 'rational') return compareQ(a, b);
  if (a.tier === 'giant' && b.tier === 'giant') return compareGiants(a, b);
  if (a.tier !== 'giant' && b.tier !== 'giant' && a.tier !== 'range' && b.tier !== 'range') {
    return signOf(subtractValues(a, b));
  }
  if (hasParts(a) && hasParts(b)) {
    const difference = subtractValues(a, b);
    if (difference.tier !== 'range') return signOf(difference);
  }
  if (signOf(a) !== signOf(b)) return signOf(a) > signOf(b) ? 1 : -1;
  if (equalValues(a, b) === 'equal') return 0;
  const difference = addBalls(realRangeBall(a), negateBall(realRangeBall(b)), RANGE_PRECISION);
  return signOfBall(difference) ?? giveUp('undecided');
}

/** Compares logarithms with growing precision; different factorizations are different numbers. */
function compareGiants(a: Giant, b: Giant): Sign {
  if (a.sign !== b.sign) return a.sign;
  const ratio = multiplyMonomials(a, invertMonomial(b));
  if (ratio.powers.length === 0) return 0;
  // The ratio itself tells unless it is out of range or very close to 1; its logarithm always does in the end.
  const quick = compareToOne(ratio);
  if (quick !== null) return a.sign === 1 ? quick : quick === 1 ? -1 : 1;
  if (ratio.powers.length > 100) giveUp('undecided');
  for (let precision = 192; precision <= 2048; precision *= 2) {
    let log = BALL0;
    for (const { prime, exponent } of ratio.powers) {
      const one = logOfInteger(prime, precision);
      log = addBalls(log, multiplyBalls(one, ballOfRational(exponent, precision), precision), precision);
    }
    const sign = signOfBall(log);
    if (sign !== null && sign !== 0) return a.sign === 1 ? sign : sign === 1 ? -1 : 1;
  }
  return giveUp('undecided');
}

function compareToOne(ratio: Monomial): -1 | 1 | null {
  try {
    const sign = signOfBall(
      addBalls(ballOfMonomial(ratio, RANGE_PRECISION), { m: -1n, r: 0n, e: 0 }, RANGE_PRECISION),
    );
    return sign === 0 ? null : sign;
  } catch (error) {
    if (error instanceof TooCostly && error.code !== 'too-costly') return null;
    throw error;
  }
}
