import type { Division } from '@forceout/rules';
import { houseNamed } from '../../shelf/shelf.ts';
import type { ShelvedBook } from '../../shelf/shelf.ts';
import { BUILT_IN } from './books.generated.ts';

export type GameName = 'onsets' | 'equations';

/** What a page must know of a book before the rules are loaded. */
export interface BookChoice {
  readonly id: string;
  readonly game: GameName;
  readonly title: string;
  readonly divisions: readonly Division[];
  /** Whether the book can be played in its small form. */
  readonly basic: boolean;
  /** A league's own book. */
  readonly house?: true;
}

/** The book to begin with, of each game. */
export const FIRST_BOOK: Readonly<Record<GameName, (typeof BUILT_IN)[number]['id']>> = {
  onsets: 'agloa-onsets-2026',
  equations: 'agloa-equations-2015',
};

const isFirst = ({ id, game }: BookChoice): boolean => id === FIRST_BOOK[game];

/** Every built-in book, On-Sets first, and of each game the one to begin with. */
export const BOOKS: readonly BookChoice[] = [...BUILT_IN].toSorted(
  (a, b) =>
    Number(b.game === 'onsets') - Number(a.game === 'onsets') || Number(isFirst(b)) - Number(isFirst(a)),
);

/** By its id, or house rules by `id@version` too; the first book where there is none such. */
export function bookChoice(name: string): BookChoice {
  const builtIn = BOOKS.find((book) => book.id === name);
  if (builtIn !== undefined) return builtIn;
  const house = houseNamed(name);
  return house === null ? BOOKS[0]! : houseChoice(house);
}

export function booksOf(game: GameName, house: readonly ShelvedBook[] = []): readonly BookChoice[] {
  return [...BOOKS, ...house.map(houseChoice)].filter((book) => book.game === game);
}

/** House rules have the game, the divisions and the small form of the book that they begin with. */
export function houseChoice({ id, title, house }: Pick<ShelvedBook, 'id' | 'title' | 'house'>): BookChoice {
  const base = BOOKS.find((book) => book.id === house[0]?.extends) ?? BOOKS[0]!;
  return { ...base, id, title, house: true };
}
