import type { Deed } from '@forceout/tournament';

/** A deed that the server has not acknowledged. */
export interface Unsent {
  readonly id: string;
  readonly deed: Deed;
  readonly reason?: string;
}

/** A list on this device that outlives the page: what is not saved yet is neither lost nor done twice. */
export class KeptList<T> {
  readonly #key: string;
  #list: readonly T[];

  constructor(key: string) {
    this.#key = key;
    this.#list = this.#read();
  }

  get all(): readonly T[] {
    return this.#list;
  }

  add(one: T): void {
    this.#keep([...this.#list, one]);
  }

  drop(is: (one: T) => boolean): void {
    this.#keep(this.#list.filter((one) => !is(one)));
  }

  #read(): readonly T[] {
    try {
      return JSON.parse(localStorage.getItem(this.#key) ?? '[]') as readonly T[];
    } catch {
      return [];
    }
  }

  #keep(list: readonly T[]): void {
    this.#list = list;
    try {
      if (list.length === 0) localStorage.removeItem(this.#key);
      else localStorage.setItem(this.#key, JSON.stringify(list));
    } catch {
      // A full or closed store: the list lives as long as the page.
    }
  }
}
