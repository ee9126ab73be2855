import type { Problem } from './problem.ts';

/** What becomes of the tables of a seating in force when as few people move as can be. */
export interface FewestMoves {
  readonly moved: number;
  /** The labels that stay in use, as many as there are tables. */
  readonly kept: readonly number[];
  /** Those of them that become tables of two. */
  readonly twos: readonly number[];
}

interface Fate {
  readonly label: number;
  /** Who could stay at a table of three, and who must then leave a table of two. */
  readonly stay: number;
  readonly lost: number;
  readonly promised: boolean;
}

/**
 * Somebody stays where there is a place; a promise to somebody else takes one. Tables with the most people are kept, and
 * those that lose nobody by it become the tables of two.
 */
export function fewestMoves(problem: Problem): FewestMoves {
  const { home, pinned, numbers, tables, twos } = problem;
  const residents = new Int32Array(numbers.length);
  const guests = new Int32Array(numbers.length);
  const promised = new Uint8Array(numbers.length);
  home.forEach((label, player) => {
    const promise = pinned[player]!;
    if (promise >= 0) promised[promise] = 1;
    if (promise >= 0 && promise !== label) guests[promise]!++;
    else if (label >= 0) residents[label]!++;
  });
  const fates = numbers
    .map((_, label): Fate => {
      const stay = Math.min(residents[label]!, 3 - guests[label]!);
      const lost = stay - Math.min(residents[label]!, 2 - guests[label]!);
      return { label, stay, lost, promised: promised[label] === 1 };
    })
    .sort((a, b) => Number(b.promised) - Number(a.promised) || b.stay - a.stay || a.lost - b.lost);
  const kept = fates.slice(0, tables);
  const small = kept.toSorted((a, b) => a.lost - b.lost || a.stay - b.stay).slice(0, twos);
  const staying =
    kept.reduce((sum, { stay }) => sum + stay, 0) - small.reduce((sum, { lost }) => sum + lost, 0);
  const seated = home.filter((label) => label >= 0).length;
  return {
    moved: seated - staying,
    kept: kept.map(({ label }) => label),
    twos: small.map(({ label }) => label),
  };
}
