import { expect, test } from 'vitest';
import { gridOf, nextMark } from './chart.ts';

const bits = (number: number): number => [...number.toString(2)].filter((bit) => bit === '1').length;

test.each([
  [true, 4],
  [false, 8],
])('in the chart neighbours differ by one colour', (square, across) => {
  const cards = gridOf(square);
  expect(new Set(cards).size).toBe(16);
  for (const [place, card] of cards.entries()) {
    if (place % across < across - 1) expect(bits(card ^ cards[place + 1]!)).toBe(1);
    if (place + across < 16) expect(bits(card ^ cards[place + across]!)).toBe(1);
  }
});

test('three taps on a card: crossed out, shaded, clean', () => {
  const once = nextMark({}, 5);
  expect(once).toEqual({ 5: 'cross' });
  expect(nextMark(once, 5)).toEqual({ 5: 'shade' });
  expect(nextMark(nextMark(once, 5), 5)).toEqual({});
});
