import type { Outcome } from '../analyse.ts';
import type { PlainEnd, PlainTurn } from './plain.ts';

/** A turn and what it leads to, in whichever words it came. */
export interface Line {
  readonly name: string;
  readonly outcome: Outcome;
}

export function standingAs(safety: PlainTurn<unknown>['safety']): Outcome {
  if (safety === 'unknown') return { kind: 'unknown' };
  return safety === 'alive' ? { kind: 'safe', ends: null } : { kind: 'loses-at-once', challenge: safety };
}

/** The words of the analysis for what the reference found. */
export function plainOutcome({ safety, ends }: PlainTurn<unknown>): Outcome {
  if (safety !== 'alive') return standingAs(safety);
  if (ends === null) return { kind: 'safe', ends };
  const losers = new Set(ends.map(({ errs }) => errs));
  const turns = ends.map((end: PlainEnd) => end.in);
  if (losers.size === 1 && losers.has(null)) return { kind: 'forceout' };
  if (losers.size === 1 && losers.has(0)) return { kind: 'forced-loss', in: Math.min(...turns), exact: true };
  if (losers.has(null) || losers.has(0))
    return { kind: 'safe', ends: ends.map((end) => ({ ...end, exact: true })) };
  const errs = [...losers].flatMap((one) => one ?? []).toSorted((a, b) => a - b);
  return { kind: 'forced-win', in: Math.max(...turns), exact: true, errs };
}

export function textOf({ name, outcome }: Line): string {
  if (outcome.kind !== 'safe' || outcome.ends === null) return `${name}: ${JSON.stringify(outcome)}`;
  const ends = outcome.ends.map(({ errs, in: turn }) => `${errs} in ${turn}`).toSorted();
  return `${name}: safe, ${ends.join(' or ')}`;
}
