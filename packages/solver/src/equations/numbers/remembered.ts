import { OPERATIONS } from '../arithmetic/operations.ts';
import type { Operation } from '../arithmetic/operations.ts';

/** Values are known by numbers below this, so that an operation with two of them is one safe integer. */
const MOST_NUMBERS = 2 ** 22;
/** Integers below this in size are known by themselves. */
const SHORT = 2 ** 19;
/** So many values that are no small fractions can be told apart here, and so many fractions. */
export const MOST_OTHERS = 2 ** 21 - 8;
const MOST_FRACTIONS = 2 ** 20 - 8;

const CODE = Object.fromEntries(OPERATIONS.map((name, index) => [name, index])) as Record<Operation, number>;
const FIRST_SIZE = 8;

/** What slow operations came to, in typed arrays by open addressing. */
export class Remembered {
  /** What was found last. */
  n = 0;
  d = 0;
  #size = 0;
  /** Operation and numbers in one; 0 is free, for no slow operation is the first one with the first numbers. */
  #keys = new Float64Array(FIRST_SIZE);
  #n = new Float64Array(FIRST_SIZE);
  /** NaN where there is no result. */
  #d = new Float64Array(FIRST_SIZE);
  readonly #fractions = new Map<string, number>();

  get isFull(): boolean {
    return this.#fractions.size > MOST_FRACTIONS;
  }

  /** The number under which an operation is remembered. */
  keyOf(operation: Operation, an: number, ad: number, bn: number, bd: number): number {
    return ((CODE[operation] + 1) * MOST_NUMBERS + this.#idOf(an, ad)) * MOST_NUMBERS + this.#idOf(bn, bd);
  }

  /** Whether it is known; the result is left in `n` and `d`, which is NaN if there is none. */
  has(key: number): boolean {
    const slot = this.#slotOf(key);
    if (this.#keys[slot] === 0) return false;
    this.n = this.#n[slot]!;
    this.d = this.#d[slot]!;
    return true;
  }

  set(key: number, n: number, d: number): void {
    if (this.#size * 2 >= this.#keys.length) this.#grow();
    const slot = this.#slotOf(key);
    if (this.#keys[slot] === 0) this.#size++;
    this.#keys[slot] = key;
    this.#n[slot] = n;
    this.#d[slot] = d;
  }

  #slotOf(key: number): number {
    const mask = this.#keys.length - 1;
    let mixed = Math.imul(key % 0x1000000, 0x9e3779b1) ^ Math.imul(Math.floor(key / 0x1000000), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
    let slot = (mixed ^ (mixed >>> 13)) & mask;
    while (this.#keys[slot] !== 0 && this.#keys[slot] !== key) slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const [keys, n, d] = [this.#keys, this.#n, this.#d];
    this.#keys = new Float64Array(keys.length * 2);
    this.#n = new Float64Array(keys.length * 2);
    this.#d = new Float64Array(keys.length * 2);
    for (const [at, key] of keys.entries()) {
      if (key === 0) continue;
      const slot = this.#slotOf(key);
      this.#keys[slot] = key;
      this.#n[slot] = n[at]!;
      this.#d[slot] = d[at]!;
    }
  }

  /** One number for each value that was in a slow operation. */
  #idOf(n: number, d: number): number {
    if (d === 0) return MOST_NUMBERS / 2 + n;
    if (d === 1 && n > -SHORT && n < SHORT) return n + SHORT;
    const key = `${n}/${d}`;
    let id = this.#fractions.get(key);
    if (id === undefined) {
      id = 2 * SHORT + this.#fractions.size;
      this.#fractions.set(key, id);
    }
    return id;
  }
}
