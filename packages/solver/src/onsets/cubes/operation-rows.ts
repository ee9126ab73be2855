import type { Case } from './cases.ts';
import { BINARY_KINDS, KINDS } from './kinds.ts';
import type { Counts, Kind } from './kinds.ts';
import { MANY } from './usage.ts';

/** How often ∪, ∩ and − are written: a row of the table below. */
export type Operations = number;

/** More signs than any text has. */
const ENDLESS = 999;

/**
 * The counts of ∪, ∩ and − that a case allows, numbered. Operations are counted exactly. With Multiple Operations
 * there is no most, so they are counted only as far as Required asks for them.
 */
export class OperationRows {
  static readonly #known = new WeakMap<Case, OperationRows>();
  readonly kinds: readonly Kind[];
  readonly count: number;
  readonly #digits: readonly (readonly number[])[];
  readonly #sums: Int16Array;
  readonly #next: Int16Array;
  readonly #serves: Uint8Array;
  readonly #left: Int16Array;

  /** The same for every round of the search of a case. */
  static of(one: Case, least: Counts): OperationRows {
    const known = OperationRows.#known.get(one);
    if (known !== undefined) return known;
    const made = new OperationRows(one, least);
    OperationRows.#known.set(one, made);
    return made;
  }

  private constructor({ most, repeats }: Case, least: Counts) {
    this.kinds = BINARY_KINDS.filter((kind) => most[kind]! > 0);
    const bounds = this.kinds.map((kind) => (repeats ? least[kind]! : Math.min(most[kind]!, MANY)));
    this.#digits = bounds.reduce<readonly (readonly number[])[]>(
      (rows, bound) =>
        rows.flatMap((row) => Array.from({ length: bound + 1 }, (_, count) => [...row, count])),
      [[]],
    );
    const rows = this.#digits.length;
    this.count = rows;
    const rowOf = (digits: readonly number[]): number =>
      digits.reduce((row, count, place) => row * (bounds[place]! + 1) + count, 0);
    const fitted = (digits: readonly number[]): number => {
      if (repeats) return rowOf(digits.map((count, place) => Math.min(count, bounds[place]!)));
      return digits.every((count, place) => count <= bounds[place]!) ? rowOf(digits) : -1;
    };
    this.#sums = new Int16Array(rows * rows);
    this.#serves = new Uint8Array(rows * rows);
    this.#digits.forEach((a, i) =>
      this.#digits.forEach((b, j) => {
        this.#sums[i * rows + j] = fitted(a.map((count, place) => count + b[place]!));
        const serves = a.every((count, place) => {
          if (repeats) return count >= b[place]!;
          return least[this.kinds[place]!]! > 0 ? count === b[place]! : count <= b[place]!;
        });
        this.#serves[i * rows + j] = Number(serves);
      }),
    );
    const signs = bounds.reduce((sum, bound) => sum + bound, 0);
    const endless = this.kinds.length > 0 ? ENDLESS : 0;
    this.#left = Int16Array.from(this.#digits, (digits) =>
      repeats ? endless : signs - digits.reduce((sum, count) => sum + count, 0),
    );
    this.#next = new Int16Array(rows * KINDS.length).fill(-1);
    this.kinds.forEach((kind, place) =>
      this.#digits.forEach((digits, row) => {
        const more = digits.map((count, other) => count + Number(other === place));
        this.#next[row * KINDS.length + kind] = fitted(more);
      }),
    );
  }

  /** The row of both together, −1 if that is too many. */
  sum(a: Operations, b: Operations): Operations {
    return this.#sums[a * this.count + b]!;
  }

  /** The row with one more sign of the kind, −1 if that is too many. */
  plus(row: Operations, kind: Kind): Operations {
    return this.#next[row * KINDS.length + kind]!;
  }

  /** How many of the kind. */
  of(row: Operations, kind: Kind): number {
    const place = this.kinds.indexOf(kind);
    return place < 0 ? 0 : this.#digits[row]![place]!;
  }

  /** How many more signs there are cubes for. */
  left(row: Operations): number {
    return this.#left[row]!;
  }

  /** How many signs are missing for what Required asks. */
  lacking(row: Operations, least: Counts): number {
    let signs = 0;
    for (let place = 0; place < this.kinds.length; place++)
      signs += Math.max(0, least[this.kinds[place]!]! - this.#digits[row]![place]!);
    return signs;
  }

  /** Whether `a` takes no more than `b` and loses nothing that Required asks for. */
  serves(a: Operations, b: Operations): boolean {
    return this.#serves[a * this.count + b] !== 0;
  }
}
