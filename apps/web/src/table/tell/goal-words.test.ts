import { expect, it } from 'vitest';
import { en } from '../../words/en/index.ts';
import { goalWords } from './goal-words.ts';

it.each([
  ['12', '12'],
  ['1 2', '1 2'],
  ['3x4', '3 × 4'],
  ['10x2', '10 × 2'],
])('says the Goal %s of Equations as %s', (goal, said) => {
  expect(goalWords(en, 'equations', goal)).toBe(said);
});

it('says a turned digit of Equations on its own', () => {
  expect(goalWords(en, 'equations', '1~2')).toMatch(/^1 .*2/);
});
