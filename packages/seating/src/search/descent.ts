import { NEVER } from './limb.ts';
import type { Seating } from './seating.ts';

/** Improves by exchanges of two, as long as one helps; entities whose tables have not changed are not looked at again. */
export class Descent {
  readonly #seating: Seating;
  readonly #quiet: Uint8Array;
  readonly #high: Float64Array;
  readonly #low: Float64Array;

  constructor(seating: Seating) {
    this.#seating = seating;
    this.#high = Float64Array.from(seating.labels, (_, slot) => seating.high(slot));
    this.#low = Float64Array.from(seating.labels, (_, slot) => seating.low(slot));
    this.#quiet = new Uint8Array(seating.seats.length);
  }

  /** How many exchanges were weighed. */
  run(most = Infinity): number {
    const { seats } = this.#seating;
    let steps = 0;
    let calm = false;
    while (!calm && steps < most) {
      calm = true;
      for (let entity = 0; entity < seats.length && steps < most; entity++) {
        if (this.#quiet[entity] === 1) continue;
        this.#quiet[entity] = 1;
        steps += seats.length;
        if (this.#improve(entity)) calm = false;
      }
    }
    return steps;
  }

  /** The best exchange of this entity, if it has a good one. */
  #improve(one: number): boolean {
    const seating = this.#seating;
    const { problem, seats, where, labels } = seating;
    const { high, low, pinned, n, blur } = problem;
    if (one < n && pinned[one]! >= 0) return false;
    const place = where[one]!;
    const slot = Math.floor(place / 3);
    const label = labels[slot]!;
    const a = seats[slot * 3 + ((place + 1) % 3)]!;
    const b = seats[slot * 3 + ((place + 2) % 3)]!;
    const highs = this.#high;
    const lows = this.#low;
    const oldHigh = highs[slot]!;
    const oldLow = lows[slot]!;
    let best = -1;
    let bestHigh = 0;
    let bestLow = -blur;
    for (let free = 0; free < seats.length; free++) {
      const table = Math.floor(free / 3);
      const other = seats[free]!;
      if (table === slot || (one >= n && other >= n) || (other < n && pinned[other]! >= 0)) continue;
      // Two tables cannot become better than free of all cost.
      const worst = oldHigh + highs[table]!;
      if (-worst > bestHigh || (-worst === bestHigh && -oldLow - lows[table]! >= bestLow)) continue;
      // Without a conflict at either table only the rest can improve, and most people are too far away for it.
      if (worst === 0 && low.table(other, a, b, label) - oldLow - lows[table]! >= bestLow) continue;
      const c = seats[table * 3 + ((free + 1) % 3)]!;
      const d = seats[table * 3 + ((free + 2) % 3)]!;
      const there = labels[table]!;
      const newHere = high.table(other, a, b, label);
      if (newHere === NEVER) continue;
      const newThere = high.table(one, c, d, there);
      if (newThere === NEVER) continue;
      const change = newHere + newThere - worst;
      if (change > bestHigh) continue;
      const lower =
        low.table(other, a, b, label) + low.table(one, c, d, there) - oldLow - low.table(other, c, d, there);
      if (change === bestHigh && lower >= bestLow) continue;
      best = other;
      bestHigh = change;
      bestLow = lower;
    }
    if (best < 0) return false;
    const table = Math.floor(where[best]! / 3);
    seating.exchange(one, best);
    for (const changed of [slot, table]) {
      highs[changed] = seating.high(changed);
      lows[changed] = seating.low(changed);
    }
    for (let seat = 0; seat < 3; seat++) {
      this.#quiet[seats[slot * 3 + seat]!] = 0;
      this.#quiet[seats[table * 3 + seat]!] = 0;
    }
    return true;
  }
}
