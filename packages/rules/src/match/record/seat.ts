/** A place at the table, counted clockwise from 0: the next number sits to the left and plays after. */
export type Seat = number;

/** Who can give a command: a player, the judge of the match, or the clock on the wall. */
export type Party = Seat | 'judge' | 'clock';

export function leftOf(seat: Seat, seats: number): Seat {
  return (seat + 1) % seats;
}

export function rightOf(seat: Seat, seats: number): Seat {
  return (seat + seats - 1) % seats;
}

/** All seats, clockwise from the given one. */
export function clockwiseFrom(seat: Seat, seats: number): readonly Seat[] {
  const all: Seat[] = [];
  for (let step = 0; step < seats; step++) all.push((seat + step) % seats);
  return all;
}
