import * as N from '@forceout/numbers';
import { EXACT, inverse, powerOf, reduced } from './fractions.ts';
import type { Fraction } from './fractions.ts';
import { partsOf, pureOf } from './goal-powers.ts';
import type { Pure } from './goal-powers.ts';

/** Two small fractions that make the Goal as the left and right of a power or root. */
export interface Split {
  readonly operation: 'power' | 'root';
  readonly left: Fraction;
  readonly right: Fraction;
}

/** Powers of the base of a Goal that are tried as the base of a Solution. */
const MOST_BASES = 12;
/** Those of them that make the exponent longer than it is. */
const MOST_LONGER = 2;

/**
 * A Goal like 23√55 or 88^23 is mostly made of two numbers, 23 and 55, that have nothing to do with each other. Which two they may be,
 * where the Goal is no small fraction itself.
 */
export function splitsOf(value: N.Value): readonly Split[] {
  if (isSmall(value)) return [];
  const parts = partsOf(value);
  if (parts === null || parts.negative || parts.beside[0] !== 0) return [];
  const pure = pureOf(parts.primes);
  return pure === null ? [] : [...basesOf(pure)];
}

function isSmall(value: N.Value): boolean {
  const fraction = N.asRational(value);
  return fraction !== null && Math.abs(Number(fraction.n)) < EXACT && Number(fraction.d) < EXACT;
}

function* basesOf({ r, p, q }: Pure): Generator<Split> {
  for (let k = 1; k <= MOST_BASES; k++) {
    const base = powerOf(r, k);
    if (base === null) return;
    if (p % k !== 0 && (q === 1 || k > MOST_LONGER)) continue;
    const exponent = reduced(p, q * k);
    for (const [b, e] of [
      [base, exponent],
      [inverse(base), [-exponent[0], exponent[1]]],
    ] as const) {
      yield { operation: 'power', left: b, right: e };
      yield { operation: 'root', left: inverse(e), right: b };
    }
  }
}
