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

/** Cubes of some kinds that can be used together. */
function usable({ stocks, oneResource }: Stocks, test: (kind: number) => boolean): number {
  const own = stocks.filter(({ kinds }) => kinds.some(test));
  const [mat, most] = [
    own.reduce((sum, one) => sum + one.mat, 0),
    own.reduce((sum, one) => sum + one.most, 0),
  ];
  return oneResource ? Math.min(most, mat + 1) : most;
}

/** So many cubes that may be signs or part of a numeral are part of one: what that leaves for the rest. */
interface Shape {
  readonly inNumerals: number;
  /** Signs that may join two numbers. */
  readonly joins: number;
  /** Numerals that can be joined, and the digits that these hold. */
  readonly numerals: number;
  readonly digits: number;
}

/** A ^ may be a ten or a decimal point, and a √ an eleven or i, but no cube is two things. */
function shapesOf(stocks: Stocks, leaves: Leaves): readonly Shape[] {
  const { kinds } = stocks;
  const isSign = (kind: number): boolean => kinds[kind]!.role === 'operation';
  const isNumeral = (kind: number): boolean => kinds[kind]!.role === 'numeral';
  const signs = usable(stocks, isSign);
  const shared = usable(stocks, isNumeral);
  const noSigns = stocks.stocks
    .filter((stock) => stock.kinds.some(isNumeral) && !stock.kinds.some(isSign))
    .reduce((sum, { most }) => sum + most, 0);
  // An exponent by its colour joins itself without a sign, and i joins two numbers on either side of it.
  const colored = usable(stocks, (kind) => kinds[kind]!.colored);
  const byI = leaves.imaginary.length > 0 ? 2 : 0;
  return Array.from({ length: shared + 1 }, (_, inNumerals) => {
    const joins = signs - Math.max(0, inNumerals - noSigns);
    const numerals = joins + colored + byI * inNumerals + 1;
    return { inNumerals, joins, numerals, digits: mostDigits(stocks, leaves, numerals, inNumerals) };
  });
}

/** The most digits in so many numerals, with so many points and the like among them. */
function mostDigits({ kinds }: Stocks, leaves: Leaves, numerals: number, points: number): number {
  const isDigit = (kind: number): boolean => kinds[kind]!.role === 'digit';
  let [plain, pointed] = [1, 1];
  for (const leaf of [...leaves.plain, ...leaves.wide]) {
    const digits = leaf.kinds.filter(isDigit).length;
    if (digits === leaf.kinds.length) plain = Math.max(plain, digits);
    else pointed = Math.max(pointed, digits);
  }
  return numerals * plain + Math.min(points, numerals) * Math.max(0, pointed - plain);
}

/** No whole has more cubes (and !) than this: numbers that no sign can join are of no use. */
export function largestOf(stocks: Stocks, signs: Signs, leaves: Leaves): number {
  const { kinds, endless } = stocks;
  const digits = usable(stocks, (kind) => kinds[kind]!.role === 'digit');
  if (endless.includes(true))
    return usable(stocks, (kind) => kinds[kind]!.role === 'digit' || kinds[kind]!.role === 'numeral');
  const factorials = usable(stocks, (kind) => kinds[kind]!.role === 'factorial');
  const isLone = (kind: number): boolean =>
    kinds[kind]!.role === 'operation' && signs.unaries.some((unary) => unary.kind === kind);
  const lone = usable(stocks, isLone);
  const sizes = shapesOf(stocks, leaves).map((shape) => {
    const numerals = Math.min(digits + shape.inNumerals, shape.numerals);
    const inUse = Math.min(shape.joins, numerals - 1 + lone);
    return Math.min(digits, shape.digits) + shape.inNumerals + inUse + factorials;
  });
  return Math.min(
    usable(stocks, () => true),
    Math.max(...sizes),
  );
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
  // One cube may make many signs.
  if (stocks.stocks.some(({ repeats }) => repeats)) return () => false;
  const most = Math.max(...shapesOf(stocks, leaves).map(({ digits }) => digits));
  const digits = usesOf(stocks, signs)
    .filter(({ number, join, lone }) => number && !join && !lone)
    .map(({ stock: { kinds, required } }) => ({ kind: kinds[0]!, required }));
  return (counts) => {
    let needed = 0;
    for (const { kind, required } of digits) needed += Math.max(required, counts[kind]!);
    return needed > most;
  };
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
      // One cube makes as many signs as are wanted, also one that may be a numeral instead.
      const asSigns = repeats && there > 0 ? Infinity : there;
      const isImaginary = leaves.imaginary.some(({ kinds: [kind] }) => own.stock.kinds.includes(kind!));
      return { ...own, required, there, asSigns, silent: isImaginary ? there : 0 };
    });
    const sum = (
      test: (own: (typeof all)[number]) => boolean,
      of: 'required' | 'there' | 'asSigns' | 'silent',
    ): number => all.reduce((total, own) => (test(own) ? total + own[of] : total), 0);
    // Cubes that have one use, and those that have several and may be counted for each.
    const numbers = sum(({ number }) => number, 'there');
    // An exponent by its colour stands behind a number and needs nothing else; an i joins what is on either side of it.
    const isColored = ({ kinds: [kind] }: Stock): boolean => stocks.kinds[kind!]!.colored;
    const digits = sum(
      ({ number, join, lone, stock }) => number && !join && !lone && !isColored(stock),
      'required',
    );
    const joins = sum(({ join }) => join, 'asSigns') + 2 * sum(() => true, 'silent');
    const exponents = sum(({ stock }) => isColored(stock), 'there');
    const mustJoin = sum(({ number, join, lone }) => join && !number && !lone, 'required');
    const lone = sum((own) => own.lone, 'there');
    const fewest = Math.max(1, Math.ceil(digits / longest), mustJoin + 1);
    if (fewest > numbers || Math.ceil(digits / longest) - 1 > joins) return false;
    // One numeral of one cube with nothing before it is too short.
    return least < 2 || lone > 0 || longest > 1 || (numbers >= 2 && joins + exponents >= 1);
  });
}
