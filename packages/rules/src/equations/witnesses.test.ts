import { describe, expect, it } from 'vitest';
import { EQUATIONS_BOOKS } from '../rulebooks/index.ts';
import { judgeEquation } from './judge/judge.ts';
import { VARIATIONS, pickOf } from './shake/variations.ts';
import { shake } from './testing.ts';
import { WITNESSES } from './witnesses.ts';

describe.each(VARIATIONS)('%s', (id) => {
  const witness = WITNESSES[id];
  const places = EQUATIONS_BOOKS.flatMap((book) =>
    book.divisions.flatMap((division) =>
      (book.variations[division]?.list ?? [])
        .filter((entry) => entry.id === id)
        .map(({ season = 'even' }) => ({ book, division, season })),
    ),
  );

  it('is in some book', () => {
    expect(places).not.toEqual([]);
  });

  it.each([true, false])('is seen by the judge, played or not: %s', (isPlayed) => {
    for (const { book, division, season } of places) {
      const variations = isPlayed ? [pickOf(id, witness.filling)] : [];
      const position = { ...shake(division, { ...witness.shake, season, variations }), book };
      const verdict = isPlayed === witness.isCorrectWith ? 'correct' : 'incorrect';
      expect(judgeEquation(position, [witness.written]).verdict, `${book.id} ${division}`).toBe(verdict);
    }
  });
});
