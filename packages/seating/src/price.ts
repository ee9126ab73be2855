import { exchanged } from './exchange.ts';
import { tableFigures } from './figures.ts';
import type { Ledger } from './figures.ts';
import { NEVER } from './search/limb.ts';
import type { Criterion, Figures, NumberedTable } from './request.ts';
import type { Seating } from './search/seating.ts';

/** The cheapest exchange of two people that removes a remark. */
export class Prices {
  readonly #seating: Seating;
  readonly #book: Ledger;
  readonly #tables: readonly NumberedTable[];
  readonly #cost: Figures;
  readonly #gaps: readonly number[];
  readonly #index: ReadonlyMap<string, number>;

  constructor(seating: Seating, book: Ledger, tables: readonly NumberedTable[], cost: Figures) {
    this.#seating = seating;
    this.#book = book;
    this.#tables = tables;
    this.#cost = cost;
    this.#gaps = tables.map((table) => tableFigures(book, table).gap);
    this.#index = new Map(book.request.players.map(({ id }, place) => [id, place]));
  }

  of(
    criterion: Criterion,
    players: readonly string[],
  ): { readonly exchange: readonly [string, string]; readonly cost: Figures } | null {
    let best: readonly [number, number] | null = null;
    let [leastHigh, leastLow] = [NEVER, NEVER];
    const { problem, seats, where } = this.#seating;
    for (const id of players) {
      const one = this.#index.get(id)!;
      if (problem.pinned[one]! >= 0) continue;
      for (let other = 0; other < problem.n; other++) {
        const change = this.#change(one, other);
        if (change === null) continue;
        const [high, low] = change;
        if (high > leastHigh || (high === leastHigh && low >= leastLow)) continue;
        if (
          criterion === 'moved' &&
          problem.home[one] !== this.#seating.labels[Math.floor(where[other]! / 3)]
        )
          continue;
        // An exchange between two tables of two changes nothing about sitting at one.
        if (
          criterion === 'two-again' &&
          seats.subarray(...placesOf(where[other]!)).some((entity) => entity >= problem.n)
        )
          continue;
        [best, leastHigh, leastLow] = [[one, other], high, low];
      }
    }
    if (best === null) return null;
    const [one = '', other = ''] = best.map((player) => this.#book.request.players[player]!.id);
    const changed = this.#tables.filter(
      (table) => table.players.includes(one) || table.players.includes(other),
    );
    const after = exchanged(changed, one, other);
    const sum = (tables: readonly NumberedTable[], name: Criterion): number =>
      tables.reduce((total, table) => total + tableFigures(this.#book, table)[name], 0);
    const cost = Object.fromEntries(
      this.#book.request.order.map((name) => [
        name,
        name === 'gap' ? this.#gap(after) : this.#cost[name]! + sum(after, name) - sum(changed, name),
      ]),
    );
    return { exchange: [one, other], cost };
  }

  /** Summed anew over all tables, in their order, so that it is rounded as the figures themselves are. */
  #gap(changed: readonly NumberedTable[]): number {
    const anew = new Map(changed.map((table) => [table.table, tableFigures(this.#book, table).gap]));
    return this.#tables.reduce((sum, { table }, place) => sum + (anew.get(table) ?? this.#gaps[place]!), 0);
  }

  #change(one: number, other: number): readonly [number, number] | null {
    const { problem, seats, where, labels } = this.#seating;
    const [here, there] = [where[one]!, where[other]!];
    const [slot, table] = [Math.floor(here / 3), Math.floor(there / 3)];
    if (slot === table || problem.pinned[other]! >= 0) return null;
    const a = seats[slot * 3 + ((here + 1) % 3)]!;
    const b = seats[slot * 3 + ((here + 2) % 3)]!;
    const c = seats[table * 3 + ((there + 1) % 3)]!;
    const d = seats[table * 3 + ((there + 2) % 3)]!;
    const change = (limb: typeof problem.high): number =>
      limb.table(other, a, b, labels[slot]!) +
      limb.table(one, c, d, labels[table]!) -
      limb.table(one, a, b, labels[slot]!) -
      limb.table(other, c, d, labels[table]!);
    return [change(problem.high), change(problem.low)];
  }
}

function placesOf(place: number): readonly [number, number] {
  const first = 3 * Math.floor(place / 3);
  return [first, first + 3];
}
