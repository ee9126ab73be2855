import { rulesOf } from '@forceout/rules/equations';
import type { EquationsPosition, Face } from '@forceout/rules/equations';
import { faultInExhaustion } from './check-exhaustion.ts';
import { goalValues } from './check-goal-values.ts';
import { faultInInvariant, needsNoGoal } from './check-invariants.ts';
import { leftOutOf } from './check-long-goals.ts';
import { isOpenGoal } from './check-open-goal.ts';
import type { CaseProof, Proof } from '../goal/proof.ts';

/**
 * Verifies the proof behind a `no` from the position alone, with none of the solver's own counting: what an invariant says is counted
 * again, and exhaustion must have reached the largest Solution that the cubes allow. Returns what is wrong; nothing if it holds.
 */
export function faultsIn(position: EquationsPosition, { cases }: Proof): readonly string[] {
  const faults: string[] = [];
  const rules = rulesOf(position);
  const { force } = rules;
  if (cases.length === 0) faults.push('no case');
  if (force.wild === null && cases.length !== 1) faults.push('more than one case without a wild cube');
  if (force.wild !== null) {
    const meanings = cases.map(({ standsFor }) => standsFor);
    const digits = [...'0123456789'].filter(
      (digit) => force.base === null || Number(digit) < rules.language.base,
    );
    const wanted = force.wild.standsFor === 'symbol' ? [...digits, '+', '-', 'x', '/', '^', 'r'] : digits;
    for (const meaning of wanted)
      if (!meanings.includes(meaning as Face)) faults.push(`the wild cube as ${meaning} is left out`);
  }
  for (const { standsFor, proof } of cases) {
    const fault = faultOf(position, standsFor, proof);
    if (fault !== null) faults.push(`${standsFor ?? 'the only case'}: ${fault}`);
  }
  return faults;
}

/** What is wrong with one case: readings of the Goal that are missing, or the reason itself. */
function faultOf(position: EquationsPosition, standsFor: Face | null, proof: CaseProof): string | null {
  const leftOut = needsNoGoal(proof) ? null : leftOutOf(position, standsFor, proof);
  return leftOut ?? faultIn(position, standsFor, proof);
}

function faultIn(position: EquationsPosition, standsFor: Face | null, proof: CaseProof): string | null {
  if (proof.kind === 'exhaustion') return faultInExhaustion(position, standsFor, proof);
  if (isOpenGoal(position, standsFor) && !needsNoGoal(proof)) return 'the Goal has endless many values';
  return faultInInvariant(position, standsFor, proof.name, goalValues(position, standsFor));
}
