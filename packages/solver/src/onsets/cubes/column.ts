import { leaveRow, takeRow } from './spare-rows.ts';

const NOTHING = new Int32Array(0);
/** Most batches stay small or empty. */
const FIRST = 4;

/** A growing row of whole numbers; half the memory of an array that is pushed to, and no work for the collector. */
export class Column {
  #values: Int32Array = NOTHING;
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** Good until the next push; what is beyond the length means nothing. */
  get values(): Int32Array {
    return this.#values;
  }

  at(index: number): number {
    return this.#values[index]!;
  }

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const longer = takeRow(Math.max(FIRST, 2 * this.#length));
      longer.set(this.#values);
      leaveRow(this.#values);
      this.#values = longer;
    }
    this.#values[this.#length++] = value;
  }

  /** It is of no use from now on. */
  leave(): void {
    leaveRow(this.#values);
    this.#values = NOTHING;
    this.#length = 0;
  }

  *[Symbol.iterator](): Generator<number> {
    for (let index = 0; index < this.#length; index++) yield this.#values[index]!;
  }
}
