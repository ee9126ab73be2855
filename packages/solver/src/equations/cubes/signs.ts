import type { ShakeRules } from '@forceout/rules/equations';
import type { Stocks } from './kinds.ts';
import type { Limits, Operation } from '../arithmetic/operations.ts';

/** An operation between two numbers: the kind of cube that makes it and the sign that is written. */
export interface Binary {
  readonly kind: number;
  readonly sign: string;
  readonly operation: Operation;
  readonly commutes: boolean;
}

/** An operation on one number; ! stands behind it, the others before it. */
export interface Unary {
  readonly kind: number;
  readonly sign: 'r' | 'x' | '!';
  readonly operation: Operation;
}

export interface Signs {
  readonly binaries: readonly Binary[];
  readonly unaries: readonly Unary[];
}

/** What the operation cubes of a shake can do. */
export function signsOf({ force, language }: ShakeRules, { kinds }: Stocks): Signs {
  const binaries: Binary[] = [];
  const unaries: Unary[] = [];
  const add = (kind: number, sign: string, operation: Operation, commutes = false): void => {
    binaries.push({ kind, sign, operation, commutes });
  };
  for (const [kind, { face, role }] of kinds.entries()) {
    if (role === 'factorial') unaries.push({ kind, sign: '!', operation: 'factorial' });
    if (role !== 'operation') continue;
    switch (face) {
      case '+':
        add(kind, '+', force.average === null ? 'add' : 'average', true);
        break;
      case '-':
        add(kind, '-', 'subtract');
        break;
      case 'x':
        add(kind, 'x', 'multiply', true);
        if (language.unaryX)
          unaries.push({
            kind,
            sign: 'x',
            operation: force['smallest-prime'] === null ? 'factors' : 'prime',
          });
        break;
      case '/':
        add(kind, '/', 'divide');
        if (force.log !== null) add(kind, '|', 'log');
        else if (force.remainder !== null) add(kind, '|', 'remainder');
        break;
      case '^':
        add(kind, '^', 'power');
        if (force.gcf !== null) add(kind, 'G', 'gcf', true);
        break;
      case 'r':
        if (!language.imaginary) {
          unaries.push({ kind, sign: 'r', operation: 'root' });
          add(kind, 'r', 'root');
        }
        if (force.percent !== null) add(kind, '%', 'percent', true);
        if (force.lcm !== null) add(kind, 'L', 'lcm', true);
        break;
      default:
        break;
    }
  }
  const rank = ({ sign }: { readonly sign: string }): number =>
    '+x-/^r'.indexOf(sign) + ('+x-/^r'.includes(sign) ? 0 : 9);
  return { binaries: binaries.toSorted((a, b) => rank(a) - rank(b)), unaries };
}

export function limitsOf({
  force,
  language,
  wholePowers,
}: ShakeRules): Omit<Limits, 'quick' | 'oneSymbol' | 'bounded' | 'roots'> {
  return {
    wholePowers: wholePowers !== null,
    complex: language.imaginary,
    base: language.base,
    mostRemainder: force.remainder?.most ?? Infinity,
    mostFactors: force['number-of-factors']?.most ?? Infinity,
    mostPrime: force['smallest-prime']?.most ?? Infinity,
  };
}
