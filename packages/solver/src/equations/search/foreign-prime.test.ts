import { describe, expect, it } from 'vitest';
import { faultsIn } from '../checker/check-proof.ts';
import { solveEquations } from '../answers/solve.ts';
import { cubes, positionFor } from '../reference/test-position.ts';
import { computed } from '../../testing/computed.ts';

const POWERS = cubes('red:2 red:3 green:4 black:9 blue:x green:^ green:^ green:^ black:r black:/');

describe('a Goal with a prime that no numeral has', () => {
  it.for([
    ['22', {}],
    ['7^50', {}],
    ['3r85', {}],
    ['10', {}],
    ['20/2', { division: 'senior', variations: [{ id: 'multiple-operations' }] }],
    ['43', { variations: [{ id: 'multiple-operations' }] }],
    ['4x33', { division: 'junior', variations: [{ id: 'powers-of-the-base' }] }],
  ] as const)(
    '%s is out of reach without + and −, however many powers there are',
    ([goal, parts], context) => {
      const position = positionFor(goal, { ...parts, resources: [...POWERS, ...cubes('red:1 blue:1')] });
      const solved = solveEquations(position);
      context.expect(solved).toMatchObject({
        answer: 'no',
        proof: { cases: [{ proof: { name: 'foreign-prime-factor' } }] },
      });
      if (solved.answer === 'no') context.expect(faultsIn(position, solved.proof)).toEqual([]);
    },
  );
  it.for([
    ['10', 'a percent', { variations: [{ id: 'percent' }] }],
    ['25', 'a 1 of any power', { variations: [{ id: 'powers-of-the-base' }], division: 'junior' }],
  ] as const)('%s is out of reach where no cube can be %s', ([goal, , parts], context) => {
    const resources = cubes('red:2 red:3 green:4 black:9 blue:x green:^ black:/');
    const position = positionFor(goal, { ...parts, resources });
    const solved = solveEquations(position);
    context.expect(solved).toMatchObject({ proof: { cases: [{ proof: { name: 'foreign-prime-factor' } }] } });
    if (solved.answer === 'no') context.expect(faultsIn(position, solved.proof)).toEqual([]);
  });
  it('9 is out of reach of one 7 of Resources after Now, though 77 in base eleven is 3 × 4 × 7', () => {
    const position = positionFor('9', {
      division: 'junior',
      variations: [{ id: 'multiple-operations' }, { id: 'base', m: 11 }],
      permitted: cubes('black:r blue:0'),
      resources: cubes('black:7 black:7'),
      after: 'now',
    });
    const solved = solveEquations(position);
    expect(solved).toMatchObject({ proof: { cases: [{ proof: { name: 'foreign-prime-factor' } }] } });
    if (solved.answer === 'no') expect(faultsIn(position, solved.proof)).toEqual([]);
  });
  it.for([
    ['17', {}],
    ['10', { variations: [{ id: 'percent' }] }],
    ['5', { variations: [{ id: 'powers-of-the-base' }], division: 'junior' }],
    ['2x7', { variations: [{ id: 'number-of-factors' }], division: 'junior' }],
    ['14', { variations: [{ id: 'factorial' }] }],
    ['7', { variations: [{ id: 'multiple-of-k', k: 6 }], division: 'junior' }],
  ] as const)('%s may be in reach of sums and the like', ([goal, parts], context) => {
    const more = goal === '17' ? cubes('red:+') : goal === '5' ? cubes('red:1') : [];
    const position = positionFor(goal, { ...parts, resources: [...POWERS, ...more] });
    const solved = solveEquations(position, { limitMs: 2000, now: computed });
    context.expect(JSON.stringify(solved)).not.toContain('foreign');
  });
});
