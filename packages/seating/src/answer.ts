import type { Criterion, Figures, NumberedTable, SeatRequest } from './request.ts';
import type { Seating } from './search/seating.ts';

/** Why something is as it is at a table, with figures that anybody can count. */
export interface Reason {
  readonly table: number;
  readonly criterion: Criterion;
  readonly players: readonly string[];
  /** No seating avoids it, and `numbers` show that. */
  readonly forced: boolean;
  readonly because: ReasonCode;
  readonly numbers: Readonly<Record<string, number>>;
  /** The cheapest exchange of two people that would remove it, and the figures then. */
  readonly price?: { readonly exchange: readonly [string, string]; readonly cost: Figures };
}

export type ReasonCode =
  | 'school-too-large'
  | 'team-too-large'
  | 'met-all-near'
  | 'two-needed'
  | 'promised-table'
  | 'not-found-better';

export interface SeatAnswer {
  readonly tables: readonly NumberedTable[];
  readonly cost: Figures;
  readonly bound: Figures;
  readonly proven: boolean;
  readonly why: readonly Reason[];
}

/** Tables by number, people by score; where nothing holds the numbers, the best score has the lowest. */
export function numberedTables(seating: Seating): readonly NumberedTable[] {
  const { problem, labels } = seating;
  const { request, scores, numbers } = problem;
  const groups = seating.groups().map((group) => group.toSorted((a, b) => scores[b]! - scores[a]! || a - b));
  const named = (group: readonly number[]): readonly string[] =>
    group.map((player) => request.players[player]!.id);
  if (request.current !== null && request.current.length > 0) {
    return groups
      .map((group, slot) => ({ table: numbers[labels[slot]!]!, players: named(group) }))
      .sort((a, b) => a.table - b.table);
  }
  const byScore = groups.toSorted((a, b) => {
    for (const [place, player] of a.entries()) {
      const other = b[place];
      const difference = other === undefined ? -1 : scores[other]! - scores[player]!;
      if (difference !== 0) return difference;
    }
    return b.length - a.length || a[0]! - b[0]!;
  });
  const promised = new Set(request.at.values());
  let next = 0;
  const fresh = (): number => {
    do next++;
    while (promised.has(next) || request.reserved.includes(next));
    return next;
  };
  return byScore
    .map((group) => {
      const owner = group.find((player) => request.at.has(request.players[player]!.id));
      const table = owner === undefined ? fresh() : request.at.get(request.players[owner]!.id)!;
      return { table, players: named(group) };
    })
    .sort((a, b) => a.table - b.table);
}

export function promisesKept(request: SeatRequest, tables: readonly NumberedTable[]): boolean {
  const at = new Map(tables.flatMap(({ table, players }) => players.map((id) => [id, table] as const)));
  return [...request.at].every(([id, table]) => at.get(id) === table);
}
