import * as N from '@forceout/numbers';
import type { ShakeRules } from '@forceout/rules/equations';
import { nearest } from '../numbers/bounded-numbers.ts';
import type { Stock, Stocks } from '../cubes/kinds.ts';
import type { Leaves } from '../cubes/leaves.ts';
import { primePowersOf } from '../arithmetic/prime-powers.ts';
import type { Signs } from '../cubes/signs.ts';
import type { Aims } from './targets.ts';
import { mayBeTower } from '../arithmetic/towers-of-roots.ts';

/** Digits that a whole with √ may hold for its piles to be known to end. */
export const MOST_BESIDE_ROOTS = 3;
/** Numerals of one cube are no larger in any base. */
const LARGEST_DIGIT = 11;

/** How piles of √ end: there are none, low ones are as good as any beside so many digits at most, or nobody knows. */
export type PilesOfRoots =
  | { readonly kind: 'none' | 'open' }
  | { readonly kind: 'low'; readonly most: number };

/**
 * Which √^k piled without end are as good as low ones, for at most three digits and a Goal h that is a fraction. √^i a of a numeral a is
 * a radical, its size a vector α/2^i of prime exponents with small integers α. Radicals whose ratios are irrational are linearly independent
 * over the fractions (Besicovitch), and an algebraic number, not 0 or 1, with an irrational algebraic exponent is transcendental
 * (Gelfond and Schneider). Let A, B, C be such piles.
 *
 * 1. Two piles. A ± B is a fraction only if both are (2^i divides α), or if A = ∓B. A × B, A ÷ B and A^(p/q) are fractions only if
 *    α/2^i ± β/2^j or αp/(q2^i) is a vector of integers, so that the highest powers of 2 below cancel: heights are at most sums of
 *    2-adic valuations of α, β, p and of what is left of them; 12 is beyond all of these for numerals up to 1000. Where all cancels, A = B or
 *    AB = 1, all heights can be lowered by one together. A √^m around it adds to the same sums.
 * 2. D = √^k(A op B) beside C, if A op B is a radical: the same with three vectors, α/2^(i+k) ± β/2^(j+k) ± γ/2^l = 2^m η for the Goal 2^m
 *    times halved. D ± C is 1 again. C^D needs a fraction D, whose 2-adic valuation is 33 at most (8^11), and so is m: only piles around
 *    the whole are that high.
 * 3. A ± B with A ÷ B irrational is no radical, nor is any power of it, so that D × C, D ÷ C, D^C are no fractions, and neither is C^D.
 *    D ± C = g gives A ± B = (g ∓ C)^N, N = 2^k: of the powers of C none cancel (equal classes have equal signs), so that with g ≠ 0 and k > 0 there
 *    are three classes or more unless C² is a fraction. Then A² − B² = (g² − C²)^N; sizes of numerals leave k < 5. With k = 0, A = g and B = ∓C.
 * 4. A^B with an irrational B is transcendental. (A^B)^C = A^(BC) is 1 and 2. C^(A^B) is beyond these theorems: `mayBeTower` looks.
 * 5. Beside 0 × D, D^0, 1^D and the like D does as well without its piles, and 0 and 1 may have any: no √ that is Required is lost.
 * A Goal that is no fraction is known for one numeral under the pile, where it is a matter of sizes, and for a radical and two digits: in 1
 * A ± B is one only if A, B and the Goal, squared as often as there is a √ around, have the same class, and what the products and powers
 * come to is its vector. Where 2^6 is the highest power of 2 below in that, heights are at most 6 more than without.
 * Whole numbers, as for GCF, LCM, remainders and numbers of factors, are fractions: 1 and 2.
 */
export function pilesOfRoots(
  { force, language, wholePowers }: ShakeRules,
  { targets }: Aims,
  stocks: Stocks,
  signs: Signs,
  leaves: Leaves,
): PilesOfRoots {
  const root = signs.unaries.find(({ operation }) => operation === 'root');
  if (root === undefined || !stocks.endless[root.kind] || wholePowers !== null) return { kind: 'none' };
  const isKnown =
    force.factorial === null && areApart(stocks, leaves.powers, root.kind) && !language.imaginary;
  const most = mostBesideRoots(stocks, root.kind);
  // A logarithm is of two numbers.
  if (most > 1 && signs.binaries.some(({ operation }) => operation === 'log')) return { kind: 'open' };
  // A multiple of k away from a fraction is any of many fractions, and only 1 does without knowing which.
  if (
    force['multiple-of-k'] !== null &&
    (most > 2 || targets.some(({ value }) => N.asRational(value) === null))
  )
    return { kind: 'open' };
  if (!isKnown || most > MOST_BESIDE_ROOTS) return { kind: 'open' };
  const goals = targets.map(({ value }) => N.asRational(value));
  const isKnownGoal = targets.every(
    ({ value }, at) =>
      goals[at] !== null || (most < 2 ? isApartFromOne(value) : most < 3 && isRadical(value)),
  );
  if (!isKnownGoal) return { kind: 'open' };
  // Numerals are whole numbers, or one over them if they are turned; not decimals.
  if (leaves.plain.some(({ n, d }) => (d > 1 && Math.abs(n) !== 1) || Math.abs(n) > 143))
    return { kind: 'open' };
  if (most < MOST_BESIDE_ROOTS) return { kind: 'low', most };
  const single = leaves.plain.filter(({ kinds }) => kinds.length === 1);
  if (single.some(({ n, d }) => Math.abs(n) > LARGEST_DIGIT || d > LARGEST_DIGIT)) return { kind: 'open' };
  const numerals = [...new Set(single.map(({ n, d }) => Math.max(Math.abs(n), d)))];
  return goals.some((goal) => mayBeTower(goal!, numerals)) ? { kind: 'open' } : { kind: 'low', most };
}

/** Whether no √ can stand beside a 1 that may be any power of the base: after Now, if both are in Resources only. */
function areApart({ stocks, oneResource }: Stocks, powers: readonly number[], root: number): boolean {
  const isOnMat = ({ kinds, mat }: Stock): boolean =>
    mat > 0 && (kinds.includes(root) || kinds.some((kind) => powers.includes(kind)));
  return powers.length === 0 || (oneResource && !stocks.some(isOnMat));
}

/** One numeral under so many √ is next to 1: its logarithm is below 143's, which is 5, over 2^13. */
function isApartFromOne(value: N.Value): boolean {
  return Math.abs(Math.log(Math.abs(nearest(value)))) > 1e-3;
}

/** A product of powers of primes, in whose exponents no higher power of 2 is below the line than in the index of 64√2. */
function isRadical(value: N.Value): boolean {
  const powers = primePowersOf(value);
  return powers !== null && [...powers.values()].every(({ d }) => d % 128n !== 0n);
}

/** How many digits a whole can hold beside a √: if that is the one cube from Resources, those on the mat. */
function mostBesideRoots({ stocks, kinds, oneResource }: Stocks, root: number): number {
  let [mat, all] = [0, 0];
  for (const stock of stocks) {
    if (!stock.kinds.some((kind) => kinds[kind]!.role === 'digit' || kinds[kind]!.role === 'numeral'))
      continue;
    mat += stock.mat;
    all += stock.most;
  }
  if (!oneResource) return all;
  const isOnMat = stocks.some((stock) => stock.kinds.includes(root) && stock.mat > 0);
  return Math.min(all, isOnMat ? mat + 1 : mat);
}
