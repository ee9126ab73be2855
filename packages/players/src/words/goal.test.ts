import { expect, test } from 'vitest';
import { goalWords } from './goal.ts';

test.each([
  ['3', '3', '3'],
  ['4 ~1', '4 and an upside-down 1 side by side', '4 y un 1 cabeza abajo, uno al lado de otro'],
  ['1 2 3', '1, 2 and 3 side by side', '1, 2 y 3, uno al lado de otro'],
  ['5/~1/2', '5, an upside-down 1 and 2 one above another', '5, un 1 cabeza abajo y 2, uno encima de otro'],
  ['4/1', '4 and 1 one above another', '4 y 1, uno encima de otro'],
  [
    '3/~1 5',
    '3 above an upside-down 1, with 5 to the right of it',
    '3 encima de un 1 cabeza abajo, con 5 a su derecha',
  ],
  ['1/(2 ~4)', '1 centred above 2 and an upside-down 4', '1 centrado encima de 2 y un 4 cabeza abajo'],
])('the Goal %s as one would lay it', (goal, en, es) => {
  expect(goalWords(goal, 'en')).toBe(en);
  expect(goalWords(goal, 'es')).toBe(es);
});
