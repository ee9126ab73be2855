import { bookById } from '@forceout/rules';
import { judgeEquation } from '@forceout/rules/equations';
import type { EquationsPosition } from '@forceout/rules/equations';
import { describe, expect, it } from 'vitest';
import { solveOnAllCores } from './solve-on-all-cores.ts';

const book = bookById('agloa-equations-2015');
if (book?.game !== 'equations') throw new Error('no Equations book');

/** Nothing short does, and one thread takes seconds. */
const HARD: EquationsPosition = {
  book,
  division: 'senior',
  season: 'even',
  level: 'adventurous',
  variations: [{ id: 'log' }],
  goal: { text: '8/14', cubes: null },
  required: ['black:+', 'blue:x', 'black:r', 'red:0', 'red:+'],
  permitted: ['red:-', 'blue:2', 'red:3', 'green:x'],
  forbidden: [],
  resources: ['red:3', 'blue:0', 'red:0', 'green:5', 'black:9', 'blue:3', 'green:6', 'black:9'],
  after: 'impossible',
};

describe('an Equations question of the command line', () => {
  it('goes to threads if it is hard', async () => {
    const solved = await solveOnAllCores(HARD, { limitMs: 30_000, all: 1 }, 2);
    expect(solved.answer).toBe('yes');
    expect(judgeEquation(HARD, solved.written).verdict).toBe('correct');
  });
  it('is cut short by the limit', async () => {
    const solved = await solveOnAllCores(HARD, { limitMs: 1500, all: 100_000 }, 2);
    expect(solved.answer).not.toBe('no');
  });
});
