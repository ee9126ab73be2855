import { MAX_KEY_LENGTH, MAX_ROOT_INDEX, giveUp } from '../cost.ts';
import { signOfRealSum } from './decide.ts';
import { denest } from './denest.ts';
import type { Fraction } from './fraction.ts';
import { invertFraction, multiplyFractions } from './fraction.ts';
import { expandedRoot } from '../giants/giant.ts';
import { bitLength } from '../whole/integers.ts';
import { primesUpTo } from '../whole/primes.ts';
import { Q1, divideQ, multiplyQ, ratio } from '../whole/rational.ts';
import type { Factor, Sum } from './generator.ts';
import { rootGenerator, sumKey } from './generator.ts';
import {
  constant,
  content,
  generatorPower,
  generatorSum,
  isPlain,
  isPositiveProduct,
  multiplySums,
  negateSum,
  powerSum,
  scaleSum,
} from './sum.ts';
import { unreachable } from '../unreachable.ts';

/** No radicand is made longer than this, in bits. */
const LONGEST_RADICAND = 20_000;

/** The positive k-th root of a positive real fraction. */
export function rootOfFraction(x: Fraction, k: number): Fraction {
  if (k === 1) return x;
  if (x.bottom === null) return { top: rootOfSum(x.top, k), bottom: null };
  // (a/b)^(1/k) = (a·b^(k−1))^(1/k) / b keeps radicands free of division; b is made positive first.
  const positive = signOfRealSum(x.bottom) === 1;
  const top = positive ? x.top : negateSum(x.top);
  const bottom = positive ? x.bottom : negateSum(x.bottom);
  const root = rootOfSum(multiplySums(top, powerSum(bottom, k - 1)), k);
  return multiplyFractions({ top: root, bottom: null }, invertFraction({ top: bottom, bottom: null }));
}

/** The positive k-th root of a positive real sum: taken apart, denested, or kept as an opaque root. */
export function rootOfSum(sum: Sum, k: number): Sum {
  if (k === 1) return sum;
  const common = content(sum);
  const outer = expandedRoot(constant(common), k);
  if (outer !== null) {
    const rest = scaleSum(sum, divideQ(Q1, common));
    return multiplySums(outer, isPositiveProduct(rest) ? rootOfTerm(rest, k) : rootOfPrimitive(rest, k));
  }
  // The content cannot be factored: √(n/d) = √(n·d)/d keeps the radicand whole.
  const d = common.d;
  if (d > 1n && bitLength(d) * k > LONGEST_RADICAND) giveUp('too-big');
  const whole = scaleSum(sum, { tier: 'rational', n: d ** BigInt(k), d: 1n });
  if (bitLength(whole[0]!.coefficient.n) > LONGEST_RADICAND) giveUp('too-big');
  return scaleSum(opaque(whole, k), ratio(1n, d));
}

/** One term with coefficient 1: the root of a product of positive numbers is the product of the roots. */
function rootOfTerm(sum: Sum, k: number): Sum {
  let result: Sum = constant(Q1);
  for (const { gen, exponent } of sum[0]!.factors)
    result = multiplySums(result, rootOfFactor({ gen, exponent }, k));
  return result;
}

function rootOfFactor({ gen, exponent }: Factor, k: number): Sum {
  switch (gen.kind) {
    case 'prime':
    case 'power':
      return generatorPower(gen, divideQ(exponent, { tier: 'rational', n: BigInt(k), d: 1n }));
    case 'root': {
      const { n, d } = multiplyQ(exponent, ratio(1n, BigInt(gen.index * k)));
      return powerSum(rootOfSum(gen.of, Number(d)), Number(n));
    }
    case 'i':
    case 'unity':
    case 'log':
      throw new Error('not a factor of a positive product');
    default:
      return unreachable(gen);
  }
}

function rootOfPrimitive(sum: Sum, k: number): Sum {
  if (isPlain(sum)) {
    for (const p of primesUpTo(k)) {
      if (k % p !== 0) continue;
      const root = denest(sum, p);
      if (root !== null) return rootOfSum(root, k / p);
    }
  }
  return opaque(sum, k);
}

function opaque(sum: Sum, k: number): Sum {
  if (k > MAX_ROOT_INDEX) giveUp('too-big');
  if (sumKey(sum).length > MAX_KEY_LENGTH / 4) giveUp('too-many-terms');
  return generatorSum(rootGenerator(k, sum, true));
}
