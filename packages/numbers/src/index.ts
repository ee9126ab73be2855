/** Exact numbers that never lie: what they are worth, and whether two of them are the same. See the README. */
import { limited, limitedOutcome } from './cost.ts';
import type { Outcome } from './outcome.ts';
import { uncheckable } from './outcome.ts';
import { complexPowers } from './radicals/complex-roots.ts';
import type { Value } from './value.ts';
import { logarithmOf } from './values/logarithm.ts';

export * from './operations.ts';
export type { Equality } from './values/equality.ts';
export type { Outcome, Why, WhyCode } from './outcome.ts';
export type { Value } from './value.ts';

/** Every complex value of base^(numerator/denominator), in order of argument from 0 up to 2π. */
export function complexRoots(
  base: Value,
  numerator: bigint,
  denominator: bigint,
): readonly Value[] | Outcome {
  return limited<readonly Value[] | Outcome>(() => complexPowers(base, numerator, denominator), uncheckable);
}

/** The logarithm of a to this base. */
export function logarithm(base: Value, a: Value): Outcome {
  return limitedOutcome(() => logarithmOf(base, a));
}
