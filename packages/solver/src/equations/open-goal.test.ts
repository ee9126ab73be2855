import type { Cube, EquationsPosition, Pick } from '@forceout/rules/equations';
import { describe, expect, it } from 'vitest';
import { faultsIn } from './check-proof.ts';
import { equationsBook } from './random-position.ts';
import { solveEquations } from './solve.ts';

function shake(goal: string, required: string, variations: readonly Pick[] = []): EquationsPosition {
  return {
    book: equationsBook(),
    division: 'junior',
    season: 'even',
    level: 'adventurous',
    variations: [{ id: 'powers-of-the-base' }, ...variations],
    goal: { text: goal, cubes: null },
    required: required.split(' ') as readonly Cube[],
    permitted: [],
    forbidden: [],
    resources: [],
    after: 'impossible',
  };
}

describe('a Goal in which a 1 may be any power of the base', () => {
  it.for([
    ['1', 'alone', 'green:5 blue:x red:2 green:^ black:8', '(2x5)^8 = 1e8'],
    ['1/5', 'above', 'green:5 blue:x red:2 green:^ black:8 black:/ green:5', '((5/5)^8)x2 = 1e1/5'],
    ['5-1', 'below', 'green:5 red:- red:2', null],
    ['1+6', 'beside', 'red:3 blue:x red:3', null],
    ['8^1', 'as exponent', 'red:2 green:^ green:5 blue:x green:6', '2^(5x6) = 8^1e1'],
    ['3r1', 'under a root', 'red:2 red:0', null],
    ['<1', 'sideways', 'green:5 blue:x red:2', '2x5 = <1e-1'],
    ['~1', 'upside down', 'red:0 red:- red:2', null],
  ] as const)('[agloa-equations-2015 XIII-B-13] %s, %s', ([goal, , required, written], context) => {
    const position = shake(goal, required);
    const solved = solveEquations(position);
    if (written === null) {
      if (solved.answer !== 'no') throw new Error(JSON.stringify(solved));
      context.expect(faultsIn(position, solved.proof)).toEqual([]);
    } else {
      const [found] = solved.written;
      context.expect(`${found?.solution} = ${found?.goal}`).toContain(written);
    }
  });

  it('is never called impossible where it may be read in other ways or has two such 1s', () => {
    for (const goal of ['1-1', '1+5x2', '1^5']) {
      const position = shake(goal, 'red:3 blue:x red:3', [{ id: 'exponent', color: 'red' }]);
      expect(solveEquations(position).answer, goal).not.toBe('no');
    }
  });
  it('is never called impossible where it may be a power with a coloured exponent', () => {
    const cubes: readonly Cube[] = ['blue:1', 'red:2', 'black:/', 'green:5'];
    const asked = shake('12/5', 'green:4 green:5 blue:x', [{ id: 'exponent', color: 'red' }]);
    const position = { ...asked, goal: { text: '12/5', cubes } };
    // (10^1)^2 ÷ 5 is 20.
    expect(solveEquations(position).answer).not.toBe('no');
  });
});
