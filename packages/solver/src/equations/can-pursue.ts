import { canInvert } from './inverse.ts';
import type { Stocks } from './kinds.ts';
import type { Leaves } from './leaves.ts';
import { canBePutTogether } from './shapes.ts';
import type { Signs } from './signs.ts';
import type { States } from './state.ts';

/** What stands beside the way to a 1 is worked out up to this size. */
const LARGEST_BESIDE = 12;

/** What stands beside the way from the Goal to a 1 is never larger than this. */
export function largestBeside({ kinds, endless }: Stocks, { powers }: Leaves, largest: number): number {
  // An exponent by its colour has no sign, and one without end is not counted.
  const isSilent = endless.includes(true) || powers.some((kind) => kinds[kind]!.colored);
  return largest - (isSilent ? 1 : 2);
}

/**
 * Whether there is a 1 that may be any power of the base, never two in one Solution, and a pursuit of it misses nothing. `isPlain`: numbers
 * are real, and each reading of the Goal is one number.
 */
export function canPursue(
  states: States,
  signs: Signs,
  leaves: Leaves,
  isPlain: boolean,
  largest: number,
  least: number,
): boolean {
  const { stocks } = states;
  const most = stocks.endless.includes(true) ? LARGEST_BESIDE / 2 : LARGEST_BESIDE;
  return (
    largestBeside(stocks, leaves, largest) <= most &&
    isOnlyOne(stocks, signs, leaves, least) &&
    canBeUndone(states, signs, leaves, isPlain && leaves.wide.length === 0)
  );
}

/** Whether every operation that can stand above a 1 can be undone, or none can. */
function canBeUndone(states: States, signs: Signs, leaves: Leaves, isPlain: boolean): boolean {
  return leaves.powers.every((one) => {
    const start = states.join(null, null, [one]);
    const isAbove = ({ kind }: { readonly kind: number }): boolean =>
      start !== null && states.join(start, null, [kind]) !== null;
    const isAlone =
      !states.stocks.kinds.some(({ colored }) => colored) &&
      leaves.imaginary.length === 0 &&
      ![...signs.binaries, ...signs.unaries].some(isAbove);
    return (
      isAlone ||
      (isPlain &&
        signs.binaries.every((sign) => canInvert(sign.operation) || !isAbove(sign)) &&
        // Piles of signs could be taken off for ever.
        signs.unaries.every(
          (sign) => !isAbove(sign) || (canInvert(sign.operation) && states.endless.length === 0),
        ))
    );
  });
}

/** Whether there are such cubes, but never two in one Solution: there is one at most, or with two the rest cannot be put together. */
function isOnlyOne(stocks: Stocks, signs: Signs, leaves: Leaves, least: number): boolean {
  const own = stocks.stocks.filter((stock) => stock.kinds.some((kind) => leaves.powers.includes(kind)));
  const [mat, all] = [sumOf(own.map((stock) => stock.mat)), sumOf(own.map(({ most }) => most))];
  if ((stocks.oneResource ? Math.min(all, mat + 1) : all) < 2) return all > 0;
  const [only, ...others] = own;
  if (only === undefined || others.length > 0) return false;
  // The second 1 may be the one cube that Resources give.
  const isLast = stocks.oneResource && mat < 2;
  const withTwo = stocks.stocks.map((stock) => {
    if (stock === only) return { ...only, required: Math.max(2, only.required), mat: Math.max(2, mat) };
    return isLast ? { ...stock, most: stock.mat } : stock;
  });
  return !canBePutTogether(
    { ...stocks, stocks: withTwo, oneResource: stocks.oneResource && !isLast },
    signs,
    leaves,
    least,
  );
}

function sumOf(list: readonly number[]): number {
  return list.reduce((sum, one) => sum + one, 0);
}
