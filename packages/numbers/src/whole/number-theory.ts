import { giveUp } from '../cost.ts';
import { fromMonomial } from '../giants/giant.ts';
import { gcdOf, modPower } from './integers.ts';
import type { Outcome } from '../outcome.ts';
import { found, notDefined } from '../outcome.ts';
import { factor, isPrime, primesUpTo } from './primes.ts';
import type { Rational } from './rational.ts';
import { floorQ, isOversized, whole } from './rational.ts';
import { isIntegerValue, isRationalValue } from '../values/rationality.ts';
import { signOf } from '../values/sign.ts';
import { unreachable } from '../unreachable.ts';
import type { Giant, PrimePower, Range, Value } from '../value.ts';

/** A whole number, or null for anything else; gives up on numbers that are not known well enough. */
function wholeNumber(a: Value): Rational | Giant | null {
  const integer = isIntegerValue(a);
  if (integer === 'uncheckable') giveUp('undecided');
  if (!integer || signOf(a) < 0) return null;
  if (a.tier === 'rational' || a.tier === 'giant') return a;
  // A sum with a giant in it is known, but nobody knows its primes.
  return giveUp(a.tier === 'range' ? 'cannot-factor' : 'undecided');
}

function countingNumber(a: Value): Rational | Giant | null {
  const n = wholeNumber(a);
  return n === null || (n.tier === 'rational' && n.n === 0n) ? null : n;
}

function primePowers(a: Rational | Giant): readonly PrimePower[] {
  if (a.tier === 'giant') return a.powers;
  const counts = factor(a.n) ?? giveUp('cannot-factor');
  return counts.map(({ prime, count }) => ({ prime, exponent: whole(BigInt(count)) }));
}

/** How many counting numbers divide a. */
export function countFactors(a: Value): Outcome {
  const n = countingNumber(a);
  if (n === null) return notDefined('not-a-counting-number');
  let product = 1n;
  for (const { exponent } of primePowers(n)) product *= exponent.n + 1n;
  const count = whole(product);
  return isOversized(count) ? giveUp('too-big') : found(count);
}

/** The smallest prime that divides a; 1 has none. */
export function leastPrimeFactor(a: Value): Outcome {
  const n = countingNumber(a);
  if (n === null || (n.tier === 'rational' && n.n === 1n)) return notDefined('not-a-counting-number');
  if (n.tier === 'giant') return found(whole(n.powers[0]!.prime));
  const small = primesUpTo(4096).find((p) => n.n % BigInt(p) === 0n);
  return found(whole(small === undefined ? primePowers(n)[0]!.prime : BigInt(small)));
}

/** The smallest prime larger than a rational number. */
export function primeAfter(a: Value): Outcome {
  if (a.tier !== 'rational') {
    const rational = isRationalValue(a);
    return rational === false
      ? notDefined('not-rational')
      : giveUp(a.tier === 'giant' ? 'too-big' : 'undecided');
  }
  const floor = floorQ(a);
  for (let n = floor < 1n ? 2n : floor + 1n; ; n++) {
    const prime = isPrime(n);
    if (prime === null) giveUp('too-big');
    if (prime) return found(whole(n));
  }
}

/** Combines two factorizations prime by prime; used only where one number is a giant. */
function merge(a: Rational | Giant, b: Rational | Giant, least: boolean): Value {
  const exponents = new Map<bigint, bigint>();
  const right = new Map(primePowers(b).map(({ prime, exponent }) => [prime, exponent.n]));
  for (const { prime, exponent } of primePowers(a)) {
    const other = right.get(prime) ?? 0n;
    exponents.set(prime, exponent.n < other === least ? exponent.n : other);
    right.delete(prime);
  }
  if (!least) for (const [prime, exponent] of right) exponents.set(prime, exponent);
  const powers = [...exponents]
    .filter(([, exponent]) => exponent > 0n)
    .map(([prime, exponent]) => ({ prime, exponent: whole(exponent) }))
    .sort((x, y) => (x.prime < y.prime ? -1 : 1));
  return fromMonomial({ sign: 1, powers });
}

/** The greatest common factor of two whole numbers that are not both zero. */
export function greatestCommonFactor(a: Value, b: Value): Outcome {
  const m = wholeNumber(a);
  const n = wholeNumber(b);
  if (m === null || n === null) return notDefined('not-a-whole-number');
  if (m.tier === 'rational' && n.tier === 'rational') {
    const common = gcdOf(m.n, n.n);
    return common === 0n ? notDefined('not-a-whole-number') : found(whole(common));
  }
  if (m.tier === 'rational' && m.n === 0n) return found(n);
  if (n.tier === 'rational' && n.n === 0n) return found(m);
  return found(merge(m, n, true));
}

/** The least common multiple of two counting numbers. */
export function leastCommonMultiple(a: Value, b: Value): Outcome {
  const m = countingNumber(a);
  const n = countingNumber(b);
  if (m === null || n === null) return notDefined('not-a-counting-number');
  if (m.tier === 'rational' && n.tier === 'rational') {
    const multiple = whole((m.n / gcdOf(m.n, n.n)) * n.n);
    if (!isOversized(multiple)) return found(multiple);
  }
  return found(merge(m, n, false));
}

/** What an integer leaves, from 0 up to below m, when it is divided by m; null if it is not known to be an integer. */
export function residueOf(a: Value, m: bigint): bigint | null {
  switch (a.tier) {
    case 'rational':
      return a.d === 1n ? modulo(a.n, m) : null;
    case 'giant': {
      if (isIntegerValue(a) !== true) return null;
      let product = BigInt(a.sign);
      for (const { prime, exponent } of a.powers) product = (product * modPower(prime, exponent.n, m)) % m;
      return modulo(product, m);
    }
    case 'algebraic':
      return null;
    case 'range':
      return residueOfRange(a, m);
    default:
      return unreachable(a);
  }
}

/** Sums, products and whole powers of integers are integers, however large. */
function residueOfRange({ operation, operands, parts }: Range, m: bigint): bigint | null {
  const residues: bigint[] = [];
  for (const operand of parts ?? operands) {
    const residue = residueOf(operand, m);
    if (residue === null) return null;
    residues.push(residue);
  }
  if (operation === '+')
    return modulo(
      residues.reduce((sum, residue) => sum + residue, 0n),
      m,
    );
  if (operation === '*')
    return modulo(
      residues.reduce((product, residue) => product * residue, 1n),
      m,
    );
  if (operation === '-') return modulo(-residues[0]!, m);
  const power = /^\^(\d+)$/u.exec(operation);
  return power === null ? null : modPower(residues[0]!, BigInt(power[1]!), m);
}

function modulo(n: bigint, m: bigint): bigint {
  const rest = n % m;
  return rest < 0n ? rest + m : rest;
}

/** The remainder of a divided by b, both counting numbers. */
export function remainderOf(a: Value, b: Value): Outcome {
  const m = countingNumber(a);
  const n = countingNumber(b);
  if (m === null || n === null) return notDefined('not-a-counting-number');
  if (n.tier === 'giant') return m.tier === 'giant' ? giveUp('too-big') : found(m);
  if (m.tier === 'rational') return found(whole(m.n % n.n));
  let result = 1n % n.n;
  for (const { prime, exponent } of m.powers) result = (result * modPower(prime, exponent.n, n.n)) % n.n;
  return found(whole(result));
}
