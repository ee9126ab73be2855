import { expect, test } from 'vitest';
import { heardOf } from './heard.ts';

const moved = { is: 'moved', seat: 0, cube: 'R', from: 'resources', to: 'required', bonus: false } as const;

test('a move is a knock, and a challenge in the same moment is all that is heard', () => {
  expect(heardOf([moved], 0)).toBe('land');
  expect(heardOf([moved, { is: 'challenged', seats: [1], claim: 'now', mover: 0 }], 0)).toBe('block');
  expect(heardOf([{ is: 'signed', seat: 1 }], 0)).toBeNull();
});

test('who has the most match points hears the win', () => {
  const over = { is: 'finished', points: [6, 4, 2] } as const;
  expect([0, 1, null].map((seat) => heardOf([over], seat))).toEqual(['win', 'over', 'over']);
});
