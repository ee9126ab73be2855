import { expect, test } from 'vitest';
import { changedTables } from './changed-tables.ts';

test('only tables whose people changed are printed again', () => {
  const printed = JSON.stringify({ 1: 'a b c', 2: 'd e', 3: 'f g' });
  expect(changedTables(printed, { 1: 'a b c', 2: 'd e x', 3: 'f g', 10: 'y z' })).toEqual([2, 10]);
  expect(changedTables(printed, { 1: 'a b c', 2: 'd e' })).toEqual([]);
  expect(changedTables(undefined, { 1: 'a b c' })).toBeNull();
  expect(changedTables('{', { 1: 'a b c' })).toBeNull();
});
