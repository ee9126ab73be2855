import type { MatchSettings } from '@forceout/rules/match';
import { describe, expect, it } from 'vitest';
import { analystFor } from '../bots/analyst-for.ts';
import { dailyPuzzle } from './daily.ts';
import { grade } from './grade.ts';
import { kindsFor, makePuzzle } from './make-puzzle.ts';
import { objectionsToKey } from './testing.ts';

const ONSETS: MatchSettings = {
  rulebook: 'agloa-onsets-2026',
  division: 'middle',
  level: 'adventurous',
  season: 'even',
  mode: 'auto',
  clock: 'untimed',
  judge: false,
  players: ['a', 'b'],
};
const EQUATIONS: MatchSettings = { ...ONSETS, rulebook: 'agloa-equations-2015', division: 'elementary' };

describe.each([
  ['On-Sets', ONSETS],
  ['Equations', EQUATIONS],
] as const)('puzzles of %s', (_, settings) => {
  it.each(kindsFor(settings))('%s: has a difficulty, and the seed makes it again', (kind) => {
    const analyst = analystFor(settings);
    for (const seed of ['one', 'two']) {
      const puzzle = makePuzzle(kind, settings, analyst, seed);
      if (puzzle === null) throw new Error(`no ${kind} from seed ${seed}`);
      expect(puzzle.difficulty).toBeGreaterThanOrEqual(1);
      expect(puzzle.difficulty).toBeLessThanOrEqual(5);
    }
    expect(makePuzzle(kind, settings, analystFor(settings), 'one')?.moment).toEqual(
      makePuzzle(kind, settings, analystFor(settings), 'one')?.moment,
    );
  });
});

describe('grading', () => {
  it('explains a wrong answer', () => {
    const analyst = analystFor(ONSETS);
    const puzzle = makePuzzle('write-a-solution', ONSETS, analyst, 'explain')!;
    const nonsense = [{ restrictions: [], setName: 'R R', wild: [], blank: null, goalLayout: null }];
    const { right, explanation } = grade(puzzle, { kind: 'write-a-solution', written: nonsense }, analyst);
    expect(right).toBe(false);
    expect(explanation).toContain('One that is right');
    expect(grade(puzzle, { kind: 'evaluate', value: '3' }, analyst).right).toBe(false);
  });
});

describe('the puzzle of the day', () => {
  it('is the same for everybody on a date, and another on the next', () => {
    const [today, again, tomorrow] = [
      dailyPuzzle(ONSETS, '2026-11-15'),
      dailyPuzzle(ONSETS, '2026-11-15'),
      dailyPuzzle(ONSETS, '2026-11-16'),
    ];
    expect(today).not.toBeNull();
    expect(again).toEqual(today);
    expect(tomorrow).not.toEqual(today);
    expect(objectionsToKey(today!)).toEqual([]);
  });
});
