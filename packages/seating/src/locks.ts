import type { SeatAnswer } from './answer.ts';
import { figures, ledger } from './figures.ts';
import type { Figures, NumberedTable, SeatRequest } from './request.ts';
import { seat } from './seat.ts';
import type { SeatOptions } from './search/search.ts';

/** Seats everybody around tables that stay as they are: these are taken out of the request and put back. */
export function seatAround(
  request: SeatRequest,
  locked: readonly NumberedTable[],
  options: SeatOptions = {},
): SeatAnswer | { readonly error: string } {
  const fixed = new Set(locked.flatMap(({ players }) => players));
  const numbers = new Set(locked.map(({ table }) => table));
  const players = request.players.filter(({ id }) => !fixed.has(id));
  if (players.length === 1)
    return { error: `${players[0]!.id} is the only one who is not at a locked table` };
  const promised = [...request.at].filter(([id]) => !fixed.has(id));
  const clash = promised.find(([, table]) => numbers.has(table));
  if (clash !== undefined) return { error: `${clash[0]} is promised table ${clash[1]}, which is locked` };
  const book = ledger(request);
  if (players.length === 0) {
    const cost = figures(book, locked);
    return { tables: locked, cost, bound: cost, proven: true, why: [] };
  }
  const rest = seat(
    {
      ...request,
      players,
      apart: request.apart.filter((pair) => !pair.some((id) => fixed.has(id))),
      at: new Map(promised),
      current: request.current?.filter(({ table }) => !numbers.has(table)) ?? null,
      reserved: [...request.reserved, ...numbers],
    },
    options,
  );
  const tables = [...rest.tables, ...locked].sort((a, b) => a.table - b.table);
  const own = figures(book, locked);
  const bound: Figures = Object.fromEntries(
    request.order.map((criterion) => [criterion, rest.bound[criterion]! + own[criterion]!]),
  );
  return { ...rest, tables, cost: figures(book, tables), bound };
}
