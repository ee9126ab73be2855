import { leaveRow, takeRow } from './spare-rows.ts';

/** One free slot, never written to: a table holds nothing until something is put in. */
const FREE = new Int32Array(1);
const FIRST = 8;

/** From 32 bits to places in a log; open addressing in typed arrays, since there are millions. */
export class NumberTable {
  #keys: Int32Array = FREE;
  /** One more than the place, so that 0 is a free slot. */
  #places: Int32Array = FREE;
  #count = 0;

  /** The place kept for the key, −1 if there is none. */
  get(key: number): number {
    return this.#places[this.#slot(key)]! - 1;
  }

  set(key: number, place: number): void {
    if (2 * this.#count >= this.#keys.length - 1) this.#grow();
    const slot = this.#slot(key);
    if (this.#places[slot] === 0) this.#count++;
    this.#keys[slot] = key;
    this.#places[slot] = place + 1;
  }

  /** It is of no use from now on. */
  leave(): void {
    leaveRow(this.#keys);
    leaveRow(this.#places);
    this.#keys = FREE;
    this.#places = FREE;
  }

  /** Whether the key was there before; it is from now on. */
  isKnown(key: number): boolean {
    if (this.#places[this.#slot(key)] !== 0) return true;
    this.set(key, 0);
    return false;
  }

  #slot(key: number): number {
    const last = this.#keys.length - 1;
    let slot = (Math.imul(key, 0x9e3779b1) >>> 7) & last;
    while (this.#places[slot] !== 0 && this.#keys[slot] !== (key | 0)) slot = (slot + 1) & last;
    return slot;
  }

  #grow(): void {
    const [keys, places] = [this.#keys, this.#places];
    this.#keys = takeRow(Math.max(FIRST, 4 * keys.length));
    this.#places = takeRow(Math.max(FIRST, 4 * keys.length));
    for (let old = 0; old < keys.length; old++) {
      if (places[old] === 0) continue;
      const slot = this.#slot(keys[old]!);
      this.#keys[slot] = keys[old]!;
      this.#places[slot] = places[old]!;
    }
    leaveRow(keys);
    leaveRow(places);
  }
}
