import type { BookThing, Tournament } from '@forceout/tournament';
import { bookChoice, houseChoice } from '../pages/play/books.ts';
import type { BookChoice } from '../pages/play/books.ts';

/** A league's own book that was brought to this day. */
function ownBook({ id, house }: BookThing): BookChoice {
  return houseChoice({ id, house, title: house.at(-1)?.title ?? id });
}

/** Books that this day has besides those of everybody. */
export function dayBooks({ things }: Tournament): readonly BookChoice[] {
  return [...things.book.values()].map(ownBook);
}

export function bookTitle(day: Tournament, id: string): string {
  return (dayBooks(day).find((book) => book.id === id) ?? bookChoice(id)).title;
}
