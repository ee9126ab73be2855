import { BOOKS, bookChoice, houseChoice } from '../pages/play/books.ts';
import type { BookChoice } from '../pages/play/books.ts';
import type { ShelvedBook } from './shelf.ts';

/** Every book that can be chosen, with the one that is; house rules are marked as such. */
export function bookOptions(
  house: readonly ShelvedBook[],
  chosen: string,
  houseTitle: (title: string) => string,
): readonly (readonly [string, string])[] {
  const listed = [...BOOKS, ...house.map(houseChoice)].map((book) => option(book, houseTitle));
  // An older version of house rules, from a match or an address.
  const isListed = listed.some(([id]) => id === chosen);
  return isListed || !chosen.includes('@')
    ? listed
    : [...listed, [chosen, houseTitle(bookChoice(chosen).title)]];
}

export function option(
  { id, title, house }: BookChoice,
  houseTitle: (title: string) => string,
): readonly [string, string] {
  return [id, house === true ? houseTitle(title) : title];
}
