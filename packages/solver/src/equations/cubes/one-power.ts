import type { Stock } from './kinds.ts';
import type { Leaves } from './leaves.ts';
import { canBeLone, sumOf } from './ones-together.ts';
import type { Operation } from '../arithmetic/operations.ts';
import type { Signs } from './signs.ts';
import type { States } from './state.ts';

/** Where a 1 is part of an exponent, powers beyond 10^9 are of no use: the exponent is no larger, nor nearer to 0, than this says. */
export const LARGEST_EXPONENT = 1e11;
/** Goals with larger parts are left alone. */
const LARGEST_GOAL = 10n ** 8n;
const PLAIN: readonly Operation[] = ['add', 'subtract', 'multiply', 'divide'];
const POWERS: readonly Operation[] = ['power', 'root'];

/**
 * The same as `powersThatDo` for two 1s, X = ±10^x and Y = ±10^y, beside one digit c at most (2 to 9, or 0; it may be turned), with one power
 * or root and one plain sign: there is an Equation with |x| ≤ K or |y| ≤ K if there is any, and with no more than 10^9 in an exponent. The Goal g is a
 * fraction, neither part of it above G < 10^8. A root is a power with one over its index, a √ one with 1/2. Let C be the larger of c and 2.
 *
 * 1. (X∘Y)^c = g: X∘Y is a fraction w of parts up to G^C, and as in `powersThatDo` one of both is within 4G^C.
 * 2. c^(X∘Y) = g: the exponent is a fraction of two numbers that are as often factors of g and of c, so below 27.
 * 3. (c∘X)^Y = g: with Y = 10^k, k > 0, g is a 10^k-th power, so k ≤ 1; with k = 0 Y is near. With Y = 10^-j, N = 10^j ≥ 10, c∘X = ±g^N = ±(p/q)^N.
 *    × and ÷: 10^x = g^±N c^±1; a prime other than 2 and 5 is in g N times or not at all, and c has less; c has not as many 2s as 5s, and the
 *    difference would be a multiple of N. + and −, x ≥ 0: q = 1, and p^N ± c = 10^x fails mod 16 if p is even, mod 25 if 5 divides it, else mod 8, 5 and 25.
 *    x < 0: q = 10^i, p^N ± 1 = c × 10^(iN), which fails mod 8 or has fewer 2s on the left. c = 0 does with Y = 1, g = ±1 needs c∘X = ±1, so that X is near.
 * 4. X^(c∘Y) = g: |g| = 10^i, i < 8, and x(c∘Y) = i; far out c ± Y is no divisor of i, and for c × Y some |y| ≤ 3 does as well. For a root
 *    x = i(c∘Y), and |y| ≤ 3 does as well.
 * 5. X^c ∘ Y = g: X^c = ±10^z is a fraction only for a whole z = cx or x/c. × and ÷: x = 0 does. + and −: |z| or |y| is within 4G, or both can be 0.
 * 6. c^X ∘ Y = g, X = ±10^k: for k < 0 it is irrational, as c is no 10th power. For k > 0, N = 10^k, c^N is
 *    a product with primes, or as many 2s or 5s more than the other, N times: × and ÷ leave k ≤ 2. c^N ± 10^y: for an even c and for 5 g
 *    is a multiple of 2^y or 5^y, y > N/4; otherwise c^N is 1 mod 4 × 10^k, so g = 1 or |g| > 10^k; and c^N − 1 has k + 3 times 2 at most, but y ≥ N/3.
 *    c^-N ± 10^y: parts below are m^N, unless c is a power of 2 or 5 and 5^-y or 2^-y is in g.
 * 7. X^Y ∘ c = g: X^Y is ±10^i, and Y = 1 does.
 *
 * So |x| or |y| is at most C × (log 4G + 1) + 3.
 */
export function powersBesideAPower(
  states: States,
  signs: Signs,
  leaves: Leaves,
  goal: bigint,
): number | null {
  const { stocks } = states;
  const single = leaves.plain.every(({ kinds }) => kinds.length === 1) && leaves.wide.length === 0;
  if (!single || goal >= LARGEST_GOAL || stocks.endless.includes(true)) return null;
  const isOne = (stock: Stock): boolean => stock.kinds.some((kind) => leaves.powers.includes(kind));
  // After Now the one cube of Resources is a 1, or anything beside two 1s that are on the mat.
  const isFree = sumOf(stocks.stocks.filter(isOne).map(({ mat }) => mat)) > 1;
  const usable = (stock: Stock): number =>
    stocks.oneResource && !isFree && !isOne(stock) ? stock.mat : stock.most;
  const usedAs = (operations: readonly Operation[]) => (stock: Stock) =>
    signs.binaries.some(
      ({ kind, operation }) => operations.includes(operation) && stock.kinds.includes(kind),
    );
  const isColored = (stock: Stock): boolean => stock.kinds.some((kind) => stocks.kinds[kind]!.colored);
  const count = (test: (stock: Stock) => boolean): number => {
    const own = stocks.stocks.filter(test);
    const all = sumOf(own.map(usable));
    return stocks.oneResource ? Math.min(all, sumOf(own.map(({ mat }) => mat)) + 1) : all;
  };
  const isOther = (stock: Stock): boolean =>
    usable(stock) > 0 &&
    signs.binaries.some(
      ({ kind, operation }) =>
        stock.kinds.includes(kind) && !PLAIN.includes(operation) && !POWERS.includes(operation),
    );
  const isDigit = (stock: Stock): boolean =>
    leaves.plain.some(({ kinds }) => stock.kinds.includes(kinds[0]!));
  const powers = count((stock) => usedAs(POWERS)(stock)) + count(isColored);
  const roots = count(usedAs(['root']));
  const plain = count(usedAs(PLAIN));
  const digits = stocks.stocks.filter((stock) => isDigit(stock) && !isOne(stock) && usable(stock) > 0);
  const others = Math.min(
    count((stock) => digits.includes(stock)),
    plain + powers - 1,
  );
  // A √ before a number leaves room for two plain signs between three.
  if (powers > 1 || others > 1 || (roots > 0 && plain > 1) || stocks.stocks.some(isOther)) return null;
  const isUnary = signs.unaries.some(
    (unary) => unary.operation !== 'root' && canBeLone(unary, 2, stocks, signs, leaves),
  );
  if (isUnary) return null;
  const heights = leaves.plain.filter(({ kinds }) => digits.some((stock) => stock.kinds.includes(kinds[0]!)));
  const largest = Math.max(2, ...heights.map(({ n, d }) => Math.max(Math.abs(n), d)));
  return Math.ceil(largest * (Math.log10(4 * Number(goal)) + 1)) + 3;
}
