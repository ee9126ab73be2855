import type { Rulebook } from '@forceout/rules';
import type { Field } from './field.ts';

/** The rulebook a position or a script names. */
export function readRulebook(field: Field): Rulebook {
  const id = field.text(60);
  const ids = field.books.map((book) => book.id).join(', ');
  return (
    field.books.find((book) => book.id === id) ?? field.fail(`"${id}" is not a rulebook; there are ${ids}`)
  );
}
