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
      'Without + and − a Solution has only the prime factors of its numbers: 2. But 48 has a factor 3, and the cubes with one are forbidden.',
    );
    expect(why(book, equations('48', mat), 'es')).toContain('48 tiene un factor 3');
  });

  it('names what could be made instead', () => {
    const mat = { resources: ['red:2', 'red:5', 'red:+', 'blue:x'] };
    expect(why(book, equations('8', mat))).toBe(
      'With these cubes 7 and 10 can be made, but not 8: every way was tried (2 numbers).',
    );
    const even = { resources: ['red:2', 'red:4', 'red:+', 'red:-'] };
    expect(why(book, equations('5', even))).toContain('So every Solution is even, and 5 is odd.');
  });

  it('says of 0 that nothing else can be made of positive numbers', () => {
    const mat = { required: ['red:3', 'blue:x'], resources: ['black:9'] };
    expect(why(book, equations('0', mat))).toContain('every number is above zero, and 0 is not');
    expect(why(book, equations('0', mat), 'es')).toContain('todo número es mayor que cero, y 0 no lo es');
  });

  it('counts the sets that Required has and nothing can join', () => {
    const mat = { required: ['R', 'B', 'V'], resources: ['U'] };
    expect(why('agloa-onsets-2026', onsets(mat))).toBe(
      'Required has 3 sets. To join them takes 2 ∪, ∩ or −, and only 1 may be used.',
    );
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
