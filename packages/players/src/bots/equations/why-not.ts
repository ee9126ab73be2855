import { explainEquation } from '@forceout/rules/equations';
import type { EquationsPosition, WrittenEquation } from '@forceout/rules/equations';
import { proofsOf, solveEquations } from '@forceout/solver';
import type { SolveEquationsAnswer, SolveEquationsOptions } from '@forceout/solver';
import type { WhyNot } from '../analyst.ts';

/** Goals beside the one that is set, which a player may take for it. */
const NEAR = [-3, -2, -1, 1, 2, 3];
/** They are looked for only where so few numbers were worked out that it takes no time. */
const MOST_VALUES = 20_000;
/** Milliseconds of a search's own clock for each of them. */
const NEAR_MS = 50;

/** The reason that the proof gives, where it is one and the same whatever wild cubes stand for. */
export function whyNot(position: EquationsPosition, limit: SolveEquationsOptions): WhyNot | null {
  const found = solveEquations(position, { ...limit, anyWillDo: true });
  const [first, ...others] = whyNots(position, found);
  if (first === undefined) return null;
  return others.length === 0 ? first.why : { kind: 'searched', goal: null, near: [], tried: null };
}

/** What the wild cubes stand for, nothing where that does not matter, and why nothing can be written then. */
export interface WhyNotIf {
  readonly standsFor: readonly string[];
  readonly why: WhyNot;
}

/** All that the proof says behind a `no`. */
export function whyNots(position: EquationsPosition, answer: SolveEquationsAnswer): readonly WhyNotIf[] {
  const goal = goalValue(position);
  const proofs = proofsOf(answer);
  return proofs.map(({ standsFor, proof }) => {
    if (proof.kind === 'invariant') {
      const { kind, ...reason } = proof;
      return { standsFor, why: { kind, reason, goal } };
    }
    const { largest: most, values } = proof;
    const signsAside = position.variations.some(({ id }) => id === 'multiple-operations');
    const isSoon = goal !== null && proofs.length === 1 && values <= MOST_VALUES;
    const near = isSoon ? nearGoals(position, goal) : [];
    return { standsFor, why: { kind: 'searched', goal, near, tried: { most, signsAside, values } } };
  });
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
