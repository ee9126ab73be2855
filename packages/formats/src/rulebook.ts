import { BOOK_IDS, bookById } from '@forceout/rules';
import type { Rulebook } from '@forceout/rules';
import type { Field } from './field.ts';

/** The rulebook a position or a script names. */
export function readRulebook(field: Field): Rulebook {
  const id = field.text(60);
  return bookById(id) ?? field.fail(`"${id}" is not a rulebook; there are ${BOOK_IDS.join(', ')}`);
}
