import { isZero, multiplyValues } from '../values/arithmetic.ts';
import { MAX_ROOT_INDEX, giveUp } from '../cost.ts';
import { fromFraction, multiplyFractions, toFraction } from './fraction.ts';
import type { Outcome } from '../outcome.ts';
import { notDefined } from '../outcome.ts';
import { powerRational } from '../values/power.ts';
import type { Rational } from '../whole/rational.ts';
import { Q0, ratio, whole } from '../whole/rational.ts';
import { isRealValue } from '../values/realness.ts';
import { signOf } from '../values/sign.ts';
import type { Sum } from './generator.ts';
import { isPlain, multiplySums } from './sum.ts';
import { complexRoot, unity } from './unity.ts';
import type { Value } from '../value.ts';

/** Every complex value of base^(n/d), n/d in lowest terms, ordered by argument from 0 up to 2π. [XIII-D-11] */
export function complexPowers(base: Value, n: bigint, d: bigint): readonly Value[] | Outcome {
  if (d === 0n) return notDefined('divide-by-zero');
  const exponent = ratio(n, d);
  if (isZero(base)) return exponent.n > 0n ? [Q0] : notDefined('zero-to-nonpositive');
  if (exponent.d > BigInt(MAX_ROOT_INDEX)) giveUp('too-big');
  const raised = powerRational(base, whole(exponent.n));
  if (raised.kind !== 'value') return raised;
  const index = Number(exponent.d);
  const real = isRealValue(raised.value);
  if (real === 'uncheckable') giveUp('undecided');
  return real ? rootsOfReal(raised.value, index) : rootsOfComplex(raised.value, index);
}

/** A positive number starts at the argument 0, a negative one at π/index. */
function rootsOfReal(value: Value, index: number): readonly Value[] {
  const negative = signOf(value) < 0;
  const size = magnitudeRoot(negative ? multiplyValues(whole(-1n), value) : value, ratio(1n, BigInt(index)));
  return Array.from({ length: index }, (_, k) => {
    const turn = negative ? unity(2 * index, 2 * k + 1) : unity(index, k);
    return turned(size, turn);
  });
}

/** A real number turned by a root of unity; unless both are ordinary it hides no rational, so none is looked for. */
function turned(size: Value, turn: Sum): Value {
  if (size.tier === 'giant' || size.tier === 'range')
    return multiplyValues(size, fromFraction({ top: turn, bottom: null }));
  const product = multiplyFractions(toFraction(size), { top: turn, bottom: null });
  return isPlain(product.top) ? fromFraction(product) : { tier: 'algebraic', ...product };
}

function magnitudeRoot(positive: Value, exponent: Rational): Value {
  const root = powerRational(positive, exponent);
  return root.kind === 'value' ? root.value : giveUp('undecided');
}

function rootsOfComplex(value: Value, index: number): readonly Value[] {
  if (index === 1) return [value];
  if (value.tier !== 'algebraic') return giveUp('too-big');
  const { top, bottom } = toFraction(value);
  const root: Sum = bottom === null ? complexRoot(top, index) : giveUp('too-costly');
  return Array.from({ length: index }, (_, k) => turnedSum(multiplySums(root, unity(index, k))));
}

function turnedSum(top: Sum): Value {
  return isPlain(top) ? fromFraction({ top, bottom: null }) : { tier: 'algebraic', top, bottom: null };
}
