import { EQUATIONS_BOOKS, ONSETS_BOOKS } from '@forceout/rules';
import * as equations from '@forceout/rules/equations';
import { shake as equationsShake } from '@forceout/rules/equations/testing';
import { WITNESSES as EQUATIONS_WITNESSES } from '@forceout/rules/equations/witnesses';
import * as onsets from '@forceout/rules/onsets';
import { shake as onsetsShake } from '@forceout/rules/onsets/testing';
import { WITNESSES as ONSETS_WITNESSES } from '@forceout/rules/onsets/witnesses';
import { describe, expect, it } from 'vitest';
import { isSolvable, legalMoves, solveEquations } from './index.ts';

const EACH = [true, false];

describe.each(onsets.VARIATIONS)('%s in On-Sets', (id) => {
  const witness = ONSETS_WITNESSES[id];
  const moments = (isPlayed: boolean) =>
    ONSETS_BOOKS.flatMap((book) =>
      book.divisions
        .filter((division) => book.variations[division]?.list.some((entry) => entry.id === id) === true)
        .map((division) => {
          const pick = onsets.pickOf(id, witness.of === 'solution' ? witness.filling : undefined);
          const variations = isPlayed ? [pick] : [];
          return onsetsShake(`${book.id} ${division}`, { ...witness.shake, variations });
        }),
    );

  if (witness.of === 'solution')
    it.each(EACH)('is seen by the solver, played or not: %s', (isPlayed) => {
      for (const position of moments(isPlayed))
        expect(isSolvable(position).answer, `${position.book.id} ${position.division}`).toBe(
          isPlayed === witness.isCorrectWith ? 'yes' : 'no',
        );
    });
  else
    it.each(EACH)('is seen in the moves, played or not: %s', (isPlayed) => {
      for (const position of moments(isPlayed))
        expect(legalMoves(position).some(({ from }) => from === 'permitted')).toBe(isPlayed);
    });
});

describe.each(equations.VARIATIONS)('%s in Equations', (id) => {
  const { filling, shake, isCorrectWith } = EQUATIONS_WITNESSES[id];

  it.each(EACH)('is seen by the solver, played or not: %s', (isPlayed) => {
    for (const book of EQUATIONS_BOOKS)
      for (const division of book.divisions)
        for (const entry of book.variations[division]?.list ?? []) {
          if (entry.id !== id) continue;
          const variations = isPlayed ? [equations.pickOf(id, filling)] : [];
          const season = entry.season ?? 'even';
          const position = { ...equationsShake(division, { ...shake, season, variations }), book };
          expect(solveEquations(position).answer, `${book.id} ${division}`).toBe(
            isPlayed === isCorrectWith ? 'yes' : 'no',
          );
        }
  });
});
