import { describe, expect, test } from 'vitest';
import type { ShownPuzzle } from '../../engine/practice.ts';
import { puzzle } from '../../engine/practice.ts';
import { en } from '../../words/en/index.ts';
import { es } from '../../words/es/index.ts';
import { picksOf, questionOf } from './question.ts';
import { settingsOf } from './settings.ts';

const shown = (some: Partial<ShownPuzzle>): ShownPuzzle =>
  ({
    position: { rulebook: 'agloa-onsets-2026', variations: [] },
    texts: [],
    text: '',
    pick: null,
    ...some,
  }) as ShownPuzzle;

describe('what a puzzle asks', () => {
  test('with the signs of the cubes', () => {
    expect(questionOf(en, shown({ kind: 'which-cards', text: "(R U (B n G))'" }))).toBe(
      'Which cards does (R ∪ (B ∩ G))′ select?',
    );
  });

  test('in the language of the reader', () => {
    expect(questionOf(es, shown({ kind: 'set-a-goal' }))).toBe('Pon una Meta que tenga Solución.');
  });

  test('a variation by its name and what is filled in', () => {
    const pick = { id: 'wild-cube', cube: 'U' };
    expect(questionOf(en, shown({ kind: 'legal-pick', pick }))).toContain('Wild Cube ∪');
    const position = { rulebook: 'agloa-onsets-2026', variations: [pick] };
    expect(picksOf(en, shown({ position }))).toEqual([
      { name: 'Wild Cube ∪', says: expect.stringContaining('any one symbol') },
    ]);
  });

  test('in base ten only where another base is played', () => {
    const asked = (variations: readonly object[]): string =>
      questionOf(
        en,
        shown({ kind: 'evaluate', text: '3x4', position: { rulebook: 'agloa-equations-2015', variations } }),
      );
    expect(asked([])).toBe('What is 3×4 worth?');
    expect(asked([{ id: 'base', m: 8 }])).toBe('What is 3×4 worth, written in base ten?');
  });
});

test('what is to be read in two ways is told', () => {
  const made = puzzle({
    of: 'seed',
    settings: settingsOf({ book: 'agloa-onsets-2026', division: 'middle' }),
    kind: 'find-the-ambiguity',
    seed: '1',
  });
  expect(made?.text).not.toBe('');
});
