import type { Figures, SeatingAnswer, SwapAnswer } from '@forceout/client';
import { change, figures, ledger, readSeatRequest, tableFigures, wrongInWords } from '@forceout/seating';
import type { NumberedTable, Reason } from '@forceout/seating';
import { nameOf, roundOf, seatRequestOf, tablesOf } from '@forceout/tournament';
import type { EventThing, TableThing, Tournament, World } from '@forceout/tournament';

/** A seating with its figures as `forceout seat` counts them, and why it is so. */
export function seatingOf(state: Tournament, event: EventThing, n: number, world: World): SeatingAnswer {
  const tables = tablesOf(state, event.id, n);
  const book = ledgerOf(state, event, n, world);
  const { seating = {} } = roundOf(state, event.id, n);
  const engines = (Array.isArray(seating['engine']) ? seating['engine'] : []) as readonly EngineSaid[];
  const seed = typeof seating['seed'] === 'number' ? seating['seed'] : null;
  return {
    event: event.id,
    round: n,
    tables: tables.map(({ id, number, players, locked }) => ({
      id,
      number,
      players,
      locked: locked === true,
      figures: only(tableFigures(book, { table: number, players }), book.request.order),
    })),
    figures: figures(book, numbered(tables)),
    bound: summed(engines.map(({ bound = {} }) => bound)),
    proven: engines.length > 0 && engines.every(({ proven }) => proven === true),
    seed,
    why: engines.flatMap(({ why = [] }) => why.map((reason) => named(state, tables, reason))),
  };
}

interface EngineSaid {
  readonly bound?: Figures;
  readonly proven?: boolean;
  readonly why?: readonly Reason[];
}

/** The engine counts its own tables and knows people by ids; the director has numbers and names. */
function named(
  state: Tournament,
  tables: readonly TableThing[],
  reason: Reason,
): SeatingAnswer['why'][number] {
  const table =
    tables.find(({ players }) => reason.players.every((id) => players.includes(id)))?.number ?? reason.table;
  const [one, other] = reason.price?.exchange ?? [];
  const told: Reason = {
    ...reason,
    table,
    players: reason.players.map((id) => nameOf(state, id)),
    ...(reason.price === undefined
      ? {}
      : { price: { ...reason.price, exchange: [nameOf(state, one!), nameOf(state, other!)] as const } }),
  };
  return {
    reason: told,
    ...(one === undefined || other === undefined ? {} : { exchange: [one, other] as const }),
  };
}

/** Figures before and after two people change places, or one goes to a free chair. */
export function swapFigures(
  state: Tournament,
  event: EventThing,
  n: number,
  { a, b, to }: { readonly a: string; readonly b?: string | undefined; readonly to?: number | undefined },
  world: World,
): SwapAnswer | null {
  const tables = numbered(tablesOf(state, event.id, n));
  const seated = (id: string): boolean => tables.some(({ players }) => players.includes(id));
  if (!seated(a) || (b !== undefined && !seated(b)) || (b === undefined && to === undefined)) return null;
  const book = ledgerOf(state, event, n, world);
  const where = b === undefined ? { to: to! } : { with: b };
  const { before, after } = change(book.request, tables, a, where, book);
  return { before, after };
}

function ledgerOf(state: Tournament, event: EventThing, n: number, world: World) {
  const request = readSeatRequest(seatRequestOf(state, event, n, world));
  // What a tournament asks is always a request; anything else is a bug.
  if (!request.ok) throw new Error(wrongInWords(request.error));
  return ledger(request.value);
}

function numbered(tables: readonly TableThing[]): readonly NumberedTable[] {
  return tables.map(({ number, players }) => ({ table: number, players }));
}

function only(all: Figures, names: readonly string[]): Figures {
  return Object.fromEntries(names.map((name) => [name, all[name] ?? 0]));
}

function summed(all: readonly Figures[]): Figures {
  const sums: Record<string, number> = {};
  for (const one of all)
    for (const [name, figure] of Object.entries(one)) sums[name] = (sums[name] ?? 0) + figure;
  return sums;
}
