import { inEnglish } from '@forceout/rules/words';
import { makeMatchFile, readMatchFile } from '@forceout/formats';
import { commitment } from '@forceout/rules/kit';
import { describe, expect, it } from 'vitest';
import { analystFor } from '../bots/analyst-for.ts';
import { simulate } from '../table/simulation.ts';
import { TABLE_MODE } from '../table/testing.ts';
import { reviewMatch } from './summary.ts';

describe('the review of a recorded match', () => {
  it.each(['agloa-onsets-2026', 'agloa-equations-2015'])(
    'is the same from its file: %s',
    async (rulebook) => {
      const settings = { ...TABLE_MODE, rulebook, division: 'middle', clock: 'exact' } as const;
      const levels = ['club', 'beginner'] as const;
      const { log, seed } = await simulate(
        { settings, levels, seed: 'stable', length: { shakes: 1 } },
        0,
        () => 0,
      );
      const players = { ...settings, players: ['a', 'b'] };
      const review = reviewMatch(log, analystFor(players));
      expect(review.notes.length).toBeGreaterThan(5);
      const text = JSON.stringify(makeMatchFile(log, { seed, commitment: commitment(seed) }));
      const file = readMatchFile(JSON.parse(text));
      if (!file.ok) throw new Error(inEnglish(file.error));
      expect(reviewMatch(file.value.events, analystFor(players))).toEqual(review);
    },
  );
});
