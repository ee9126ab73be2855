import { plainFigure, plainOrder } from './reference.ts';
import type { PlainRequest, PlainTable } from './reference.ts';
import { chance } from './arbitrary.ts';

/** Seatings that anybody can make: to compare with. Tables of two come last. */

function inTables(ids: readonly string[]): readonly PlainTable[] {
  const threes = Math.ceil(ids.length / 3) - [0, 2, 1][ids.length % 3]!;
  const tables: PlainTable[] = [];
  for (let at = 0; at < ids.length;) {
    const size = tables.length < threes ? 3 : 2;
    tables.push({ table: tables.length + 1, players: ids.slice(at, at + size) });
    at += size;
  }
  return tables;
}

export function scoreOrder(request: PlainRequest): readonly PlainTable[] {
  return inTables(request.players.toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0)).map(({ id }) => id));
}

export function atRandom(request: PlainRequest, seed: number): readonly PlainTable[] {
  const roll = chance(seed);
  const left = request.players.map(({ id }) => id);
  return inTables(request.players.map(() => left.splice(roll(left.length), 1)[0]!));
}

/** The best of those left, and the two of the next who go best with them. */
export function greedy(request: PlainRequest, window = 40): readonly PlainTable[] {
  const left = request.players.toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0)).map(({ id }) => id);
  const order = plainOrder(request);
  const facts = new Map(request.players.map((player) => [player.id, player]));
  const threes = Math.ceil(left.length / 3) - [0, 2, 1][left.length % 3]!;
  const past = new Map<string, (readonly string[])[]>();
  for (const table of request.met ?? [])
    for (const id of table) (past.get(id) ?? past.set(id, []).get(id)!).push(table);
  const tables: PlainTable[] = [];
  while (left.length > 0) {
    const size = tables.length < threes ? 3 : 2;
    const players = [left.shift()!];
    while (players.length < size) {
      const costs = left.slice(0, window).map((id) => {
        const group = [...players, id];
        const small: PlainRequest = {
          players: group.map((one) => facts.get(one)!),
          met: [...new Set(group.flatMap((one) => past.get(one) ?? []))],
          apart: request.apart ?? [],
          order,
        };
        return order.map((criterion) =>
          criterion === 'two-again' && size === 3
            ? 0
            : plainFigure(small, [{ table: 1, players: group }], criterion),
        );
      });
      const best = costs.reduce((at, cost, place) => (isLower(cost, costs[at]!) ? place : at), 0);
      players.push(left.splice(best, 1)[0]!);
    }
    tables.push({ table: tables.length + 1, players });
  }
  return tables;
}

function isLower(one: readonly number[], other: readonly number[]): boolean {
  const place = one.findIndex((figure, at) => figure !== other[at]);
  return place >= 0 && one[place]! < other[place]!;
}
