import { expect, test } from 'vitest';
import { others } from './others.ts';

test('the others at a table', () => {
  expect(others(['Ann', null, 'Bob'], 'Ann')).toEqual(['Bob']);
  expect(others(['Ann', 'Ann', ''], 'Ann')).toEqual(['Ann']);
  expect(others([null, null], 'Ann')).toEqual([]);
});
