import type { EquationsPosition } from '@forceout/rules/equations';
import { describe, expect, it } from 'vitest';
import { faultsIn } from '../checker/check-proof.ts';
import { solveEquations } from '../answers/solve.ts';
import { cubes, positionFor } from '../reference/test-position.ts';
import { computed } from '../../testing/computed.ts';

function shake(goal: string, required: string): EquationsPosition {
  return positionFor(goal, { variations: [{ id: 'factorial' }], required: cubes(required) });
}

describe('readings of a Goal that are left out because they are too long', () => {
  it('do not matter to Solutions that cannot be as long', () => {
    const position = shake('7x6', 'red:2 green:^ red:0');
    const solved = solveEquations(position);
    if (solved.answer !== 'no') throw new Error(solved.answer);
    expect(faultsIn(position, solved.proof)).toEqual([]);
  });
  it('nor to complex ones', () => {
    const position = positionFor('2-63', {
      division: 'senior',
      variations: [{ id: 'imaginary' }, { id: 'factorial' }],
      required: cubes('black:r red:-'),
      permitted: cubes('green:^ red:+ green:5'),
    });
    const solved = solveEquations(position);
    if (solved.answer !== 'no') throw new Error(solved.answer);
    expect(faultsIn(position, solved.proof)).toEqual([]);
  });
  it('matter to towers of powers', () => {
    const position = shake('7x6', 'black:9 green:^ black:9 green:^ black:8 green:^ black:8');
    const solved = solveEquations(position, { limitMs: 2000, now: computed });
    if (solved.answer !== 'no') throw new Error(solved.answer);
    expect(faultsIn(position, solved.proof)).toEqual([]);
    expect(solved.proof.cases[0]!.proof).toHaveProperty('readings');
    const claimed = {
      kind: 'exhaustion',
      largest: 9,
      workedOut: 9,
      met: null,
      piles: 'ended',
      values: 9,
      dropped: 0,
    } as const;
    expect(faultsIn(position, { cases: [{ standsFor: null, proof: claimed }] })).toEqual([
      'the only case: a factorial that was left out might be reached',
    ]);
  });
  it('matter where the Solution may have a factorial as well', () => {
    const position = shake('99x99', 'black:9 green:^ red:2');
    const claimed = {
      kind: 'exhaustion',
      largest: 5,
      workedOut: 5,
      met: null,
      piles: 'ended',
      values: 9,
      dropped: 0,
    } as const;
    expect(faultsIn(position, { cases: [{ standsFor: null, proof: claimed }] })).not.toEqual([]);
  });
  it('are aimed at by their bounds, each of them', () => {
    const position = shake('99x99', 'black:9 green:^ red:2');
    const solved = solveEquations(position);
    if (solved.answer !== 'no') throw new Error(solved.answer);
    expect(faultsIn(position, solved.proof)).toEqual([]);
    const [only] = solved.proof.cases;
    if (only?.proof.kind !== 'exhaustion' || only.proof.readings === undefined)
      throw new Error('no readings');
    const { proof } = only;
    const { readings } = only.proof;
    expect(readings.map(({ text }) => text)).toEqual(expect.arrayContaining(['(99x99)!', '99x(99!!)']));
    for (const [at, { text }] of readings.entries()) {
      const without = { ...proof, readings: readings.toSpliced(at, 1) };
      expect(faultsIn(position, { cases: [{ standsFor: null, proof: without }] }), text).not.toEqual([]);
    }
  });
});

describe('the longest Solution without !', () => {
  it('may take a number from Resources that is a power by its colour as well', () => {
    // ((3!)×(3!))⁴ takes both !, and is 6⁸ all the same.
    const position = positionFor('3x3^4', {
      division: 'junior',
      variations: [{ id: 'factorial' }, { id: 'exponent', color: 'black' }],
      required: cubes('green:6'),
      resources: cubes('black:8'),
      after: 'now',
    });
    expect(solveEquations(position).answer).toBe('yes');
    expect(solveEquations(position, { part: { does: 'proving', at: 0, of: 1 } }).answer).toBe('yes');
  });
});
