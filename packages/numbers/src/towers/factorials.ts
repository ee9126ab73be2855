import { whole } from '../whole/rational.ts';
import { addReal, divideReal, fromTerm, multiplyReal, negateReal } from './arithmetic.ts';
import { key } from './key.ts';
import { attempt, isZero } from './ordinary.ts';
import type { Atom, Real } from './tower.ts';
import { isTower } from './tower.ts';

/** Further apart than this, two factorials stay as they are. */
const WIDEST = 8;

/** n!/(n − 2)! is (n − 1)·n, however large n is. */
export function joinFactorials(a: Real): Real {
  const [only] = isTower(a) && a.terms.length === 1 && isZero(a.rest) ? a.terms : [];
  if (only === undefined) return a;
  const { sign, atoms } = only;
  const [above, below] = [argumentOf(atoms, '1'), argumentOf(atoms, '-1')];
  const apart = above === null || below === null ? 0 : gapOf(above.of, below.of);
  if (above === null || below === null || apart === 0) return a;
  const others = fromTerm({
    sign,
    atoms: atoms.filter((atom) => atom !== above.atom && atom !== below.atom),
  });
  const [smaller, join] = apart > 0 ? [below.of, multiplyReal] : [above.of, divideReal];
  let joined = others;
  for (let step = 1; step <= Math.abs(apart); step++)
    joined = join(joined, addReal(smaller, whole(BigInt(step))));
  return joined;
}

function argumentOf(
  atoms: readonly Atom[],
  exponent: string,
): { readonly atom: Atom; readonly of: Real } | null {
  for (const atom of atoms)
    if (atom.base.kind === 'factorial' && key(atom.exponent) === exponent) return { atom, of: atom.base.of };
  return null;
}

function gapOf(a: Real, b: Real): number {
  const gap = attempt(() => addReal(a, negateReal(b)));
  const steps = gap?.tier === 'rational' && gap.d === 1n ? Number(gap.n) : 0;
  return Math.abs(steps) <= WIDEST ? steps : 0;
}
