import { BLANK, has, size } from '@forceout/rules/onsets';
import type { Card, CardSet, ShakeRules } from '@forceout/rules/onsets';
import { cardsIn } from '../cubes/field.ts';
import type { CellSet, Field } from '../cubes/field.ts';
import { leaveRow, takeRow } from '../cubes/spare-rows.ts';

/** Bit c: it is right with dots c on a wild blank card. Where the blank card is not wild, bit 0 alone. */
export type Colourings = number;

/** Which sets of cells are right: the value fits the Goal, the required card is in, the forbidden card is out. */
export class Aim {
  readonly #rules: ShakeRules;
  readonly #field: Field;
  readonly #values: ReadonlySet<number>;
  readonly #known: Int32Array;

  constructor(rules: ShakeRules, field: Field, values: readonly number[]) {
    this.#rules = rules;
    this.#field = field;
    this.#values = new Set(values);
    this.#known = takeRow(field.all + 1).fill(-1);
  }

  /** Nobody asks any more. */
  leave(): void {
    leaveRow(this.#known);
  }

  /** With which dots on the blank card this set, named and kept, is right. */
  colourings(set: CellSet): Colourings {
    const known = this.#known[set]!;
    return known >= 0 ? known : (this.#known[set] = this.#judge(set));
  }

  /** No set of whole cells inside these can be right, named or not: no sum of what the cells are worth fits. */
  isOutOfReach(cells: CellSet): boolean {
    if (!this.#field.blankIsWild) return !this.#canReach(cells, null);
    for (let dots: Card = 0; dots < 16; dots++) if (this.#canReach(cells, dots)) return false;
    return true;
  }

  #canReach(cells: CellSet, dots: Card | null): boolean {
    const { force } = this.#rules;
    const { cardsOf, cellOf } = this.#field;
    const cellWith = (card: Card): number =>
      card === BLANK && dots !== null ? cellOf[dots]! : cellOf[card]!;
    const [required, forbidden] = [force['required-card'], force['forbidden-card']];
    const must = required === null ? -1 : cellWith(required.card);
    const isDealt = forbidden !== null && this.#rules.position.universe.includes(forbidden.card);
    const mustNot = isDealt ? cellWith(forbidden.card) : -1;
    if (required !== null && (must < 0 || !has(cells, must) || must === mustNot)) return false;
    if (forbidden?.blankMadeForbidden === 'not-allowed' && dots === forbidden.card) return false;
    let sums = new Set([0]);
    for (let rest = cells; rest !== 0; rest &= rest - 1) {
      const cell = 31 - Math.clz32(rest & -rest);
      if (cell === mustNot) continue;
      const cards = cardsOf[cell]!;
      const blank = dots !== null && cellOf[dots] === cell ? 1 + Number(has(force.doubled, dots)) : 0;
      const worth = size(cards) + size(cards & force.doubled) + blank;
      const more = [...sums].map((sum) => sum + worth);
      sums = cell === must ? new Set(more) : new Set([...sums, ...more]);
    }
    return [...this.#values].some((value) => sums.has(value));
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
