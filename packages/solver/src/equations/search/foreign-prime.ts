import { faceOfCube, isDigit } from '@forceout/rules/equations';
import type { ShakeRules } from '@forceout/rules/equations';
import { partsOf } from '../arithmetic/goal-powers.ts';
import type { Operation } from '../arithmetic/operations.ts';
import { holds } from '../cubes/shortcuts.ts';
import type { CaseProof } from '../goal/proof.ts';
import type { Run } from './run.ts';

const PRODUCTS: readonly Operation[] = ['multiply', 'divide', 'percent', 'gcf', 'lcm'];

/**
 * Without + and − the logarithm of every number is a sum of logarithms of primes of the numerals, each taken so many times; so many is a
 * fraction, or with an irrational exponent another algebraic number, and logarithms of primes are independent over these (Baker). A power
 * with an exponent that is a power with an irrational exponent, x^(y^√z), is beyond all theorems. If such a number were the Goal after all,
 * nobody could verify it, and what cannot be verified is ruled incorrect. [XIII-C-9, comment] Powers of the base and percents have primes of the base.
 */
export function foreignPrime(rules: ShakeRules, { aims, partial, tables }: Run): CaseProof | null {
  const { language, wholePowers } = rules;
  const { leaves, signs } = tables;
  if (partial || !holds('foreign-prime', rules.force) || leaves.imaginary.length > 0) return null;
  const allowed = [...PRODUCTS];
  if (wholePowers !== null || !language.imaginary || hasFewPowers(tables)) allowed.push('power', 'root');
  const isPowerless = leaves.exponents.length === 0 || allowed.includes('power');
  if (
    !isPowerless ||
    ![...signs.binaries, ...signs.unaries].every((sign) => allowed.includes(sign.operation))
  )
    return null;
  const isOfBase =
    leaves.powers.length > 0 || signs.binaries.some(({ operation }) => operation === 'percent');
  const numerals = [...leaves.plain, ...leaves.wide].flatMap(({ n, d }) => [Math.abs(n), d]);
  const primes = primesOf(isOfBase ? [...numerals, language.base] : numerals);
  const foreign = aims.targets.map(({ value }) => {
    const parts = partsOf(value);
    if (parts === null || parts.beside[0] !== 0) return null;
    return [...parts.primes].find(([prime, [times]]) => times !== 0 && !primes.includes(prime))?.[0] ?? null;
  });
  const [first] = foreign;
  if (first === undefined || first === null || foreign.includes(null)) return null;
  const isForbidden = rules.position.forbidden.some((cube) => {
    const face = faceOfCube(cube);
    return isDigit(face) && face !== '0' && Number(face) % first === 0;
  });
  return { kind: 'invariant', name: 'foreign-prime-factor', primes, foreign: first, isForbidden };
}

/** A second power may have an irrational or complex exponent, which makes it transcendental, and a third might lead back. */
function hasFewPowers({ signs, leaves, states }: Run['tables']): boolean {
  const isPower = (kind: number): boolean =>
    signs.binaries.some(
      (sign) => sign.kind === kind && (sign.operation === 'power' || sign.operation === 'root'),
    );
  const powers = states.stocks.stocks.filter(({ kinds }) => kinds.some(isPower));
  const count = powers.reduce((sum, { most }) => sum + most, 0);
  return leaves.exponents.length === 0 && count <= 2 && !powers.some(({ repeats }) => repeats);
}

function primesOf(numbers: readonly number[]): readonly number[] {
  const primes = new Set<number>();
  for (const number of numbers) {
    let rest = number;
    for (let prime = 2; prime <= rest; prime++) {
      if (rest % prime !== 0) continue;
      primes.add(prime);
      while (rest % prime === 0) rest /= prime;
    }
  }
  return [...primes].toSorted((a, b) => a - b);
}
