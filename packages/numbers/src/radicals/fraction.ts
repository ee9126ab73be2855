import { MAX_KEY_LENGTH, giveUp } from '../cost.ts';
import { testZero } from './decide.ts';
import { evaluateSum } from '../balls/evaluate.ts';
import type { ComplexBall } from '../balls/ball.ts';
import { containsZero } from '../balls/ball.ts';
import { divideComplex } from '../balls/complex-ball.ts';
import { simplestWithin } from '../balls/simplest.ts';
import { invertSum } from './inverse.ts';
import type { Rational } from '../whole/rational.ts';
import { Q1, divideQ, equalQ, multiplyQ, subtractQ } from '../whole/rational.ts';
import type { Sum } from './generator.ts';
import { sumKey, term } from './generator.ts';
import {
  SUM1,
  addSums,
  asConstant,
  constant,
  isPlain,
  multiplySums,
  negateSum,
  scaleSum,
  subtractSums,
} from './sum.ts';
import type { Algebraic, Value } from '../value.ts';

/** Anything exact that is not a giant, as a quotient of sums. */
export interface Fraction {
  readonly top: Sum;
  readonly bottom: Sum | null;
}

export function toFraction(value: Rational | Algebraic): Fraction {
  return value.tier === 'rational' ? { top: constant(value), bottom: null } : value;
}

export function addFractions(a: Fraction, b: Fraction): Fraction {
  if (a.bottom === null && b.bottom === null) return { top: addSums(a.top, b.top), bottom: null };
  if (a.bottom !== null && b.bottom !== null && sumKey(a.bottom) === sumKey(b.bottom)) {
    return { top: addSums(a.top, b.top), bottom: a.bottom };
  }
  const left = multiplySums(a.top, b.bottom ?? SUM1);
  const right = multiplySums(b.top, a.bottom ?? SUM1);
  return { top: addSums(left, right), bottom: multiplySums(a.bottom ?? SUM1, b.bottom ?? SUM1) };
}

export function negateFraction(a: Fraction): Fraction {
  return { top: negateSum(a.top), bottom: a.bottom };
}

export function multiplyFractions(a: Fraction, b: Fraction): Fraction {
  const top = multiplySums(a.top, b.top);
  if (a.bottom === null || b.bottom === null) return { top, bottom: a.bottom ?? b.bottom };
  return { top, bottom: multiplySums(a.bottom, b.bottom) };
}

/** The top must be known not to be zero. */
export function invertFraction(a: Fraction): Fraction {
  const inverse = invertSum(a.top);
  if (inverse !== null) return { top: multiplySums(inverse, a.bottom ?? SUM1), bottom: null };
  return { top: a.bottom ?? SUM1, bottom: a.top };
}

/** Whether two fractions are equal, by cross multiplication: no denominator is zero. */
export function testEqualFractions(a: Fraction, b: Fraction): 'zero' | 'non-zero' | 'unknown' {
  const left = b.bottom === null ? a.top : multiplySums(a.top, b.bottom);
  const right = a.bottom === null ? b.top : multiplySums(b.top, a.bottom);
  return testZero(subtractSums(left, right));
}

/** The q with a = q·b, if the two sums are proportional. */
export function proportion(a: Sum, b: Sum): Rational | null {
  if (a.length !== b.length || b.length === 0) return null;
  const q = divideQ(a[0]!.coefficient, b[0]!.coefficient);
  return a.every((t, i) => t.key === b[i]!.key && equalQ(t.coefficient, multiplyQ(q, b[i]!.coefficient)))
    ? q
    : null;
}

/** The value of a fraction in its simplest known form. */
export function fromFraction(fraction: Fraction): Value {
  const { top, bottom } = simplify(fraction);
  const rational = bottom === null ? asConstant(top) : null;
  if (rational !== null) return rational;
  if (bottom === null && isPlain(top)) return { tier: 'algebraic', top, bottom };
  if (sumKey(top).length > MAX_KEY_LENGTH) giveUp('too-many-terms');
  return hiddenRational({ top, bottom }) ?? { tier: 'algebraic', top, bottom };
}

export function simplify(fraction: Fraction): Fraction {
  if (fraction.bottom === null || fraction.top.length === 0) return { top: fraction.top, bottom: null };
  const { top, bottom } = cancel(fraction.top, fraction.bottom);
  const q = proportion(top, bottom);
  if (q !== null) return { top: constant(q), bottom: null };
  const inverse = invertSum(bottom);
  if (inverse !== null) return { top: multiplySums(top, inverse), bottom: null };
  const lead = divideQ(Q1, bottom[0]!.coefficient);
  return { top: scaleSum(top, lead), bottom: scaleSum(bottom, lead) };
}

/** Divides logarithms that every term above and below has in common. */
function cancel(top: Sum, bottom: Sum): { readonly top: Sum; readonly bottom: Sum } {
  let common = top[0]!.factors.filter(({ gen }) => gen.kind === 'log');
  for (const { factors } of [...top, ...bottom]) {
    common = common.flatMap(({ gen, exponent }) => {
      const match = factors.find((f) => f.gen.id === gen.id);
      return match === undefined
        ? []
        : [{ gen, exponent: match.exponent.n < exponent.n ? match.exponent : exponent }];
    });
  }
  if (common.length === 0) return { top, bottom };
  const divide = (sum: Sum): Sum => {
    let result: Sum = [];
    for (const t of sum) {
      const factors = t.factors.flatMap(({ gen, exponent }) => {
        const shared = common.find((f) => f.gen.id === gen.id);
        const left = shared === undefined ? exponent : subtractQ(exponent, shared.exponent);
        return left.n === 0n ? [] : [{ gen, exponent: left }];
      });
      result = addSums(result, [term(t.coefficient, factors)]);
    }
    return result;
  };
  return { top: divide(top), bottom: divide(bottom) };
}

const SEARCH_PRECISION = 160;

export function ballOfFraction({ top, bottom }: Fraction, precision: number): ComplexBall | null {
  const above = evaluateSum(top, precision);
  if (above === null || bottom === null) return above;
  const below = evaluateSum(bottom, precision);
  return below === null ? null : divideComplex(above, below, precision);
}

/** Nested roots may add up to a rational. A simple one inside the ball is a guess, which is then proved. */
function hiddenRational(fraction: Fraction): Rational | null {
  const ball = ballOfFraction(fraction, SEARCH_PRECISION);
  if (ball === null || (ball.im !== null && !containsZero(ball.im))) return null;
  const guess = simplestWithin(ball.re, 40);
  if (guess === null) return null;
  return testEqualFractions(fraction, { top: constant(guess), bottom: null }) === 'zero' ? guess : null;
}
