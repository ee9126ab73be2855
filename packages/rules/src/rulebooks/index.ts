import { BOOKS } from './books.generated.ts';
import type { EquationsRulebook } from './equations-rulebook.ts';
import type { OnSetsRulebook } from './onsets-rulebook.ts';

export { BOOK_IDS } from './books.generated.ts';

/** A rulebook of either game, told apart by its `game`. */
export type Rulebook = OnSetsRulebook | EquationsRulebook;

export const RULEBOOKS: readonly Rulebook[] = BOOKS;

export function bookById(id: string): Rulebook | null {
  return RULEBOOKS.find((book) => book.id === id) ?? null;
}

export const ONSETS_BOOKS: readonly OnSetsRulebook[] = RULEBOOKS.filter((book) => book.game === 'onsets');
export const EQUATIONS_BOOKS: readonly EquationsRulebook[] = RULEBOOKS.filter(
  (book) => book.game === 'equations',
);
