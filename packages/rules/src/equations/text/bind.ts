import { binary, unary } from './expression.ts';
import type { BinaryOperation, Element, Expression } from './expression.ts';

/** A numeral or group with the signs that stand directly before and behind it. */
export interface Unit {
  readonly prefixes: readonly { readonly operation: 'r' | 'x'; readonly at: number }[];
  readonly term: Expression;
  /** Null for !, else the exponent. */
  readonly postfixes: readonly (Expression | null)[];
}

/** Units with a binary operation between each two. */
export interface Row {
  readonly units: readonly Unit[];
  readonly operations: readonly BinaryOperation[];
}

/** Ties each sign to its numeral as the defaults say, and leaves the signs whose defaults clash free. [VII-B-6-b, c] */
export function bind(row: Row, ordinaryOrder: boolean): Expression {
  const elements: Element[] = [];
  const { units, operations } = row;
  for (let from = 0; from < units.length;) {
    let to = from;
    while (to + 1 < units.length && isProductWithI(row, to)) to++;
    const before = operations[from - 1];
    const clash = clashes(row, from, to);
    if (before !== undefined) {
      elements.push({ kind: 'binary', operation: before, tight: before === 'r' && !clash, within: null });
    }
    if (clash) spread(row, from, to, elements);
    else elements.push({ kind: 'operand', of: together(row, from, to) });
    from = to + 1;
  }
  if (elements.length === 1) return (elements[0] as Element & { kind: 'operand' }).of;
  if (ordinaryOrder) return ordinary(elements);
  const [left, middle, right] = elements;
  if (
    elements.length === 3 &&
    left?.kind === 'operand' &&
    middle?.kind === 'binary' &&
    right?.kind === 'operand'
  ) {
    return binary(middle.operation, left.of, right.of);
  }
  return { kind: 'chain', elements };
}

/** An implied product, or a written × right beside i. [XIII-D-11] */
function isProductWithI({ units, operations }: Row, index: number): boolean {
  const operation = operations[index];
  if (operation === '.') return true;
  if (operation !== 'x') return false;
  const [left, right] = [units[index]!, units[index + 1]!];
  const before = left.term.kind === 'imaginary' && left.postfixes.length === 0;
  return before || (right.term.kind === 'imaginary' && right.prefixes.length === 0);
}

/** Whether signs before and behind both claim the same numeral. [VII-B-6-c] */
function clashes({ units, operations }: Row, from: number, to: number): boolean {
  if (from === to) {
    const { prefixes, postfixes } = units[from]!;
    return postfixes.length > 0 && (prefixes.length > 0 || operations[from - 1] === 'r');
  }
  for (let index = from; index <= to; index++) {
    const { prefixes, postfixes } = units[index]!;
    if (index < to && prefixes.length > 0) return true;
    if (index > from && postfixes.length > 0) return true;
  }
  return false;
}

function spread({ units, operations }: Row, from: number, to: number, elements: Element[]): void {
  const start = elements.length;
  const own: Element[] = [];
  for (let index = from; index <= to; index++) {
    const { prefixes, term, postfixes } = units[index]!;
    if (index > from)
      own.push({ kind: 'binary', operation: operations[index - 1]!, tight: false, within: null });
    for (const { operation, at } of prefixes) own.push({ kind: 'prefix', operation, at });
    own.push({ kind: 'operand', of: term });
    for (const exponent of postfixes) own.push({ kind: 'postfix', exponent });
  }
  const within = [start, start + own.length] as const;
  // A number stands before i itself, never before a power of i and the like. [XIII-D-11-comment-g]
  for (const part of own)
    elements.push(part.kind === 'binary' && part.operation === '.' ? { ...part, within } : part);
}

/** One unit, or a product with i: implied products first, so that each reads as it is written. */
function together({ units, operations }: Row, from: number, to: number): Expression {
  let product: Expression | null = null;
  let factor = wholeUnit(units[from]!);
  for (let index = from + 1; index <= to; index++) {
    const next = wholeUnit(units[index]!);
    if (operations[index - 1] === '.') factor = binary('.', factor, next);
    else {
      product = product === null ? factor : binary('x', product, factor);
      factor = next;
    }
  }
  return product === null ? factor : binary('x', product, factor);
}

function wholeUnit({ prefixes, term, postfixes }: Unit): Expression {
  let whole = term;
  for (const exponent of postfixes)
    whole = exponent === null ? unary('!', whole, -1) : binary("'", whole, exponent);
  for (const { operation, at } of prefixes.toReversed()) whole = unary(operation, whole, at);
  return whole;
}

const RANK: Readonly<Partial<Record<BinaryOperation, number>>> = {
  '+': 1,
  '-': 1,
  x: 2,
  '/': 2,
  '^': 3,
  r: 4,
};

/** Powers first and from the right, then × and ÷, then + and −, each from the left. [Basic III-D] */
function ordinary(elements: readonly Element[]): Expression {
  const operands: Expression[] = [];
  const waiting: BinaryOperation[] = [];
  const rank = (operation: BinaryOperation): number => RANK[operation] ?? 2;
  const close = (least: number): void => {
    while (waiting.length > 0 && rank(waiting.at(-1)!) >= least) {
      const right = operands.pop()!;
      operands.push(binary(waiting.pop()!, operands.pop()!, right));
    }
  };
  for (const element of elements) {
    if (element.kind === 'operand') operands.push(element.of);
    else if (element.kind === 'binary') {
      const own = rank(element.operation);
      close(element.operation === '^' ? own + 1 : own);
      waiting.push(element.operation);
    }
  }
  close(0);
  return operands[0]!;
}
