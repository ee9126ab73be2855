import type { BinaryOperation, Relation, SetSymbol } from './symbols.ts';

/**
 * A Set-Name as written. A chain is a row of terms with ∪ ∩ − between them and no grouping inside: with more
 * than two terms it has several legal interpretations, since those operations have no order among them.
 */
export type SetExpression =
  | { readonly kind: 'set'; readonly symbol: SetSymbol }
  | { readonly kind: 'complement'; readonly of: SetExpression }
  | {
      readonly kind: 'chain';
      readonly terms: readonly SetExpression[];
      /** One fewer than the terms. */
      readonly operations: readonly BinaryOperation[];
    };

/** Set-Names joined by = and ⊆: `R = B`, or the chain `A ⊆ B = C`. */
export interface Restriction {
  readonly sides: readonly SetExpression[];
  /** One fewer than the sides, at least one. */
  readonly relations: readonly Relation[];
}

/** A chain of two terms: one operation, one interpretation. */
export function pair(left: SetExpression, operation: BinaryOperation, right: SetExpression): SetExpression {
  return { kind: 'chain', terms: [left, right], operations: [operation] };
}
