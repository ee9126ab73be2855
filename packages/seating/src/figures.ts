import type { Criterion, Figures, NumberedTable, SeatRequest } from './request.ts';

/** What two people share, and where everybody sits now: enough to take the figures of any seating. */
export interface Ledger {
  readonly request: SeatRequest;
  readonly players: ReadonlyMap<string, SeatRequest['players'][number]>;
  readonly apart: ReadonlySet<string>;
  readonly meetings: ReadonlyMap<string, number>;
  readonly now: ReadonlyMap<string, number>;
}

function pairName(one: string, other: string): string {
  return JSON.stringify(one < other ? [one, other] : [other, one]);
}

export function ledger(request: SeatRequest): Ledger {
  const players = new Map(request.players.map((player) => [player.id, player]));
  const meetings = new Map<string, number>();
  for (const table of request.met) {
    const known = table.filter((id) => players.has(id));
    known.forEach((one, place) => {
      for (const other of known.slice(place + 1)) {
        const pair = pairName(one, other);
        meetings.set(pair, (meetings.get(pair) ?? 0) + 1);
      }
    });
  }
  return {
    request,
    players,
    apart: new Set(request.apart.map(([one, other]) => pairName(one, other))),
    meetings,
    now: new Map(
      (request.current ?? []).flatMap(({ table, players: ids }) => ids.map((id) => [id, table] as const)),
    ),
  };
}

/** Each criterion of one table, counted as it is defined. */
export function tableFigures(book: Ledger, { table, players }: NumberedTable): Record<Criterion, number> {
  const people = players.map((id) => book.players.get(id)!);
  const sums = { apart: 0, team: 0, moved: 0, 'two-again': 0, school: 0, repeat: 0, gap: 0 };
  people.forEach((one, place) => {
    const now = book.now.get(one.id);
    if (now !== undefined && now !== table) sums.moved++;
    if (people.length === 2) sums['two-again'] += one.twos;
    for (const other of people.slice(place + 1)) {
      const pair = pairName(one.id, other.id);
      if (book.apart.has(pair)) sums.apart++;
      if (one.team !== null && one.team === other.team) sums.team++;
      if (one.school !== null && one.school === other.school) sums.school++;
      sums.repeat += book.meetings.get(pair) ?? 0;
    }
  });
  const scores = people.map(({ score }) => score);
  const difference = Math.max(...scores) - Math.min(...scores);
  sums.gap = Math.min(difference * difference, Number.MAX_VALUE);
  return sums;
}

/** The figures of a whole seating, for each criterion that counts. */
export function figures(book: Ledger, tables: readonly NumberedTable[]): Figures {
  const each = tables.map((table) => tableFigures(book, table));
  return Object.fromEntries(
    book.request.order.map((criterion) => [
      criterion,
      Math.min(
        each.reduce((sum, figure) => sum + figure[criterion], 0),
        Number.MAX_VALUE,
      ),
    ]),
  );
}
