import type { CellSet } from '../cubes/field.ts';
import { leaveRow, takeRow } from '../cubes/spare-rows.ts';

/** No right set lies in these cells; nobody has looked yet; one does, and no part is known that keeps them. */
export const USELESS = 0;
const UNSEEN = 255;
const OPEN = 254;

/**
 * Which Restriction parts are of no use any more, by the cells they keep: because no right set lies in them, or because one as
 * short is known. Where Restrictions are told apart, parts are known by what each of theirs keeps.
 */
export class SettledParts {
  /** For each set of cells the length from which on a part that keeps them is of no use; more than any part has where there is none. */
  readonly from: Int32Array;
  readonly #toldApart: boolean;
  readonly #isOutOfReach: (keeps: CellSet) => boolean;
  readonly #shortestOfSeveral = new Map<string, number>();

  constructor(toldApart: boolean, all: CellSet, isOutOfReach: (keeps: CellSet) => boolean) {
    this.#toldApart = toldApart;
    this.#isOutOfReach = isOutOfReach;
    this.from = takeRow(all + 1, UNSEEN);
  }

  /** No right set lies inside these cells. More Restrictions keep no more, so nothing comes of such a part. */
  isUseless(keeps: CellSet): boolean {
    if (this.from[keeps] === UNSEEN) this.from[keeps] = this.#isOutOfReach(keeps) ? USELESS : OPEN;
    return this.from[keeps] === USELESS;
  }

  /** Whether no part was as short that keeps the same; from now on one is. */
  isShorter(keeps: CellSet, length: number, keptBy: () => readonly CellSet[]): boolean {
    if (!this.#toldApart) {
      if (this.from[keeps]! <= length) return false;
      this.from[keeps] = length;
      return true;
    }
    const key = keptBy().join();
    if (length >= (this.#shortestOfSeveral.get(key) ?? UNSEEN)) return false;
    this.#shortestOfSeveral.set(key, length);
    return true;
  }

  /** Nobody asks any more. */
  leave(): void {
    leaveRow(this.from);
  }
}
