import { describe, expect, it } from 'vitest';
import { gameFor } from '../match/game/games.ts';
import { settingsFor } from '../match/testing/testing.ts';
import { ONSETS_BOOKS } from '../rulebooks/index.ts';
import { judge } from './judge/judge.ts';
import { referenceJudge } from './reference/index.ts';
import { VARIATIONS, pickOf } from './shake/variations.ts';
import { shake } from './testing.ts';
import { WITNESSES } from './witnesses.ts';

describe.each(VARIATIONS)('%s', (id) => {
  const witness = WITNESSES[id];
  const places = ONSETS_BOOKS.flatMap((book) =>
    book.divisions
      .filter((division) => book.variations[division]?.list.some((entry) => entry.id === id) === true)
      .map((division) => ({ book, division })),
  );
  const moment = ({ book, division }: (typeof places)[number], isPlayed: boolean) =>
    shake(`${book.id} ${division}`, {
      ...witness.shake,
      variations: isPlayed ? [pickOf(id, 'filling' in witness ? witness.filling : undefined)] : [],
    });

  it('is in some book', () => {
    expect(places).not.toEqual([]);
  });

  const where = ({ book, division }: (typeof places)[number]): string => `${book.id} ${division}`;

  if (witness.of === 'solution')
    it.each([true, false])('is seen by the judge and by its twin, played or not: %s', (isPlayed) => {
      const isCorrect = isPlayed === witness.isCorrectWith;
      for (const place of places) {
        const position = moment(place, isPlayed);
        const { verdict } = judge(position, witness.written);
        expect(verdict, where(place)).toBe(isCorrect ? 'correct' : 'incorrect');
        expect(referenceJudge(position, witness.written).correct, where(place)).toBe(isCorrect);
      }
    });
  else
    it.each([true, false])('is seen by the referee, played or not: %s', (isPlayed) => {
      for (const place of places) {
        const { book, division } = place;
        const { variations, universe, goal, after, ...mat } = moment(place, isPlayed);
        const game = gameFor({ ...settingsFor(book.id), division });
        const [cube] = mat.permitted;
        const at = { variations, universe, goal, after, mat: { ...mat, goal: [] } };
        expect(game.shift(at, cube!, 'required') === null, where(place)).toBe(isPlayed);
      }
    });
});
