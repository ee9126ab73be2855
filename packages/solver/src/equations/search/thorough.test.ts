import { rulesOf } from '@forceout/rules/equations';
import { describe, expect, it } from 'vitest';
import { cubes, positionFor } from '../reference/test-position.ts';
import { thoroughly } from './thorough.ts';

const senior = { division: 'senior', after: 'now' } as const;

describe('√ = i', () => {
  it('is searched by bounds where nothing complex can be made', () => {
    const way = (required: string, ...ids: readonly ('log' | 'imaginary')[]): string =>
      thoroughly(
        rulesOf(
          positionFor('9', { ...senior, variations: ids.map((id) => ({ id })), required: cubes(required) }),
        ),
      ).search;
    expect(way('red:2 red:+ red:3', 'imaginary')).toBe('bounded');
    expect(way('red:2 green:^ red:3', 'imaginary')).toBe('exact');
    expect(way('red:2 red:+ black:r', 'imaginary')).toBe('exact');
    expect(way('red:2 black:/ red:3', 'imaginary', 'log')).toBe('exact');
    expect(way('red:2 green:^ black:r')).toBe('bounded');
  });
});
