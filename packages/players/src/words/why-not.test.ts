import { describe, expect, it } from 'vitest';
import { EMPTY_MAT } from '@forceout/rules/match';
import type { MatchSettings, Moment } from '@forceout/rules/match';
import { analystFor } from '../bots/analyst-for.ts';
import { whyNotWords } from './why-not.ts';

const REST = {
  division: 'middle',
  level: 'adventurous',
  season: 'even',
  mode: 'auto',
  clock: 'untimed',
  judge: false,
  players: ['a', 'b'],
} as const;

function why(rulebook: string, moment: Omit<Moment, 'after'>, language: 'en' | 'es' = 'en'): string {
  const settings: MatchSettings = { rulebook, ...REST };
  const found = analystFor(settings).whyNot({ ...moment, after: 'impossible' });
  return found === null ? '' : whyNotWords(found, language);
}

function equations(goal: string, mat: Partial<Moment['mat']>): Omit<Moment, 'after'> {
  return { universe: [], variations: [], goal, mat: { ...EMPTY_MAT, ...mat } };
}

function onsets(mat: Partial<Moment['mat']>, variations: Moment['variations'] = []): Omit<Moment, 'after'> {
  return { universe: [1, 2, 3, 5, 9, 12], variations, goal: '5 5', mat: { ...EMPTY_MAT, ...mat } };
}

describe('why nothing can be written', () => {
  const book = 'agloa-equations-2015';
  it('names the factor that is forbidden', () => {
    const mat = { resources: ['red:2', 'red:4', 'blue:x', 'blue:8'], forbidden: ['green:3', 'green:6'] };
    expect(why(book, equations('48', mat))).toBe(
      '48 needs a factor 3, and every cube with one is forbidden.',
    );
    expect(why(book, equations('48', mat), 'es')).toContain('48 necesita un factor 3');
  });

  it('names what could be made instead', () => {
    const mat = { resources: ['red:2', 'red:5', 'red:+', 'blue:x'] };
    expect(why(book, equations('8', mat))).toBe(
      'With these cubes 7 and 10 can be made, but not 8: every way was tried.',
    );
    const even = { resources: ['red:2', 'red:4', 'red:+', 'red:-'] };
    expect(why(book, equations('5', even))).toBe('Everything that can be made is even, and 5 is odd.');
  });

  it('names the cube that every Solution needs, and missing operations', () => {
    const required = [{ id: 'required-cube', cube: 'n' }];
    const sets = 'agloa-onsets-2026';
    const mat = { resources: ['R', 'B', 'U'], forbidden: ['n'] };
    expect(why(sets, onsets(mat, required))).toBe(
      'Every Solution must use the ∩, and none is left that may be used.',
    );
    expect(why(sets, onsets({ resources: ['R', 'B'] }))).toContain('No operation is left');
    expect(why(sets, onsets(mat))).toMatch(
      /^What can be written selects .* cards, and the Goal asks for 10\.$/,
    );
  });
});
