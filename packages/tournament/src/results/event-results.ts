import { sheetCounts } from '@forceout/formats/tournament';
import type {
  Books,
  EventOfDay,
  RoundState,
  Sheet,
  Table,
  TournamentData,
} from '@forceout/formats/tournament';
import { procedureOf, tableResult } from './table-result.ts';
import type { SeatResult, TableWithResult } from './table-result.ts';

/** A player's part in one round: the seat, and who else sat there. */
export interface Outing {
  readonly round: number;
  readonly own: SeatResult;
  readonly others: readonly SeatResult[];
}

/** Everything that standings of one event are computed from, after some rounds. */
export interface EventResults {
  readonly event: EventOfDay;
  /** Rounds 1 to this count. */
  readonly after: number;
  readonly provisional: boolean;
  /** Entrants: who is entered, was seated, or has a place in a team; in no order. */
  readonly entrants: readonly string[];
  readonly outings: ReadonlyMap<string, readonly Outing[]>;
}

/** A round that nobody speaks of is closed when it has a table, else planned. */
export function roundState({ rounds, tables }: TournamentData, event: string, n: number): RoundState {
  const said = rounds.find((round) => round.event === event && round.n === n);
  if (said !== undefined) return said.state;
  return tables.some((table) => table.event === event && table.round === n) ? 'closed' : 'planned';
}

export function highestClosed(data: TournamentData, { id, rounds }: EventOfDay): number {
  for (let n = rounds; n > 0; n--) if (roundState(data, id, n) === 'closed') return n;
  return 0;
}

/** The results of an event after its last closed round, or after another one. */
export function eventResults(
  data: TournamentData,
  event: EventOfDay,
  books: Books,
  wanted: number | null = null,
): EventResults {
  const after = Math.min(wanted ?? highestClosed(data, event), event.rounds);
  const tables = data.tables.filter((table) => table.event === event.id && table.round <= after);
  const sheets = new Map(data.sheets.filter(sheetCounts).map((sheet) => [sheet.table, sheet]));
  const counted = withResults(data, event, books, tables, sheets);
  const outings = new Map<string, Outing[]>();
  for (const { table, seats } of counted) {
    for (const own of seats) {
      const others = seats.filter((other) => other !== own);
      const list = outings.get(own.player) ?? [];
      list.push({ round: table.round, own, others });
      outings.set(own.player, list);
    }
  }
  const states = Array.from({ length: after }, (_, index) => roundState(data, event.id, index + 1));
  return {
    event,
    after,
    provisional:
      states.some((state) => state !== 'closed') ||
      counted.length < tables.length ||
      counted.some(({ sheet }) => isOpen(sheet)),
    entrants: entrantsOf(data, event.id),
    outings,
  };
}

function withResults(
  { rulings }: TournamentData,
  { rulebook }: EventOfDay,
  books: Books,
  tables: readonly Table[],
  sheets: ReadonlyMap<string, Sheet>,
): readonly TableWithResult[] {
  const procedure = procedureOf(books, rulebook);
  const ruled = Map.groupBy(rulings, ({ table }) => table);
  return tables.flatMap((table) => {
    const sheet = sheets.get(table.id);
    if (sheet === undefined) return [];
    return { table, sheet, seats: tableResult(sheet, ruled.get(table.id) ?? [], procedure) };
  });
}

/** An appeal, or somebody who played and did not sign. */
function isOpen({ state, seats }: Sheet): boolean {
  return state === 'appealed' || seats.some((seat) => seat.played && !seat.signed);
}

export function entrantsOf(data: TournamentData, event: string): readonly string[] {
  const of = (thing: { readonly event: string }): boolean => thing.event === event;
  return [
    ...new Set([
      ...data.entries.filter(of).map(({ player }) => player),
      ...data.tables.filter(of).flatMap(({ players }) => players),
      ...data.teams.filter(of).flatMap(({ slots }) => slots.flat().map(({ player }) => player)),
    ]),
  ];
}
