import { explainEquation, faceOfCube, isDigit } from '@forceout/rules/equations';
import type { EquationsPosition, WrittenEquation } from '@forceout/rules/equations';
import { solveEquations } from '@forceout/solver';
import type { SolveEquationsOptions } from '@forceout/solver';
import type { ForeignPrime, WhyNot } from '../analyst.ts';

/** Goals beside the one that is set, which a player may take for it. */
const NEAR = [-3, -2, -1, 1, 2, 3];
/** Milliseconds of a search's own clock for each of them. */
const NEAR_MS = 50;

/** The reason that the proof gives, where it is one and the same whatever wild cubes stand for. */
export function whyNot(position: EquationsPosition, limit: SolveEquationsOptions): WhyNot | null {
  const found = solveEquations(position, { ...limit, anyWillDo: true });
  if (found.answer !== 'no') return null;
  const names = new Set(
    found.proof.cases.map(({ proof }) => (proof.kind === 'invariant' ? proof.name : null)),
  );
  const [name] = names;
  const goal = goalValue(position);
  if (names.size !== 1 || name === undefined || name === null)
    return { kind: 'searched', goal, near: goal === null ? [] : nearGoals(position, goal) };
  const prime = name === 'foreign-prime-factor' && goal !== null ? foreignPrime(position, goal) : null;
  return { kind: 'invariant', name, goal, prime };
}

/** The Goal where it is a whole number in base ten, which most are. */
function goalValue(position: EquationsPosition): number | null {
  const { text } = position.goal ?? { text: '' };
  if (position.variations.some(({ id }) => id === 'base' || id === 'multiple-of-k')) return null;
  const value = explainEquation(position, written(text)).goal?.value ?? '';
  return /^-?\d{1,6}$/.test(value) ? Number(value) : null;
}

function written(goal: string): WrittenEquation {
  return { solution: goal, goal, wild: [], goalLayout: null };
}

/** Numbers near the Goal that can be made: to see what is missing. */
function nearGoals(position: EquationsPosition, goal: number): readonly number[] {
  return NEAR.map((step) => goal + step)
    .filter((near) => near >= 0)
    .filter((near) => {
      const other = { ...position, goal: { text: String(near), cubes: null } };
      // What cannot be said soon is not said.
      let looks = 0;
      const clock = { limitMs: NEAR_MS, now: () => looks++ };
      return solveEquations(other, { ...clock, anyWillDo: true }).answer === 'yes';
    });
}

/** A prime factor of the Goal that no number which may be used has, with the forbidden cubes that have it. */
function foreignPrime(position: EquationsPosition, goal: number): ForeignPrime | null {
  const digits = (cubes: EquationsPosition['forbidden']): readonly number[] =>
    cubes.map(faceOfCube).filter(isDigit).map(Number);
  const usable = digits([...position.required, ...position.permitted, ...position.resources]);
  const has = (digit: number, prime: number): boolean => digit > 0 && digit % prime === 0;
  const factor = [2, 3, 5, 7].find(
    (prime) => goal !== 0 && goal % prime === 0 && !usable.some((digit) => has(digit, prime)),
  );
  if (factor === undefined) return null;
  return { factor, forbidden: digits(position.forbidden).some((digit) => has(digit, factor)) };
}
