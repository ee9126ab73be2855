import { readHouseRules } from '@forceout/formats';
import { RULEBOOKS, bookById, bookOf, err, nameOfBook, ok, versionOf } from '@forceout/rules';
import type { HouseRules, NamedBook, Result, Rulebook } from '@forceout/rules';
import type { RulebookRow, RulebookStore } from '../storage/rulebooks.ts';

/** Other machines see a new version after this time. */
const KEPT_FOR = 1000;

/** One version of a league's own book, as it can be played. */
export interface HouseBook {
  readonly id: string;
  readonly version: string;
  readonly addedAt: number;
  /** Of the versions of a book, one at most is played in new matches. */
  readonly current: boolean;
  readonly book: Rulebook;
}

/** The books of this server: the built-in ones, and every version of every league's own. */
export class Rulebooks {
  readonly #store: RulebookStore;
  readonly #now: () => number;
  /** A version never changes, so it is made once. */
  readonly #made = new Map<string, Rulebook>();
  #read: { readonly at: number; readonly books: Promise<readonly HouseBook[]> } | null = null;

  constructor(store: RulebookStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Every version, the oldest first. */
  all(): Promise<readonly HouseBook[]> {
    const at = performance.now();
    if (this.#read !== null && at - this.#read.at < KEPT_FOR) return this.#read.books;
    const books = this.#store.all().then((rows) => this.#books(rows));
    this.#read = { at, books };
    books.catch(() => this.#forget());
    return books;
  }

  /** By its id, or a certain version by `id@version`; null if there is none that can be played. */
  async named(name: string): Promise<NamedBook | null> {
    if (bookById(name) !== null) return { rulebook: name };
    const [id, version] = name.split('@');
    const found = (await this.all()).find((one) =>
      version === undefined ? one.id === id && one.current : one.id === id && one.version === version,
    );
    return found === undefined ? null : nameOfBook(found.book);
  }

  /** Takes a file of house rules: a new version, or one that is known and is laid out again. */
  async take(json: unknown): Promise<Result<HouseBook, readonly string[]>> {
    const checked = readHouseRules(json, await this.#below(json));
    if (!checked.ok) return err(checked.problems);
    const row = this.#rowOf(checked.book);
    if (!(await this.#store.add(row))) await this.#store.layOut(row.id, row.version, row.addedAt);
    this.#forget();
    return ok({ ...row, current: true, book: checked.book });
  }

  /** As `take`, but a version that was here before is not laid out again: what came later by other ways stays. */
  async takeOnce(json: unknown): Promise<Result<{ readonly isNew: boolean }, readonly string[]>> {
    const checked = readHouseRules(json, await this.#below(json));
    if (!checked.ok) return err(checked.problems);
    const isNew = await this.#store.add(this.#rowOf(checked.book));
    this.#forget();
    return ok({ isNew });
  }

  async withdraw(id: string): Promise<boolean> {
    const known = (await this.all()).some((one) => one.id === id && one.current);
    if (known) await this.#store.withdraw(id);
    this.#forget();
    return known;
  }

  #forget(): void {
    this.#read = null;
  }

  /** What a file may extend: any book but itself, and but those that extend it. */
  async #below(json: unknown): Promise<readonly Rulebook[]> {
    const id = typeof json === 'object' && json !== null && 'id' in json ? json.id : null;
    const house = (await this.all()).filter(({ current }) => current).map(({ book }) => book);
    return [...RULEBOOKS, ...house.filter((book) => book.house?.every((rules) => rules.id !== id))];
  }

  #rowOf(book: Rulebook): RulebookRow {
    const { id, house = [] } = book;
    const at = this.#now();
    return { id, version: versionOf(house), house: JSON.stringify(house), addedAt: at, laidOut: at };
  }

  #books(rows: readonly RulebookRow[]): readonly HouseBook[] {
    return rows.flatMap((row) => {
      const book = this.#bookOf(row);
      if (book === null) return [];
      const { id, version, addedAt, laidOut } = row;
      const isLater = (other: RulebookRow): boolean =>
        other.id === id && (other.laidOut ?? -1) > (laidOut ?? -1);
      return [{ id, version, addedAt, current: laidOut !== null && !rows.some(isLater), book }];
    });
  }

  #bookOf({ id, version, house }: RulebookRow): Rulebook | null {
    const name = `${id}@${version}`;
    const known = this.#made.get(name);
    if (known !== undefined) return known;
    const book = bookOf({ rulebook: id, house: JSON.parse(house) as readonly HouseRules[] });
    if (book !== null) this.#made.set(name, book);
    return book;
  }
}
