import type { Outcome, Value } from '../index.ts';
import {
  I,
  add,
  complexRoots,
  divide,
  factorial,
  integer,
  logarithm,
  multiply,
  negate,
  power,
  root,
  subtract,
} from '../index.ts';
import type { Expression } from './expression.ts';
import { parse } from './expression.ts';
import { unreachable } from '../unreachable.ts';

/** Works an expression out with the public functions, stopping at the first thing that has no value. */
export function calculate(e: Expression): Outcome {
  switch (e.op) {
    case 'number':
      return { kind: 'value', value: integer(e.n) };
    case 'i':
      return { kind: 'value', value: I };
    case 'negate':
      return unary(e.a, negate);
    case '!':
      return unary(e.a, factorial);
    case '+':
      return binary(e.a, e.b, add);
    case '-':
      return binary(e.a, e.b, subtract);
    case '*':
      return binary(e.a, e.b, multiply);
    case '/':
      return binary(e.a, e.b, divide);
    case '^':
      return binary(e.a, e.b, power);
    case 'root':
      return binary(e.a, e.b, root);
    case 'log':
      return binary(e.a, e.b, logarithm);
    case 'branch':
      return unary(e.a, (x) => {
        const roots = complexRoots(x, e.n, e.d);
        return 'kind' in roots ? roots : { kind: 'value', value: roots[e.k]! };
      });
    default:
      return unreachable(e);
  }
}

function unary(a: Expression, apply: (x: Value) => Outcome): Outcome {
  const x = calculate(a);
  return x.kind === 'value' ? apply(x.value) : x;
}

function binary(a: Expression, b: Expression, apply: (x: Value, y: Value) => Outcome): Outcome {
  const x = calculate(a);
  if (x.kind !== 'value') return x;
  const y = calculate(b);
  return y.kind === 'value' ? apply(x.value, y.value) : y;
}

/** The value of an expression that must have one. */
export function valueOf(text: string): Value {
  const outcome = calculate(parse(text));
  if (outcome.kind !== 'value') throw new Error(`${text} is ${outcome.kind}: ${outcome.why.code}`);
  return outcome.value;
}
