import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { EQUATIONS_CUBES, notThisKit, ONSETS_CUBES } from './cubes.ts';
import { commitment, dealCards, Draws, keepsWord, rollCubes, rollForFirst } from './dice.ts';
import { sha256Hex } from './sha256.ts';

describe('SHA-256', () => {
  it.each(['', 'abc', 'ünïcödé ∪∩ 𝔽', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'y'.repeat(1000)])(
    'of %j is what node says',
    (text) => {
      expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'));
    },
  );
});

describe('fair dice', () => {
  it('the same seed rolls and deals the same; another seed does not', () => {
    expect(rollCubes('a', 1, ONSETS_CUBES)).toEqual(rollCubes('a', 1, ONSETS_CUBES));
    expect(rollCubes('a', 1, ONSETS_CUBES)).not.toEqual(rollCubes('b', 1, ONSETS_CUBES));
    expect(rollCubes('a', 1, ONSETS_CUBES)).not.toEqual(rollCubes('a', 2, ONSETS_CUBES));
    expect(dealCards('a', 1, 12)).toEqual(dealCards('a', 1, 12));
  });

  it('a seed keeps its word', () => {
    expect(keepsWord('seed', commitment('seed'))).toBe(true);
    expect(keepsWord('other', commitment('seed'))).toBe(false);
    expect(commitment('seed')).toHaveLength(64);
  });

  it.each([
    ['On-Sets', ONSETS_CUBES, 18],
    ['Equations', EQUATIONS_CUBES, 24],
  ] as const)('a roll of %s is one that the kit can show', (_, sorts, count) => {
    for (let shake = 0; shake < 50; shake++) {
      const roll = rollCubes('kit', shake, sorts);
      expect(roll).toHaveLength(count);
      expect(notThisKit(sorts, roll)).toBeNull();
    }
  });

  it('every face comes as often as it should, within five standard deviations', () => {
    const counts = new Map<string, number>();
    const rolls = 2000;
    for (let shake = 0; shake < rolls; shake++)
      for (const cube of rollCubes('even', shake, ONSETS_CUBES))
        counts.set(cube, (counts.get(cube) ?? 0) + 1);
    for (const { count, faces } of ONSETS_CUBES) {
      for (const face of new Set(faces)) {
        const chance = faces.filter((one) => one === face).length / 6;
        const expected = rolls * count * chance;
        expect(Math.abs(counts.get(face)! - expected)).toBeLessThan(5 * Math.sqrt(expected * (1 - chance)));
      }
    }
  });

  it('every card comes to every place alike', () => {
    const first = Array.from({ length: 16 }, () => 0);
    for (let shake = 0; shake < 3200; shake++) first[dealCards('cards', shake, 6)[5]!]!++;
    for (const count of first) expect(Math.abs(count - 200)).toBeLessThan(5 * Math.sqrt(200));
    expect(new Set(dealCards('cards', 1, 16)).size).toBe(16);
  });

  it('draws stay below what was asked', () => {
    const draws = new Draws('x', 'y');
    for (let count = 1; count < 100; count++) expect(draws.below(count)).toBeLessThan(count);
    expect(ONSETS_CUBES[0]!.faces).toContain(rollForFirst('x', 0, 1, ONSETS_CUBES[0]!));
  });
});
