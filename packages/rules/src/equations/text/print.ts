import type { Element, Expression, Numeral } from './expression.ts';
import { SIGNS } from './symbols.ts';
import type { OperationSign } from './symbols.ts';

export const STYLES = ['ascii', 'unicode'] as const;
export type Style = (typeof STYLES)[number];

/** The text of an expression, with the grouping symbols that its grouping needs. */
export function makeExpression(expression: Expression, style: Style = 'ascii'): string {
  return write(expression, style);
}

export function makeNumeral({ digits, point, turn, power }: Numeral): string {
  const text =
    point === null ? digits.join('') : `${digits.slice(0, point).join('')}.${digits.slice(point).join('')}`;
  return turn + text + (power === null ? '' : `e${power}`);
}

function write(expression: Expression, style: Style): string {
  switch (expression.kind) {
    case 'numeral':
      return makeNumeral(expression);
    case 'imaginary':
      return `${expression.turn}i`;
    case 'unary': {
      const { operation, of } = expression;
      // 2'3! would be 2 to the power 3!.
      if (operation === '!') return `${inside(of, style, isPostfix(of) && !isExponent(of))}!`;
      return sign(operation, style) + inside(of, style, isPrefix(of));
    }
    case 'binary': {
      const { operation, left, right } = expression;
      if (operation === '.')
        return inside(left, style, isImplied(left)) + inside(right, style, isImplied(right));
      if (operation === "'") return `${inside(left, style, isPostfix(left))}'${exponent(right, style)}`;
      // A prefix sign right behind an operation belongs to what follows it; behind a numeral it would be one.
      return (
        inside(left, style, isPostfix(left)) + sign(operation, style) + inside(right, style, isPrefix(right))
      );
    }
    case 'choice':
      return `(${write(expression.of, style)} := ${write(expression.root, style)})`;
    case 'chain':
      return expression.elements.map((element) => part(element, style)).join('');
  }
}

function part(element: Element, style: Style): string {
  switch (element.kind) {
    case 'operand':
      return inside(element.of, style, isPrefix(element.of) || isPostfix(element.of));
    case 'prefix':
      return sign(element.operation, style);
    case 'postfix':
      return element.exponent === null ? '!' : `'(${write(element.exponent, style)})`;
    case 'binary':
      return element.operation === '.' ? '' : sign(element.operation, style);
  }
}

function exponent(expression: Expression, style: Style): string {
  return expression.kind === 'numeral' ? write(expression, style) : `(${write(expression, style)})`;
}

function sign(operation: OperationSign | '.' | "'", style: Style): string {
  return operation === '.' || operation === "'" ? '' : style === 'ascii' ? operation : SIGNS[operation];
}

function inside(expression: Expression, style: Style, bare: boolean): string {
  const text = write(expression, style);
  return bare || isLeaf(expression) || expression.kind === 'choice' ? text : `(${text})`;
}

function isLeaf({ kind }: Expression): boolean {
  return kind === 'numeral' || kind === 'imaginary';
}

/** √√9 and the like: only prefix signs before a numeral. */
function isPrefix(expression: Expression): boolean {
  return (
    expression.kind === 'unary' &&
    expression.operation !== '!' &&
    (isLeaf(expression.of) || isPrefix(expression.of) || isGroup(expression.of))
  );
}

/** 3!!, 3!² and the like: only postfix signs behind a numeral. */
function isPostfix(expression: Expression): boolean {
  const of =
    expression.kind === 'unary' && expression.operation === '!'
      ? expression.of
      : expression.kind === 'binary' && expression.operation === "'"
        ? expression.left
        : null;
  return of !== null && (isLeaf(of) || isPostfix(of) || isGroup(of));
}

function isExponent(expression: Expression): boolean {
  return expression.kind === 'binary' && expression.operation === "'";
}

function isImplied(expression: Expression): boolean {
  return expression.kind === 'binary' && expression.operation === '.';
}

/** Written in grouping symbols wherever it stands. */
function isGroup(expression: Expression): boolean {
  return (
    expression.kind === 'chain' ||
    expression.kind === 'choice' ||
    (expression.kind === 'binary' && expression.operation !== "'")
  );
}
