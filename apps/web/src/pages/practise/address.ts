import type { PuzzleKind, Theme } from '@forceout/players';
import { PUZZLE_KINDS, THEMES_OF } from '@forceout/players/words';
import { BOOKS } from '../play/books.ts';
import type { Course } from './settings.ts';

/** The way to puzzles of a kind about an idea. */
export function practiseAddress({ book, division }: Course, kind: PuzzleKind, theme: Theme | null): string {
  const query = new URLSearchParams({ book, division, kind });
  if (theme !== null) query.set('theme', theme);
  return `/practise?${query.toString()}`;
}

/** What an address asks for; null where it asks for nothing that there is. */
export function askedCourse(query: URLSearchParams): Course | null {
  const book = BOOKS.find(({ id }) => id === query.get('book'));
  const division = book?.divisions.find((one) => one === query.get('division'));
  return book === undefined || division === undefined ? null : { book: book.id, division };
}

export function askedKind(query: URLSearchParams): PuzzleKind | null {
  return PUZZLE_KINDS.find((kind) => kind === query.get('kind')) ?? null;
}

export function askedTheme(query: URLSearchParams): Theme | null {
  const themes = [...THEMES_OF.onsets, ...THEMES_OF.equations];
  return themes.find((theme) => theme === query.get('theme')) ?? null;
}
