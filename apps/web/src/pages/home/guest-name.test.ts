import { expect, test } from 'vitest';
import { home as en } from '../../words/en/home.ts';
import { home as es } from '../../words/es/home.ts';
import { guestName } from './guest-name.ts';

test('a guest gets a name that the server takes', () => {
  expect(guestName(['Otter', 'Lynx'], () => 0)).toBe('Otter 1');
  expect(guestName(['Otter', 'Lynx'], () => 0.999)).toBe('Lynx 99');
  for (const animals of [en.guestNames, es.guestNames]) {
    for (const animal of animals) expect(`${animal} 99`).toMatch(/^[\p{L}]+ \d\d$/u);
    expect(Math.max(...animals.map(({ length }) => length))).toBeLessThanOrEqual(17);
  }
});
