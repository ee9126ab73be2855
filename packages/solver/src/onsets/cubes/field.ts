import { ALL_CARDS, BLANK, COLOURS, has, setOf, WITH_COLOUR } from '@forceout/rules/onsets';
import type { Card, CardSet, ShakeRules } from '@forceout/rules/onsets';
import { COLOUR_KINDS, UNIVERSE } from './kinds.ts';
import type { Counts, Kind } from './kinds.ts';

/** A set of cells: bit i is cell i. The solver thinks in cells and counts in cards. */
export type CellSet = number;

/**
 * The Universe cut into cells that no Set-Name of a case can tell apart: cards that differ only in colours with no
 * cube to name them. With k colours there are at most 2^k cells, so at most 2^(2^k) sets.
 */
export interface Field {
  readonly cells: number;
  readonly all: CellSet;
  /** The dealt cards of each cell; a wild blank card is in none. */
  readonly cardsOf: readonly CardSet[];
  /** The cell of a card by its dots, −1 where no such card can lie. */
  readonly cellOf: Int8Array;
  /** The blank card may get any dots. */
  readonly blankIsWild: boolean;
  /** What each kind of set symbol names; two sets where V and Λ are interchangeable. */
  readonly setsNamed: (kind: Kind) => readonly CellSet[];
}

export function fieldFor({ position, force }: ShakeRules, most: Counts): Field {
  const dealt = setOf(position.universe);
  const blankIsWild = force['blank-card-wild'] !== null && has(dealt, BLANK);
  const lying = blankIsWild ? ALL_CARDS : dealt;
  const counted = blankIsWild ? dealt & ~(1 << BLANK) : dealt;
  const told = COLOUR_KINDS.reduce((colours, kind) => colours | (most[kind]! > 0 ? 1 << kind : 0), 0);
  const cellOf = new Int8Array(16).fill(-1);
  const cardsOf: CardSet[] = [];
  const byColours = new Map<number, number>();
  for (let card: Card = 0; card < 16; card++) {
    if (!has(lying, card)) continue;
    const seen = byColours.get(card & told);
    const cell = seen ?? cardsOf.length;
    if (seen === undefined) {
      byColours.set(card & told, cell);
      cardsOf.push(0);
    }
    cellOf[card] = cell;
    if (has(counted, card)) cardsOf[cell]! |= 1 << card;
  }
  const all = 2 ** cardsOf.length - 1;
  const cellsWith = (cards: CardSet): CellSet => {
    let cells = 0;
    for (let card: Card = 0; card < 16; card++)
      if (cellOf[card]! >= 0 && has(cards, card)) cells |= 1 << cellOf[card]!;
    return cells;
  };
  const colours = COLOURS.map((colour, kind) => (most[kind]! > 0 ? cellsWith(WITH_COLOUR[colour]) : 0));
  const bothConstants = force['universe-null-interchangeable'] !== null;
  return {
    cells: cardsOf.length,
    all,
    cardsOf,
    cellOf,
    blankIsWild,
    setsNamed: (kind) => {
      if (kind < UNIVERSE) return [colours[kind]!];
      if (kind > UNIVERSE) return [0];
      return bothConstants ? [all, 0] : [all];
    },
  };
}

/** The dealt cards in a set of cells, without a wild blank card. */
export function cardsIn(field: Field, set: CellSet): CardSet {
  let cards = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) cards |= field.cardsOf[31 - Math.clz32(rest & -rest)]!;
  return cards;
}
