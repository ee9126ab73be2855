import { expect, test } from 'vitest';
import { soak, soakPlanted } from './soak.ts';

test('agrees with the reference on small positions of every book, division and variation', () => {
  const report = soak(120, 1, 300);
  expect(report.disagreements).toEqual([]);
  expect(report.yes).toBeGreaterThan(10);
}, 60_000);

test('finds a Solution no longer than the one that a position was made round', () => {
  expect(soakPlanted(600, 1).disagreements).toEqual([]);
}, 60_000);
