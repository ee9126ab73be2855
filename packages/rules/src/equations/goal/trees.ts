import { binary, unary } from '../text/expression.ts';
import type { Chain, Expression } from '../text/expression.ts';
import { splits } from '../worth/groupings.ts';

/** Every grouping of an expression, one by one: for Goals, which are short. */
export function* trees(expression: Expression): Generator<Expression> {
  switch (expression.kind) {
    case 'numeral':
    case 'imaginary':
      yield expression;
      return;
    case 'unary':
      for (const of of trees(expression.of)) yield unary(expression.operation, of, expression.at);
      return;
    case 'binary':
      for (const left of trees(expression.left)) {
        for (const right of trees(expression.right)) yield binary(expression.operation, left, right);
      }
      return;
    case 'choice':
      for (const of of trees(expression.of)) {
        for (const root of trees(expression.root)) yield { kind: 'choice', of, root };
      }
      return;
    case 'chain':
      yield* stretch(expression, 0, expression.elements.length - 1);
  }
}

function* stretch(chain: Chain, from: number, to: number): Generator<Expression> {
  const { elements } = chain;
  const only = elements[from]!;
  if (from === to) {
    if (only.kind === 'operand') yield* trees(only.of);
    return;
  }
  for (const split of splits(elements, from, to)) {
    const element = elements[split]!;
    if (element.kind === 'binary') {
      for (const left of stretch(chain, from, split - 1)) {
        for (const right of stretch(chain, split + 1, to)) yield binary(element.operation, left, right);
      }
    } else if (element.kind === 'prefix') {
      for (const of of stretch(chain, split + 1, to)) yield unary(element.operation, of, element.at);
    } else if (element.kind === 'postfix') {
      for (const of of stretch(chain, from, split - 1)) {
        yield element.exponent === null ? unary('!', of, -1) : binary("'", of, element.exponent);
      }
    }
  }
}
