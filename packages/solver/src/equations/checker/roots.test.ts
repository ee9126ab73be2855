import type { EquationsPosition, Pick } from '@forceout/rules/equations';
import { describe, expect, it } from 'vitest';
import { faultsIn } from './check-proof.ts';
import { Chance, smallPosition } from '../reference/random-position.ts';
import { referenceSolve } from '../reference/reference-solver.ts';
import { solveEquations } from '../answers/solve.ts';
import { cubes, positionFor } from '../reference/test-position.ts';
import { computed } from '../../testing/computed.ts';

function shake(goal: string, required: string, variations: readonly Pick[] = []): EquationsPosition {
  return positionFor(goal, {
    division: 'senior',
    variations: [{ id: 'imaginary' }, ...variations],
    required: cubes(required),
  });
}

describe('fractional powers where √ is i', () => {
  it.for([
    ['7', 'green:4 green:^ red:2 red:+ black:9', '4+(9^<2 := 3)'],
    ['0-8', 'black:8 blue:x red:2 green:^ red:3 black:/ green:4', null],
    ['2', 'red:2 green:^ red:2 green:^ red:2', '(2^2^<2 := 2)'],
  ] as const)('[agloa-equations-2015 XIII-D-11] %s = %s', ([goal, required, written], context) => {
    // Which root is meant is to be seen, although there may be something plainer.
    const solved = solveEquations(shake(goal, required), { anyWillDo: true });
    context.expect(solved.answer).toBe('yes');
    if (written !== null) context.expect(solved.written.map(({ solution }) => solution)).toEqual([written]);
  });

  it('proves with all roots', () => {
    const position = shake('5', 'black:8 green:^ red:3 red:+ red:2');
    const solved = solveEquations(position);
    if (solved.answer !== 'no') throw new Error(JSON.stringify(solved));
    expect(faultsIn(position, solved.proof)).toEqual([]);
  });

  it('agrees with the plain search', () => {
    const tally = { yes: 0, no: 0, unknown: 0 };
    for (let seed = 900; seed < 930; seed++) {
      const chance = new Chance(seed);
      const small = smallPosition(chance, 4);
      const position: EquationsPosition = {
        ...small,
        division: 'senior',
        variations: [{ id: 'imaginary' }],
        required: [...small.required, 'green:^'],
        after: 'impossible',
      };
      const solved = solveEquations(position, { limitMs: 250, now: computed });
      tally[solved.answer]++;
      const reference = referenceSolve(position, 1000);
      if (solved.answer === 'no') {
        expect(faultsIn(position, solved.proof), `seed ${seed}`).toEqual([]);
        expect(reference.written, `seed ${seed}`).toBeNull();
      }
      if (solved.answer === 'unknown') expect(reference.written, `seed ${seed}`).toBeNull();
    }
    expect(tally.yes).toBeGreaterThan(2);
    expect(tally.no).toBeGreaterThan(tally.unknown);
  });
});
