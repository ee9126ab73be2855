import { bookOf } from '@forceout/rules';
import type { HouseRules, Rulebook } from '@forceout/rules';
import type { Books } from './model.ts';

const BOOK = '"kind":"book"';

/** A league's own books are in the file itself, as they were when its day began; they go before newer ones of the same name. */
export function booksIn(bytes: Uint8Array, books: Books): Books {
  const text = new TextDecoder().decode(bytes);
  if (!text.includes(BOOK)) return books;
  const own = new Map<string, Rulebook>();
  for (const line of text.split('\n')) {
    const book = line.includes(BOOK) ? bookOfLine(line) : null;
    if (book !== null) own.set(book.id, book);
  }
  return (id) => own.get(id) ?? books(id);
}

/** Null if what the line says leads to no book: then no event can be played by it. */
function bookOfLine(line: string): Rulebook | null {
  try {
    const { kind, id, house } = JSON.parse(line) as {
      readonly kind?: unknown;
      readonly id: string;
      readonly house: readonly HouseRules[];
    };
    return kind === 'book' ? bookOf({ rulebook: id, house }) : null;
  } catch {
    return null;
  }
}
