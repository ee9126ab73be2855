import { expect, test } from 'vitest';
import { plainSearch } from './plain-search.ts';
import { Chance, smallPosition } from './random-position.ts';
import { isSolvable } from '../answers/solve.ts';
import { soak, soakPlanted } from './soak.ts';

test('agrees with the reference on small positions of every book, division and variation', () => {
  const report = soak(120, 1, 300);
  expect(report.disagreements).toEqual([]);
  expect(report.yes).toBeGreaterThan(10);
});

test('finds a Solution no longer than the one that a position was made round', () => {
  expect(soakPlanted(600, 1).disagreements).toEqual([]);
});

test('agrees with the plain search of the bench wherever that comes to an end', () => {
  let ended = 0;
  for (let seed = 1; seed <= 300; seed++) {
    const position = smallPosition(new Chance(seed));
    const two = position.variations.some(({ id }) => id === 'two-solutions');
    if (two || position.after === 'no-goal') continue;
    const { answer } = plainSearch(position, 2000);
    if (answer === 'unknown') continue;
    ended++;
    expect({ seed, answer }).toEqual({ seed, answer: isSolvable(position).answer });
  }
  expect(ended).toBeGreaterThan(100);
});
