import type { Expression } from '../text/expression.ts';
import type { GoalLayout } from './goal-layout.ts';

type Span = readonly [number, number];

/**
 * Whether a grouping respects the gaps of the Goal: the cubes of a cluster, without the operations that
 * dangle at its ends, make one part of the expression. A √ or × at the head of a cluster may reach further.
 * [IV-B-2]
 */
export function respectsGaps(tree: Expression, { clusters, cubes }: GoalLayout): boolean {
  if (clusters.length < 2) return true;
  const parts: Span[] = [];
  const isNumber: boolean[] = cubes.map(() => false);
  const whole = spanOf(tree, parts, isNumber);
  if (whole === null) return false;
  const numerals = numeralSpans(tree);
  return clusters.every(([from, to]) => {
    if (numerals.some(([a, b]) => crosses([a, b], [from, to]))) return false;
    for (let start = from; start <= to; start++) {
      for (let end = to; end >= start; end--) {
        if (!parts.some((part) => crosses(part, [start, end]))) return true;
        if (end === start || isNumber[end - 1] === true) break;
      }
      if (start === to || isNumber[start] === true) break;
    }
    return false;
  });
}

/** One span begins or ends inside the other without lying inside it. */
function crosses([a, b]: Span, [c, d]: Span): boolean {
  return (a < c && c < b && b < d) || (c < a && a < d && d < b);
}

/** The cubes that an expression covers; collects those of all its parts, and which cubes are in numerals. */
function spanOf(tree: Expression, parts: Span[], isNumber: boolean[]): Span | null {
  const span = ownSpan(tree, parts, isNumber);
  if (span !== null) parts.push(span);
  return span;
}

function ownSpan(tree: Expression, parts: Span[], isNumber: boolean[]): Span | null {
  switch (tree.kind) {
    case 'numeral':
    case 'imaginary': {
      const end = tree.at + (tree.kind === 'numeral' ? tree.cubes : 1);
      for (let at = tree.at; at < end; at++) isNumber[at] = true;
      return [tree.at, end];
    }
    case 'unary': {
      const of = spanOf(tree.of, parts, isNumber);
      return of === null ? null : [tree.at < 0 ? of[0] : tree.at, of[1]];
    }
    case 'binary': {
      // A product with i is one whole, however many factors it has: its parts are not grouped. [XIII-D-11]
      const isProduct = tree.operation === '.' || tree.operation === 'x';
      const part = (side: Expression): Span | null =>
        isProduct && side.kind === 'binary' && side.operation === '.'
          ? ownSpan(side, parts, isNumber)
          : spanOf(side, parts, isNumber);
      const left = part(tree.left);
      const right = part(tree.right);
      return left === null || right === null ? null : [left[0], right[1]];
    }
    case 'choice':
      return spanOf(tree.of, parts, isNumber);
    case 'chain':
      return null;
  }
}

/** A numeral never lies on both sides of a gap. */
function numeralSpans(tree: Expression): readonly Span[] {
  switch (tree.kind) {
    case 'numeral':
      return [[tree.at, tree.at + tree.cubes]];
    case 'unary':
      return numeralSpans(tree.of);
    case 'binary':
      return [...numeralSpans(tree.left), ...numeralSpans(tree.right)];
    case 'choice':
      return numeralSpans(tree.of);
    case 'imaginary':
    case 'chain':
      return [];
  }
}
