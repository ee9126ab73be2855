import * as N from '@forceout/numbers';
import { rulesOf } from '@forceout/rules/equations';
import type { Cube, EquationsPosition } from '@forceout/rules/equations';
import { describe, expect, it } from 'vitest';
import { Budget } from '../../budget.ts';
import { faultsIn } from '../checker/check-proof.ts';
import { Chance, smallPosition } from '../reference/random-position.ts';
import { largestReach } from './reach.ts';
import { prepare } from '../search/prepare.ts';
import { solveEquations } from '../answers/solve.ts';
import { aimsOf } from '../goal/targets.ts';
import { cubes, positionFor } from '../reference/test-position.ts';

function shake(division: EquationsPosition['division'], goal: string, resources: string): EquationsPosition {
  return positionFor(goal, { division, resources: cubes(resources) });
}

describe('how large a number can be', () => {
  it('is never passed, whatever is joined with whatever', () => {
    let looked = 0;
    for (let seed = 0; seed < 2500; seed++) {
      const position = smallPosition(new Chance(seed));
      const rules = rulesOf(position);
      if (rules.force['multiple-operations'] !== null) continue;
      for (const aims of aimsOf(rules, position.goal!)) {
        const run = prepare(rules, aims, new Budget({}));
        const most = largestReach(rules, run.tables);
        if (most === null) continue;
        while (run.tables.size < run.largest) run.tables.advance();
        const all = run.tables.bySize.flat();
        for (const { values } of all) {
          for (let at = 0; at < values.size; at++) {
            const value = run.tables.numbers.valueOf(values.n[at]!, values.d[at]!);
            const size = Math.abs(Number(N.decimal(value, 12).replace('…', '')));
            expect(size, `seed ${seed}`).toBeLessThanOrEqual(most * (1 + 1e-9));
            looked++;
          }
        }
      }
    }
    expect(looked).toBeGreaterThan(2000);
  });
  it('is a matter of sums where there is little to multiply', () => {
    const few = shake('middle', '91', 'black:7 green:6 green:5 green:4 blue:3 red:+ red:+ red:- red:+');
    const answer = solveEquations(few);
    expect(answer).toMatchObject({ answer: 'no', proof: { cases: [{ proof: { name: 'out-of-reach' } }] } });
    if (answer.answer === 'no') expect(faultsIn(few, answer.proof)).toEqual([]);
    const enough = { ...few, resources: [...few.resources.slice(1), 'blue:x', 'black:7'] as Cube[] };
    expect(solveEquations(enough).answer).toBe('yes');
  });
  it('is larger where averages may be divided by, but not without end', () => {
    const average = [{ id: 'average' }] as const;
    const base = shake('middle', '9x9', 'blue:3 red:2 red:1 red:+ blue:/ red:-');
    const asked = { ...base, variations: average };
    const answer = solveEquations(asked);
    expect(answer).toMatchObject({ answer: 'no', proof: { cases: [{ proof: { name: 'out-of-reach' } }] } });
    if (answer.answer === 'no') expect(faultsIn(asked, answer.proof)).toEqual([]);
    // 3 ÷ ((2 + 1) ÷ 2 - 1) is the most there is.
    const reachable = {
      ...asked,
      goal: { text: '6', cubes: null },
      resources: [...asked.resources, 'blue:1'] as Cube[],
    };
    expect(solveEquations(reachable).answer).toBe('yes');
  });
  it('is not known where a fraction may be divided by', () => {
    const position = shake('middle', '91', 'black:7 green:6 green:5 blue:/ red:- black:/ red:+');
    const rules = rulesOf(position);
    const run = prepare(rules, aimsOf(rules, position.goal!)[0]!, new Budget({}));
    expect(largestReach(rules, run.tables)).toBeNull();
    const sideways = shake('junior', '91', 'black:7 green:6 green:5 blue:/ red:- red:+');
    const own = rulesOf(sideways);
    expect(
      largestReach(own, prepare(own, aimsOf(own, sideways.goal!)[0]!, new Budget({})).tables),
    ).toBeNull();
  });
});
