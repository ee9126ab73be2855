import type { Case } from './cases.ts';
import { BINARY_KINDS, KINDS } from './kinds.ts';
import type { Counts, Kind } from './kinds.ts';
import { MANY } from './usage.ts';

/** How often ∪, ∩ and − are written: a row of the table below. */
export type Operations = number;

/** More signs than any text has. */
const ENDLESS = 999;
const UNASKED = -2;
/** Tables that are kept; a shake has some tens. */
const MOST_KNOWN = 64;

/**
 * The counts of ∪, ∩ and − that a case allows, numbered. Operations are counted exactly. With Multiple Operations
 * there is no most, so they are counted only as far as Required asks for them.
 */
export class OperationRows {
  static readonly #known = new Map<string, OperationRows>();
  readonly kinds: readonly Kind[];
  readonly count: number;
  readonly #digits: readonly (readonly number[])[];
  readonly #bounds: readonly number[];
  /** What Required asks for of each kind that there is. */
  readonly #least: readonly number[];
  readonly #repeats: boolean;
  /** Found when first asked for: of most pairs nobody asks. */
  readonly #sums: Int16Array;
  readonly #serves: Int8Array;
  readonly #next: Int16Array;
  readonly #left: Int16Array;

  /** Made once for all cases with the same signs: making them takes longer than many a search. */
  static of(one: Case, least: Counts): OperationRows {
    const key = BINARY_KINDS.map((kind) => `${one.most[kind]},${least[kind]}`).join(one.repeats ? '*' : ' ');
    const known = OperationRows.#known.get(key);
    if (known !== undefined) return known;
    if (OperationRows.#known.size === MOST_KNOWN) OperationRows.#known.clear();
    const made = new OperationRows(one, least);
    OperationRows.#known.set(key, made);
    return made;
  }

  private constructor({ most, repeats }: Case, least: Counts) {
    this.kinds = BINARY_KINDS.filter((kind) => most[kind]! > 0);
    this.#least = this.kinds.map((kind) => least[kind]!);
    this.#repeats = repeats;
    this.#bounds = this.kinds.map((kind) => (repeats ? least[kind]! : Math.min(most[kind]!, MANY)));
    this.#digits = this.#bounds.reduce<readonly (readonly number[])[]>(
      (rows, bound) =>
        rows.flatMap((row) => Array.from({ length: bound + 1 }, (_, count) => [...row, count])),
      [[]],
    );
    const rows = this.#digits.length;
    this.count = rows;
    this.#sums = new Int16Array(rows * rows).fill(UNASKED);
    this.#serves = new Int8Array(rows * rows).fill(UNASKED);
    const signs = this.#bounds.reduce((sum, bound) => sum + bound, 0);
    const endless = this.kinds.length > 0 ? ENDLESS : 0;
    this.#left = Int16Array.from(this.#digits, (digits) =>
      repeats ? endless : signs - digits.reduce((sum, count) => sum + count, 0),
    );
    this.#next = new Int16Array(rows * KINDS.length).fill(-1);
    this.kinds.forEach((kind, place) => {
      const one = this.kinds.map((_, other) => Number(other === place));
      this.#digits.forEach((digits, row) => {
        this.#next[row * KINDS.length + kind] = this.#rowOf(digits, one);
      });
    });
  }

  /** The row with as many as both together, −1 if that is too many. */
  #rowOf(a: readonly number[], b: readonly number[]): Operations {
    let row = 0;
    for (let place = 0; place < this.#bounds.length; place++) {
      const bound = this.#bounds[place]!;
      const count = a[place]! + b[place]!;
      if (count > bound && !this.#repeats) return -1;
      row = row * (bound + 1) + Math.min(count, bound);
    }
    return row;
  }

  /** The row of both together, −1 if that is too many. */
  sum(a: Operations, b: Operations): Operations {
    const at = a * this.count + b;
    if (this.#sums[at] === UNASKED) this.#sums[at] = this.#rowOf(this.#digits[a]!, this.#digits[b]!);
    return this.#sums[at]!;
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
    const at = a * this.count + b;
    if (this.#serves[at] === UNASKED)
      this.#serves[at] = Number(this.#doesServe(this.#digits[a]!, this.#digits[b]!));
    return this.#serves[at] === 1;
  }

  #doesServe(a: readonly number[], b: readonly number[]): boolean {
    return a.every((count, place) => {
      if (this.#repeats) return count >= b[place]!;
      return this.#least[place]! > 0 ? count === b[place]! : count <= b[place]!;
    });
  }
}
