import { describe, expect, it } from 'vitest';
import { judgeEquation } from './judge/judge.ts';
import { HEARD } from './witnesses.ts';

describe.each(HEARD)('$id', ({ written, isCorrectWith, moments }) => {
  it('is in some book', () => {
    expect(moments(true)).not.toEqual([]);
  });

  it.each([true, false])('is seen by the judge, played or not: %s', (isPlayed) => {
    const verdict = isPlayed === isCorrectWith ? 'correct' : 'incorrect';
    for (const position of moments(isPlayed))
      expect(judgeEquation(position, [written]).verdict, position.division).toBe(verdict);
  });
});
