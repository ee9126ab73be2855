import { limited } from '../cost.ts';
import * as N from '../operations.ts';
import { bitLength, modPower } from '../whole/integers.ts';
import { factor } from '../whole/primes.ts';
import { whole } from '../whole/rational.ts';
import { boundsOf, compareReal, multiplyReal, signOfReal, termOf } from './arithmetic.ts';
import { attempt } from './ordinary.ts';
import type { Atom, Base, Real, Term, Tower } from './tower.ts';
import { isTower } from './tower.ts';

export type Answer = boolean | 'uncheckable';

export function isIntegerReal(a: Real): Answer {
  if (!isTower(a)) return N.isInteger(a);
  const answers = [...a.terms.map(isIntegerTerm), N.isInteger(a.rest)];
  const others = answers.filter((answer) => answer !== true);
  if (others.length === 0) return true;
  // With exactly one summand that is none the sum is none either.
  if (others.length === 1 && others[0] === false) return false;
  return isBetweenIntegers(a) ? false : (isDivisible(a) ?? 'uncheckable');
}

function isBetweenIntegers(a: Real): boolean {
  const bounds = attempt(() => boundsOf(a));
  return (
    bounds?.level === 0 && Math.floor(bounds.lo) === Math.floor(bounds.hi) && !Number.isInteger(bounds.lo)
  );
}

/** (x + 1)/2 is an integer for odd x: times its denominator it is one, and what that leaves says whether it was one before. */
function isDivisible(a: Tower): Answer | null {
  const below = [...a.terms.map(denominatorOf), a.rest.tier === 'rational' ? a.rest.d : null];
  if (below.includes(null)) return null;
  const common = below.reduce<bigint>((product, one) => product * (one ?? 1n), 1n);
  const scaled = multiplyReal(a, whole(common));
  if (common === 1n || isIntegerReal(scaled) !== true) return null;
  const rest = residueOfReal(scaled, common);
  return rest === null ? null : rest === 0n;
}

/** What stands below the line in small prime powers. */
function denominatorOf({ atoms }: Term): bigint | null {
  let product = 1n;
  for (const { base, exponent } of atoms) {
    if (base.kind !== 'prime' || exponent.tier !== 'rational' || exponent.n > 0n) continue;
    if (exponent.d !== 1n || exponent.n < -32n) return null;
    product *= base.prime ** -exponent.n;
  }
  return product;
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
    const product = residueOfProduct(atoms, m);
    if (sum === null || product === null) return null;
    sum = (((sum + BigInt(sign) * product) % m) + m) % m;
  }
  return sum;
}

/** A factor that leaves nothing makes the product leave nothing, whatever the other integers are. */
function residueOfProduct(atoms: readonly Atom[], m: bigint): bigint | null {
  const residues = atoms.map((atom) => residueOfAtom(atom, m));
  if (residues.includes(0n) && atoms.every((atom) => isIntegerAtom(atom) === true)) return 0n;
  return residues.reduce<bigint | null>(
    (product, one) => (product === null || one === null ? null : (product * one) % m),
    1n % m,
  );
}

/** Where the twos of a fraction in lowest terms are: above the line, below it, or nowhere; null where that is not known. */
export function twosOf(a: Real): 'above' | 'below' | 'nowhere' | null {
  if (isIntegerReal(a) === true) {
    const rest = residueOfReal(a, 2n);
    return rest === null ? null : rest === 0n ? 'above' : 'nowhere';
  }
  const places = new Set<'above' | 'below' | null>();
  for (const { base, exponent } of termOf(a).atoms) {
    const rest = isIntegerReal(exponent) === true ? residueOfBase(base, 2n) : null;
    if (rest !== 1n) places.add(rest === null ? null : signOfReal(exponent) > 0 ? 'above' : 'below');
  }
  if (places.size === 0) return 'nowhere';
  const [place = null] = places;
  return places.size === 1 ? place : null;
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
    case 'factors':
      return null;
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
