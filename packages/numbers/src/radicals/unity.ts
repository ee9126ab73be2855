import { MAX_KEY_LENGTH, MAX_ROOT_INDEX, giveUp } from '../cost.ts';
import { signOfRealSum } from './decide.ts';
import { denest } from './denest.ts';
import { expandedRoot } from '../giants/giant.ts';
import { factor } from '../whole/primes.ts';
import { Q1, divideQ, negateQ, ratio, whole } from '../whole/rational.ts';
import type { Sum } from './generator.ts';
import { I_GENERATOR, primeGenerator, rootGenerator, sumKey, unityGenerator } from './generator.ts';
import {
  SUM1,
  addSums,
  constant,
  content,
  generatorPower,
  generatorSum,
  isImaginaryTerm,
  isPlain,
  multiplySums,
  powerSum,
  scaleSum,
  subtractSums,
} from './sum.ts';

const HALF = ratio(1n, 2n);
export const SUM_I = generatorSum(I_GENERATOR);

/** cos 15° + i·sin 15°: all roots of unity whose order divides 24 are plain. */
const UNIT_24: Sum = (() => {
  const root2 = generatorPower(primeGenerator(2n), HALF);
  const root6 = multiplySums(root2, generatorPower(primeGenerator(3n), HALF));
  const doubled = addSums(addSums(root6, root2), multiplySums(SUM_I, subtractSums(root6, root2)));
  return scaleSum(doubled, ratio(1n, 4n));
})();

/** The root of unity with argument 2πk/n. */
export function unity(n: number, k: number): Sum {
  const turn = ((k % n) + n) % n;
  if (turn === 0) return SUM1;
  if (24 % n === 0) return powerSum(UNIT_24, (24 / n) * turn);
  let result: Sum = SUM1;
  for (const { prime, count } of factor(BigInt(n))!) {
    const order = Number(prime) ** count;
    const rest = n / order;
    // k/n = Σ share/order modulo 1, by the Chinese remainder theorem.
    const share = (turn * inverseModulo(rest, order)) % order;
    result = multiplySums(result, unityOfPrimePower(Number(prime), order, share));
  }
  return result;
}

function inverseModulo(a: number, n: number): number {
  for (let x = 1; x < n; x++) if ((a * x) % n === 1 % n) return x;
  return 0;
}

function unityOfPrimePower(p: number, order: number, k: number): Sum {
  if (k === 0) return SUM1;
  if (k % p === 0) return unityOfPrimePower(p, order / p, k / p);
  if (24 % order === 0) return unity(order, k);
  const primitive =
    order === p ? generatorSum(unityGenerator(p)) : complexRoot(unityOfPrimePower(p, order / p, 1), p);
  return powerSum(primitive, k);
}

/** The k-th root with argument θ/k, θ in (0, 2π), of a sum that is certainly not real. */
export function complexRoot(sum: Sum, k: number): Sum {
  if (k === 1) return sum;
  const common = content(sum);
  const outer = expandedRoot(constant(common), k) ?? giveUp('cannot-factor');
  const rest = scaleSum(sum, divideQ(Q1, common));
  if (k % 2 === 0 && isPlain(rest)) {
    const root = complexSquareRoot(rest);
    if (root !== null) return multiplySums(outer, k === 2 ? root : complexRoot(root, k / 2));
  }
  if (k > MAX_ROOT_INDEX) giveUp('too-big');
  if (sumKey(rest).length > MAX_KEY_LENGTH / 4) giveUp('too-many-terms');
  return multiplySums(outer, generatorSum(rootGenerator(k, rest, false)));
}

/** √(a+bi) = ±√((s+a)/2) + i·√((s−a)/2) with s = √(a²+b²), if all of it is plain; the sign is that of b. */
function complexSquareRoot(sum: Sum): Sum | null {
  const a = sum.filter((t) => !isImaginaryTerm(t));
  const b = scaleSum(multiplySums(sum.filter(isImaginaryTerm), SUM_I), negateQ(Q1));
  const s = plainSquareRoot(addSums(multiplySums(a, a), multiplySums(b, b)));
  if (s === null) return null;
  const re = plainSquareRoot(scaleSum(addSums(s, a), HALF));
  const im = re === null ? null : plainSquareRoot(scaleSum(subtractSums(s, a), HALF));
  if (re === null || im === null) return null;
  const candidate = addSums(scaleSum(re, whole(BigInt(signOfRealSum(b)))), multiplySums(SUM_I, im));
  return sumKey(multiplySums(candidate, candidate)) === sumKey(sum) ? candidate : null;
}

function plainSquareRoot(sum: Sum): Sum | null {
  if (sum.length === 0) return sum;
  return sum.length === 1 ? expandedRoot(sum, 2) : denest(sum, 2);
}

/** conj(ᵏ√z) has argument −θ/k, which is the first root of conj z turned back by one step. */
export function conjugateRoot(conjugated: Sum, k: number): Sum {
  const turnBack = unity(k, -1);
  return multiplySums(complexRoot(conjugated, k), turnBack);
}
