import * as N from '../operations.ts';
import { isZero } from './ordinary.ts';
import type { Atom, Base, Real, Term } from './tower.ts';
import { isTower } from './tower.ts';

/** Longer ones are not shown. */
const LONGEST = 160;

/** As it is made: 3^(2*3^86093442)+1. */
export function printReal(a: Real): string {
  if (!isTower(a)) return N.print(a);
  const parts = [...a.terms.map(printTerm), ...(isZero(a.rest) ? [] : [N.print(a.rest)])];
  const text = parts.join('+').replaceAll('+-', '-');
  return text.length <= LONGEST ? text : 'a number too long to print';
}

function printTerm({ sign, atoms }: Term): string {
  return `${sign < 0 ? '-' : ''}${atoms.map(printAtom).join('*')}`;
}

function printAtom({ base, exponent }: Atom): string {
  const text = printReal(exponent);
  if (text === '1') return printBase(base);
  return `${printBase(base)}^${/^\d+$/u.test(text) ? text : `(${text})`}`;
}

function printBase(base: Base): string {
  switch (base.kind) {
    case 'prime':
      return base.prime.toString();
    case 'factorial': {
      const of = printReal(base.of);
      return /^\d+!*$/u.test(of) ? `${of}!` : `(${of})!`;
    }
    case 'factors':
      return `x(${printReal(base.of)})`;
    case 'number':
      return `(${printReal(base.value)})`;
  }
}
