import { expect, test } from 'vitest';
import { facesFor } from './who-is-who.ts';

const person = (name: string) => ({ name, bot: null });
const bot = (level: string) => ({ name: `${level} bot`, bot: level });

test('nobody at a table has the face of another', () => {
  for (const seats of [
    [person('Ann'), person('Ann'), person('Ann')],
    [bot('club'), bot('club'), bot('club')],
    [person('Mia'), bot('club'), bot('varsity')],
  ])
    expect(new Set(facesFor(seats)).size).toBe(seats.length);
});

test('a club bot is the fox and nobody is the coach', () => {
  expect(facesFor([person('Mia'), bot('club')])[1]).toBe('fox');
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) expect(facesFor([person(name)])[0]).not.toBe('bear');
});
