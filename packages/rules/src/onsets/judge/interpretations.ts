import { ALL_CARDS, NO_CARDS, WITH_COLOUR } from '../text/cards.ts';
import type { CardSet } from '../text/cards.ts';
import { pair } from '../text/expression.ts';
import type { SetExpression } from '../text/expression.ts';
import type { BinaryOperation, SetSymbol } from '../text/symbols.ts';

/** What − means: set subtraction, or with the variation symmetric difference. */
export type Minus = 'subtraction' | 'symmetric';

/**
 * A Set-Name is a Boolean function of a card's colours, so it is worked out for all sixteen cards at once.
 * `scope` are the cards that matter; the rest are kept out so that equal interpretations meet.
 */
export interface Meaning {
  readonly scope: CardSet;
  readonly minus: Minus;
}

export function combine(operation: BinaryOperation, left: CardSet, right: CardSet, minus: Minus): CardSet {
  switch (operation) {
    case 'U':
      return left | right;
    case 'n':
      return left & right;
    case '-':
      return minus === 'symmetric' ? left ^ right : left & ~right;
  }
}

/** Every set that some legal grouping of the expression names, the grouping from left to right first. */
export function interpretations(expression: SetExpression, meaning: Meaning): readonly CardSet[] {
  switch (expression.kind) {
    case 'set':
      return [setNamed(expression.symbol) & meaning.scope];
    case 'complement':
      return interpretations(expression.of, meaning).map((set) => ~set & meaning.scope);
    case 'chain': {
      const terms = expression.terms.map((term) => interpretations(term, meaning));
      if (terms.length === 2 || isAssociative(expression.operations, meaning.minus)) {
        return leftToRight(terms, expression.operations, meaning.minus);
      }
      return spans(terms, expression.operations, meaning.minus).get(0, terms.length - 1);
    }
  }
}

function setNamed(symbol: SetSymbol): CardSet {
  switch (symbol) {
    case 'V':
      return ALL_CARDS;
    case '^':
      return NO_CARDS;
    default:
      return WITH_COLOUR[symbol];
  }
}

/** All one operation, and one for which grouping makes no difference. */
function isAssociative(operations: readonly BinaryOperation[], minus: Minus): boolean {
  const [first] = operations;
  return (first !== '-' || minus === 'symmetric') && operations.every((operation) => operation === first);
}

type Sets = readonly CardSet[];

function leftToRight(terms: readonly Sets[], operations: readonly BinaryOperation[], minus: Minus): Sets {
  let sets = terms[0]!;
  operations.forEach((operation, index) => {
    sets = products(sets, operation, terms[index + 1]!, minus);
  });
  return sets;
}

function products(left: Sets, operation: BinaryOperation, right: Sets, minus: Minus): Sets {
  if (left.length === 1 && right.length === 1) return [combine(operation, left[0]!, right[0]!, minus)];
  const found = new Set<CardSet>();
  for (const a of left) for (const b of right) found.add(combine(operation, a, b, minus));
  return [...found];
}

/** The sets named by each stretch of a chain, shorter stretches first: all groupings without listing the trees. */
function spans(terms: readonly Sets[], operations: readonly BinaryOperation[], minus: Minus) {
  const table = terms.map((term) => [term]);
  const get = (from: number, to: number): Sets => table[from]![to - from]!;
  for (let length = 1; length < terms.length; length++) {
    for (let from = 0; from + length < terms.length; from++) {
      const found = new Set<CardSet>();
      // The last operation comes first, so that the grouping from left to right heads the list.
      for (let split = from + length - 1; split >= from; split--) {
        for (const a of get(from, split)) {
          for (const b of get(split + 1, from + length)) found.add(combine(operations[split]!, a, b, minus));
        }
      }
      table[from]!.push([...found]);
    }
  }
  return { get };
}

/** The expression grouped fully, in a way that names the given set; the caller knows that there is one. */
export function groupedAs(expression: SetExpression, set: CardSet, meaning: Meaning): SetExpression {
  switch (expression.kind) {
    case 'set':
      return expression;
    case 'complement':
      return { kind: 'complement', of: groupedAs(expression.of, ~set & meaning.scope, meaning) };
    case 'chain':
      return groupChain(expression, set, meaning);
  }
}

function groupChain(
  chain: SetExpression & { readonly kind: 'chain' },
  wanted: CardSet,
  meaning: Meaning,
): SetExpression {
  const terms = chain.terms.map((term) => interpretations(term, meaning));
  const { get } = spans(terms, chain.operations, meaning.minus);
  const build = (from: number, to: number, set: CardSet): SetExpression => {
    if (from === to) return groupedAs(chain.terms[from]!, set, meaning);
    for (let split = to - 1; split >= from; split--) {
      for (const a of get(from, split)) {
        for (const b of get(split + 1, to)) {
          if (combine(chain.operations[split]!, a, b, meaning.minus) !== set) continue;
          return pair(build(from, split, a), chain.operations[split]!, build(split + 1, to, b));
        }
      }
    }
    throw new Error('no grouping of the chain names that set');
  };
  return build(0, chain.terms.length - 1, wanted);
}
