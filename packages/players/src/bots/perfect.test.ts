import type { MatchSettings } from '@forceout/rules/match';
import { describe, expect, it } from 'vitest';
import { isError } from '../coach/note.ts';
import { reviewMatch } from '../coach/summary.ts';
import { playMatch } from '../table/play-match.ts';
import { analystFor } from './analyst-for.ts';
import { makeBot } from './bot.ts';
import { LEVEL, LEVELS, sight } from './level.ts';

describe('levels', () => {
  it('a higher one sees more, and what is longer is seen less', () => {
    for (const [index, name] of LEVELS.entries()) {
      const next = LEVELS[index + 1];
      for (let cubes = 1; cubes < 15; cubes++) {
        if (next !== undefined) expect(sight(LEVEL[next], cubes)).toBeGreaterThan(sight(LEVEL[name], cubes));
        expect(sight(LEVEL[name], cubes + 1)).toBeLessThanOrEqual(sight(LEVEL[name], cubes));
      }
    }
  });
});

describe('Perfect', () => {
  it.each(['auto', 'table'] as const)('makes no error that a review could find (%s)', async (mode) => {
    for (const [index, division] of (['middle', 'senior'] as const).entries()) {
      const players = ['perfect', 'varsity', 'beginner'] as const;
      const settings: MatchSettings = {
        rulebook: 'agloa-onsets-2026',
        division,
        level: 'adventurous',
        season: 'even',
        mode,
        clock: 'exact',
        judge: false,
        players,
      };
      const analyst = analystFor(settings);
      const bots = players.map((level) => makeBot(level, `${level} ${index}`, analyst));
      const { log } = await playMatch({ settings, players: bots, seed: `perfect ${index}`, length: 'round' });
      const { notes } = reviewMatch(log, analystFor(settings));
      expect(notes.filter((note) => note.seat === 0 && isError(note))).toEqual([]);
      expect(notes.some((note) => note.seat === 2 && isError(note))).toBe(true);
    }
  });
});
