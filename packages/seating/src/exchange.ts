import { figures, ledger } from './figures.ts';
import type { Ledger } from './figures.ts';
import type { Figures, NumberedTable, SeatRequest } from './request.ts';

/** The tables when two people change places. */
export function exchanged(
  tables: readonly NumberedTable[],
  one: string,
  other: string,
): readonly NumberedTable[] {
  const place = (id: string): string => (id === one ? other : id === other ? one : id);
  return tables.map((table) =>
    table.players.includes(one) || table.players.includes(other)
      ? { table: table.table, players: table.players.map(place) }
      : table,
  );
}

/** The tables when somebody goes to a free chair; a table that nobody is left at is no more. */
export function shifted(tables: readonly NumberedTable[], id: string, to: number): readonly NumberedTable[] {
  const without = tables.map((table) =>
    table.players.includes(id) ? { ...table, players: table.players.filter((other) => other !== id) } : table,
  );
  const target = without.find(({ table }) => table === to);
  const joined =
    target === undefined
      ? [...without, { table: to, players: [id] }]
      : without.map((table) => (table === target ? { ...table, players: [...table.players, id] } : table));
  return joined.filter(({ players }) => players.length > 0).sort((a, b) => a.table - b.table);
}

export interface Change {
  readonly before: Figures;
  readonly after: Figures;
  readonly tables: readonly NumberedTable[];
}

/** What an exchange of two people, or a move to a free chair, does to the figures. */
export function change(
  request: SeatRequest,
  tables: readonly NumberedTable[],
  who: string,
  where: { readonly with: string } | { readonly to: number },
  book: Ledger = ledger(request),
): Change {
  const changed = 'with' in where ? exchanged(tables, who, where.with) : shifted(tables, who, where.to);
  return { before: figures(book, tables), after: figures(book, changed), tables: changed };
}
