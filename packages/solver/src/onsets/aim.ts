import { BLANK, has, size } from '@forceout/rules/onsets';
import type { Card, CardSet, ShakeRules } from '@forceout/rules/onsets';
import { cardsIn } from './field.ts';
import type { CellSet, Field } from './field.ts';

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
    this.#known = new Int32Array(field.all + 1).fill(-1);
  }

  /** With which dots on the blank card this set, named and kept, is right. */
  colourings(set: CellSet): Colourings {
    const known = this.#known[set]!;
    return known >= 0 ? known : (this.#known[set] = this.#judge(set));
  }

  /** No set inside these cells can be right: they are worth too little, or miss the required card. */
  isOutOfReach(cells: CellSet): boolean {
    const { force } = this.#rules;
    const cards = cardsIn(this.#field, cells);
    const required = force['required-card']?.card;
    if (required !== undefined && !(this.#field.blankIsWild && required === BLANK) && !has(cards, required)) return true;
    const most = size(cards) + size(cards & force.doubled) + (this.#field.blankIsWild ? 2 : 0);
    return [...this.#values].every((value) => value > most);
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
    const blank = this.#field.blankIsWild && has(set, this.#field.cellOf[dots]!) ? 1 + Number(has(doubled, dots)) : 0;
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
    return !has(cards, forbidden.card) && !(forbidden.blankMadeForbidden === 'not-allowed' && dots === forbidden.card);
  }
}
