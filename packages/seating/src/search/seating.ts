import type { Problem } from './problem.ts';

/** Who sits where while a seating is looked for: three places a table, holes included. */
export class Seating {
  readonly problem: Problem;
  /** The entity at each place; place p belongs to slot ⌊p / 3⌋. */
  readonly seats: Int32Array;
  readonly where: Int32Array;
  /** The label, that is the table number, of each slot. */
  readonly labels: Int32Array;

  constructor(problem: Problem, seats: Int32Array, labels: Int32Array) {
    this.problem = problem;
    this.seats = seats;
    this.labels = labels;
    this.where = new Int32Array(seats.length);
    this.seats.forEach((entity, place) => (this.where[entity] = place));
  }

  copy(): Seating {
    return new Seating(this.problem, this.seats.slice(), this.labels.slice());
  }

  take(other: Seating): void {
    this.seats.set(other.seats);
    this.where.set(other.where);
    this.labels.set(other.labels);
  }

  exchange(one: number, other: number): void {
    const place = this.where[one]!;
    const free = this.where[other]!;
    this.seats[place] = other;
    this.seats[free] = one;
    this.where[one] = free;
    this.where[other] = place;
  }

  high(slot: number): number {
    const { seats, labels } = this;
    return this.problem.high.table(
      seats[3 * slot]!,
      seats[3 * slot + 1]!,
      seats[3 * slot + 2]!,
      labels[slot]!,
    );
  }

  low(slot: number): number {
    const { seats, labels } = this;
    return this.problem.low.table(
      seats[3 * slot]!,
      seats[3 * slot + 1]!,
      seats[3 * slot + 2]!,
      labels[slot]!,
    );
  }

  /** The people of each table, holes left out. */
  groups(): readonly (readonly number[])[] {
    return Array.from(this.labels, (_, slot) =>
      [...this.seats.subarray(3 * slot, 3 * slot + 3)].filter((entity) => entity < this.problem.n),
    );
  }
}
