import type { Books } from '@forceout/formats/tournament';
import { bookById, bookOf } from '@forceout/rules';
import type { Tournament } from './state.ts';

/** The books of a day: its own ones as they were given to it, and those that are known anyway. */
export function booksOf({ things }: Pick<Tournament, 'things'>, books: Books = bookById): Books {
  return (id) => {
    const own = things.book.get(id);
    return own === undefined ? books(id) : bookOf({ rulebook: id, house: own.house });
  };
}
