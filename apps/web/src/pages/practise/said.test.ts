import type { Grade } from '@forceout/players';
import { saidWords } from '@forceout/players/words';
import { expect, test } from 'vitest';
import { gradePuzzle, puzzle, puzzleKinds } from '../../engine/practice.ts';
import type { GivenAnswer } from '../../engine/practice.ts';
import { settingsOf } from './settings.ts';

const settings = settingsOf({ book: 'agloa-onsets-2026', division: 'middle' });

/** A wrong answer, or at least one. */
function answerTo(kind: ReturnType<typeof puzzleKinds>[number]): GivenAnswer {
  switch (kind) {
    case 'write-a-solution':
    case 'find-the-ambiguity':
      return { kind, written: [{ setName: 'R' }] };
    case 'which-cards':
      return { kind, cards: [] };
    case 'evaluate':
      return { kind, value: '-1' };
    case 'set-a-goal':
      return { kind, goal: { text: '1', cubes: null } };
    case 'now-impossible-or-play-on':
      return { kind, call: 'impossible' };
    case 'safe-move':
      return { kind, move: { from: 'resources', cube: 'R', to: 'forbidden' } };
    case 'right-or-wrong':
      return { kind, right: true };
    case 'legal-pick':
      return { kind, legal: true };
    case 'spot-the-illegal':
      return { kind, choice: 0 };
  }
}

const graded = (kind: ReturnType<typeof puzzleKinds>[number]): Grade => {
  const asked = { of: 'seed', settings, kind, seed: '3' } as const;
  if (puzzle(asked) === null) throw new Error(`no puzzle to ${kind}`);
  return gradePuzzle(asked, answerTo(kind))!;
};

test.each(puzzleKinds(settings))('%s: what is ours is told in the reader’s language', (kind) => {
  const grade = graded(kind);
  expect(grade.said.length).toBeGreaterThan(0);
  const spanish = saidWords(grade.said, 'es');
  expect(spanish).not.toBe(saidWords(grade.said, 'en'));
  expect(spanish).not.toMatch(/\b(the|is|it|with|right|card)\b/i);
});

test('a reason of the judge is told in the language of the reader, with the signs of the cubes', () => {
  const said: Grade['said'] = [
    {
      says: 'judge',
      game: 'equations',
      code: 'wrong-value',
      message: { say: 'worth-not-goal', value: '-3', goal: ['5'] },
    },
    {
      says: 'judge',
      game: 'equations',
      code: 'ambiguous',
      message: { say: 'may-be-read', solution: '(1-0)x8/2', goal: '09', value: '4', goalValue: '9' },
    },
  ];
  expect(saidWords(said, 'es')).toMatch(/^La Solución vale −3; la Meta es 5\. .*\(1−0\)×8÷2 = 09/);
  expect(saidWords(said, 'en')).toBe(
    'The Solution is worth −3; the Goal is 5. It may be read (1−0)×8÷2 = 09, where the Solution is 4 and the Goal 9.',
  );
});
