import { FACTORIALS } from './fractions.ts';
import { LARGEST_ABOVE, LARGEST_BELOW, near, nextToOne, overlap, sizeOf } from './intervals.ts';
import type { Bounds } from './intervals.ts';
import { NO_FORM } from './radical-forms.ts';
import { differInResidue, NO_RESIDUE } from './residues.ts';

/** How sure it is that a number is no simple fraction (below 2^16, its denominator at most 200). */
export const UNSURE = 0;
export const NOT_SIMPLE = 1;
export const IRRATIONAL = 2;
export const RATIONAL = 3;

/** A fraction in lowest terms. */
export interface Long {
  readonly n: bigint;
  readonly d: bigint;
}

/**
 * What is known of a number that is not kept exactly. An algebraic one is a root of an integer polynomial of this degree, and it differs
 * from zero by more than 2^-(degree × bits) or not at all [Burnikel and others, 2001]: bits bounds the size of numerator and denominator
 * and of all their conjugates. The degree of others is Infinity.
 */
export interface Known extends Bounds {
  readonly kind: number;
  readonly degree: number;
  readonly bits: number;
  /** How often it can be halved: ODD if not at all, EVEN if it can, HALVED if its denominator is even; 0 if nobody knows. */
  readonly twos: number;
  /** 1 if it is known to be n!, 2 if it is (n!)!, for a whole n, and -1 if it is known to be whole at least. */
  readonly factorials?: number;
  /** What `Residues` keep of it. */
  readonly residue?: number;
  /** What it is as a product of powers of primes, where that is known: it is one number then, and no small fraction. */
  readonly form?: number;
  /** A long fraction, if it is one. */
  readonly long?: Long;
  /** A small fraction, if it is one; d is 0 otherwise. */
  readonly n: number;
  readonly d: number;
}

export const ODD = 1;
export const EVEN = 2;
export const HALVED = 3;

export function fractionKnown(n: number, d: number): Known {
  const bounds = nextToOne(n < 0 ? -1 : 1, (Math.abs(n) - d) / d) ?? near(n / d, n / d);
  const bits = Math.log2(Math.max(Math.abs(n), d));
  return {
    ...bounds,
    kind: RATIONAL,
    degree: 1,
    bits,
    twos: d % 2 === 0 ? HALVED : n % 2 === 0 ? EVEN : ODD,
    n,
    d,
  };
}

/** Two factorials between which plain bounds tell no difference. */
export function areFactorials(a: Known, b: Known): boolean {
  return isLongFactorial(a) && isLongFactorial(b) && overlap(a, b);
}

/** A factorial beyond 720!, which is kept by its bounds. */
export function isLongFactorial({ kind, factorials = 0 }: Known): boolean {
  return kind === NOT_SIMPLE && factorials > 0;
}

export function isFactorial({ n, d, factorials = 0 }: Known): boolean {
  return d === 1 ? FACTORIALS.includes(n) : factorials > 0;
}

export type Traits = Pick<Known, 'kind' | 'degree' | 'bits' | 'twos' | 'factorials' | 'residue'>;
export const NOTHING_KNOWN: Traits = { kind: UNSURE, degree: Infinity, bits: Infinity, twos: 0 };

export function twosOfSum(a: Known, b: Known): number {
  if (a.twos === 0 || b.twos === 0) return 0;
  if (a.twos === HALVED || b.twos === HALVED) return a.twos === b.twos ? 0 : HALVED;
  return a.twos === b.twos ? EVEN : ODD;
}

export function twosOfProduct(a: number, b: number): number {
  if (a === 0 || b === 0) return 0;
  return a === ODD ? b : b === ODD || a === b ? a : 0;
}

/** Of a sum or product. Two fractions come here only if what they make is a very long one. */
export function kindOf(a: Known, b: Known): number {
  if (a.kind !== RATIONAL) return b.kind === RATIONAL ? kindOf(b, a) : UNSURE;
  if (b.kind === RATIONAL) return NOT_SIMPLE;
  // Beside a fraction that is not simple itself, one that is none may become one.
  const isPlain = a.d !== 0 && a.d <= LARGEST_BELOW && Math.abs(a.n) <= LARGEST_BELOW;
  return b.kind === NOT_SIMPLE && !isPlain ? UNSURE : b.kind;
}

/** Whether it is certainly an integer. */
export function isInteger({ d, long, factorials = 0 }: Known): boolean {
  return d === 1 || long?.d === 1n || factorials !== 0;
}

/** False if it is certainly no integer: one below 2^16 would be known as a fraction, and there may be none within the bounds. */
export function mayBeWhole(a: Known): boolean {
  if (a.d !== 0) return a.d === 1;
  if (a.kind === IRRATIONAL || sizeOf(a)[1] < 16) return false;
  return a.sign !== 0 || Math.ceil(a.lo) <= Math.floor(a.hi);
}

/** Whether a number known by bounds may be another. */
export function mayEqual(a: Known, b: Known): boolean {
  const [one, other] = [a.form ?? NO_FORM, b.form ?? NO_FORM];
  if (one !== NO_FORM && other !== NO_FORM) return one === other;
  if ((one !== NO_FORM && b.d !== 0) || (other !== NO_FORM && a.d !== 0)) return false;
  if ((a.kind === IRRATIONAL && b.kind === RATIONAL) || (a.kind === RATIONAL && b.kind === IRRATIONAL))
    return false;
  if (isSimple(a) !== isSimple(b) || differInResidue(a.residue ?? NO_RESIDUE, b.residue ?? NO_RESIDUE))
    return false;
  return overlap(a, b);
}

/** A small fraction that no cell stands for. */
export function isSimple({ n, d }: { readonly n: number; readonly d: number }): boolean {
  return d !== 0 && d <= LARGEST_BELOW && Math.abs(n / d) < LARGEST_ABOVE;
}
