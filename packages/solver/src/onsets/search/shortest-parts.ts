import type { CellSet } from '../cubes/field.ts';
import { leaveRow, takeRow } from '../cubes/spare-rows.ts';

/** Longer than any part. */
const NONE = 255;

/** How short the Restriction parts are that keep the same cells: by each of their Restrictions where those are told apart. */
export class ShortestParts {
  readonly #toldApart: boolean;
  readonly #shortest: Int32Array;
  readonly #shortestOfSeveral = new Map<string, number>();

  constructor(toldApart: boolean, all: CellSet) {
    this.#toldApart = toldApart;
    this.#shortest = takeRow(toldApart ? 0 : all + 1);
  }

  /** Of parts that are not told apart, whether one is known that keeps the same and is as short. */
  isKnownAsShort(keeps: CellSet, length: number): boolean {
    const known = this.#toldApart ? 0 : this.#shortest[keeps]!;
    return known !== 0 && known <= length;
  }

  /** Whether no part was as short that keeps the same; from now on one is. */
  isShorter(keeps: CellSet, length: number, keptBy: () => readonly CellSet[]): boolean {
    if (!this.#toldApart) {
      if (this.isKnownAsShort(keeps, length)) return false;
      this.#shortest[keeps] = length;
      return true;
    }
    const key = keptBy().join();
    if (length >= (this.#shortestOfSeveral.get(key) ?? NONE)) return false;
    this.#shortestOfSeveral.set(key, length);
    return true;
  }

  /** Nobody asks any more. */
  leave(): void {
    leaveRow(this.#shortest);
  }
}
