import { expect, it } from 'vitest';
import { seat, seatAround } from './index.ts';
import { answerFaults, read, repairFaults, whyFaults } from './testing/acceptance.ts';
import { playedField } from './testing/field.ts';

const field = playedField({ players: 240, largest: 0.15, schools: 20, rounds: 2, seed: 5 });
const now = seat(read(field), { effort: 0.1 }).tables;

function without(...ids: readonly string[]) {
  return { ...field, players: field.players.filter(({ id }) => !ids.includes(id)), current: now };
}

it.each([
  ['nobody', without(), 0],
  ['one late', { ...without(), players: [...field.players, { id: 'late', team: 'X', score: 9 }] }, 1],
  ['three late', { ...without(), players: [...field.players, { id: 'a' }, { id: 'b' }, { id: 'c' }] }, 0],
  ['one leaver', without('p3'), 0],
  ['a whole table', without(...now[5]!.players), 0],
  ['two of one table', without(...now[5]!.players.slice(0, 2)), 1],
  ['three of three tables', without(now[1]!.players[0]!, now[8]!.players[0]!, now[70]!.players[0]!), 2],
])('A2 %s: as few people move as can be', (_, request, moved) => {
  const answer = seat(read(request));
  expect(answer.cost.moved).toBe(moved);
  expect(answer.proven).toBe(true);
  expect(answerFaults(request, answer)).toEqual([]);
  expect(whyFaults(request, answer)).toEqual([]);
});

it('A2 ten leavers: as few people move as can be', () => {
  const request = without(...now.slice(10, 20).map(({ players }) => players[0]!));
  const answer = seat(read(request), { effort: 0.1 });
  expect(answer.cost.moved).toBe(6);
  expect(answer.bound.moved).toBe(6);
  expect(answerFaults(request, answer)).toEqual([]);
});

it('a late team-mate does not fill a two; somebody else moves', () => {
  const [two] = now.filter(({ players }) => players.length === 3);
  const left = without(two!.players[2]!);
  const mates = two!.players.slice(0, 2).map((id) => field.players.find((player) => player.id === id)!);
  const request = { ...left, players: [...left.players, { id: 'late', team: mates[0]!.team!, score: 5 }] };
  const answer = seat(read(request));
  expect(answer.cost).toMatchObject({ team: 0, moved: 1 });
  expect(answer.proven).toBe(true);
  expect(answerFaults(request, answer)).toEqual([]);
});

it('A7 locks, promises, people apart and tables given up are kept in random repairs', () => {
  for (let seed = 1; seed <= 24; seed++)
    expect(repairFaults(seed, 2 + ((seed * 11) % 59), 0.02), `seed ${seed}`).toEqual([]);
});

it('does not seat one person alone beside locked tables, nor promise a locked one', () => {
  const request = read({ players: ['a', 'b', 'c', 'd'].map((id) => ({ id })), at: { c: 1 } });
  expect(seatAround(request, [{ table: 1, players: ['a', 'b', 'c'] }])).toEqual({
    error: 'd is the only one who is not at a locked table',
  });
  expect(seatAround(request, [{ table: 1, players: ['a', 'b'] }])).toEqual({
    error: 'c is promised table 1, which is locked',
  });
});
