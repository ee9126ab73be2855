import { rulesOf } from '@forceout/rules/equations';
import type { EquationsPosition } from '@forceout/rules/equations';
import { describe, expect, it } from 'vitest';
import { Budget } from '../../budget.ts';
import { provedByResource } from './by-resource.ts';
import { faultsIn } from '../checker/check-proof.ts';
import { exhausted } from './exhausted.ts';
import { solveEquations } from '../answers/solve.ts';
import { aimsOf } from '../goal/targets.ts';
import { cubes, positionFor } from '../reference/test-position.ts';
import { computed } from '../../testing/computed.ts';

const variations = [{ id: 'multiple-operations' }] as const;

function proofOf(position: EquationsPosition) {
  const rules = rulesOf(position);
  return exhausted(rules, aimsOf(rules, position.goal!)[0]!, new Budget({}));
}

describe('a search for a proof', () => {
  it('is none where something was met', () => {
    const long = 'red:2 red:3 green:4 green:5 black:7 black:8 red:+ red:+ red:+ red:+ blue:x';
    // 2 + 3 + 4 + 5 + 7 x 8
    expect(proofOf(positionFor('70', { required: cubes(long) }))).toBeNull();
    expect(proofOf(positionFor('71/3', { required: cubes(long) }))).not.toBeNull();
  });
  it('is none where roots piled on two numerals are an irrational Goal', () => {
    const asked = positionFor('8r4', {
      variations,
      required: cubes('red:1 red:3'),
      permitted: cubes('red:- blue:x green:^'),
      resources: cubes('black:r black:9 green:^'),
      after: 'now',
    });
    // √√(3 - 1)
    expect(solveEquations(asked, { limitMs: 5000, now: computed }).answer).toBe('yes');
    const rules = rulesOf(asked);
    expect(provedByResource(rules, aimsOf(rules, asked.goal!)[0]!, new Budget({}))).toBeNull();
    const out = { ...asked, goal: { text: '3r70', cubes: null } };
    const solved = solveEquations(out, { limitMs: 5000, now: computed });
    if (solved.answer !== 'no') throw new Error(solved.answer);
    expect(faultsIn(out, solved.proof)).toEqual([]);
  });
});
