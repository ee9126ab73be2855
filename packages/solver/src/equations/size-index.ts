import type { Numbers } from './numbers.ts';
import type { Entry } from './state.ts';
import { ValueSet } from './value-set.ts';

/** Which entries of one size have a number. */
export class SizeIndex {
  readonly entries: readonly Entry[];
  readonly #values = new ValueSet();
  readonly #heads: number[] = [];
  readonly #next: number[] = [];
  readonly #entryAt: number[] = [];

  /** Values that are no small fractions, and those of them that may have several forms. */
  readonly others: number[] = [];
  readonly opaque: number[] = [];
  /** Whether some value might be a fraction in disguise. */
  readonly hasUnsure: boolean;

  constructor(entries: readonly Entry[], numbers: Numbers) {
    this.entries = entries;
    for (const [place, { values }] of entries.entries()) {
      for (let at = 0; at < values.size; at++) {
        const [n, d] = [values.n[at]!, values.d[at]!];
        const isNew = this.#values.add(n, d);
        if (isNew && d === 0) {
          this.others.push(n);
          if (numbers.isOpaque(n)) this.opaque.push(n);
        }
        const index = isNew ? this.#values.size - 1 : this.#values.indexOf(n, d);
        this.#next.push(isNew ? -1 : this.#heads[index]!);
        this.#heads[index] = this.#next.length - 1;
        this.#entryAt.push(place);
      }
    }
    this.hasUnsure = this.opaque.some((id) => !numbers.isIrrational(id));
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
