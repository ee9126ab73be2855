import type { EquationsPosition, Pick } from '@forceout/rules/equations';
import { describe, expect, it } from 'vitest';
import { faultsIn } from '../checker/check-proof.ts';
import { Numbers } from '../numbers/numbers.ts';
import { solveEquations } from '../answers/solve.ts';
import { Budget } from '../../budget.ts';
import { ZerolessSearch } from '../backward/zeroless.ts';
import type { Zeroless } from '../backward/zeroless.ts';
import { BY_BOUNDS, cubes, positionFor } from '../reference/test-position.ts';
import { computed } from '../../testing/computed.ts';

const MULTIPLE: Pick = { id: 'multiple-operations' };

function shake(
  division: EquationsPosition['division'],
  goal: string,
  required: string,
  more: Partial<EquationsPosition> = {},
): EquationsPosition {
  return positionFor(goal, {
    division,
    season: 'odd',
    variations: [MULTIPLE],
    required: cubes(required),
    ...more,
  });
}

const limit = { limitMs: 5000, now: computed };

describe('three numerals and zeros under piles of roots', () => {
  it('are decided by what zeros make of the others', () => {
    const asked = shake('middle', '43', 'red:2 black:8 green:4 red:0 red:0 black:r red:+ blue:x red:-');
    const solved = solveEquations(asked, limit);
    if (solved.answer !== 'no') throw new Error(solved.answer);
    expect(solved.proof.cases).toEqual([{ standsFor: null, proof: { kind: 'beside-zeros', without: null } }]);
    expect(faultsIn(asked, solved.proof)).toEqual([]);
    // (2 x 4) + 8 + √0 + 0
    const found = { ...asked, goal: { text: '16', cubes: null }, required: asked.required.slice(0, -1) };
    expect(solveEquations(found, limit).answer).toBe('yes');
  });
  it('are decided with and without the one √ of Resources', () => {
    const resources = ['black:r', 'green:6', 'red:1'] as const;
    const asked = shake('middle', '98', 'red:3 red:0 red:2 blue:3', { resources, after: 'now' });
    const solved = solveEquations(asked, limit);
    if (solved.answer !== 'no') throw new Error(solved.answer);
    expect(faultsIn(asked, solved.proof)).toEqual([]);
    const cases = [{ standsFor: null, proof: { kind: 'beside-zeros', without: null } as const }];
    expect(faultsIn(asked, { cases })).toEqual(['the only case: what has no root was not looked for']);
  });
  it('are not claimed for more numerals, for 0 and 1, or where a zero is more than that', () => {
    const proof = { kind: 'beside-zeros', without: null } as const;
    const five = 'red:2 black:8 green:4 green:5 red:0 black:r red:-';
    for (const asked of [
      shake('middle', '43', five),
      shake('middle', '1', five.replace('green:5 ', '')),
      shake('middle', '43', five.replace('green:5 ', ''), { variations: [MULTIPLE, { id: 'factorial' }] }),
      shake('middle', '43', five.replace('green:5 ', ''), { variations: [] }),
      shake('elementary', '43', five.replace('green:5 ', '')),
    ])
      expect(faultsIn(asked, { cases: [{ standsFor: null, proof }] })).not.toEqual([]);
    expect(solveEquations(shake('middle', '43', five), { ...limit, limitMs: 300 }).answer).not.toBe('no');
  });
});

describe('the search beside zeros', () => {
  const isNone = (n: number, d: number, has: Zeroless): boolean =>
    new ZerolessSearch(new Numbers(BY_BOUNDS), has, new Budget({})).isNone(n, d);
  const of = (...digits: readonly number[]) => digits.map((digit) => [[digit, 1] as const]);
  it('finds what the numerals make, under piles and around them', () => {
    const operations = new Set(['multiply', 'power', 'root'] as const);
    const has = { numerals: of(5, 8, 9), operations, negates: false };
    // √ 27 times of 5^(8^9), √9 alone, 8 × √9, and 5 with 8^0 for the 1 of 5 × 1.
    for (const goal of [5, 3, 24, 45, 125]) expect(isNone(goal, 1, has)).toBe(false);
    expect(isNone(7, 1, has)).toBe(true);
    expect(isNone(-5, 1, has)).toBe(true);
  });
  it('negates any part if there is a −', () => {
    const operations = new Set(['subtract', 'add', 'power', 'root'] as const);
    const has = { numerals: of(2, 3, 7), operations, negates: true };
    // 0 − 7, 7^(0 − 2), 2 − (0 − 3) + 7, (2 − 3)^7
    for (const [n, d] of [
      [-7, 1],
      [1, 49],
      [12, 1],
    ] as const)
      expect(isNone(n, d, has)).toBe(false);
    expect(isNone(97, 1, has)).toBe(true);
    expect(
      isNone(1, 49, { ...has, operations: new Set(['multiply', 'root'] as const), negates: false }),
    ).toBe(true);
  });
});
