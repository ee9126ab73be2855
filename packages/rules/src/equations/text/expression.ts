import type { NumeralDigit, OperationSign } from './symbols.ts';
import type { Turn } from './tokens.ts';

/** A numeral as cubes make it. `at` counts the cubes of its side of the Equation from the left. */
export interface Numeral {
  readonly kind: 'numeral';
  readonly digits: readonly NumeralDigit[];
  /** How many digits stand before the decimal point; null without one. */
  readonly point: number | null;
  readonly turn: Turn;
  /** For a 1 that stands for a power of the base, which power. */
  readonly power: number | null;
  readonly at: number;
  readonly cubes: number;
}

export interface Imaginary {
  readonly kind: 'imaginary';
  readonly turn: Turn;
  readonly at: number;
}

/** `.` is the multiplication by i that is not written; `'` raises to an exponent of the chosen colour. */
export type BinaryOperation = OperationSign | '.' | "'";
/** √ without index, × for factors or primes, and factorial. */
export type UnaryOperation = 'r' | 'x' | '!';

/**
 * One part of a chain. Whatever a default of VII-B-6-b ties to one numeral is inside an operand already;
 * prefix and postfix signs in a chain are those whose defaults clash, so they may reach as far as they like.
 */
export type Element =
  | { readonly kind: 'operand'; readonly of: Expression }
  | { readonly kind: 'prefix'; readonly operation: 'r' | 'x'; readonly at: number }
  | { readonly kind: 'postfix'; readonly exponent: Expression | null }
  | {
      readonly kind: 'binary';
      readonly operation: BinaryOperation;
      /** A root with an index, which by default takes just the numeral behind it. */
      readonly tight: boolean;
      /** For a product with i, the elements that it can reach. */
      readonly within: readonly [number, number] | null;
    };

export interface Chain {
  readonly kind: 'chain';
  readonly elements: readonly Element[];
}

/** A written expression. Only chains have several groupings. */
export type Expression =
  | Numeral
  | Imaginary
  | {
      readonly kind: 'unary';
      readonly operation: UnaryOperation;
      readonly of: Expression;
      readonly at: number;
    }
  | {
      readonly kind: 'binary';
      readonly operation: BinaryOperation;
      readonly left: Expression;
      readonly right: Expression;
    }
  /** An expression with several complex values and the one that is meant. */
  | { readonly kind: 'choice'; readonly of: Expression; readonly root: Expression }
  | Chain;

export function binary(operation: BinaryOperation, left: Expression, right: Expression): Expression {
  return { kind: 'binary', operation, left, right };
}

export function unary(operation: UnaryOperation, of: Expression, at: number): Expression {
  return { kind: 'unary', operation, of, at };
}

export function hasChain(expression: Expression): boolean {
  switch (expression.kind) {
    case 'numeral':
    case 'imaginary':
      return false;
    case 'unary':
      return hasChain(expression.of);
    case 'binary':
      return hasChain(expression.left) || hasChain(expression.right);
    case 'choice':
      return hasChain(expression.of) || hasChain(expression.root);
    case 'chain':
      return true;
  }
}
