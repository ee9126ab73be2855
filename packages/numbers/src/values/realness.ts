import { testZero } from '../radicals/decide.ts';
import type { Fraction } from '../radicals/fraction.ts';
import { ballOfFraction, testEqualFractions } from '../radicals/fraction.ts';
import { conjugateRoot } from '../radicals/unity.ts';

import type { Factor, Sum } from '../radicals/generator.ts';
import { term, unityGenerator } from '../radicals/generator.ts';
import {
  addSums,
  constant,
  generatorPower,
  hasKind,
  isFormallyReal,
  isImaginaryTerm,
  multiplySums,
  powerSum,
} from '../radicals/sum.ts';
import type { Value } from '../value.ts';
import { Q1, negateQ, subtractQ, whole } from '../whole/rational.ts';
import { containsZero } from '../balls/ball.ts';
import { unreachable } from '../unreachable.ts';

/** The complex conjugate, generator by generator. */
function conjugate(sum: Sum): Sum {
  let result: Sum = [];
  for (const { coefficient, factors } of sum) {
    let product = constant(coefficient);
    for (const factor of factors) product = multiplySums(product, conjugateFactor(factor));
    result = addSums(result, product);
  }
  return result;
}

function conjugateFactor({ gen, exponent }: Factor): Sum {
  switch (gen.kind) {
    case 'i':
      return [term(negateQ(Q1), [{ gen, exponent }])];
    case 'unity':
      return generatorPower(unityGenerator(gen.order), subtractQ(whole(BigInt(gen.order)), exponent));
    case 'root':
      if (gen.real) return [term(Q1, [{ gen, exponent }])];
      return powerSum(conjugateRoot(conjugate(gen.of), gen.index), Number(exponent.n));
    case 'prime':
    case 'log':
    case 'power':
      return [term(Q1, [{ gen, exponent }])];
    default:
      return unreachable(gen);
  }
}

function isRealFraction(x: Fraction): boolean | 'uncheckable' {
  if (isFormallyReal(x.top) && (x.bottom === null || isFormallyReal(x.bottom))) return true;
  const ball = ballOfFraction(x, 128);
  if (ball !== null && ball.im !== null && !containsZero(ball.im)) return false;
  if (x.bottom === null && !hasKind(x.top, 'root') && !hasKind(x.top, 'unity')) {
    const imaginary = x.top.filter(isImaginaryTerm);
    const tested = testZero(imaginary);
    return tested === 'unknown' ? 'uncheckable' : tested === 'zero';
  }
  const mirror: Fraction = { top: conjugate(x.top), bottom: x.bottom === null ? null : conjugate(x.bottom) };
  const tested = testEqualFractions(x, mirror);
  return tested === 'unknown' ? 'uncheckable' : tested === 'zero';
}

export function isRealValue(a: Value): boolean | 'uncheckable' {
  switch (a.tier) {
    case 'rational':
    case 'giant':
      return true;
    case 'algebraic':
      return isRealFraction(a);
    case 'range':
      if (a.ball.im === null) return true;
      return containsZero(a.ball.im) ? 'uncheckable' : false;
    default:
      return unreachable(a);
  }
}
