import { expect, test } from 'vitest';
import { onFace, rowsFor } from './pad-counts.ts';

const count = {
  required: [
    { cube: 'R', used: true },
    { cube: 'Y', used: false },
  ],
  permitted: [{ cube: 'R', used: false }],
  resources: [
    { cube: 'Y', used: false },
    { cube: 'G', used: false },
  ],
};
const ALL = ['required', 'permitted', 'resources'] as const;

test('says how many cubes of a face are left, and how many must be used', () => {
  expect(onFace(count, ALL, 'Y')).toEqual({ left: 2, required: 1, loose: false });
  expect(onFace(count, ALL, 'R')).toEqual({ left: 1, required: 0, loose: false });
});

test('says what only Resources have, and leaves them out where they may not be used', () => {
  expect(onFace(count, ALL, 'G')).toEqual({ left: 1, required: 0, loose: true });
  expect(onFace(count, ['required', 'permitted'], 'G')).toEqual({ left: 0, required: 0, loose: false });
});

test('a section begins a row', () => {
  expect(Object.fromEntries(rowsFor([1, 7, 13]))).toEqual({
    '--rows-6': 6,
    '--rows-7': 4,
    '--rows-8': 4,
    '--rows-9': 4,
  });
});
