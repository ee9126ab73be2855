import { makeMatchFile } from '@forceout/formats';
import { simulate } from '@forceout/players';
import type { Note } from '@forceout/players';
import { describe, expect, test } from 'vitest';
import { coachNotes } from '../../engine/review/review.ts';
import { matchSteps } from '../../engine/review/steps.ts';
import { en } from '../../words/en/index.ts';
import { es } from '../../words/es/index.ts';
import { noteLine } from './note-lines.ts';
import { printed, tell } from './tell.ts';

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
      expect(noteLine(note, PLAYERS, words, (text) => text)).not.toMatch(NONSENSE);
  }
});

describe('what the coach says', () => {
  const about = { shake: 1, seat: 1 } as const;
  const line = (note: Note): string => noteLine(note, PLAYERS, en, (text) => printed(text, 'onsets'));

  test('of a move that opened a challenge', () => {
    const move = { from: 'resources', cube: 'n', to: 'permitted' } as const;
    const opened = {
      ...about,
      kind: 'move',
      move,
      verdict: 'made-now',
      solution: 'R n G',
      moreSafe: false,
      bonus: null,
    } as const;
    expect(line({ ...opened, safe: [{ ...move, to: 'forbidden' }] })).toBe(
      'Bob’s move made Now right: R ∩ G. Safe instead: ∩ to Forbidden.',
    );
    expect(line({ ...opened, safe: [], verdict: 'no-safe-move' })).toMatch(/There was no safe move\.$/);
    expect(line({ ...opened, safe: [], bonus: { bonus: "'", move } })).toMatch(
      /forbid ′, then ∩ to Permitted/,
    );
  });

  test('of challenges and checks', () => {
    const challenge = { ...about, kind: 'challenge', claim: 'impossible', solution: 'R' } as const;
    expect(line({ ...challenge, right: false })).toBe(
      'Bob was wrong to say Impossible. There was a Solution: R.',
    );
    const check = {
      ...about,
      kind: 'check',
      writer: 2,
      decision: 'accepted',
      why: 'It is ambiguous.',
    } as const;
    expect(line({ ...check, right: false })).toBe(
      'Bob accepted Cat’s Solution, but it was wrong. It is ambiguous.',
    );
  });
});
