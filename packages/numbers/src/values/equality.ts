import { subtractValues } from './arithmetic.ts';
import { areApart, mayBeZero } from '../balls/complex-ball.ts';
import { giveUp } from '../cost.ts';
import { testEqualFractions, toFraction } from '../radicals/fraction.ts';
import { equalMonomials, giantEqualsRational, monomialOf } from '../giants/giant.ts';
import { RANGE_PRECISION, ballOf, isSameRange } from './range.ts';
import { Q0, equalQ } from '../whole/rational.ts';
import { isPlain } from '../radicals/sum.ts';
import type { Giant, Value } from '../value.ts';

export type Equality = 'equal' | 'different' | 'uncheckable';

/** Decides whether two values are the same number. */
export function equalValues(a: Value, b: Value): Equality {
  if (a === b) return 'equal';
  if (a.tier === 'rational' && b.tier === 'rational') return equalQ(a, b) ? 'equal' : 'different';
  if (a.tier === 'range' || b.tier === 'range') {
    if (a.tier === 'range' && b.tier === 'range' && isSameRange(a, b)) return 'equal';
    return hasParts(a) && hasParts(b) ? compareParts(a, b) : apart(a, b);
  }
  if (a.tier === 'giant') return equalToGiant(a, b);
  if (b.tier === 'giant') return equalToGiant(b, a);
  const tested = testEqualFractions(toFraction(a), toFraction(b));
  return tested === 'zero' ? 'equal' : tested === 'non-zero' ? 'different' : 'uncheckable';
}

/** Prime factorizations are unique, also with rational exponents. */
function equalToGiant(giant: Giant, b: Exclude<Value, { tier: 'range' }>): Equality {
  if (b.tier === 'giant') return equalMonomials(giant, b) ? 'equal' : 'different';
  if (b.tier === 'rational') return giantEqualsRational(giant, b) ? 'equal' : 'different';
  // Two or more radicals are linearly independent, so their sum is never a single one.
  if (b.bottom === null && isPlain(b.top)) {
    const only = b.top[0];
    if (b.top.length > 1 || only === undefined || only.factors.some((f) => f.gen.kind === 'i'))
      return 'different';
    const monomial = monomialOf(b);
    if (monomial !== null) return equalMonomials(giant, monomial) ? 'equal' : 'different';
  }
  return apart(giant, b);
}

/** Known exactly, perhaps as a sum of giants. */
export function hasParts(a: Value): boolean {
  return a.tier !== 'range' || a.parts !== null;
}

/** Sums of giants may cancel to something ordinary: 9^(9^9) + 1 against 9^(9^9) + 2. */
function compareParts(a: Value, b: Value): Equality {
  const difference = subtractValues(a, b);
  if (difference.tier !== 'range') return equalValues(difference, Q0);
  return mayBeZero(difference.ball) ? 'uncheckable' : 'different';
}

/** Digits can only prove that numbers differ. */
function apart(a: Value, b: Value): Equality {
  const left = ballOf(a, RANGE_PRECISION) ?? giveUp('undecided');
  const right = ballOf(b, RANGE_PRECISION) ?? giveUp('undecided');
  return areApart(left, right) ? 'different' : 'uncheckable';
}
