import type { Division } from '@forceout/rules';
import type { MatchSettings } from '@forceout/rules/match';
import { namedBook } from '../../shelf/shelf.ts';
import { FIRST_BOOK } from '../play/books.ts';
import type { BookChoice } from '../play/books.ts';

/** What somebody practises: a book and a division. */
export interface Course {
  readonly book: string;
  readonly division: Division;
}

export const FIRST_COURSE: Course = { book: FIRST_BOOK.onsets, division: 'middle' };

const KEY = 'forceout-course';

export function loadCourse(): Course {
  try {
    return { ...FIRST_COURSE, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Course>) };
  } catch {
    return FIRST_COURSE;
  }
}

export function keepCourse(course: Course): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(course));
  } catch {
    // It then holds for this visit.
  }
}

/** The division stays where the other book has it too. */
export function courseIn({ id, divisions }: BookChoice, division: Division): Course {
  return { book: id, division: divisions.includes(division) ? division : divisions[0]! };
}

/** Puzzles are set by the same settings as matches; who plays does not matter to them. */
export function settingsOf({ book, division }: Course): MatchSettings {
  return {
    ...namedBook(book),
    division,
    level: 'adventurous',
    season: 'even',
    mode: 'auto',
    clock: 'untimed',
    judge: false,
    players: ['1', '2', '3'],
  };
}
