import type { Division } from '@forceout/rules';
import { houseNamed } from '../../shelf/shelf.ts';
import type { ShelvedBook } from '../../shelf/shelf.ts';

export type GameName = 'onsets' | 'equations';

/** What the form must know of a book before the rules are loaded; a test holds it to the books themselves. */
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

const FOUR = ['elementary', 'middle', 'junior', 'senior'] as const;

/** The book to begin with comes first of its game. */
export const BOOKS: readonly BookChoice[] = [
  {
    id: 'agloa-onsets-2026',
    game: 'onsets',
    title: 'On-Sets, AGLOA tournament rules 2026-27',
    divisions: FOUR,
    basic: true,
  },
  {
    id: 'agloa-onsets-2014',
    game: 'onsets',
    title: 'On-Sets, AGLOA tournament rules 2014-15',
    divisions: FOUR,
    basic: true,
  },
  {
    id: 'mlag-onsets-adventurous-2019',
    game: 'onsets',
    title: 'Adventurous On-Sets, MLAG tournament rules 2019-20',
    divisions: FOUR,
    basic: false,
  },
  {
    id: 'mlag-onsets-basic-2019',
    game: 'onsets',
    title: 'Basic On-Sets, MLAG tournament rules 2019-20',
    divisions: ['minor', ...FOUR],
    basic: true,
  },
  {
    id: 'agloa-equations-2015',
    game: 'equations',
    title: 'Equations, AGLOA tournament rules 2015-16',
    divisions: FOUR,
    basic: true,
  },
];

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
