import type { PublicSeat, PublicSeating } from '@forceout/client';

/** A seating in which twelve hundred phones look for their owners at once: what is compared is made once. */
export class SeatIndex {
  readonly #seats: readonly PublicSeat[];
  readonly #byNumber: ReadonlyMap<number, readonly PublicSeat[]>;
  /** Whole names and each of their words, in the order of their letters; `seat` is a place in the list. */
  readonly #beginnings: readonly { readonly text: string; readonly seat: number }[];

  constructor({ event, round, tables }: PublicSeating) {
    this.#seats = tables.flatMap(({ number: table, room, players }) =>
      players.map((player): PublicSeat => {
        const others = players.filter((other) => other !== player);
        return { ...player, event, round, table, room, with: others.map(({ name }) => name) };
      }),
    );
    this.#byNumber = Map.groupBy(this.#seats, ({ number }) => number);
    this.#beginnings = this.#seats
      .flatMap(({ name }, seat) => {
        const whole = folded(name);
        return [whole, ...whole.split(' ')].map((text) => ({ text, seat }));
      })
      .toSorted((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : a.seat - b.seat));
  }

  /** In the order of the tables. */
  find(wanted: { readonly q: string } | { readonly number: number }): readonly PublicSeat[] {
    if ('number' in wanted) return this.#byNumber.get(wanted.number) ?? [];
    const letters = folded(wanted.q);
    if ([...letters].length < 2) return [];
    const found = new Set<number>();
    for (let at = this.#firstFrom(letters); at < this.#beginnings.length; at++) {
      const { text, seat } = this.#beginnings[at]!;
      if (!text.startsWith(letters)) break;
      found.add(seat);
    }
    return [...found].toSorted((a, b) => a - b).map((seat) => this.#seats[seat]!);
  }

  /** Where texts that are not before these letters begin. */
  #firstFrom(letters: string): number {
    let [low, high] = [0, this.#beginnings.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#beginnings[middle]!.text < letters) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function folded(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}
