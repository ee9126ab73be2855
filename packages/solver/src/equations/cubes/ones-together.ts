import type { Stock, Stocks } from './kinds.ts';
import type { Leaves } from './leaves.ts';
import { canBePutTogether } from './shapes.ts';
import type { Signs, Unary } from './signs.ts';

/** Nothing is known of more 1s than two. */
const MANY = 3;

/** How many 1s that may be powers of the base one Solution can hold; 3 stands for more. */
export function mostOnes(stocks: Stocks, signs: Signs, leaves: Leaves, least: number): number {
  let most = 0;
  while (most < MANY && canHold(most + 1, stocks, signs, leaves, least)) most++;
  return most;
}

/** The stocks with these cubes on the mat and Required; null if there are not so many. */
export function withRequired(
  stocks: Stocks,
  wanted: readonly { readonly stock: Stock; readonly count: number }[],
): Stocks | null {
  let missing = 0;
  for (const { stock, count } of wanted) {
    if (count > stock.most) return null;
    missing += Math.max(0, count - stock.mat);
  }
  if (stocks.oneResource && missing > 1) return null;
  // Then what is missing is the one cube that Resources give.
  const isLast = stocks.oneResource && missing === 1;
  const all = stocks.stocks.map((stock) => {
    const count = wanted.find((own) => own.stock === stock)?.count ?? 0;
    const mat = Math.max(count, stock.mat);
    const required = Math.max(count, stock.required);
    return { ...stock, required, mat, most: isLast ? mat : stock.most };
  });
  return { ...stocks, stocks: all, oneResource: stocks.oneResource && !isLast };
}

/** False if there are never so many, or with so many the rest cannot be put together. */
function canHold(count: number, stocks: Stocks, signs: Signs, leaves: Leaves, least: number): boolean {
  const own = stocks.stocks.filter((stock) => stock.kinds.some((kind) => leaves.powers.includes(kind)));
  const [mat, all] = [sumOf(own.map((stock) => stock.mat)), sumOf(own.map(({ most }) => most))];
  if ((stocks.oneResource ? Math.min(all, mat + 1) : all) < count) return false;
  const [only, ...others] = own;
  // Of one colour and of another: any of them.
  if (only === undefined || others.length > 0 || count < 2) return true;
  const together = withRequired(stocks, [{ stock: only, count }]);
  return together !== null && canBePutTogether(together, signs, leaves, least);
}

/** Whether a cube of this kind can be in a Solution with so many 1s, as far as counting tells. */
export function canBeBeside(
  kind: number,
  ones: number,
  stocks: Stocks,
  signs: Signs,
  leaves: Leaves,
): boolean {
  const [one, own] = [onlyStock(stocks, leaves.powers), onlyStock(stocks, [kind])];
  if (one === null || own === null || one === own) return true;
  const together = withRequired(stocks, [
    { stock: one, count: ones },
    { stock: own, count: 1 },
  ]);
  return together !== null && canBePutTogether(together, signs, leaves, 1);
}

/** The stock that has these kinds; null if there are several. */
function onlyStock({ stocks }: Stocks, kinds: readonly number[]): Stock | null {
  const [only, ...others] = stocks.filter((stock) => stock.kinds.some((kind) => kinds.includes(kind)));
  return only === undefined || others.length > 0 ? null : only;
}

/** Whether a sign that also joins two numbers can stand before one, in a Solution with so many 1s. */
export function canBeLone(
  { kind }: Unary,
  ones: number,
  stocks: Stocks,
  signs: Signs,
  leaves: Leaves,
): boolean {
  const rest = behindLone(kind, ones, stocks, leaves);
  return rest === 'open' || (rest !== null && canBePutTogether(rest, signs, leaves, 1));
}

/** Whether such a sign with a 1 leaves nothing that could be joined to them, so that it stands before the bare 1. */
export function isBeforeBareOne({ kind }: Unary, stocks: Stocks, signs: Signs, leaves: Leaves): boolean {
  const rest = behindLone(kind, 1, stocks, leaves);
  if (rest === null) return true;
  const isShort = [...leaves.plain, ...leaves.wide].every(({ kinds }) => kinds.length === 1);
  if (rest === 'open' || !isShort || stocks.endless.includes(true)) return false;
  const isMore = signs.unaries.some((unary) =>
    rest.stocks.some(({ kinds, most }) => most > 0 && kinds.includes(unary.kind)),
  );
  return !isMore && !canBePutTogether(rest, { ...signs, unaries: [] }, leaves, 2);
}

/** The stocks once a sign that stands before one number is used, beside so many 1s; null if there are no such cubes. */
function behindLone(kind: number, ones: number, stocks: Stocks, leaves: Leaves): Stocks | 'open' | null {
  const [one, sign] = [onlyStock(stocks, leaves.powers), onlyStock(stocks, [kind])];
  if (one === null || sign === null || one === sign || sign.repeats) return 'open';
  const together = withRequired(stocks, [
    { stock: one, count: ones },
    { stock: sign, count: 1 },
  ]);
  if (together === null) return null;
  // That one joins nothing; the others may.
  const rest = together.stocks.map((stock) =>
    stock.kinds === sign.kinds
      ? { ...stock, required: stock.required - 1, mat: stock.mat - 1, most: stock.most - 1 }
      : stock,
  );
  return { ...together, stocks: rest };
}

export function sumOf(list: readonly number[]): number {
  return list.reduce((sum, one) => sum + one, 0);
}
