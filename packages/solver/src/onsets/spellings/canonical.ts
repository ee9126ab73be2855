import { SYMBOLS } from '@forceout/rules/onsets';
import type { BinaryOperation, Restriction, SetExpression } from '@forceout/rules/onsets';

/**
 * One of the texts that are the same spelling: it makes no difference in which order ∪, ∩, a symmetric − and = have
 * their two sides, in which order Restrictions stand, nor how a row of one such operation is grouped.
 */
export function canonical(set: SetExpression, symmetric: boolean): SetExpression {
  switch (set.kind) {
    case 'set':
      return set;
    case 'complement':
      return { kind: 'complement', of: canonical(set.of, symmetric) };
    case 'chain': {
      const [operation] = set.operations;
      const isRow = set.operations.every((other) => other === operation);
      if (!isRow || !isCommutative(operation!, symmetric))
        return { ...set, terms: set.terms.map((term) => canonical(term, symmetric)) };
      const terms = set.terms.flatMap((term) => {
        const one = canonical(term, symmetric);
        return isRowOf(one, operation!) ? one.terms : [one];
      });
      return rowOf(terms.toSorted(inOrder), operation!);
    }
  }
}

export function canonicalRestrictions(
  restrictions: readonly Restriction[],
  symmetric: boolean,
): readonly Restriction[] {
  return restrictions
    .map(({ sides, relations }) => {
      const written = { sides: sides.map((side) => canonical(side, symmetric)), relations };
      if (relations.includes('C')) return written;
      const turned = { sides: written.sides.toReversed(), relations };
      return restrictionKey(turned) < restrictionKey(written) ? turned : written;
    })
    .toSorted((a, b) => compare(restrictionKey(a), restrictionKey(b)));
}

export const isCommutative = (operation: BinaryOperation, symmetric: boolean): boolean =>
  operation !== '-' || symmetric;

export function rowOf(terms: readonly SetExpression[], operation: BinaryOperation): SetExpression {
  return { kind: 'chain', terms, operations: terms.slice(1).map(() => operation) };
}

/** Whether it is a row of that operation and nothing else. */
export function isRowOf(
  set: SetExpression,
  operation: BinaryOperation,
): set is Extract<SetExpression, { kind: 'chain' }> {
  return set.kind === 'chain' && set.operations.every((other) => other === operation);
}

/** Shorter ones first, then by the order of SYMBOLS. */
export function inOrder(a: SetExpression, b: SetExpression): number {
  return compare(setKey(a), setKey(b));
}

const compare = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
const letter = (symbol: string): string =>
  String.fromCodePoint(65 + (SYMBOLS as readonly string[]).indexOf(symbol));

/** Signs before what they join, a letter for each cube: different expressions have different keys. */
function setKey(set: SetExpression): string {
  switch (set.kind) {
    case 'set':
      return letter(set.symbol);
    case 'complement':
      return letter("'") + setKey(set.of);
    case 'chain':
      return set.operations.map(letter).join('') + set.terms.map(setKey).join('');
  }
}

function restrictionKey({ sides, relations }: Restriction): string {
  return relations.map(letter).join('') + sides.map(setKey).join('');
}
