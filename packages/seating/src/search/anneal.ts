import { PATIENCE } from './chance.ts';
import type { Chance } from './chance.ts';
import { NEVER } from './limb.ts';
import type { Limb } from './limb.ts';
import type { Seating } from './seating.ts';

export interface Heat {
  /** How many exchanges are tried. */
  readonly steps: number;
  /** The change for the worse that is accepted now and then, at the beginning and at the end. */
  readonly from: number;
  readonly to: number;
}

/** How often the heat is turned down. */
const LEVELS = 60;

/** Exchanges at random, mostly among people of near scores; worse ones are accepted less and less (simulated annealing). */
export function anneal(seating: Seating, energy: Limb, heat: Heat, chance: Chance): void {
  const { problem, seats, where, labels } = seating;
  const { n, pinned, scores, twos } = problem;
  const order = Int32Array.from({ length: n }, (_, player) => player).sort(
    (a, b) => scores[a]! - scores[b]! || a - b,
  );
  const rank = new Int32Array(n);
  order.forEach((player, place) => (rank[player] = place));
  const costs = new Float64Array(labels.length);
  for (let slot = 0; slot < labels.length; slot++)
    costs[slot] = energy.table(seats[3 * slot]!, seats[3 * slot + 1]!, seats[3 * slot + 2]!, labels[slot]!);
  const still = energy.perMove === 0;
  // Evenly down in the square root of the heat: quick where everything moves, long where it settles.
  const [hot, cold] = [Math.sqrt(heat.from), Math.sqrt(heat.to)];
  const perLevel = Math.ceil(heat.steps / LEVELS);
  for (let level = 0; level < LEVELS; level++) {
    const heated = (hot + ((cold - hot) * level) / (LEVELS - 1)) ** 2;
    for (let step = 0; step < perLevel; step++) {
      const bits = chance.next();
      // A hole is tried more often than its share: where the tables of two are matters much.
      const one = twos > 0 && (bits & 31) === 0 ? n + ((bits >>> 5) % twos) : (bits >>> 5) % n;
      if (one < n && pinned[one]! >= 0) continue;
      const more = chance.next();
      let other: number;
      if (one >= n || (more & 15) === 0) other = (more >>> 4) % n;
      else {
        const u = (more >>> 4) / 268435456;
        const away = 1 + Math.floor(u * u * u * (n - 1));
        const place = (more & 8) === 0 ? rank[one]! + away : rank[one]! - away;
        other = order[place < 0 ? -place % n : place >= n ? (2 * n - 2 - place + n) % n : place]!;
      }
      if (pinned[other]! >= 0) continue;
      const here = where[one]!;
      const there = where[other]!;
      const slot = (here / 3) | 0;
      const table = (there / 3) | 0;
      if (slot === table) continue;
      const a = seats[slot * 3 + ((here + 1) % 3)]!;
      const b = seats[slot * 3 + ((here + 2) % 3)]!;
      const newHere = still ? energy.still(other, a, b) : energy.table(other, a, b, labels[slot]!);
      if (newHere === NEVER) continue;
      const c = seats[table * 3 + ((there + 1) % 3)]!;
      const d = seats[table * 3 + ((there + 2) % 3)]!;
      const newThere = still ? energy.still(one, c, d) : energy.table(one, c, d, labels[table]!);
      const change = newHere + newThere - costs[slot]! - costs[table]!;
      if (change > 0 && (newThere === NEVER || change > heated * PATIENCE[chance.next() >>> 20]!)) continue;
      seats[here] = other;
      seats[there] = one;
      where[one] = there;
      where[other] = here;
      costs[slot] = newHere;
      costs[table] = newThere;
    }
  }
}
