/** What can be asked of exact numbers, each question within its limit of work. */
import { addValues, divideValues, multiplyValues, negateValue, subtractValues } from './values/arithmetic.ts';
import { limited, limitedOutcome } from './cost.ts';
import { decimalOf } from './shown/decimal.ts';
import type { Equality } from './values/equality.ts';
import { equalValues } from './values/equality.ts';
import { factorialOf } from './giants/factorial.ts';
import {
  countFactors,
  greatestCommonFactor,
  leastCommonMultiple,
  leastPrimeFactor,
  primeAfter,
  remainderOf,
  residueOf,
} from './whole/number-theory.ts';
import { compareValues } from './values/order.ts';
import type { Outcome } from './outcome.ts';
import { found } from './outcome.ts';
import { powerValues, rootValues } from './values/power.ts';
import { printValue } from './shown/print.ts';
import { keyOf } from './values/range.ts';
import { Q0, Q1, ratio, whole } from './whole/rational.ts';
import { isIntegerValue, isRationalValue } from './values/rationality.ts';
import { isRealValue } from './values/realness.ts';
import { signOf } from './values/sign.ts';
import { SUM_I } from './radicals/unity.ts';
import type { Value } from './value.ts';

const UNDECIDED = 'uncheckable' as const;
const undecided = () => UNDECIDED;

export const ZERO: Value = Q0;
export const ONE: Value = Q1;
export const I: Value = { tier: 'algebraic', top: SUM_I, bottom: null };

export function integer(n: bigint | number): Value {
  return whole(BigInt(n));
}

/** n/d; the denominator must not be zero. */
export function rational(n: bigint | number, d: bigint | number): Value {
  if (BigInt(d) === 0n) throw new RangeError('a denominator must not be zero');
  return ratio(BigInt(n), BigInt(d));
}

export function add(a: Value, b: Value): Outcome {
  return limitedOutcome(() => found(addValues(a, b)));
}

export function subtract(a: Value, b: Value): Outcome {
  return limitedOutcome(() => found(subtractValues(a, b)));
}

export function multiply(a: Value, b: Value): Outcome {
  return limitedOutcome(() => found(multiplyValues(a, b)));
}

export function divide(a: Value, b: Value): Outcome {
  return limitedOutcome(() => divideValues(a, b));
}

export function negate(a: Value): Outcome {
  return limitedOutcome(() => found(negateValue(a)));
}

/** The game's real power: the exponent is reduced first, so (−8)^(4/6) = 4 and (−4)^(2/4) is undefined. */
export function power(base: Value, exponent: Value): Outcome {
  return limitedOutcome(() => powerValues(base, exponent));
}

/** index√radicand with the book's rules: (3/6)√(−9) = 81, (8/2)√(−5) and 0√a are undefined. */
export function root(index: Value, radicand: Value): Outcome {
  return limitedOutcome(() => rootValues(index, radicand));
}

export function factorial(a: Value): Outcome {
  return limitedOutcome(() => factorialOf(a));
}

export function isEqual(a: Value, b: Value): Equality {
  return limited(() => equalValues(a, b), undecided);
}

/** Compares real values; numbers that are not real have no order, so the answer is `uncheckable`. */
export function compare(a: Value, b: Value): -1 | 0 | 1 | 'uncheckable' {
  return limited<-1 | 0 | 1 | 'uncheckable'>(() => compareValues(a, b), undecided);
}

export function sign(a: Value): -1 | 0 | 1 | 'uncheckable' {
  return limited<-1 | 0 | 1 | 'uncheckable'>(() => signOf(a), undecided);
}

export function isReal(a: Value): boolean | 'uncheckable' {
  return limited<boolean | 'uncheckable'>(() => isRealValue(a), undecided);
}

export function isRational(a: Value): boolean | 'uncheckable' {
  return limited<boolean | 'uncheckable'>(() => isRationalValue(a), undecided);
}

export function isInteger(a: Value): boolean | 'uncheckable' {
  return limited<boolean | 'uncheckable'>(() => isIntegerValue(a), undecided);
}

export function asRational(a: Value): { readonly n: bigint; readonly d: bigint } | null {
  return a.tier === 'rational' ? { n: a.n, d: a.d } : null;
}

/** The value as a JavaScript integer if it is one and safe to use as such. */
export function asSmallInteger(a: Value): number | null {
  if (a.tier !== 'rational' || a.d !== 1n) return null;
  const n = Number(a.n);
  return Number.isSafeInteger(n) ? n : null;
}

export function print(a: Value): string {
  return limited(
    () => printValue(a),
    () => 'a number too long to print',
  );
}

/** For people: cut off, never rounded, after so many decimals; … where digits are missing. */
export function decimal(a: Value, digits = 5): string {
  return limited(
    () => decimalOf(a, digits),
    () => '?',
  );
}

/** Equal keys mean equal values; unequal keys prove nothing. */
export function key(a: Value): string {
  return keyOf(a);
}

/** How many counting numbers divide a counting number. */
export function numberOfFactors(a: Value): Outcome {
  return limitedOutcome(() => countFactors(a));
}

export function smallestPrimeFactor(a: Value): Outcome {
  return limitedOutcome(() => leastPrimeFactor(a));
}

/** The smallest prime larger than a rational number. */
export function nextPrime(a: Value): Outcome {
  return limitedOutcome(() => primeAfter(a));
}

/** The greatest common factor of two whole numbers, not both zero. */
export function gcd(a: Value, b: Value): Outcome {
  return limitedOutcome(() => greatestCommonFactor(a, b));
}

/** The least common multiple of two counting numbers. */
export function lcm(a: Value, b: Value): Outcome {
  return limitedOutcome(() => leastCommonMultiple(a, b));
}

/** The remainder when one counting number is divided by another. */
export function remainder(a: Value, b: Value): Outcome {
  return limitedOutcome(() => remainderOf(a, b));
}

/** What an integer leaves when it is divided by m > 0, also for giants and their sums; null where that is unknown. */
export function residue(a: Value, m: bigint | number): bigint | null {
  return limited<bigint | null>(
    () => residueOf(a, BigInt(m)),
    () => null,
  );
}
