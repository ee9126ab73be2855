import { signOfRealSum, testZero } from '../radicals/decide.ts';
import type { Fraction } from '../radicals/fraction.ts';
import type { Monomial } from './giant.ts';
import { monomialOfRational } from './giant.ts';
import type { Rational } from '../whole/rational.ts';
import { Q1, divideQ, multiplyQ, ratio, whole } from '../whole/rational.ts';
import type { Factor, Sum } from '../radicals/generator.ts';
import { logGenerator, term } from '../radicals/generator.ts';
import {
  SUM1,
  addSums,
  asConstant,
  constant,
  content,
  generatorSum,
  isPositiveProduct,
  multiplySums,
  negateSum,
  scaleSum,
  subtractSums,
} from '../radicals/sum.ts';
import { giveUp } from '../cost.ts';
import { unreachable } from '../unreachable.ts';

export function logOfPrime(prime: bigint): Sum {
  return generatorSum(logGenerator(constant(whole(prime)), prime));
}

/** Σ e·ln p */
export function logOfMonomial({ powers }: Monomial): Sum {
  if (powers.length > 100) giveUp('too-many-terms');
  let result: Sum = [];
  for (const { prime, exponent } of powers) result = addSums(result, scaleSum(logOfPrime(prime), exponent));
  return result;
}

function logOfRational(q: Rational): Sum {
  const monomial = monomialOfRational(q);
  if (monomial !== null) return logOfMonomial(monomial);
  return subtractSums(logOfWhole(q.n), logOfWhole(q.d));
}

function logOfWhole(n: bigint): Sum {
  if (n === 1n) return [];
  const monomial = monomialOfRational(whole(n));
  return monomial === null ? opaqueLog(constant(whole(n))) : logOfMonomial(monomial);
}

/** The natural logarithm of a positive real sum. */
function logOfSum(sum: Sum): Sum {
  const rational = asConstant(sum);
  if (rational !== null) return logOfRational(rational);
  const common = content(sum);
  const rest = scaleSum(sum, divideQ(Q1, common));
  let result = logOfRational(common);
  if (!isPositiveProduct(rest)) return addSums(result, opaqueLog(rest));
  for (const factor of rest[0]!.factors) result = addSums(result, logOfFactor(factor));
  return result;
}

/** A generator must never be zero, so the logarithm of a hidden 1 is not made into one. */
function opaqueLog(of: Sum): Sum {
  if (testZero(subtractSums(of, SUM1)) !== 'non-zero') giveUp('undecided');
  return generatorSum(logGenerator(of, null));
}

function logOfFactor({ gen, exponent }: Factor): Sum {
  switch (gen.kind) {
    case 'prime':
      return scaleSum(logOfPrime(gen.prime), exponent);
    case 'root':
      return scaleSum(logOfSum(gen.of), multiplyQ(exponent, ratio(1n, BigInt(gen.index))));
    case 'power':
      return multiplySums([term(exponent, gen.exponent)], logOfPrime(gen.prime));
    case 'i':
    case 'unity':
    case 'log':
      return giveUp('undecided');
    default:
      return unreachable(gen);
  }
}

/** The natural logarithm of a positive real fraction. */
export function logOfFraction({ top, bottom }: Fraction): Sum {
  if (bottom === null) return logOfSum(top);
  const positive = signOfRealSum(bottom) === 1;
  return subtractSums(
    logOfSum(positive ? top : negateSum(top)),
    logOfSum(positive ? bottom : negateSum(bottom)),
  );
}
