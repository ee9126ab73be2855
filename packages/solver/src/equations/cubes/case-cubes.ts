import type { ShakeRules } from '@forceout/rules/equations';
import { stocksOf } from './kinds.ts';
import type { Stocks, WildMeaningOf } from './kinds.ts';
import { leavesOf } from './leaves.ts';
import type { Leaves } from './leaves.ts';
import { realPartsOfI } from './real-parts-of-i.ts';
import { largestOf, tooFewLeft, tooManyNumbers } from './shapes.ts';
import { signsOf } from './signs.ts';
import type { Signs } from './signs.ts';
import { States } from './state.ts';

/** What can be made of the cubes of one case, before anything is worked out. */
export interface CaseCubes {
  readonly stocks: Stocks;
  readonly signs: Signs;
  readonly leaves: Leaves;
  readonly states: States;
  /** The size of the largest multiset there is. */
  readonly largest: number;
}

/** With `realParts`, products of i that are real are numerals too: a search with fractions only would not see them. */
export function caseCubes(rules: ShakeRules, wild: WildMeaningOf | null, realParts: boolean): CaseCubes {
  const { force } = rules;
  const stocks = stocksOf(rules, wild, force.factorial?.most ?? 0);
  const signs = signsOf(rules, stocks);
  const own = leavesOf(rules, stocks);
  const leaves = realParts ? { ...own, plain: [...own.plain, ...realPartsOfI(own, stocks)] } : own;
  const growing = stocks.kinds.flatMap(({ role }, kind) =>
    role === 'digit' || role === 'numeral' || signs.unaries.some((unary) => unary.kind === kind)
      ? [kind]
      : [],
  );
  const [isShort, isCrowded] = [tooFewLeft(stocks, signs), tooManyNumbers(stocks, signs, leaves)];
  const largest = largestOf(stocks, signs, leaves);
  const states = new States(
    stocks,
    growing,
    isWhole(rules, stocks),
    (counts) => isShort(counts) || isCrowded(counts),
    // What is pursued is joined to cubes that are not counted.
    leaves.powers.length > 0 ? Infinity : largest,
  );
  return { stocks, signs, leaves, states, largest };
}

/** Whether so many of each kind are enough cubes, and operations, for a Solution. */
function isWhole({ force, position }: ShakeRules, { kinds }: Stocks): (counts: Uint8Array) => boolean {
  const least = position.book.solutionCubes.is;
  const fewest = force['three-operation-solution']?.least ?? 0;
  return (counts) => {
    let cubes = 0;
    let operations = 0;
    for (let kind = 0; kind < counts.length; kind++) {
      const { role } = kinds[kind]!;
      if (role !== 'factorial') cubes += counts[kind]!;
      if (role === 'factorial' || role === 'operation') operations += counts[kind]!;
    }
    return cubes >= least && operations >= fewest;
  };
}
