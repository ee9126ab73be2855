import * as N from '../index.ts';
import { limited } from '../cost.ts';
import { bitLength, modPower } from '../whole/integers.ts';
import { factor } from '../whole/primes.ts';
import { whole } from '../whole/rational.ts';
import { compareReal, signOfReal } from './arithmetic.ts';
import { isIntegerReal } from './facts.ts';
import type { Atom, Base, Real } from './tower.ts';
import { isTower } from './tower.ts';

/** What an integer leaves when it is divided by m > 0; null where that is not known. */
export function residueOfReal(a: Real, m: bigint): bigint | null {
  if (!isTower(a)) return N.residue(a, m);
  let sum = N.residue(a.rest, m);
  for (const { sign, atoms } of a.terms) {
    let product: bigint | null = BigInt(sign);
    for (const atom of atoms) {
      const residue: bigint | null = product === null ? null : residueOfAtom(atom, m);
      product = product === null || residue === null ? null : (product * residue) % m;
    }
    if (sum === null || product === null) return null;
    sum = (((sum + product) % m) + m) % m;
  }
  return sum;
}

function residueOfAtom({ base, exponent }: Atom, m: bigint): bigint | null {
  if (isIntegerReal(exponent) !== true || signOfReal(exponent) < 0) return null;
  const residue = residueOfBase(base, m);
  return residue === null ? null : powerModulo(residue, exponent, m);
}

function residueOfBase(base: Base, m: bigint): bigint | null {
  switch (base.kind) {
    case 'prime':
      return base.prime % m;
    case 'factorial':
      // Whatever is not above n is a factor of n!.
      return compareReal(base.of, whole(m)) >= 0 ? 0n : null;
    case 'number':
      return residueOfReal(base.value, m);
  }
}

/** b^e modulo m: from e = log2 m on, b^e repeats with a period that divides Euler's φ(m). */
function powerModulo(b: bigint, e: Real, m: bigint): bigint | null {
  if (e.tier === 'rational') return modPower(b, e.n, m);
  const least = BigInt(bitLength(m));
  const period = totient(m);
  if (period === null || compareReal(e, whole(least)) < 0) return null;
  const rest = residueOfReal(e, period);
  return rest === null ? null : modPower(b, rest + period * least, m);
}

function totient(m: bigint): bigint | null {
  const primes = limited(
    () => factor(m),
    () => null,
  );
  return primes === null ? null : primes.reduce((left, { prime }) => (left / prime) * (prime - 1n), m);
}
