import type { PublicSeat, PublicSeating } from '@forceout/client';

/** A seating in which twelve hundred phones look for their owners at once: what is compared is made once. */
export class SeatIndex {
  readonly #byNumber: ReadonlyMap<number, readonly PublicSeat[]>;
  /** A whole name, and each of its words. */
  readonly #named: readonly { readonly beginnings: readonly string[]; readonly seat: PublicSeat }[];

  constructor({ event, round, tables }: PublicSeating) {
    const seats = tables.flatMap(({ number: table, room, players }) =>
      players.map((player): PublicSeat => {
        const others = players.filter((other) => other !== player);
        return { ...player, event, round, table, room, with: others.map(({ name }) => name) };
      }),
    );
    this.#byNumber = Map.groupBy(seats, ({ number }) => number);
    this.#named = seats.map((seat) => {
      const name = folded(seat.name);
      return { beginnings: [name, ...name.split(' ')], seat };
    });
  }

  find(wanted: { readonly q: string } | { readonly number: number }): readonly PublicSeat[] {
    if ('number' in wanted) return this.#byNumber.get(wanted.number) ?? [];
    const letters = folded(wanted.q);
    if ([...letters].length < 2) return [];
    return this.#named
      .filter(({ beginnings }) => beginnings.some((beginning) => beginning.startsWith(letters)))
      .map(({ seat }) => seat);
  }
}

function folded(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}
