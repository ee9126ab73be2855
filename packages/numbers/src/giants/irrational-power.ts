import { realBall } from '../balls/complex-ball.ts';
import { expOfBall } from '../balls/elementary.ts';
import { fromFraction, proportion, simplify, toFraction } from '../radicals/fraction.ts';
import { RANGE_PRECISION, makeRange, realRangeBall } from '../values/range.ts';
import { fromMonomial, monomialOf } from './giant.ts';
import { logOfFraction, logOfMonomial } from './natural-log.ts';
import type { Sum } from '../radicals/generator.ts';
import { powerGenerator } from '../radicals/generator.ts';
import {
  constant,
  generatorPower,
  hasKind,
  isFormallyReal,
  multiplySums,
  scaleSum,
} from '../radicals/sum.ts';
import { Q1, addQ } from '../whole/rational.ts';
import type { Rational } from '../whole/rational.ts';
import { multiplyValues } from '../values/arithmetic.ts';
import type { PrimePower, Value } from '../value.ts';

/**
 * b^x = exp(x·ln b) for positive b and irrational x. If x·ln b comes out as Σ c·r·ln p with rational c and algebraic
 * radicals r, the power is Π p^(c·r); log expressions such as 2^(log₂3) become ordinary numbers this way.
 */
export function irrationalPower(base: Value, exponent: Value): Value | null {
  if (exponent.tier === 'giant' || exponent.tier === 'range' || base.tier === 'range') return null;
  const log = logOfBase(base);
  if (log === null) return null;
  const { top, bottom } = toFraction(exponent);
  // 6^(log₃₆5): the denominator is a multiple of ln 6 and goes away with it.
  const share = bottom === null ? null : proportion(log, bottom);
  const product =
    share === null
      ? simplify({ top: multiplySums(log, top), bottom })
      : { top: scaleSum(top, share), bottom: null };
  const power = product.bottom === null ? exponential(product.top) : null;
  if (power !== null) return power;
  // Kept as exp of a simplified number, so that 5^(log₂3) and 3^(log₂5) are seen to be the same.
  const inner = fromFraction(product);
  return makeRange(realBall(expOfBall(realRangeBall(inner), RANGE_PRECISION)), 'exp', [inner]);
}

function logOfBase(base: Exclude<Value, { tier: 'range' }>): Sum | null {
  const monomial = monomialOf(base);
  if (monomial !== null) return logOfMonomial(monomial);
  return base.tier === 'giant' ? null : logOfFraction(toFraction(base));
}

function exponential(sum: Sum): Value | null {
  const powers = new Map<bigint, Rational>();
  let opaque: Sum = constant(Q1);
  for (const { coefficient, factors } of sum) {
    const log = factors.find((f) => f.gen.kind === 'log');
    const rest = factors.filter((f) => f.gen.kind !== 'log');
    if (log === undefined || log.gen.kind !== 'log' || log.gen.prime === null || log.exponent.n !== 1n)
      return null;
    if (factors.length - rest.length !== 1 || !isAlgebraic(rest)) return null;
    const { prime } = log.gen;
    if (rest.length === 0)
      powers.set(prime, addQ(powers.get(prime) ?? { tier: 'rational', n: 0n, d: 1n }, coefficient));
    else opaque = multiplySums(opaque, generatorPower(powerGenerator(prime, rest), coefficient));
  }
  const ordered: PrimePower[] = [...powers]
    .filter(([, exponent]) => exponent.n !== 0n)
    .map(([prime, exponent]) => ({ prime, exponent }))
    .sort((a, b) => (a.prime < b.prime ? -1 : 1));
  return multiplyValues(
    fromMonomial({ sign: 1, powers: ordered }),
    fromFraction({ top: opaque, bottom: null }),
  );
}

function isAlgebraic(factors: Sum[number]['factors']): boolean {
  const sum: Sum = [{ key: '', coefficient: Q1, factors }];
  return isFormallyReal(sum) && !hasKind(sum, 'power') && !hasKind(sum, 'log');
}
