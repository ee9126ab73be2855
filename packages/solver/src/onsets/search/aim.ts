import { BLANK, has, size } from '@forceout/rules/onsets';
import type { Card, CardSet, ShakeRules } from '@forceout/rules/onsets';
import { cardsIn } from '../cubes/field.ts';
import type { CellSet, Field } from '../cubes/field.ts';
import { leaveRow, takeRow } from '../cubes/spare-rows.ts';

/** Bit c: it is right with dots c on a wild blank card. Where the blank card is not wild, bit 0 alone. */
export type Colourings = number;

const ALL_DOTS: readonly Card[] = Array.from({ length: 16 }, (_, dots) => dots);
/** What is remembered of a set of cells beside its colourings, which take sixteen bits. */
const [JUDGED, REACHED, OUT_OF_REACH] = [1 << 16, 1 << 17, 1 << 18] as const;
const COLOURINGS = JUDGED - 1;

/** What a right set of cells is made of, with certain dots on the blank card. */
interface Terms {
  /** Cells that must, or must not, be in it; −1 for none. */
  readonly must: number;
  readonly mustNot: number;
  readonly worths: readonly number[];
  /** No set can be right. */
  readonly never: boolean;
}

/** Which sets of cells are right: the value fits the Goal, the required card is in, the forbidden card is out. */
export class Aim {
  readonly #rules: ShakeRules;
  readonly #field: Field;
  readonly #values: ReadonlySet<number>;
  readonly #known: Int32Array;
  readonly #dots: readonly (Card | null)[];
  readonly #terms: (Terms | undefined)[] = [];
  readonly #wanted: { readonly low: number; readonly high: number };

  constructor(rules: ShakeRules, field: Field, values: readonly number[]) {
    this.#rules = rules;
    this.#field = field;
    this.#values = new Set(values);
    this.#known = takeRow(field.all + 1);
    this.#dots = field.blankIsWild ? ALL_DOTS : [null];
    const bits = (from: number): number =>
      values.reduce(
        (sum, value) => (value >= from && value < from + 32 ? sum | (1 << (value - from)) : sum),
        0,
      );
    this.#wanted = { low: bits(0), high: bits(32) };
  }

  /** Nobody asks any more. */
  leave(): void {
    leaveRow(this.#known);
  }

  /** With which dots on the blank card this set, named and kept, is right. */
  colourings(set: CellSet): Colourings {
    const known = this.#known[set]!;
    if ((known & JUDGED) !== 0) return known & COLOURINGS;
    const right = this.#judge(set);
    this.#known[set] = known | JUDGED | right;
    return right;
  }

  /** No set of whole cells inside these can be right, named or not: no sum of what the cells are worth fits. */
  isOutOfReach(cells: CellSet): boolean {
    const known = this.#known[cells]!;
    if ((known & REACHED) !== 0) return (known & OUT_OF_REACH) !== 0;
    let isOut = true;
    for (let place = 0; isOut && place < this.#dots.length; place++)
      isOut = !this.#canReach(cells, this.#dots[place] ?? null);
    this.#known[cells] = known | REACHED | (isOut ? OUT_OF_REACH : 0);
    return isOut;
  }

  #canReach(cells: CellSet, dots: Card | null): boolean {
    const { must, mustNot, worths, never } = this.#termsWith(dots);
    if (never || (must >= 0 && !has(cells, must))) return false;
    let low = 1;
    let high = 0;
    // Bit n of both together: n is the sum of some of the cells looked at. A Goal above 63 is beyond any deal.
    for (let rest = cells; rest !== 0; rest &= rest - 1) {
      const cell = 31 - Math.clz32(rest & -rest);
      if (cell === mustNot) continue;
      const worth = worths[cell]!;
      if (worth === 0) continue;
      const up = worth < 32 ? (high << worth) | (low >>> (32 - worth)) : low;
      const moved = worth < 32 ? low << worth : 0;
      high = cell === must ? up : high | up;
      low = cell === must ? moved : low | moved;
    }
    return (low & this.#wanted.low) !== 0 || (high & this.#wanted.high) !== 0;
  }

  /** What the cells are worth with these dots on the blank card, and which of them must or must not be there. */
  #termsWith(dots: Card | null): Terms {
    const place = dots ?? 0;
    const known = this.#terms[place];
    if (known !== undefined) return known;
    const { force } = this.#rules;
    const { cardsOf, cellOf } = this.#field;
    const cellWith = (card: Card): number =>
      card === BLANK && dots !== null ? cellOf[dots]! : cellOf[card]!;
    const [required, forbidden] = [force['required-card'], force['forbidden-card']];
    const must = required === null ? -1 : cellWith(required.card);
    const isDealt = forbidden !== null && this.#rules.position.universe.includes(forbidden.card);
    const mustNot = isDealt ? cellWith(forbidden.card) : -1;
    const worths = cardsOf.map((cards, cell) => {
      const blank = dots !== null && cellOf[dots] === cell ? 1 + Number(has(force.doubled, dots)) : 0;
      return size(cards) + size(cards & force.doubled) + blank;
    });
    const never =
      (required !== null && (must < 0 || must === mustNot)) ||
      (forbidden?.blankMadeForbidden === 'not-allowed' && dots === forbidden.card);
    const made = { must, mustNot, worths, never };
    this.#terms[place] = made;
    return made;
  }

  /** The cards of the Universe in the set, a wild blank card by the dots that were put on it. */
  cards(set: CellSet, dots: Card): CardSet {
    const { blankIsWild, cellOf } = this.#field;
    const cards = cardsIn(this.#field, set);
    return blankIsWild && has(set, cellOf[dots]!) ? cards | (1 << BLANK) : cards;
  }

  /** What the set counts for. */
  worth(set: CellSet, dots: Card): number {
    const { doubled } = this.#rules.force;
    const cards = cardsIn(this.#field, set);
    const blank =
      this.#field.blankIsWild && has(set, this.#field.cellOf[dots]!) ? 1 + Number(has(doubled, dots)) : 0;
    return size(cards) + size(cards & doubled) + blank;
  }

  #judge(set: CellSet): Colourings {
    const { doubled } = this.#rules.force;
    const { blankIsWild, cellOf } = this.#field;
    const cards = cardsIn(this.#field, set);
    const value = size(cards) + size(cards & doubled);
    if (!blankIsWild) return Number(this.#values.has(value) && this.#allowed(cards, null));
    let right = 0;
    for (let dots: Card = 0; dots < 16; dots++) {
      const inside = has(set, cellOf[dots]!);
      const worth = inside ? value + 1 + Number(has(doubled, dots)) : value;
      if (!this.#values.has(worth)) continue;
      if (this.#allowed(inside ? cards | (1 << BLANK) : cards, dots)) right |= 1 << dots;
    }
    return right;
  }

  #allowed(cards: CardSet, dots: Card | null): boolean {
    const { force } = this.#rules;
    const required = force['required-card'];
    if (required !== null && !has(cards, required.card)) return false;
    const forbidden = force['forbidden-card'];
    if (forbidden === null) return true;
    return (
      !has(cards, forbidden.card) &&
      !(forbidden.blankMadeForbidden === 'not-allowed' && dots === forbidden.card)
    );
  }
}
