import { describe, expect, it } from 'vitest';
import { soak } from './soak.ts';

describe('the solver against a plain exhaustive search', () => {
  it('agrees on random positions of up to seven usable cubes', () => {
    const { disagreements, yes, no } = soak(120, 1, 1500, 1000);
    expect(disagreements.map(({ seed, what, reference }) => ({ seed, what, reference }))).toEqual([]);
    expect(yes).toBeGreaterThan(8);
    expect(no).toBeGreaterThan(60);
  });
});
