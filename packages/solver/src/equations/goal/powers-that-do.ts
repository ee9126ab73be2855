import * as N from '@forceout/numbers';
import type { Value } from '@forceout/numbers';
import { factored } from '../arithmetic/goal-powers.ts';
import type { Stock } from '../cubes/kinds.ts';
import type { Leaves } from '../cubes/leaves.ts';
import { canBeBeside, canBeLone, sumOf } from '../cubes/ones-together.ts';
import type { Operation } from '../arithmetic/operations.ts';
import type { Signs } from '../cubes/signs.ts';
import type { States } from '../cubes/state.ts';

/** More powers than this take too long to go through. */
const MOST_POWERS = 40;
const PLAIN: readonly Operation[] = ['add', 'subtract', 'multiply', 'divide', 'average', 'percent'];

/**
 * How far the powers of the base matter that 1s stand for, where they are joined by + − × ÷ (averages, percents) alone: K such that there is
 * an Equation with one of two such 1s between b^-K and b^K if there is any, b being the base; null where nothing is known.
 *
 * Each 1 stands in the Solution once, so with X = ±b^x and Y = ±b^y the Equation is F = pXY + qX + rY + s = 0, p, q, r, s being integers:
 * both sides multiplied by all that is divided by. The sum S of their sizes is at most twice the product of the heights of the Goal and of
 * all other numerals, with a 2 for each sign (the hundred of a percent). Let b^x and b^y be above S. Then pXY is more than the rest can
 * be unless p = 0; qX + rY is a multiple of the smaller of b^x and b^y and so 0, or more than s; and so s = 0 too. Thus qX = −rY, and
 * b^x and b^y may be divided by b together. That holds as well for all that is divided by: what is not 0 up there stays so, being a
 * polynomial of this sort too. Where b^x is below 1/S, 1/X takes the place of X. So it goes on until the nearer of both is the first
 * power above S, b^K.
 *
 * With √ = i the same holds for Gaussian integers. A single 1 is b^-K to b^K itself, or free: qX + s = 0. And with the first of two
 * between b^-K and b^K the second is between b^-2K and b^2K, or free; b^(2K+1) does then, as nothing that is divided by is 0 there.
 */
export function powersThatDo(
  states: States,
  signs: Signs,
  leaves: Leaves,
  targets: readonly Value[],
  base: number,
  ones: number,
): number | null {
  const { stocks } = states;
  const isBeside = (kind: number): boolean => canBeBeside(kind, ones, stocks, signs, leaves);
  const isOther =
    signs.binaries.some(({ kind, operation }) => !PLAIN.includes(operation) && isBeside(kind)) ||
    signs.unaries.some((unary) => isBeside(unary.kind) && canBeLone(unary, ones, stocks, signs, leaves)) ||
    stocks.kinds.some(({ colored }, kind) => colored && isBeside(kind));
  if (isOther) return null;
  const goal = heightOf(targets);
  if (goal === null) return null;
  const size = 2n * goal * heightBeside(states, signs, leaves, base, ones);
  for (let most = 1; most <= MOST_POWERS; most++) if (BigInt(base) ** BigInt(most) > size) return most;
  return null;
}

/** The first power of the base with more factors than the Goal is: b^K has as many as a product of eK + 1 for each prime in it e times. */
export function powersWithFewFactors(targets: readonly Value[], base: number): number | null {
  const goal = heightOf(targets);
  const primes = [...factored(BigInt(base))!.values()];
  for (let most = 1; most <= MOST_POWERS; most++)
    if (goal !== null && BigInt(primes.reduce((product, times) => product * (times * most + 1), 1)) > goal)
      return most;
  return null;
}

/** The larger part of the largest fraction; null where there is something else. */
export function heightOf(targets: readonly Value[]): bigint | null {
  let most = 1n;
  for (const target of targets) {
    const fraction = N.asRational(target);
    if (fraction === null) return null;
    for (const part of [fraction.n, -fraction.n, fraction.d]) if (part > most) most = part;
  }
  return most;
}

/** The product of the heights of all that can stand beside so many 1s, with the signs between. */
function heightBeside(
  { stocks }: States,
  { binaries }: Signs,
  leaves: Leaves,
  base: number,
  ones: number,
): bigint {
  const isOne = (stock: Stock): boolean => stock.kinds.some((kind) => leaves.powers.includes(kind));
  const onMat = sumOf(stocks.stocks.filter(isOne).map(({ mat }) => mat));
  // After Now the one cube of Resources is a 1, or anything beside 1s that are all on the mat.
  const hasMore = onMat >= ones;
  const isLong = leaves.plain.some(({ kinds }) => kinds.length > 1) || leaves.wide.length > 0;
  const [heights, more]: [number[], number[]] = [[], []];
  let joins = stocks.oneResource && hasMore ? 1 : 0;
  for (const stock of stocks.stocks) {
    const { mat, repeats } = stock;
    const most = stocks.oneResource ? mat : stock.most;
    if (stock.kinds.some((kind) => binaries.some((binary) => binary.kind === kind)))
      joins += repeats && stock.most > 0 ? Infinity : most;
    const own = leaves.plain.filter(({ kinds }) => stock.kinds.includes(kinds[0]!));
    // Signs are between these too.
    const isImaginary = leaves.imaginary.some(({ kinds }) => stock.kinds.includes(kinds[0]!));
    if ((own.length === 0 && !isImaginary) || (isOne(stock) && !isLong)) continue;
    // In a longer numeral a digit counts for a place.
    const height = isLong ? base : Math.max(1, ...own.map(({ n, d }) => Math.max(Math.abs(n), d)));
    heights.push(...Array.from({ length: most }, () => height));
    if (stock.most > most && hasMore) more.push(height);
  }
  if (more.length > 0) heights.push(Math.max(...more));
  // i joins two numbers on either side of it.
  const silent = leaves.imaginary.length > 0 ? Infinity : 0;
  const others = isLong ? heights.length : Math.max(0, Math.min(heights.length, joins + silent + 1 - ones));
  const largest = heights.toSorted((a, b) => b - a).slice(0, others);
  const sign = binaries.some(({ operation }) => operation === 'percent') ? base ** 2 : 2;
  return (
    largest.reduce((product, height) => product * BigInt(height), 1n) *
    BigInt(sign) ** BigInt(others + ones - 1)
  );
}
