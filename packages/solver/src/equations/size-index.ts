import type { Entry } from './state.ts';
import { ValueSet } from './value-set.ts';

/** Which entries of one size have a number. */
export class SizeIndex {
  readonly entries: readonly Entry[];
  readonly #values = new ValueSet();
  readonly #heads: number[] = [];
  readonly #next: number[] = [];
  readonly #entryAt: number[] = [];

  constructor(entries: readonly Entry[]) {
    this.entries = entries;
    for (const [place, { values }] of entries.entries()) {
      for (let at = 0; at < values.size; at++) {
        const [n, d] = [values.n[at]!, values.d[at]!];
        const isNew = this.#values.add(n, d);
        const index = isNew ? this.#values.size - 1 : this.#values.indexOf(n, d);
        this.#next.push(isNew ? -1 : this.#heads[index]!);
        this.#heads[index] = this.#next.length - 1;
        this.#entryAt.push(place);
      }
    }
  }

  has(n: number, d: number): boolean {
    return this.#values.has(n, d);
  }

  /** The entries with this number. */
  *of(n: number, d: number): Generator<Entry> {
    const index = this.#values.indexOf(n, d);
    if (index < 0) return;
    for (let at = this.#heads[index]!; at >= 0; at = this.#next[at]!) yield this.entries[this.#entryAt[at]!]!;
  }
}
