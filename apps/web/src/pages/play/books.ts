import type { Division } from '@forceout/rules';

export type GameName = 'onsets' | 'equations';

/** What the form must know of a book before the rules are loaded; a test holds it to the books themselves. */
export interface BookChoice {
  readonly id: string;
  readonly game: GameName;
  readonly title: string;
  readonly divisions: readonly Division[];
  /** Whether the book can be played in its small form. */
  readonly basic: boolean;
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

export function bookChoice(id: string): BookChoice {
  return BOOKS.find((book) => book.id === id) ?? BOOKS[0]!;
}

export function booksOf(game: GameName): readonly BookChoice[] {
  return BOOKS.filter((book) => book.game === game);
}
