import type { Criterion } from '../request.ts';

/** Bits of a pair's code; above them is how often the two have met. */
export const APART = 1;
export const TEAM = 2;
export const SCHOOL = 4;
export const MEETING = 8;

/** Larger than the cost of any seating: a player alone at a table. */
export const NEVER = 1e300;

export interface Field {
  readonly n: number;
  /** Scores as whole numbers where that can be. */
  readonly scores: Float64Array;
  readonly spent: Float64Array;
  /** What two players share, n × n. */
  readonly codes: Uint8Array | Uint16Array;
  /** The label of the table at which a player sits now; -1 for nobody's. */
  readonly home: Int32Array;
  readonly mostMeetings: number;
}

/**
 * Some criteria as one number: each weighs more than all that follow it can change in one move. An entity from n on is a
 * hole: the empty third place of a table of two.
 */
export class Limb {
  readonly #n: number;
  readonly #codes: Uint8Array | Uint16Array;
  readonly #scores: Float64Array;
  readonly #home: Int32Array;
  readonly #pair: Float64Array;
  readonly #again: Float64Array;
  readonly #moved: number;
  readonly #gap: number;
  readonly #plain: boolean;

  constructor(field: Field, weights: Readonly<Partial<Record<Criterion, number>>>) {
    this.#n = field.n;
    this.#codes = field.codes;
    this.#scores = field.scores;
    this.#home = field.home;
    this.#pair = Float64Array.from({ length: (field.mostMeetings + 1) * MEETING }, (_, code) => {
      const met = Math.floor(code / MEETING);
      return (
        ((code & APART) > 0 ? (weights.apart ?? 0) : 0) +
        ((code & TEAM) > 0 ? (weights.team ?? 0) : 0) +
        ((code & SCHOOL) > 0 ? (weights.school ?? 0) : 0) +
        met * (weights.repeat ?? 0)
      );
    });
    const two = weights['two-again'] ?? 0;
    this.#again = field.spent.map((twos) => (two === 0 ? 0 : two * twos));
    this.#moved = weights.moved ?? 0;
    this.#gap = weights.gap ?? 0;
    this.#plain = this.#moved === 0;
  }

  /** What one person who moves costs; 0 where table numbers do not matter. */
  get perMove(): number {
    return this.#moved;
  }

  /** The cost of a table; the label says which number it has. */
  table(x: number, y: number, z: number, label: number): number {
    const cost = this.still(x, y, z);
    return this.#plain ? cost : cost + this.move(x, label) + this.move(y, label) + this.move(z, label);
  }

  /** The same without moves. */
  still(x: number, y: number, z: number): number {
    const n = this.#n;
    if (x >= n) return this.#two(y, z);
    if (y >= n) return this.#two(x, z);
    if (z >= n) return this.#two(x, y);
    const cost =
      this.#pair[this.#codes[x * n + y]!]! +
      this.#pair[this.#codes[x * n + z]!]! +
      this.#pair[this.#codes[y * n + z]!]!;
    if (this.#gap === 0) return cost;
    const a = this.#scores[x]!;
    const b = this.#scores[y]!;
    const c = this.#scores[z]!;
    const most = a > b ? (a > c ? a : c) : b > c ? b : c;
    const least = a < b ? (a < c ? a : c) : b < c ? b : c;
    return cost + this.#gap * (most - least) * (most - least);
  }

  /** What it costs that a player sits at the table of this label, whoever else is there. */
  move(player: number, label: number): number {
    if (player >= this.#n) return 0;
    const home = this.#home[player]!;
    return home >= 0 && home !== label ? this.#moved : 0;
  }

  #two(x: number, y: number): number {
    const n = this.#n;
    if (x >= n || y >= n) return NEVER;
    const gap = this.#scores[x]! - this.#scores[y]!;
    return this.#pair[this.#codes[x * n + y]!]! + this.#again[x]! + this.#again[y]! + this.#gap * gap * gap;
  }
}
