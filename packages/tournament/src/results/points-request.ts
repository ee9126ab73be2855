import { read } from '@forceout/formats';
import type { Field } from '@forceout/formats';
import { BOOK_IDS, bookById, say } from '@forceout/rules';
import type { Result, Rulebook, Said } from '@forceout/rules';
import type { Books } from '@forceout/formats/tournament';
import { tablePoints } from './table-points.ts';

export interface PointsAnswer {
  readonly points: readonly number[];
}

/** `forceout points`: match points of a table by the totals of those who played. */
export function pointsSaid(request: unknown, books: Books = bookById): Result<PointsAnswer, Said> {
  return read(request, (root) => {
    const book = readBook(root.get('rulebook'), books);
    const totals = root.get('totals').list(1000);
    if (totals.length < 2 || totals.length > 3) root.get('totals').fail(say('input-totals'));
    const played = readPlayed(root.get('played'), totals.length);
    const known = totals.map((total, index) => {
      if (played[index]) return total.number();
      if (total.value !== null) total.number();
      return null;
    });
    return { points: tablePoints(book.procedure, known) };
  });
}

function readBook(field: Field, books: Books): Rulebook {
  const id = field.text(200);
  return books(id) ?? field.fail(say('input-no-rulebook', { id, books: BOOK_IDS }));
}

function readPlayed(field: Field, seats: number): readonly boolean[] {
  if (field.missing) return Array.from({ length: seats }, () => true);
  const played = field
    .list(1000)
    .map((one) => (typeof one.value === 'boolean' ? one.value : one.fail(say('file-true-or-false'))));
  if (played.length !== seats) field.fail(say('input-as-many-as-totals', { totals: seats }));
  if (played.filter(Boolean).length < 2) field.fail(say('input-two-have-played'));
  return played;
}
