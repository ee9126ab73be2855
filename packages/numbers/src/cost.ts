import type { Outcome, WhyCode } from './outcome.ts';
import { uncheckable } from './outcome.ts';

/** Integers and fractions longer than this are never built: gcd of fractions is quadratic in V8. */
export const INTEGER_BITS = 65_536;
export const FRACTION_BITS = 16_384;
/** A power is multiplied out up to this size; beyond it stays a product of prime powers. */
export const EXPAND_BITS = 16_384;
/** Exponents inside a giant may themselves be this long. */
export const EXPONENT_BITS = 2_048;
export const MAX_TERMS = 400;
export const MAX_FIELD_DEGREE = 48;
export const MAX_ROOT_INDEX = 128;
/** Longest precision at which a separation bound is still worth reaching. */
export const MAX_PRECISION = 49_152;
export const MAX_KEY_LENGTH = 20_000;

/** Units of roughly a tenth of a microsecond; a call that spends them all is cut off (about 60 ms). */
const FUEL = 600_000;
let fuel = FUEL;

/** The one exception of this package: a cut-off unwinds to the public call, which answers `uncheckable`. */
export class TooCostly extends Error {
  readonly code: WhyCode;
  constructor(code: WhyCode) {
    super(code);
    this.code = code;
  }
}

export function spend(units: number): void {
  fuel -= units;
  if (fuel < 0) throw new TooCostly('too-costly');
}

/** Runs some work and tells what it cost, so that a remembered result can be charged like a fresh one. */
export function metered<T>(work: () => T): { readonly result: T; readonly cost: number } {
  const before = fuel;
  const result = work();
  return { result, cost: before - fuel };
}

/** Cost of one product of two integers of this many bits (schoolbook below, Karatsuba above 2,000 bits). */
export function spendProduct(bits: number): void {
  const words = bits / 64 + 1;
  spend(2 + (words < 32 ? (words * words) / 50 : words ** 1.585 / 12));
}

export function giveUp(code: WhyCode): never {
  throw new TooCostly(code);
}

export function limited<T>(work: () => T, onCutOff: (code: WhyCode) => T): T {
  fuel = FUEL;
  try {
    return work();
  } catch (error) {
    if (error instanceof TooCostly) return onCutOff(error.code);
    throw error;
  }
}

export function limitedOutcome(work: () => Outcome): Outcome {
  return limited(work, uncheckable);
}
