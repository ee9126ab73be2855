import { expect, it } from 'vitest';
import { soakEndgame, soakEquationsEndgame } from './reference/soak.ts';

it('agrees with the plain reference on endgames of On-Sets in every book', () => {
  const { wrong, turns, kinds } = soakEndgame(24, 1);
  expect(wrong).toEqual([]);
  expect(turns).toBeGreaterThan(150);
  expect(kinds['forceout']).toBeGreaterThan(30);
});

it('agrees with it on endgames of Equations wherever every question is decided', () => {
  const { wrong, turns } = soakEquationsEndgame(40, 1, 3, 200);
  expect(wrong).toEqual([]);
  expect(turns).toBeGreaterThan(60);
});
