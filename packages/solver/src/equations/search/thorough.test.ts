import { rulesOf } from '@forceout/rules/equations';
import { describe, expect, it } from 'vitest';
import { faultsIn } from '../checker/check-proof.ts';
import { solveEquations } from '../answers/solve.ts';
import { cubes, positionFor } from '../reference/test-position.ts';
import { thoroughWays } from './thorough.ts';

const senior = { division: 'senior', after: 'now' } as const;

describe('√ = i', () => {
  it('is searched by bounds where nothing complex can be made', () => {
    const ways = (required: string, ...ids: readonly ('log' | 'imaginary')[]): readonly string[] =>
      thoroughWays(
        rulesOf(
          positionFor('9', { ...senior, variations: ids.map((id) => ({ id })), required: cubes(required) }),
        ),
      ).map(({ search }) => search);
    expect(ways('red:2 red:+ red:3', 'imaginary')).toContain('bounded');
    expect(ways('red:2 green:^ red:3', 'imaginary')).not.toContain('bounded');
    expect(ways('red:2 red:+ black:r', 'imaginary')).not.toContain('bounded');
    expect(ways('red:2 black:/ red:3', 'imaginary', 'log')).not.toContain('bounded');
    expect(ways('red:2 green:^ black:r')).toContain('bounded');
  });
  it('is proved by each cube of Resources, most of which make nothing complex', () => {
    const position = positionFor('90', {
      ...senior,
      variations: [{ id: 'imaginary' }, { id: 'factorial' }],
      required: cubes('green:5'),
      permitted: cubes('red:+'),
      resources: cubes('black:r black:8 blue:0 green:5 blue:x blue:/ green:4'),
    });
    const solved = solveEquations(position);
    if (solved.answer !== 'no') throw new Error(JSON.stringify(solved));
    expect(solved.proof.cases.map(({ proof }) => proof.kind)).toEqual(['by-resource']);
    expect(faultsIn(position, solved.proof)).toEqual([]);
  });
});
