import { binary, unary } from '../text/expression.ts';
import type { Chain, Expression } from '../text/expression.ts';
import { splits } from './groupings.ts';

/** Which of so many ways to take. */
export type Choose = (ways: number) => number;

/** A small generator of fixed choices, so that the same text is always tried in the same groupings. */
export function chooser(seed: number): Choose {
  let state = (seed * 2654435761 + 40503) >>> 0;
  return (ways) => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % ways;
  };
}

export const leftToRight: Choose = () => 0;

/** One grouping of an expression, picked by the choices; null if the choices led nowhere. */
export function oneGrouping(expression: Expression, choose: Choose): Expression | null {
  switch (expression.kind) {
    case 'numeral':
    case 'imaginary':
      return expression;
    case 'unary': {
      const of = oneGrouping(expression.of, choose);
      return of === null ? null : unary(expression.operation, of, expression.at);
    }
    case 'binary': {
      const left = oneGrouping(expression.left, choose);
      const right = oneGrouping(expression.right, choose);
      return left === null || right === null ? null : binary(expression.operation, left, right);
    }
    case 'choice': {
      const of = oneGrouping(expression.of, choose);
      const root = oneGrouping(expression.root, choose);
      return of === null || root === null ? null : { kind: 'choice', of, root };
    }
    case 'chain':
      return stretch(expression, 0, expression.elements.length - 1, choose);
  }
}

function stretch(chain: Chain, from: number, to: number, choose: Choose): Expression | null {
  const { elements } = chain;
  const only = elements[from]!;
  if (from === to) return only.kind === 'operand' ? oneGrouping(only.of, choose) : null;
  const ways = [...splits(elements, from, to)];
  if (ways.length === 0) return null;
  const split = ways[choose(ways.length)]!;
  const element = elements[split]!;
  const left = element.kind === 'prefix' ? null : stretch(chain, from, split - 1, choose);
  const right = element.kind === 'postfix' ? null : stretch(chain, split + 1, to, choose);
  switch (element.kind) {
    case 'prefix':
      return right === null ? null : unary(element.operation, right, element.at);
    case 'postfix':
      if (left === null) return null;
      return element.exponent === null ? unary('!', left, -1) : binary("'", left, element.exponent);
    case 'binary':
      return left === null || right === null ? null : binary(element.operation, left, right);
    case 'operand':
      return null;
  }
}
