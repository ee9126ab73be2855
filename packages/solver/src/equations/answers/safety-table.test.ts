import { describe, expect, it } from 'vitest';
import { Chance } from '../reference/random-position.ts';
import { moved, shakeWithGoal } from '../reference/realistic-position.ts';
import { afterEquationsMove, equationsMoves, equationsSafetyTable } from './safety-table.ts';
import type { EquationsMove } from './safety-table.ts';
import { solveEquations } from './solve.ts';
import type { EquationsPosition } from '@forceout/rules/equations';

/** Each question by itself. */
function alone(position: EquationsPosition, move: EquationsMove): string {
  const next = afterEquationsMove(position, move);
  const alive = solveEquations({ ...next, after: 'impossible' }).answer;
  if (alive === 'no') return 'impossible';
  const least = next.book.procedure.challenge.leastResourcesForNow.is;
  const mayBeNow = next.resources.length >= least && next.required.length + next.permitted.length > 0;
  const now = mayBeNow ? solveEquations({ ...next, after: 'now' }).answer : 'no';
  return now === 'yes' ? 'now' : alive === 'yes' && now === 'no' ? 'alive' : 'unknown';
}

describe('the safety table of a turn', () => {
  it('says the same as its questions asked one by one', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 6; seed++) {
      const chance = new Chance(400 + seed * 17);
      const shake = moved(chance, shakeWithGoal(chance, seed % 2 === 0 ? 'elementary' : 'middle', 0), 9);
      // Few cubes, so that every question is decided.
      const position = {
        ...shake,
        required: shake.required.slice(0, 3),
        resources: shake.resources.slice(0, 4),
      };
      const table = equationsSafetyTable(position);
      expect(table.length).toBe(equationsMoves(position).length);
      for (const { safety, ...move } of table) {
        seen.add(safety);
        expect({ ...move, seed, safety }).toEqual({ ...move, seed, safety: alone(position, move) });
      }
    }
    expect([...seen].toSorted()).toEqual(['alive', 'impossible', 'now']);
  });
});
