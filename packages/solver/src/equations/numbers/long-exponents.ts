import type { Stocks } from '../cubes/kinds.ts';
import { pile } from '../cubes/leaves.ts';
import type { Leaf, Leaves } from '../cubes/leaves.ts';
import type { Numbers } from './numbers.ts';

/** Piles of ! on one exponent are followed so high. */
const MOST_PILED = 12;

/**
 * The exponents that nobody can write out, as numbers of a search that keeps bounds: 9!! with its own, and with Multiple Operations one
 * after another until a ! more changes nothing about the bounds, so that all higher piles are in the same cell. Null if that is not so.
 */
export function longExponentsOf(
  { longExponents }: Leaves,
  stocks: Stocks,
  numbers: Numbers,
  most: number,
): readonly Leaf[] | null {
  const factorial = stocks.kinds.findIndex(({ role }) => role === 'factorial');
  const isEndless = stocks.endless[factorial] === true;
  const made: Leaf[] = [];
  for (const { kind, text, of, times } of longExponents) {
    let [n, d] = [of, 1];
    for (let count = times + 1; count <= (isEndless ? Infinity : most); count++) {
      const before = numbers.dropped;
      const isFound = numbers.unary('factorial', n, d);
      const isSame = numbers.n === n && numbers.d === d;
      if (!isFound || numbers.hasExtra || numbers.dropped > before || count > MOST_PILED) return null;
      [n, d] = [numbers.n, numbers.d];
      made.push({
        kinds: pile(kind, factorial, count),
        text: text + '!'.repeat(count - times),
        n,
        d,
      });
      if (isEndless && isSame && count > stocks.caps[factorial]!) break;
    }
  }
  return made;
}
