import { expect, test } from 'vitest';
import { typingMinutes } from './staffing.ts';

test('[9] 400 sheets take four keepers 20 minutes with two entries, about 13 with `checked`', () => {
  expect(typingMinutes(400, 0, 'two-entries', 4)).toBe(20);
  expect(typingMinutes(400, 0, 'checked', 4)).toBe(14);
  expect(typingMinutes(400, 0, 'single', 1)).toBe(40);
  expect(typingMinutes(0, 100, 'two-entries', 1)).toBe(10);
  expect(typingMinutes(0, 0, 'two-entries', 4)).toBe(0);
});
