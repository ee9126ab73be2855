import { judgeEquation, rulesOf } from '@forceout/rules/equations';
import { describe, expect, it } from 'vitest';
import { stocksOf } from './kinds.ts';
import { leavesOf } from './leaves.ts';
import { realPartsOfI } from './real-parts-of-i.ts';
import { solveEquations } from '../answers/solve.ts';
import { cubes, positionFor } from '../reference/test-position.ts';
import { computed } from '../../testing/computed.ts';

const imaginary = { division: 'senior', variations: [{ id: 'imaginary' }] } as const;

describe('what players make of i', () => {
  const position = positionFor('5', {
    ...imaginary,
    permitted: cubes(
      'black:r black:r black:r red:0 red:2 red:2 red:3 red:3 green:4 green:5 green:5 green:5 blue:/ blue:x green:^ red:+ red:+ red:-',
    ),
    after: 'forceout',
  });
  const rules = rulesOf(position);
  const stocks = stocksOf(rules, null, 0);
  it('is worth what the judge says', () => {
    const parts = realPartsOfI(leavesOf(rules, stocks), stocks);
    expect(parts.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        '0i',
        '0iii',
        '(i/i)',
        '(i^2)',
        '(2-2)i',
        '((3-3)xi)',
        '(i^(2+4))',
        '(i^(5+3))',
      ]),
    );
    for (const { text, n } of parts) {
      const goal = String(5 + n);
      const own = { ...position, goal: { text: goal, cubes: null } };
      const solution = `5+${text}`;
      expect(
        judgeEquation(own, [{ solution, goal, wild: [], goalLayout: null }]).verdict,
        `${solution} = ${goal}`,
      ).toBe('correct');
    }
  });
  it('is nothing without √ = i', () => {
    const plain = rulesOf({ ...position, variations: [] });
    expect(realPartsOfI(leavesOf(plain, stocksOf(plain, null, 0)), stocks)).toEqual([]);
  });
  it('is (1-1)i where there is no 0', () => {
    const solved = solveEquations(
      positionFor('6', {
        ...imaginary,
        required: cubes('blue:3 black:r green:x'),
        permitted: cubes('green:4 red:- blue:1 red:+'),
        resources: cubes('green:- red:1 black:9 black:/ red:-'),
      }),
      { limitMs: 60_000, now: computed },
    );
    expect(solved.answer).toBe('yes');
  });
  it('uses up an i that is Required, among many cubes', () => {
    const solved = solveEquations(
      positionFor('6', {
        ...imaginary,
        required: cubes('green:4 red:+ green:5 black:r black:7 red:2'),
        permitted: cubes('red:-'),
        resources: cubes('blue:0 blue:0 blue:2 blue:x black:7 blue:x red:1 green:6 black:7 red:1 black:9'),
      }),
      { limitMs: 60_000, now: computed },
    );
    expect(solved.answer).toBe('yes');
  });
});
