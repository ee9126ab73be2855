import { limited } from '../cost.ts';
import * as N from '../operations.ts';
import { bitLength, modPower } from '../whole/integers.ts';
import { factor } from '../whole/primes.ts';
import { whole } from '../whole/rational.ts';
import { compareReal, signOfReal } from './arithmetic.ts';
import type { Atom, Base, Real, Term } from './tower.ts';
import { isTower } from './tower.ts';

export type Answer = boolean | 'uncheckable';

export function isIntegerReal(a: Real): Answer {
  if (!isTower(a)) return N.isInteger(a);
  const answers = [...a.terms.map(isIntegerTerm), N.isInteger(a.rest)];
  const others = answers.filter((answer) => answer !== true);
  if (others.length === 0) return true;
  // With exactly one summand that is none the sum is none either.
  return others.length === 1 && others[0] === false ? false : 'uncheckable';
}

function isIntegerTerm({ atoms }: Term): Answer {
  const answers = atoms.map(isIntegerAtom);
  if (answers.every((answer) => answer === true)) return true;
  // Factorizations are unique, so a prime below the line stays there.
  const primes = atoms.every(({ base }) => base.kind === 'prime');
  return primes && answers.every((answer) => answer !== 'uncheckable') ? false : 'uncheckable';
}

function isIntegerAtom({ base, exponent }: Atom): Answer {
  const integer = base.kind === 'number' ? isIntegerReal(base.value) : true;
  const times = isIntegerReal(exponent);
  if (integer !== true || times === 'uncheckable') return 'uncheckable';
  return times && signOfReal(exponent) > 0;
}

/** A product of powers of integers with integer exponents is rational; one root of a prime makes it irrational. */
export function isRationalReal(a: Real): Answer {
  if (!isTower(a)) return N.isRational(a);
  const answers = [...a.terms.map(isRationalTerm), N.isRational(a.rest)];
  const others = answers.filter((answer) => answer !== true);
  if (others.length === 0) return true;
  return others.length === 1 && others[0] === false ? false : 'uncheckable';
}

function isRationalTerm({ atoms }: Term): Answer {
  const answers = atoms.map(({ base, exponent }) => {
    const times = isIntegerReal(exponent);
    if (times !== false)
      return base.kind === 'number' && isRationalReal(base.value) !== true ? 'uncheckable' : times;
    return isRationalReal(exponent) === true ? false : 'uncheckable';
  });
  if (answers.every((answer) => answer === true)) return true;
  const primes = atoms.every(({ base }) => base.kind === 'prime');
  return primes && answers.every((answer) => answer !== 'uncheckable') ? false : 'uncheckable';
}

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
