import { judge } from '@forceout/rules/onsets';
import type { OnSetsPosition, WrittenSolution } from '@forceout/rules/onsets';
import { cubesIn } from '../cubes/cubes-in.ts';
import { plantedPosition } from './planted-position.ts';
import { Chance, smallPosition } from './random-position.ts';
import { referenceSolve } from './reference-solver.ts';
import { solveOnSets } from '../answers/solve.ts';

export interface Disagreement {
  readonly seed: number;
  readonly what: string;
  readonly position: OnSetsPosition;
  readonly solver: readonly (readonly WrittenSolution[])[];
  readonly reference: readonly WrittenSolution[] | null;
}

export interface SoakReport {
  readonly positions: number;
  readonly yes: number;
  readonly no: number;
  /** Positions of which every text was tried. */
  readonly exhaustive: number;
  readonly tried: number;
  readonly disagreements: readonly Disagreement[];
}

/** Compares the solver with the reference on so many random small positions; each has a seed of its own. */
export function soak(count: number, seed: number, tries = 1500): SoakReport {
  const report = { positions: count, yes: 0, no: 0, exhaustive: 0, tried: 0 };
  const disagreements: Disagreement[] = [];
  for (let own = seed; own < seed + count; own++) {
    const position = smallPosition(new Chance(own));
    const { answer, written } = solveOnSets(position);
    const first = written[0] ?? null;
    const length = first === null ? Infinity : first.reduce((sum, one) => sum + cubesIn(one), 0);
    const reference = referenceSolve(position, { tries, shorterThan: length });
    const found = { seed: own, position, solver: written, reference: reference.written };
    if (answer === 'unknown') disagreements.push({ ...found, what: 'unknown' });
    if (first !== null && judge(position, first).verdict !== 'correct')
      disagreements.push({ ...found, what: 'refused' });
    if (reference.written !== null) {
      if (first === null) disagreements.push({ ...found, what: 'missed' });
      else if (reference.length < length) disagreements.push({ ...found, what: 'not the shortest' });
    }
    report[answer === 'yes' ? 'yes' : 'no']++;
    report.exhaustive += Number(reference.exhaustive);
    report.tried += reference.tried;
  }
  return { ...report, disagreements };
}

/**
 * Positions of any size that are made round a known Solution: the solver must find one, and one no longer than that.
 * With Two Solutions one is not enough, so there only a `no` is no disagreement.
 */
export function soakPlanted(count: number, seed: number): SoakReport {
  const report = { positions: count, yes: 0, no: 0, exhaustive: 0, tried: 0 };
  const disagreements: Disagreement[] = [];
  for (let own = seed; own < seed + count; own++) {
    const { position, written: planted } = plantedPosition(new Chance(own));
    const { answer, written } = solveOnSets(position);
    const first = written[0] ?? null;
    const found = { seed: own, position, solver: written, reference: [planted] };
    const two = position.variations.some(({ id }) => id === 'two-solutions');
    if (answer === 'unknown' || (answer === 'no' && !two)) disagreements.push({ ...found, what: 'missed' });
    else if (first !== null && judge(position, first).verdict !== 'correct')
      disagreements.push({ ...found, what: 'refused' });
    else if (first?.length === 1 && cubesIn(first[0]!) > cubesIn(planted))
      disagreements.push({ ...found, what: 'not the shortest' });
    report[answer === 'yes' ? 'yes' : 'no']++;
  }
  return { ...report, disagreements };
}
