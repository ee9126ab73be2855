import { BOOKS, bookChoice, houseChoice } from '../pages/play/books.ts';
import type { BookChoice } from '../pages/play/books.ts';
import type { Words } from '../words/words.ts';
import type { ShelvedBook } from './shelf.ts';

type Titles = Pick<Words['rules'], 'bookTitle' | 'houseTitle'>;

/** Every book that can be chosen, with the one that is; house rules are marked as such. */
export function bookOptions(
  house: readonly ShelvedBook[],
  chosen: string,
  rules: Titles,
): readonly (readonly [string, string])[] {
  const listed = [...BOOKS, ...house.map(houseChoice)].map((book) => option(book, rules));
  // An older version of house rules, from a match or an address.
  const isListed = listed.some(([id]) => id === chosen);
  return isListed || !chosen.includes('@')
    ? listed
    : [...listed, [chosen, rules.houseTitle(bookChoice(chosen).title)]];
}

export function option(
  { id, title, house }: BookChoice,
  { bookTitle, houseTitle }: Titles,
): readonly [string, string] {
  return [id, (house === true ? houseTitle : bookTitle)(title)];
}
