import { gameFor } from '@forceout/rules/match';
import type { MatchSettings } from '@forceout/rules/match';
import { describe, expect, it } from 'vitest';
import { analystFor } from '../bots/analyst-for.ts';
import { whyIllegal } from './equations-tasks.ts';
import { dailyPuzzle } from './daily.ts';
import { grade, keyOf } from './grade.ts';
import { kindsFor, makePuzzle } from './make-puzzle.ts';
import type { Puzzle } from './puzzle.ts';

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

/** Judge and solver, asked afresh, must say the same as the key. */
function confirm(puzzle: Puzzle): void {
  const { settings, moment, task } = puzzle;
  const analyst = analystFor(settings);
  expect(grade(puzzle, keyOf(puzzle), analyst)).toMatchObject({ right: true });
  const game = gameFor(settings);
  switch (task.kind) {
    case 'write-a-solution':
      return expect(game.judge(moment, task.example).verdict).toBe('correct');
    case 'find-the-ambiguity':
      expect(game.judge(moment, task.written).reasons.map(({ code }) => code)).toEqual(['ambiguous']);
      return expect(game.regroup(moment, task.written, task.example).kind).toBe('loses');
    case 'now-impossible-or-play-on': {
      const possible = analyst.find({ ...moment, after: 'impossible' }, 'work').answer;
      const now = analyst.find({ ...moment, after: 'now' }, 'work').answer;
      return expect([possible, now]).toEqual(
        { now: ['yes', 'yes'], impossible: ['no', 'no'], 'play-on': ['yes', 'no'] }[task.key],
      );
    }
    case 'legal-pick':
      return expect(game.judgePick(moment, task.pick).length === 0).toBe(task.key);
    case 'set-a-goal':
      return expect(game.judgeGoal(moment, task.example)).toEqual([]);
    case 'spot-the-illegal':
      return expect(task.texts.map((text) => whyIllegal(settings, moment, text) !== null)).toEqual(
        task.texts.map((_, index) => index === task.key),
      );
    case 'which-cards':
    case 'evaluate':
      return;
  }
}

describe.each([
  ['On-Sets', ONSETS],
  ['Equations', EQUATIONS],
] as const)('puzzles of %s', (_, settings) => {
  it.each(kindsFor(settings))(
    '%s: the key is confirmed by judge and solver, and the seed makes it again',
    (kind) => {
      const analyst = analystFor(settings);
      for (const seed of ['one', 'two']) {
        const puzzle = makePuzzle(kind, settings, analyst, seed);
        if (puzzle === null) throw new Error(`no ${kind} from seed ${seed}`);
        expect(puzzle.difficulty).toBeGreaterThanOrEqual(1);
        expect(puzzle.difficulty).toBeLessThanOrEqual(5);
        confirm(puzzle);
      }
      expect(makePuzzle(kind, settings, analystFor(settings), 'one')?.moment).toEqual(
        makePuzzle(kind, settings, analystFor(settings), 'one')?.moment,
      );
    },
  );
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
    confirm(today!);
  });
});
