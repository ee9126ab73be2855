import { COLOURS } from './symbols.ts';
import type { Colour } from './symbols.ts';

/** A card by its dots: bit 0 blue, bit 1 red, bit 2 green, bit 3 yellow. The blank card is 0. */
export type Card = number;
/** A set of cards: bit c is set if card c is in it. Small, and all the speed. */
export type CardSet = number;

export const BLANK: Card = 0;
export const ALL_CARDS: CardSet = 0xffff;
export const NO_CARDS: CardSet = 0;

/** The cards that carry a dot of each colour. */
export const WITH_COLOUR: Readonly<Record<Colour, CardSet>> = {
  B: 0b1010_1010_1010_1010,
  R: 0b1100_1100_1100_1100,
  G: 0b1111_0000_1111_0000,
  Y: 0b1111_1111_0000_0000,
};

export function setOf(cards: Iterable<Card>): CardSet {
  let set = NO_CARDS;
  for (const card of cards) set |= 1 << card;
  return set;
}

export function cardsOf(set: CardSet): readonly Card[] {
  const cards: Card[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) cards.push(31 - Math.clz32(rest & -rest));
  return cards;
}

export function has(set: CardSet, card: Card): boolean {
  return ((set >> card) & 1) === 1;
}

export function size(set: CardSet): number {
  let pairs = set - ((set >> 1) & 0x5555);
  pairs = (pairs & 0x3333) + ((pairs >> 2) & 0x3333);
  pairs = (pairs + (pairs >> 4)) & 0x0f0f;
  return (pairs + (pairs >> 8)) & 0x1f;
}

/** `"BRG"`, dots in the order B R G Y; `"blank"` for the card without dots. */
export function makeCard(card: Card): string {
  return COLOURS.filter((_, bit) => has(card, bit)).join('') || 'blank';
}

export function parseCard(text: string): Card | null {
  if (text === 'blank') return BLANK;
  let card = 0;
  for (const letter of text) {
    const bit = (COLOURS as readonly string[]).indexOf(letter);
    if (bit < 0 || has(card, bit)) return null;
    card |= 1 << bit;
  }
  return text === '' ? null : card;
}
