import { expect, it } from 'vitest';
import { change, seat } from './index.ts';
import { read } from './testing/acceptance.ts';
import { playedField } from './testing/field.ts';
import { plainCost } from './testing/reference.ts';

it('shows what an exchange and a move to a free chair do to the figures', () => {
  const field = playedField({ players: 40, largest: 0.3, schools: 5, rounds: 2, seed: 9 });
  const request = read(field);
  const { tables, cost } = seat(request, { effort: 0.05 });
  const [one, other] = [tables[0]!.players[0]!, tables[6]!.players[1]!];
  const swap = change(request, tables, one, { with: other });
  expect(swap.before).toEqual(cost);
  expect(swap.tables[6]!.players).toContain(one);
  expect(swap.after).toEqual(plainCost(field, swap.tables));
  const two = tables.find(({ players }) => players.length === 2)!;
  const guest = tables.find(({ players }) => players.length === 3)!.players[0]!;
  const moved = change(request, tables, guest, { to: two.table });
  expect(moved.tables.find(({ table }) => table === two.table)!.players).toContain(guest);
  expect(moved.after).toEqual(plainCost(field, moved.tables));
});
