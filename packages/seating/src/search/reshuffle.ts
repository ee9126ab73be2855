import { PATIENCE } from './chance.ts';
import type { Chance } from './chance.ts';
import type { Limb } from './limb.ts';
import type { Seating } from './seating.ts';

/** How often the heat is turned down. */
const LEVELS = 40;

/**
 * Anneals a repair: only people without a place of their own change theirs, a table that is given up changes roles with
 * one that is kept, and one who had to leave a table changes roles with another. As few people move as before.
 */
export class Reshuffle {
  readonly #seating: Seating;
  readonly #energy: Limb;
  readonly #chance: Chance;
  readonly #residents: readonly (readonly number[])[];
  readonly #slotOf: Int32Array;
  /** Tables that nobody was promised, by the number of people who sit there now. */
  readonly #sized: readonly (readonly number[])[];
  /** Entities that are not at home: newcomers, people who move, holes. */
  readonly #floating: number[];

  constructor(seating: Seating, energy: Limb, chance: Chance) {
    const { problem, labels, where } = seating;
    this.#seating = seating;
    this.#energy = energy;
    this.#chance = chance;
    this.#slotOf = new Int32Array(problem.numbers.length).fill(-1);
    labels.forEach((label, slot) => (this.#slotOf[label] = slot));
    const residents: number[][] = problem.numbers.map(() => []);
    this.#floating = [];
    for (let entity = 0; entity < where.length; entity++) {
      const home = entity < problem.n ? problem.home[entity]! : -1;
      const promised = entity < problem.n && problem.pinned[entity]! >= 0;
      if (home >= 0 && !promised) residents[home]!.push(entity);
      if (!promised && home !== labels[Math.floor(where[entity]! / 3)]) this.#floating.push(entity);
    }
    this.#residents = residents;
    this.#sized = Array.from({ length: problem.n + 1 }, (_, size) =>
      size > 3
        ? []
        : problem.numbers
            .map((__, label) => label)
            .filter((label) => residents[label]!.length === size && !problem.pinned.includes(label)),
    );
  }

  run(steps: number, from: number, to: number): void {
    if (this.#floating.length < 2) return;
    const [hot, cold] = [Math.sqrt(from), Math.sqrt(to)];
    for (let level = 0; level < LEVELS; level++) {
      const heat = (hot + ((cold - hot) * level) / (LEVELS - 1)) ** 2;
      for (let step = Math.ceil(steps / LEVELS); step > 0; step--) {
        const kind = this.#chance.below(8);
        if (kind === 0) this.#changeTables(heat);
        else if (kind <= 3) this.#changeLeaving(heat);
        else this.#changePlaces(heat);
      }
    }
  }

  #changePlaces(heat: number): void {
    const [one, other] = [this.#any(this.#floating), this.#any(this.#floating)];
    this.#attempt(heat, [[one, other]], null);
  }

  /** A table that was given up comes back, and one with as many people is given up for it. */
  #changeTables(heat: number): void {
    const { problem, where } = this.#seating;
    const away = this.#any(this.#floating);
    const back = away < problem.n ? problem.home[away]! : -1;
    if (back < 0 || this.#slotOf[back]! >= 0) return;
    const people = this.#residents[back]!;
    const gone = this.#any(this.#sized[people.length]!);
    const slot = this.#slotOf[gone]!;
    if (slot < 0) return;
    const leaving = this.#residents[gone]!;
    if (leaving.some((player) => Math.floor(where[player]! / 3) !== slot)) return;
    const pairs = people.map((player, place): readonly [number, number] => [player, leaving[place]!]);
    if (!this.#attempt(heat, pairs, [slot, back])) return;
    this.#slotOf[back] = slot;
    this.#slotOf[gone] = -1;
    for (const [home, out] of pairs) this.#floating.splice(this.#floating.indexOf(home), 1, out);
  }

  /** Who left a table goes back, and somebody else leaves instead: of that table, or of another one. */
  #changeLeaving(heat: number): void {
    const { problem, seats, where, labels } = this.#seating;
    const back = this.#any(this.#floating);
    if (back >= problem.n) return;
    const slot = this.#slotOf[problem.home[back] ?? -1] ?? -1;
    if (slot < 0) return;
    const chosen = seats[3 * slot + this.#chance.below(3)]!;
    const isHome = (entity: number): boolean =>
      entity < problem.n && problem.home[entity] === labels[Math.floor(where[entity]! / 3)];
    const isFree = (entity: number): boolean => entity >= problem.n || problem.pinned[entity]! < 0;
    if (!isFree(chosen)) return;
    const leaves = isHome(chosen) ? chosen : this.#chance.below(problem.n);
    if (leaves === back || !isFree(leaves) || !isHome(leaves)) return;
    const pairs: readonly (readonly [number, number])[] =
      leaves === chosen
        ? [[back, chosen]]
        : [
            [back, chosen],
            [chosen, leaves],
          ];
    if (!this.#attempt(heat, pairs, null)) return;
    this.#floating.splice(this.#floating.indexOf(back), 1, leaves);
  }

  /** Makes the exchanges, one after the other, and takes them back if they are too dear. */
  #attempt(
    heat: number,
    pairs: readonly (readonly [number, number])[],
    relabel: readonly [number, number] | null,
  ): boolean {
    const seating = this.#seating;
    const { where, labels } = seating;
    const slots = [...new Set(pairs.flat().map((entity) => Math.floor(where[entity]! / 3)))];
    if (slots.length < 2) return false;
    const before = this.#sum(slots);
    const old = relabel === null ? -1 : labels[relabel[0]]!;
    for (const [one, other] of pairs) seating.exchange(one, other);
    if (relabel !== null) labels[relabel[0]] = relabel[1];
    const change = this.#sum(slots) - before;
    if (change <= 0 || change <= heat * PATIENCE[this.#chance.next() >>> 20]!) return true;
    for (const [one, other] of pairs.toReversed()) seating.exchange(one, other);
    if (relabel !== null) labels[relabel[0]] = old;
    return false;
  }

  #sum(slots: readonly number[]): number {
    const { seats, labels } = this.#seating;
    let sum = 0;
    for (const slot of slots)
      sum += this.#energy.table(seats[3 * slot]!, seats[3 * slot + 1]!, seats[3 * slot + 2]!, labels[slot]!);
    return sum;
  }

  #any(list: readonly number[]): number {
    return list[this.#chance.below(list.length)]!;
  }
}
