import * as N from '@forceout/numbers';
import type { ShakeRules } from '@forceout/rules/equations';
import type { Stock } from '../cubes/kinds.ts';
import { holds } from '../cubes/shortcuts.ts';
import type { Operation } from '../arithmetic/operations.ts';
import type { Tables } from './tables.ts';

/**
 * How large a number of these cubes can be, if that is easily said. With sum S of all numerals and m multiplications no number is
 * above the largest (S/p)^p with p ≤ m + 1. By induction: a product of (A/p)^p and (B/q)^q is at most (S/(p+q))^(p+q), as the mean of
 * numbers is above their product's root; and of a sum, say A has the larger (A/p)^p ÷ A, (S/p)^p is at least
 * (A/p)^p · (1 + p·B/A), which is above both together. What else is allowed never makes a number larger: a difference, an average,
 * a remainder, a common factor, a quotient by a whole number and a whole root of a whole number. What k averages are in is a whole
 * number of 2^-k: the one quotient there may be makes a number 2^k times as large at most.
 */
export function largestReach(rules: ShakeRules, { leaves, signs, states }: Tables): number | null {
  if (leaves.powers.length > 0 || leaves.exponents.length > 0 || leaves.imaginary.length > 0) return null;
  if (!holds('largest-reach', rules.force)) return null;
  const present = new Set<Operation>([...signs.binaries, ...signs.unaries].map(({ operation }) => operation));
  for (const operation of present) if (!TAME.includes(operation)) return null;
  const { stocks, kinds, oneResource } = states.stocks;
  const count = (face: string): number => {
    const own = stocks.filter(({ kinds: makes }) => makes.some((kind) => kinds[kind]!.face === face));
    return own.some(({ repeats }) => repeats) ? Infinity : total(own, oneResource, () => 1);
  };
  const hasWholeLeaves = leaves.plain.every(({ d }) => d === 1);
  const isWhole = hasWholeLeaves && !present.has('average');
  // A fraction below the line, as an index or under a root would make numbers larger.
  if (present.has('divide') && (!hasWholeLeaves || count('/') > 1)) return null;
  // Without − all numbers are 0 or at least 1, so that no index is below 1.
  const hasSmall = present.has('divide') || present.has('subtract') || leaves.plain.some(({ n }) => n < 0);
  if (
    present.has('root') &&
    rules.wholePowers === null &&
    (!isWhole || (hasSmall && (present.has('divide') || count('r') > 1)))
  )
    return null;
  const digits = stocks.filter(({ kinds: makes }) => makes.some((kind) => kinds[kind]!.role !== 'operation'));
  const longest = Math.max(1, ...leaves.plain.map((leaf) => leaf.kinds.length));
  const worth = ({ kinds: makes }: Stock): number =>
    Math.max(...makes.map((kind) => leafWorth(leaves.plain, kind))) * rules.language.base ** (longest - 1);
  const sum = total(digits, oneResource, worth);
  const parts = Math.min(
    count('x') + 1,
    total(digits, oneResource, () => 1),
  );
  let most = sum;
  for (let p = 2; p <= parts; p++) most = Math.max(most, (sum / p) ** p);
  // Each average may halve what is divided by.
  return present.has('divide') && present.has('average') ? most * 2 ** count('+') : most;
}

const TAME: readonly Operation[] = [
  'add',
  'subtract',
  'average',
  'multiply',
  'divide',
  'root',
  'remainder',
  'gcf',
];

/** The worth of all these cubes together; after Now only the best one of Resources counts. */
function total(stocks: readonly Stock[], oneResource: boolean, worth: (stock: Stock) => number): number {
  let [mat, all, best] = [0, 0, 0];
  for (const stock of stocks) {
    const one = worth(stock);
    mat += stock.mat * one;
    all += stock.most * one;
    if (stock.most > stock.mat) best = Math.max(best, one);
  }
  return oneResource ? mat + best : all;
}

function leafWorth(
  leaves: readonly { readonly kinds: readonly number[]; readonly n: number; readonly d: number }[],
  kind: number,
): number {
  const own = leaves.filter(({ kinds }) => kinds.length === 1 && kinds[0] === kind);
  return Math.max(0, ...own.map(({ n, d }) => Math.abs(n / d)));
}

/** Whether a number is surely further from zero than that. */
export function isBeyond(value: N.Value, most: number): boolean {
  const fraction = N.asRational(value);
  if (fraction === null) return false;
  const whole = (fraction.n < 0n ? -fraction.n : fraction.n) / fraction.d;
  return whole > BigInt(Math.ceil(most * (1 + 2 ** -40)));
}
