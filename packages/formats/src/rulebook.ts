import { nameOfBook, say, versionedName } from '@forceout/rules';
import type { Rulebook } from '@forceout/rules';
import type { Field } from './field.ts';

/** The rulebook a position or a script names: by its id, or one version of house rules by `id@version`. */
export function readRulebook(field: Field): Rulebook {
  const id = field.text(80);
  const named = id.includes('@')
    ? (book: Rulebook) => versionedName(nameOfBook(book)) === id
    : (book: Rulebook) => book.id === id;
  const ids = (): readonly string[] => [...new Set(field.books.map((book) => book.id))];
  return field.books.find(named) ?? field.fail(say('input-no-rulebook', { id, books: ids() }));
}
