// Part of the generator of positions and Solutions (random-solutions.ts): chance.

/** A number from 0 up to, but not including, 1. */
export type Random = () => number;

/** The same numbers for the same seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function chance(random: Random, probability: number): boolean {
  return random() < probability;
}

/** A whole number between two, both included. */
export function between(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

/** One of a list that is not empty. */
export function oneOf<T>(random: Random, list: readonly T[]): T {
  return list[between(random, 0, list.length - 1)]!;
}

/** One of a list, or undefined if there is none. */
export function anyOf<T>(random: Random, list: readonly T[]): T | undefined {
  return list.length === 0 ? undefined : oneOf(random, list);
}

/** An index, each as likely as its weight says. */
export function weighted(random: Random, weights: readonly number[]): number {
  let rest = random() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    rest -= weight;
    if (rest < 0) return index;
  }
  return weights.length - 1;
}

export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const copy = [...list];
  for (let last = copy.length - 1; last > 0; last--) {
    const other = between(random, 0, last);
    [copy[last], copy[other]] = [copy[other]!, copy[last]!];
  }
  return copy;
}
