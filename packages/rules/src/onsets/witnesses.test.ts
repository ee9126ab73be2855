import { describe, expect, it } from 'vitest';
import { gameFor } from '../match/game/games.ts';
import { settingsFor } from '../match/testing/testing.ts';
import { judge } from './judge/judge.ts';
import { referenceJudge } from './reference/index.ts';
import { SHIFTS_HEARD, SOLUTIONS_HEARD } from './witnesses.ts';

describe.each(SOLUTIONS_HEARD)('$id', ({ witness: { written, isCorrectWith }, moments }) => {
  it('is in some book', () => {
    expect(moments(true)).not.toEqual([]);
  });

  it.each([true, false])('is seen by the judge and by its twin, played or not: %s', (isPlayed) => {
    const isCorrect = isPlayed === isCorrectWith;
    for (const position of moments(isPlayed)) {
      const where = `${position.book.id} ${position.division}`;
      expect(judge(position, written).verdict, where).toBe(isCorrect ? 'correct' : 'incorrect');
      expect(referenceJudge(position, written).correct, where).toBe(isCorrect);
    }
  });
});

describe.each(SHIFTS_HEARD)('$id', ({ moments }) => {
  it.each([true, false])('is seen by the referee, played or not: %s', (isPlayed) => {
    for (const { book, division, variations, universe, goal, after, ...mat } of moments(isPlayed)) {
      const game = gameFor({ ...settingsFor(book.id), division });
      const [cube] = mat.permitted;
      const moment = { variations, universe, goal, after, mat: { ...mat, goal: [] } };
      expect(game.shift(moment, cube!, 'required') === null, `${book.id} ${division}`).toBe(isPlayed);
    }
  });
});
