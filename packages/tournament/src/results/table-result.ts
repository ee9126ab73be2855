import type { Books, RulingLine, Sheet, SheetSeat, Table } from '@forceout/formats/tournament';
import type { Procedure } from '@forceout/rules';
import { tablePoints } from './table-points.ts';

/** What a sheet comes to for one player. */
export interface SeatResult {
  readonly player: string;
  readonly played: boolean;
  /** Null if the player did not play. */
  readonly total: number | null;
  readonly points: number;
  /** How many shakes the sheet lists, absent ones too; null if it lists none by one. */
  readonly shakes: number | null;
}

/** What a seat's figures come to: its shakes and penalties, or the total where there are no shakes. */
export function seatTotal(seat: SheetSeat, { scoring }: Procedure): number | null {
  if (!seat.played) return null;
  if (seat.shakes === null) return seat.total;
  const shakes = seat.shakes.map((shake) => shake ?? scoring.absent.is);
  return [...shakes, ...seat.penalties.map(({ points }) => points)].reduce((a, b) => a + b, 0);
}

/** Match points of a sheet. Rulings come last: a new total ranks the table again, `zero` takes the points only. */
export function tableResult(
  { seats }: Pick<Sheet, 'seats'>,
  rulings: readonly RulingLine[],
  procedure: Procedure,
): readonly SeatResult[] {
  const ruled = (player: string, effect: string): RulingLine | undefined =>
    rulings.find((ruling) => ruling.player === player && ruling.effect === effect);
  const totals = seats.map((seat) => {
    const own = seatTotal(seat, procedure);
    return own === null ? null : (ruled(seat.player, 'total')?.total ?? own);
  });
  const points = tablePoints(procedure, totals);
  return seats.map((seat, index) => ({
    player: seat.player,
    played: seat.played,
    total: totals[index]!,
    points: ruled(seat.player, 'zero') === undefined ? points[index]! : 0,
    shakes: seat.played ? (seat.shakes?.length ?? null) : null,
  }));
}

/** The procedure of a book that has been looked up before, when the file was read. */
export function procedureOf(books: Books, rulebook: string): Procedure {
  const book = books(rulebook);
  if (book === null) throw new Error(`there is no rulebook ${rulebook}`);
  return book.procedure;
}

export interface TableWithResult {
  readonly table: Table;
  readonly sheet: Sheet;
  readonly seats: readonly SeatResult[];
}
