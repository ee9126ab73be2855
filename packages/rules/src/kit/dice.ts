import { CARDS_IN_A_PACK } from './cubes.ts';
import type { CubeSort } from './cubes.ts';
import { sha256, sha256Hex } from './sha256.ts';

/**
 * Fair dice: everything is drawn from a seed that is committed to by its hash before the match and shown after it,
 * so that anybody can roll the match again and compare.
 */
export function commitment(seed: string): string {
  return sha256Hex(`forceout seed ${seed}`);
}

export function keepsWord(seed: string, committed: string): boolean {
  return commitment(seed) === committed;
}

/** Numbers drawn from a seed for one purpose; the same purpose always draws the same numbers. */
export class Draws {
  readonly #label: string;
  #words: Uint32Array = new Uint32Array(0);
  #next = 0;
  #block = 0;

  constructor(seed: string, purpose: string) {
    this.#label = `forceout draw ${seed} ${purpose}`;
  }

  /** A whole number from 0, below the given one, each as likely as the others. */
  below(count: number): number {
    // Words above the last whole multiple would favour the small numbers.
    const limit = 2 ** 32 - (2 ** 32 % count);
    let word = this.#word();
    while (word >= limit) word = this.#word();
    return word % count;
  }

  #word(): number {
    if (this.#next === this.#words.length) {
      this.#words = sha256(`${this.#label} ${this.#block++}`);
      this.#next = 0;
    }
    return this.#words[this.#next++]!;
  }
}

/** One throw of every cube of these sorts. */
export function rollCubes(seed: string, shake: number, sorts: readonly CubeSort[]): readonly string[] {
  const draws = new Draws(seed, `roll ${shake}`);
  return sorts.flatMap(({ count, faces }) =>
    Array.from({ length: count }, () => faces[draws.below(faces.length)]!),
  );
}

/** The first cards of a shuffled pack. */
export function dealCards(seed: string, shake: number, count: number): readonly number[] {
  const draws = new Draws(seed, `deal ${shake}`);
  const pack = Array.from({ length: CARDS_IN_A_PACK }, (_, card) => card);
  for (let last = pack.length - 1; last > 0; last--) {
    const other = draws.below(last + 1);
    [pack[last], pack[other]] = [pack[other]!, pack[last]!];
  }
  return pack.slice(0, count);
}

/** One cube for the first Goal-setter: who rolls, and for the how manieth time. */
export function rollForFirst(seed: string, seat: number, time: number, sort: CubeSort): string {
  return sort.faces[new Draws(seed, `first ${seat} ${time}`).below(sort.faces.length)]!;
}
