import { HEARD } from '@forceout/rules/equations/witnesses';
import { SHIFTS_HEARD, SOLUTIONS_HEARD } from '@forceout/rules/onsets/witnesses';
import { describe, expect, it } from 'vitest';
import { isSolvable, legalMoves, solveEquations } from './index.ts';

describe.each(SOLUTIONS_HEARD)('$id in On-Sets', ({ witness, moments }) => {
  it.each([true, false])('is seen by the solver, played or not: %s', (isPlayed) => {
    const answer = isPlayed === witness.isCorrectWith ? 'yes' : 'no';
    for (const position of moments(isPlayed))
      expect(isSolvable(position).answer, `${position.book.id} ${position.division}`).toBe(answer);
  });
});

describe.each(SHIFTS_HEARD)('$id in On-Sets', ({ moments }) => {
  it.each([true, false])('is seen in the moves, played or not: %s', (isPlayed) => {
    for (const position of moments(isPlayed))
      expect(legalMoves(position).some(({ from }) => from === 'permitted')).toBe(isPlayed);
  });
});

describe.each(HEARD)('$id in Equations', ({ isCorrectWith, moments }) => {
  it.each([true, false])('is seen by the solver, played or not: %s', (isPlayed) => {
    const answer = isPlayed === isCorrectWith ? 'yes' : 'no';
    for (const position of moments(isPlayed))
      expect(solveEquations(position).answer, position.division).toBe(answer);
  });
});
