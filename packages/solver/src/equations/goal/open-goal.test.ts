import type { Cube, EquationsPosition, Pick } from '@forceout/rules/equations';
import { describe, expect, it } from 'vitest';
import { faultsIn } from '../checker/check-proof.ts';
import { solveEquations } from '../answers/solve.ts';
import { cubes, positionFor } from '../reference/test-position.ts';

function shake(goal: string, required: string, variations: readonly Pick[] = []): EquationsPosition {
  return positionFor(goal, {
    division: 'junior',
    variations: [{ id: 'powers-of-the-base' }, ...variations],
    required: cubes(required),
  });
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
  it('has no end where a digit beside the 1 may be its exponent, and is a numeral where none may', () => {
    const asked = (goal: string, digit: Cube): EquationsPosition => ({
      ...shake(goal, 'green:x black:r red:+ red:0 blue:0', [{ id: 'exponent', color: 'black' }]),
      division: 'senior',
      goal: { text: goal, cubes: ['blue:1', digit, 'blue:/', 'red:2'] },
      permitted: ['red:+'],
      resources: ['black:r', 'blue:/', 'black:7', 'green:4', 'green:x', 'green:5', 'red:+', 'green:^'],
      after: 'now',
    });
    // (10^k)^8 ÷ 2
    expect(solveEquations(asked('18/2', 'black:8')).answer).not.toBe('no');
    const sixteen = asked('16/2', 'green:6');
    const solved = solveEquations(sixteen);
    if (solved.answer !== 'no') throw new Error(JSON.stringify(solved));
    expect(faultsIn(sixteen, solved.proof)).toEqual([]);
  });
  it('is a numeral where the coloured digit stands first: nothing is to its power', () => {
    const position = positionFor('51', {
      division: 'senior',
      variations: [{ id: 'powers-of-the-base' }, { id: 'exponent', color: 'green' }],
      goal: { text: '51', cubes: ['green:5', 'red:1'] },
      required: cubes('blue:/ blue:3'),
      resources: cubes('black:9 red:2 red:- green:5 red:+ black:r'),
      after: 'now',
    });
    const solved = solveEquations(position);
    if (solved.answer !== 'no') throw new Error(JSON.stringify(solved));
    expect(faultsIn(position, solved.proof)).toEqual([]);
  });
});
