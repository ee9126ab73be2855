import type { Problem } from './problem.ts';
import { Seating } from './seating.ts';

/** Fills the places that become free when tables are given up and people leave, in every way; keeps the best. */
export class Filling {
  best: Seating | null = null;
  exhausted = false;
  readonly #problem: Problem;
  readonly #residents: readonly (readonly number[])[];
  readonly #guests: readonly (number | null)[];
  readonly #newcomers: readonly number[];
  /** Tables that are not full as they are, and those that nobody leaves and nobody joins. */
  readonly #open: readonly number[];
  readonly #high: Float64Array;
  readonly #low: Float64Array;
  readonly #fullHigh: number;
  readonly #fullLow: number;
  #work: number;
  #bestHigh = Infinity;
  #bestLow = Infinity;

  constructor(
    problem: Problem,
    residents: readonly (readonly number[])[],
    guests: readonly (number | null)[],
    work: number,
  ) {
    this.#problem = problem;
    this.#residents = residents;
    this.#guests = guests;
    this.#work = work;
    this.#newcomers = Array.from({ length: problem.n }, (_, player) => player).filter(
      (player) => problem.home[player]! < 0 && problem.pinned[player]! < 0,
    );
    const labels = problem.numbers.map((_, label) => label);
    const full = (label: number): boolean => residents[label]!.length === 3 && guests[label] === null;
    this.#open = labels.filter((label) => !full(label));
    this.#high = new Float64Array(labels.length);
    this.#low = new Float64Array(labels.length);
    for (const label of labels.filter(full)) {
      const [x = 0, y = 0, z = 0] = residents[label]!;
      this.#high[label] = problem.high.table(x, y, z, label);
      this.#low[label] = problem.low.table(x, y, z, label);
    }
    this.#fullHigh = this.#high.reduce((sum, cost) => sum + cost, 0);
    this.#fullLow = this.#low.reduce((sum, cost) => sum + cost, 0);
  }

  /** Whether there is work left to go on. */
  fill(givenUp: readonly number[], leaving: readonly number[]): boolean {
    if (this.#work-- <= 0) this.exhausted = true;
    const { n, twos } = this.#problem;
    let [high, low] = [this.#fullHigh, this.#fullLow];
    const touched = this.#open.filter((label) => !givenUp.includes(label));
    for (const player of leaving) {
      const label = this.#problem.home[player]!;
      if (!touched.includes(label)) touched.push(label);
    }
    for (const label of [...touched, ...givenUp]) {
      high -= this.#high[label]!;
      low -= this.#low[label]!;
    }
    const staying = touched.map((label) => {
      const people = this.#residents[label]!.filter((player) => !leaving.includes(player));
      const guest = this.#guests[label] ?? null;
      return guest === null ? people : [...people, guest];
    });
    if (staying.some((people) => people.length > 3)) return true;
    const floating = [
      ...this.#newcomers,
      ...givenUp.flatMap((label) => this.#residents[label]!),
      ...leaving,
      ...Array.from({ length: twos }, (_, hole) => n + hole),
    ];
    const places = staying.reduce((sum, people) => sum + 3 - people.length, 0);
    if (places !== floating.length) return true;
    // The emptiest tables last: by then few are left to choose from.
    const sequence = touched.map((_, at) => at).sort((a, b) => staying[b]!.length - staying[a]!.length);
    this.#place(touched, staying, sequence, 0, floating, high, low, []);
    return !this.exhausted;
  }

  #place(
    labels: readonly number[],
    staying: readonly (readonly number[])[],
    sequence: readonly number[],
    at: number,
    floating: readonly number[],
    high: number,
    low: number,
    done: readonly (readonly number[])[],
  ): void {
    if (high > this.#bestHigh || (high === this.#bestHigh && low >= this.#bestLow) || this.exhausted) return;
    const which = sequence[at];
    if (which === undefined) return this.#keep(labels, sequence, done, high, low);
    const people = staying[which]!;
    const label = labels[which]!;
    const { n, high: upper, low: lower, home } = this.#problem;
    const choose = (from: number, group: readonly number[], left: readonly number[]): void => {
      if (group.length === 3) {
        if (this.#work-- <= 0) this.exhausted = true;
        const [x = 0, y = 0, z = 0] = group;
        if (Number(x >= n) + Number(y >= n) + Number(z >= n) > 1) return;
        this.#place(
          labels,
          staying,
          sequence,
          at + 1,
          left,
          high + upper.table(x, y, z, label),
          low + lower.table(x, y, z, label),
          [...done, group],
        );
        return;
      }
      for (let next = from; next < left.length && !this.exhausted; next++) {
        const player = left[next]!;
        // One hole is like another; and who has left a table does not come back to it.
        if (player > n && left.includes(n)) continue;
        if (player < n && home[player] === label) continue;
        choose(next, [...group, player], [...left.slice(0, next), ...left.slice(next + 1)]);
      }
    };
    choose(0, people, floating);
  }

  #keep(
    labels: readonly number[],
    sequence: readonly number[],
    done: readonly (readonly number[])[],
    high: number,
    low: number,
  ): void {
    this.#bestHigh = high;
    this.#bestLow = low;
    const changed = new Set(labels);
    const kept = this.#residents
      .map((_, label) => label)
      .filter(
        (label) =>
          this.#residents[label]!.length === 3 && !changed.has(label) && this.#guests[label] === null,
      );
    // Full tables that were given up are not kept.
    const seated = new Set(done.flat());
    const intact = kept.filter((label) => !this.#residents[label]!.some((player) => seated.has(player)));
    const seats = [...done.flat(), ...intact.flatMap((label) => this.#residents[label]!)];
    const slots = [...sequence.map((which) => labels[which]!), ...intact];
    this.best = new Seating(this.#problem, Int32Array.from(seats), Int32Array.from(slots));
  }
}
