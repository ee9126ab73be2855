import { read } from '@forceout/formats';
import type { Field } from '@forceout/formats';
import { BOOK_IDS, bookById } from '@forceout/rules';
import type { Result, Rulebook } from '@forceout/rules';
import type { Books } from '@forceout/formats/tournament';
import { tablePoints } from './table-points.ts';

export interface PointsAnswer {
  readonly points: readonly number[];
}

/** `forceout points`: match points of a table by the totals of those who played. */
export function pointsRequest(request: unknown, books: Books = bookById): Result<PointsAnswer, string> {
  return read(request, (root) => {
    const book = readBook(root.get('rulebook'), books);
    const totals = root.get('totals').list(1000);
    if (totals.length < 2 || totals.length > 3) root.get('totals').fail('two or three totals are expected');
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
  return books(id) ?? field.fail(`"${id}" is not a rulebook; there are ${BOOK_IDS.join(', ')}`);
}

function readPlayed(field: Field, seats: number): readonly boolean[] {
  if (field.missing) return Array.from({ length: seats }, () => true);
  const played = field
    .list(1000)
    .map((one) => (typeof one.value === 'boolean' ? one.value : one.fail('true or false is expected')));
  if (played.length !== seats) field.fail(`${seats} are expected, as many as there are totals`);
  if (played.filter(Boolean).length < 2) field.fail('at least two must have played');
  return played;
}
