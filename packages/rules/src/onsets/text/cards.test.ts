import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_CARDS, cardsOf, has, makeCard, parseCard, setOf, size, WITH_COLOUR } from './cards.ts';
import { COLOURS } from './symbols.ts';

describe('cards', () => {
  it('are sixteen, each with a name of its own that reads back', () => {
    const names = cardsOf(ALL_CARDS).map(makeCard);
    expect(new Set(names).size).toBe(16);
    expect(names.map(parseCard)).toEqual(cardsOf(ALL_CARDS));
    expect(makeCard(0)).toBe('blank');
  });

  it.each(['', 'X', 'BB', 'Blank', 'b'])('"%s" is no card', (text) => {
    expect(parseCard(text)).toBeNull();
  });

  it('carry the dots of their name', () => {
    for (const colour of COLOURS) {
      for (const card of cardsOf(ALL_CARDS))
        expect(has(WITH_COLOUR[colour], card)).toBe(makeCard(card).includes(colour));
    }
  });

  it('a set is what was put into it', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 15 })), (cards) => {
        expect(cardsOf(setOf(cards))).toEqual(cards.toSorted((a, b) => a - b));
        expect(size(setOf(cards))).toBe(cards.length);
      }),
    );
  });
});
