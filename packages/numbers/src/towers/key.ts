import { keyOf } from '../values/range.ts';
import { bitLength } from '../whole/integers.ts';
import type { Atom, Base, Real, Term } from './tower.ts';
import { isTower } from './tower.ts';

const LONG = 256;

/** Equal keys mean equal numbers; unequal keys prove nothing. */
export function key(a: Real): string {
  // Long numbers are quicker to write to base 16.
  if (a.tier === 'rational' && bitLength(a.n) > LONG) return `#${a.n.toString(16)}/${a.d.toString(16)}`;
  if (!isTower(a)) return keyOf(a);
  return `t(${a.terms.map(termKey).join('+')}+${keyOf(a.rest)})`;
}

export function termKey({ sign, atoms }: Term): string {
  return `${sign < 0 ? '-' : ''}${atoms.map(({ base, exponent }) => `${baseKey(base)}^${key(exponent)}`).join('*')}`;
}

/** The key of a factorial is long, and asked for often. */
const keys = new WeakMap<Base, string>();

export function baseKey(base: Base): string {
  const known = keys.get(base);
  if (known !== undefined) return known;
  const made = makeKey(base);
  keys.set(base, made);
  return made;
}

function makeKey(base: Base): string {
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

/** Atoms in the order of their keys, as a term has them. */
export function sorted(sign: 1 | -1, atoms: readonly Atom[]): Term {
  const keyed = atoms.map((atom) => ({ atom, order: baseKey(atom.base) }));
  return { sign, atoms: keyed.sort((a, b) => (a.order < b.order ? -1 : 1)).map(({ atom }) => atom) };
}

/** Terms that differ in sign only come to the same. */
export function termOrder(term: Term): string {
  return term.atoms.map(({ base, exponent }) => `${baseKey(base)}^${key(exponent)}`).join('*');
}
