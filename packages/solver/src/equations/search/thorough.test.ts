import { rulesOf } from '@forceout/rules/equations';
import { describe, expect, it } from 'vitest';
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
});
