import { expect, test } from 'vitest';
import { fitting } from './fit.ts';

test('ten cards are ten in a row, five in two rows', () => {
  expect(fitting(10)).toEqual({ '--in-1': 10, '--in-2': 5, '--in-3': 4, '--in-4': 3 });
});

test('nothing at all still has a size', () => {
  expect(fitting(0)).toEqual({ '--in-1': 1, '--in-2': 1, '--in-3': 1, '--in-4': 1 });
  expect(fitting(2, 5)).toMatchObject({ '--in-1': 5 });
});
