import { rulesOf } from '@forceout/rules/equations';
import { describe, expect, it } from 'vitest';
import { Budget } from '../../budget.ts';
import { provedBesideWild } from './beside-wild.ts';
import { faultsIn } from '../checker/check-proof.ts';
import { solveEquations } from '../answers/solve.ts';
import { aimsOf } from '../goal/targets.ts';
import { cubes, positionFor } from '../reference/test-position.ts';

const WILD = { division: 'senior', variations: [{ id: 'wild', cube: 'x' }], after: 'now' } as const;

describe('a wild cube in Resources only', () => {
  it('is apart from the others', () => {
    const position = positionFor('97', {
      ...WILD,
      required: cubes('red:2 red:+ red:3'),
      permitted: cubes('blue:/ blue:1'),
      resources: cubes('green:4 blue:x red:0 red:- blue:x'),
    });
    const rules = rulesOf(position);
    const open = aimsOf(rules, position.goal!, () => false);
    const proofs = provedBesideWild(rules, position.goal!, open, new Budget({}));
    expect(proofs.size).toBe(open.length);
    expect(open.length).toBeGreaterThan(10);
    const cases = open.map((aims) => ({ standsFor: aims.wild!.standsFor, proof: proofs.get(aims)! }));
    expect(faultsIn(position, { cases })).toEqual([]);
    expect(solveEquations(position).answer).toBe('no');
  });
  it('is not if it is on the mat or in the Goal', () => {
    for (const [goal, required] of [
      ['97', 'red:2 red:+ blue:x'],
      ['9x7', 'red:2 red:+ red:3'],
    ] as const) {
      const position = positionFor(goal, {
        ...WILD,
        required: cubes(required),
        resources: cubes('green:x red:1'),
      });
      const rules = rulesOf(position);
      const open = aimsOf(rules, position.goal!, () => false);
      expect(provedBesideWild(rules, position.goal!, open, new Budget({})).size).toBe(0);
    }
  });
  it('makes the Goal where only one meaning does', () => {
    const position = positionFor('6', {
      ...WILD,
      required: cubes('red:2 red:3'),
      resources: cubes('green:x red:+ red:0'),
    });
    expect(solveEquations(position).answer).toBe('yes');
  });
});
