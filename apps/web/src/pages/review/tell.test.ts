import { makeMatchFile } from '@forceout/formats';
import { simulate } from '@forceout/players';
import { noteWords } from '@forceout/players/words';
import { expect, test } from 'vitest';
import { coachNotes } from '../../engine/review/review.ts';
import { matchSteps } from '../../engine/review/steps.ts';
import { en } from '../../words/en/index.ts';
import { es } from '../../words/es/index.ts';
import { tell } from './tell.ts';

const NONSENSE = /undefined|null|NaN|\[object|\s{2}/;
const PLAYERS = ['Ann', 'Bob', 'Cat'];

test('every step and every note of a match has a sentence in both languages', async () => {
  const { log } = await simulate(
    {
      settings: {
        rulebook: 'agloa-onsets-2026',
        division: 'middle',
        level: 'adventurous',
        season: 'even',
        mode: 'table',
        clock: 'exact',
        judge: false,
      },
      levels: ['club', 'beginner', 'club'],
      seed: 'words',
      length: { shakes: 3 },
    },
    0,
    () => 0,
  );
  const file = makeMatchFile(log);
  const [read, coach] = [matchSteps(file), coachNotes(file)];
  if (!read.ok || !coach.ok) throw new Error('not read');
  for (const words of [en, es]) {
    for (const step of read.value.steps) {
      const said = tell(step, read.value, words);
      expect(said).not.toBe('');
      expect(said).not.toMatch(NONSENSE);
    }
    for (const note of coach.value.notes)
      expect(noteWords(note, PLAYERS, 'onsets', words.language)).not.toMatch(NONSENSE);
  }
});
