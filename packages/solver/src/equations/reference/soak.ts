import { judgeEquation } from '@forceout/rules/equations';
import type { EquationsPosition } from '@forceout/rules/equations';
import { Chance, smallPosition } from './random-position.ts';
import { referenceSolve } from './reference-solver.ts';
import { solveEquations } from '../answers/solve.ts';
import type { SolveEquationsAnswer } from '../answers/solve.ts';
import { computed } from '../../testing/computed.ts';

export interface Disagreement {
  readonly seed: number;
  readonly what: 'missed' | 'refused' | 'not-seen-by-reference' | 'unknown';
  readonly position: EquationsPosition;
  readonly solver: SolveEquationsAnswer;
  readonly reference: string | null;
}

export interface SoakReport {
  readonly positions: number;
  readonly yes: number;
  readonly no: number;
  readonly unknown: number;
  /** Positions that the reference saw whole. */
  readonly exhaustive: number;
  readonly disagreements: readonly Disagreement[];
}

/** Powers of powers take the judge's arithmetic milliseconds each, and a position may have thousands of them. */
const REFERENCE_MS = 20_000;

/** Compares the solver with the reference on so many random positions of up to seven usable cubes. */
export function soak(
  count: number,
  seed: number,
  mostNodes = 20_000,
  limitMs = 2000,
  now: () => number = computed,
): SoakReport {
  const report = { positions: count, yes: 0, no: 0, unknown: 0, exhaustive: 0 };
  const disagreements: Disagreement[] = [];
  for (let own = seed; own < seed + count; own++) {
    const position = smallPosition(new Chance(own));
    const solver = solveEquations(position, { limitMs, now });
    const start = now();
    const reference = referenceSolve(position, mostNodes, undefined, () => now() - start > REFERENCE_MS);
    const seen =
      reference.written === null ? null : `${reference.written.solution} = ${reference.written.goal}`;
    const found = { seed: own, position, solver, reference: seen };
    report[solver.answer]++;
    report.exhaustive += Number(reference.exhaustive);
    if (solver.answer === 'yes') {
      if (solver.written.some((one) => judgeEquation(position, [one]).verdict !== 'correct'))
        disagreements.push({ ...found, what: 'refused' });
      if (seen === null && reference.exhaustive)
        disagreements.push({ ...found, what: 'not-seen-by-reference' });
    } else if (seen !== null)
      disagreements.push({ ...found, what: solver.answer === 'no' ? 'missed' : 'unknown' });
  }
  return { ...report, disagreements };
}
