import { RULEBOOKS, bookOf, nameOfBook, versionedName } from '@forceout/rules';
import type { NamedBook, Rulebook } from '@forceout/rules';

/** The books that questions to this worker may name. */
let listed: readonly Rulebook[] = RULEBOOKS;
let known: readonly Rulebook[] = RULEBOOKS;

/** House rules that can be chosen, and versions that are only met in matches. */
export function shelve(house: {
  readonly listed: readonly NamedBook[];
  readonly met: readonly NamedBook[];
}): void {
  const made = (named: readonly NamedBook[]): readonly Rulebook[] =>
    named.map(bookOf).filter((book) => book !== null);
  listed = [...RULEBOOKS, ...made(house.listed)];
  known = [...listed, ...made(house.met)];
}

/** Those that can be chosen. */
export function listedBooks(): readonly Rulebook[] {
  return listed;
}

/** Those too that were met in matches: an id means the one that can be chosen, `id@version` that version. */
export function books(): readonly Rulebook[] {
  return known;
}

export function bookNamed(name: string): Rulebook | null {
  return (
    known.find((book) =>
      name.includes('@') ? versionedName(nameOfBook(book)) === name : book.id === name,
    ) ?? null
  );
}
