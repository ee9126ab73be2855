import { resourcesNeeded } from './kinds.ts';
import type { Stock, Stocks } from './kinds.ts';
import type { Leaves } from './leaves.ts';
import type { Signs } from './signs.ts';

/** What the cubes of a stock can be in a Solution, whatever they are worth. */
interface Uses {
  readonly stock: Stock;
  readonly number: boolean;
  readonly join: boolean;
  readonly lone: boolean;
}

function usesOf({ kinds, stocks }: Stocks, signs: Signs): readonly Uses[] {
  return stocks
    .filter((stock) => stock.kinds.every((kind) => kinds[kind]!.role !== 'factorial'))
    .map((stock) => ({
      stock,
      number: stock.kinds.some((kind) => kinds[kind]!.role === 'digit' || kinds[kind]!.role === 'numeral'),
      join: signs.binaries.some(({ kind }) => stock.kinds.includes(kind)),
      lone: signs.unaries.some(({ kind }) => stock.kinds.includes(kind)),
    }));
}

/**
 * Says of cubes in use whether the rest is too little to make a whole of them: every sign still Required that only joins needs one
 * more number. It holds for a number made of these cubes and for cubes around a number.
 */
export function tooFewLeft(stocks: Stocks, signs: Signs): (counts: Uint8Array) => boolean {
  const uses = usesOf(stocks, signs);
  const joining = uses
    .filter(({ stock, number, join, lone }) => join && !number && !lone && stock.required > 0)
    .map(({ stock }) => stock);
  const numbers = uses.filter(({ number }) => number).map(({ stock }) => stock);
  const used = (counts: Uint8Array, { kinds }: Stock): number =>
    kinds.reduce((sum, kind) => sum + counts[kind]!, 0);
  return (counts) => {
    let missing = 0;
    for (const stock of joining) missing += Math.max(0, stock.required - used(counts, stock));
    if (missing === 0) return false;
    let [mat, more] = [0, 0];
    for (const stock of numbers) {
      const own = used(counts, stock);
      mat += Math.max(0, stock.mat - own);
      more += stock.most - Math.max(stock.mat, own);
    }
    const left = stocks.oneResource ? Math.min(more, 1 - resourcesNeeded(stocks, counts)) : more;
    return missing > mat + Math.max(0, left);
  };
}

/**
 * Says of cubes in use whether there are too few operations to join them and the digits that are still Required. It holds as the one
 * above does.
 */
export function tooManyNumbers(
  stocks: Stocks,
  signs: Signs,
  leaves: Leaves,
): (counts: Uint8Array) => boolean {
  const uses = usesOf(stocks, signs);
  const all = (chosen: readonly Stock[]): number => {
    const extra = chosen.some(({ mat, most }) => most > mat) ? 1 : 0;
    return stocks.oneResource
      ? chosen.reduce((sum, { mat }) => sum + mat, extra)
      : chosen.reduce((sum, { most }) => sum + most, 0);
  };
  const joining = uses.filter(({ join }) => join).map(({ stock }) => stock);
  // One cube may make many signs.
  if (joining.some(({ repeats }) => repeats)) return () => false;
  const others = stocks.stocks.filter((stock) => !joining.includes(stock));
  const colored = others.filter(({ kinds }) => kinds.some((kind) => stocks.kinds[kind]!.colored));
  const isImaginary = (kind: number): boolean => leaves.imaginary.some(({ kinds }) => kinds[0] === kind);
  const imaginary = stocks.stocks.filter(({ kinds }) => kinds.some(isImaginary));
  // Exponents by their colour join without a sign, and an i on both sides.
  const joins = all(joining) + all(colored) + 2 * all(imaginary);
  const digits = uses
    .filter(({ number, join, lone }) => number && !join && !lone)
    .map(({ stock: { kinds, required } }) => ({ kind: kinds[0]!, required }));
  const mostIn = mostDigits(stocks, leaves, all(stocks.stocks.filter(({ kinds }) => kinds.some(isPoint))));
  return (counts) => {
    let needed = 0;
    for (const { kind, required } of digits) needed += Math.max(required, counts[kind]!);
    return needed > mostIn(joins + 1);
  };

  function isPoint(kind: number): boolean {
    return stocks.kinds[kind]!.role === 'numeral';
  }
}

/** The most digits in so many numerals, with so many decimal points among them. */
function mostDigits({ kinds }: Stocks, leaves: Leaves, points: number): (numerals: number) => number {
  const isDigit = (kind: number): boolean => kinds[kind]!.role === 'digit';
  let [plain, pointed] = [1, 1];
  for (const leaf of [...leaves.plain, ...leaves.wide]) {
    const digits = leaf.kinds.filter(isDigit).length;
    if (digits === leaf.kinds.length) plain = Math.max(plain, digits);
    else pointed = Math.max(pointed, digits);
  }
  return (numerals) => numerals * plain + Math.min(points, numerals) * Math.max(0, pointed - plain);
}

/** Whether every number is written with an odd number of cubes: with numerals of one cube each and a sign between any two. */
export function isAlwaysOdd({ unaries }: Signs, leaves: Leaves): boolean {
  const { plain, wide, exponents, imaginary, longExponents } = leaves;
  return (
    [unaries, wide, exponents, imaginary, longExponents].every(({ length }) => length === 0) &&
    plain.every(({ kinds }) => kinds.length === 1)
  );
}

/** Whether some of the usable cubes, all of Required among them, can be put together to a Solution of so many cubes at all. */
export function canBePutTogether(stocks: Stocks, signs: Signs, leaves: Leaves, least: number): boolean {
  const uses = usesOf(stocks, signs);
  const longest = Math.max(1, ...[...leaves.plain, ...leaves.wide].map(({ kinds }) => kinds.length));
  const options = stocks.oneResource ? [null, ...uses.filter(({ stock }) => stock.most > stock.mat)] : [null];
  return options.some((extra) => {
    const all = uses.map((own) => {
      const { required, mat, most, repeats } = own.stock;
      const there = stocks.oneResource ? mat + (own === extra ? 1 : 0) : most;
      // One cube makes as many signs as are wanted.
      const upTo = repeats && there > 0 && !own.number ? Infinity : there;
      const isImaginary = leaves.imaginary.some(({ kinds: [kind] }) => own.stock.kinds.includes(kind!));
      return { ...own, required, there: upTo, silent: isImaginary ? there : 0 };
    });
    const sum = (test: (own: (typeof all)[number]) => boolean, of: 'required' | 'there' | 'silent'): number =>
      all.reduce((total, own) => (test(own) ? total + own[of] : total), 0);
    // Cubes that have one use, and those that have several and may be counted for each.
    const numbers = sum(({ number }) => number, 'there');
    // An exponent by its colour stands behind a number and needs nothing else; an i joins what is on either side of it.
    const isColored = ({ kinds: [kind] }: Stock): boolean => stocks.kinds[kind!]!.colored;
    const digits = sum(
      ({ number, join, lone, stock }) => number && !join && !lone && !isColored(stock),
      'required',
    );
    const joins = sum(({ join }) => join, 'there') + 2 * sum(() => true, 'silent');
    const exponents = sum(({ stock }) => isColored(stock), 'there');
    const mustJoin = sum(({ number, join, lone }) => join && !number && !lone, 'required');
    const lone = sum((own) => own.lone, 'there');
    const fewest = Math.max(1, Math.ceil(digits / longest), mustJoin + 1);
    if (fewest > numbers || Math.ceil(digits / longest) - 1 > joins) return false;
    // One numeral of one cube with nothing before it is too short.
    return least < 2 || lone > 0 || longest > 1 || (numbers >= 2 && joins + exponents >= 1);
  });
}
