/**
 * The house rules that this device knows: those of the server it came from, those that somebody opened here, and the
 * versions that were met at tables and in match files. They are kept, so that they are there without a network too.
 */
import type { HouseBook } from '@forceout/client';
import type { NamedBook } from '@forceout/rules';
import { versionedName } from '@forceout/rules/versions';

export interface ShelvedBook extends Pick<HouseBook, 'id' | 'version' | 'title' | 'house'> {
  /** What is on this device only can be played on it, and not at a table of the server. */
  readonly from: 'server' | 'device';
}

export interface Shelf {
  /** What can be chosen. */
  readonly books: readonly ShelvedBook[];
  /** Grows with every change. */
  readonly revision: number;
}

const KEY = 'forceout.rulebooks';
const listeners = new Set<() => void>();
/** Versions that nobody can choose any more, but that matches are played by. */
const met = new Map<string, NamedBook>();
let shelf: Shelf = { books: kept(), revision: 1 };

function kept(): readonly ShelvedBook[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as readonly ShelvedBook[];
  } catch {
    return [];
  }
}

function put(books: readonly ShelvedBook[]): void {
  if (JSON.stringify(books) === JSON.stringify(shelf.books)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(books));
  } catch {
    // They are then there for this visit.
  }
  changed(books);
}

function changed(books: readonly ShelvedBook[] = shelf.books): void {
  shelf = { books, revision: shelf.revision + 1 };
  for (const listener of listeners) listener();
}

export function currentShelf(): Shelf {
  return shelf;
}

export function onShelf(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the server has now; a file of this device with the name of one of its books gives way. */
export function putServerBooks(books: readonly Omit<ShelvedBook, 'from'>[]): void {
  const ids = new Set(books.map(({ id }) => id));
  put([
    ...books.map(({ id, version, title, house }) => ({ id, version, title, house, from: 'server' as const })),
    ...shelf.books.filter(({ id, from }) => from === 'device' && !ids.has(id)),
  ]);
}

/** Opened from a file; another of the same name is replaced. */
export function keepOnDevice(book: Omit<ShelvedBook, 'from'>): void {
  put([...shelf.books.filter(({ id }) => id !== book.id), { ...book, from: 'device' }]);
}

export function dropFromDevice(id: string): void {
  put(shelf.books.filter((book) => book.from === 'server' || book.id !== id));
}

/** The book of a table or a match, by which everything about it is told: its version, whatever the server has now. */
export function bookName(named: NamedBook): string {
  const name = versionedName(named);
  if (named.house !== undefined && !met.has(name))
    met.set(name, { rulebook: named.rulebook, house: named.house });
  return name;
}

/** Versions that the server told of. */
export function meetAll(versions: readonly Pick<ShelvedBook, 'id' | 'house'>[]): void {
  for (const { id, house } of versions) bookName({ rulebook: id, house });
  if (versions.length > 0) changed();
}

/** House rules by their id, or one version of them by `id@version`. */
export function houseNamed(name: string): Pick<ShelvedBook, 'id' | 'title' | 'house'> | null {
  const listed = shelf.books.find((book) => book.id === name || `${book.id}@${book.version}` === name);
  if (listed !== undefined) return listed;
  const { rulebook = name, house = [] } = met.get(name) ?? {};
  const last = house.at(-1);
  return last === undefined ? null : { id: rulebook, title: last.title, house };
}

/** The settings' own way to name a book: a match keeps the rules that it is begun with. */
export function namedBook(id: string): NamedBook {
  const house = houseNamed(id);
  return house === null ? { rulebook: id } : { rulebook: house.id, house: house.house };
}

/** What the engine must know; the number grows with it. */
export function forEngine(): {
  readonly revision: number;
  readonly house: { readonly listed: readonly NamedBook[]; readonly met: readonly NamedBook[] };
} {
  const listed = shelf.books.map(({ id, house }) => ({ rulebook: id, house }));
  return { revision: shelf.revision + met.size, house: { listed, met: [...met.values()] } };
}
