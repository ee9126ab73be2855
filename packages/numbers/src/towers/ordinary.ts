import * as N from '../operations.ts';
import { TooCostly, giveUp } from '../cost.ts';
import type { Outcome } from '../outcome.ts';
import type { Value } from '../value.ts';
import { whole } from '../whole/rational.ts';
import type { Real, Term } from './tower.ts';
import { isTower } from './tower.ts';

// Inside, what cannot be known is thrown, as everywhere in this package; the door catches it.

export function plain(outcome: Outcome): Value {
  return outcome.kind === 'value' ? outcome.value : giveUp(outcome.why.code);
}

export function isZero(a: Real): boolean {
  return a.tier === 'rational' && a.n === 0n;
}

export function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof TooCostly) return null;
    throw error;
  }
}

export function decided<T>(found: T | null): T {
  return found ?? giveUp('undecided');
}

/** A product that is an ordinary number; null where it is none, or too large for one. */
export function ordinaryOf({ sign, atoms }: Term): Value | null {
  let product: Value = whole(BigInt(sign));
  for (const { base, exponent } of atoms) {
    if (base.kind === 'factorial' || base.kind === 'factors' || exponent.tier !== 'rational') return null;
    const raised: Real = base.kind === 'prime' ? whole(base.prime) : base.value;
    const power = isTower(raised) ? null : N.power(raised, exponent);
    const next: Outcome | null = power?.kind === 'value' ? N.multiply(product, power.value) : null;
    if (next?.kind !== 'value') return null;
    product = next.value;
  }
  return product;
}
