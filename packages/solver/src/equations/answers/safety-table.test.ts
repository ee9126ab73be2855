import { describe, expect, it } from 'vitest';
import { Chance } from '../reference/random-position.ts';
import { moved, shakeWithGoal } from '../reference/realistic-position.ts';
import { afterEquationsMove, equationsMoves } from './moves.ts';
import type { EquationsMove } from './moves.ts';
import { equationsSafetyTable } from './safety-table.ts';
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

  it('calls nothing safe that there was no time to look at, and gives time to what is most dangerous first', () => {
    const chance = new Chance(417);
    const position = moved(chance, shakeWithGoal(chance, 'middle', 0), 5);
    const full = equationsSafetyTable(position, { limitMs: 4000, now: ticking(1) });
    expect(full.some(({ safety }) => safety === 'alive')).toBe(true);
    expect(
      equationsSafetyTable(position, { limitMs: 0, now: ticking(0) }).map(({ safety }) => safety),
    ).toEqual(full.map(() => 'unknown'));
    // With little time what is said is either what is said with much, or nothing.
    for (const limitMs of [2, 8, 40]) {
      const table = equationsSafetyTable(position, { limitMs, now: ticking(1) });
      table.forEach(({ safety, ...move }, at) => {
        if (safety !== 'unknown' && full[at]!.safety !== 'unknown')
          expect({ ...move, limitMs, safety }).toEqual({ ...full[at]!, limitMs });
      });
    }
  });
});

/** A clock that goes on by so much with every look. */
function ticking(by: number): () => number {
  let at = 0;
  return () => (at += by);
}
