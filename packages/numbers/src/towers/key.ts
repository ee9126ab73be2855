import { keyOf } from '../values/range.ts';
import type { Base, Real, Term } from './tower.ts';
import { isTower } from './tower.ts';

/** Equal keys mean equal numbers; unequal keys prove nothing. */
export function key(a: Real): string {
  if (!isTower(a)) return keyOf(a);
  return `t(${a.terms.map(termKey).join('+')}+${keyOf(a.rest)})`;
}

export function termKey({ sign, atoms }: Term): string {
  return `${sign < 0 ? '-' : ''}${atoms.map(({ base, exponent }) => `${baseKey(base)}^${key(exponent)}`).join('*')}`;
}

export function baseKey(base: Base): string {
  switch (base.kind) {
    case 'prime':
      return base.prime.toString();
    case 'factorial':
      return `!(${key(base.of)})`;
    case 'factors':
      return `x(${key(base.of)})`;
    case 'number':
      return `(${key(base.value)})`;
  }
}
