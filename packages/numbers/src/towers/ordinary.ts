import { TooCostly, giveUp } from '../cost.ts';
import type { Outcome } from '../outcome.ts';
import type { Range, Value } from '../value.ts';
import type { Real } from './tower.ts';
import { isTower } from './tower.ts';

// Inside, what cannot be known is thrown, as everywhere in this package; the door catches it.

export function plain(outcome: Outcome): Value {
  return outcome.kind === 'value' ? outcome.value : giveUp(outcome.why.code);
}

/** Known by a ball and a recipe only. */
export function isOpaque(a: Value): a is Range {
  return a.tier === 'range' && a.parts === null;
}

/** What exact numbers say, if both are such and the answer is more than a ball. */
export function exactly(a: Real, b: Real, ask: (a: Value, b: Value) => Outcome): Value | null {
  const outcome = isTower(a) || isTower(b) ? null : ask(a, b);
  return outcome?.kind === 'value' && !isOpaque(outcome.value) ? outcome.value : null;
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
