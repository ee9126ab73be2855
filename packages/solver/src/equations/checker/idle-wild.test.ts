import { rulesOf } from '@forceout/rules/equations';
import type { EquationsPosition } from '@forceout/rules/equations';
import { describe, expect, it } from 'vitest';
import { faultsIn } from './check-proof.ts';
import { solveEquations } from '../answers/solve.ts';
import { aimsOf, isWildIdle } from '../goal/targets.ts';
import { cubes, positionFor } from '../reference/test-position.ts';

function wild(goal: string, parts: Partial<EquationsPosition>): EquationsPosition {
  return positionFor(goal, { division: 'junior', variations: [{ id: 'wild', cube: '0' }], ...parts });
}

function isIdle(position: EquationsPosition): boolean {
  return isWildIdle(rulesOf(position), position.goal!);
}

describe('a wild cube that nobody can use', () => {
  it('is one that no usable cube nor the Goal shows', () => {
    expect(isIdle(wild('7', { required: cubes('red:2 red:3 red:+') }))).toBe(true);
    expect(isIdle(wild('7', { required: cubes('red:2'), forbidden: cubes('red:0') }))).toBe(true);
    expect(isIdle(wild('70', { required: cubes('red:2') }))).toBe(false);
    for (const place of ['required', 'permitted', 'resources'] as const)
      expect(isIdle(wild('7', { [place]: cubes('red:2 blue:0') }))).toBe(false);
    expect(isIdle(wild('7', { resources: cubes('blue:0'), after: 'forceout' }))).toBe(true);
  });
  it('makes all cases one, each with the proof', () => {
    const position = wild('7', { required: cubes('red:2 red:3 red:x'), permitted: cubes('blue:2') });
    const solved = solveEquations(position);
    if (solved.answer !== 'no') throw new Error(solved.answer);
    expect(solved.proof.cases.length).toBe(16);
    expect(new Set(solved.proof.cases.map(({ proof }) => proof)).size).toBe(1);
    expect(faultsIn(position, solved.proof)).toEqual([]);
  });
  it('has the same Goal in all cases, as if it were read for each', () => {
    const position = wild('91^5', { required: cubes('red:2') });
    const texts = aimsOf(rulesOf(position), position.goal!).map(({ targets }) =>
      targets.map(({ text }) => text).join(' '),
    );
    expect(texts.length).toBe(16);
    expect(new Set(texts).size).toBe(1);
  });
});
