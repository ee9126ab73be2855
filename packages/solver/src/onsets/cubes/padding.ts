import { EQUALS, INTERSECTION, LEAF_KINDS, MINUS, PRIME, SUBSET, UNION } from './kinds.ts';
import type { Counts, Kind } from './kinds.ts';
import { equalsIn, leavesOf, subsetsIn } from './usage.ts';
import type { Use } from './usage.ts';
import type { UsageRules } from './usage-rules.ts';

/** How much is written only because Required asks for it. */
export interface Filling {
  /** Set symbols, each with the sign that joins it. */
  readonly places: number;
  readonly primes: number;
  /** Cubes in all. */
  readonly length: number;
}

/** The same as symbols that change nothing. */
export interface Padding extends Filling {
  /** How many more of each set symbol, and the sign that joins each of them. */
  readonly leaves: readonly number[];
  readonly signs: readonly Kind[];
}

/** What must be added to a finished part so that it has the least of every kind; null if nothing helps. */
export function fillingFor(usage: UsageRules, use: Use, least: Counts): Filling | null {
  if (equalsIn(use.relations) < least[EQUALS]! || subsetsIn(use.relations) < least[SUBSET]!) return null;
  const short = least[PRIME]! - use.primes;
  const primes = short > 0 ? short + (short & 1) : 0;
  if (use.primes + primes > usage.paddedPrimes) return null;
  const lacking = (kind: Kind): number => Math.max(0, least[kind]! - usage.rows.of(use.operations, kind));
  let [leaves, free] = [0, 0];
  for (const kind of LEAF_KINDS) {
    const written = leavesOf(use.leaves, kind);
    const missing = Math.max(0, least[kind]! - written);
    // X ∪ X says X, so there must be one.
    if (missing > 0 && (written === 0 || !usage.canPad)) return null;
    leaves += missing;
    if (written > 0) free += Math.max(0, leavesOf(usage.paddedLeaves, kind) - written - missing);
  }
  const signs = lacking(UNION) + lacking(INTERSECTION);
  if (lacking(MINUS) > 0 || (signs > 0 && !usage.canPad) || signs > leaves + free) return null;
  const places = Math.max(leaves, signs);
  return { places, primes, length: primes + 2 * places };
}

/** The symbols of a filling. */
export function paddingFor(usage: UsageRules, use: Use, least: Counts): Padding | null {
  const filling = fillingFor(usage, use, least);
  if (filling === null) return null;
  const leaves = LEAF_KINDS.map((kind) => Math.max(0, least[kind]! - leavesOf(use.leaves, kind)));
  let missing = filling.places - leaves.reduce((sum, count) => sum + count, 0);
  for (const kind of LEAF_KINDS) {
    const written = leavesOf(use.leaves, kind);
    if (written === 0) continue;
    const free = leavesOf(usage.paddedLeaves, kind) - written - leaves[kind]!;
    const taken = Math.max(0, Math.min(free, missing));
    leaves[kind]! += taken;
    missing -= taken;
  }
  const lacking = (kind: Kind): number => Math.max(0, least[kind]! - usage.rows.of(use.operations, kind));
  const signs = [UNION, INTERSECTION].flatMap((kind) => Array<Kind>(lacking(kind)).fill(kind));
  const any = usage.rows.kinds.includes(UNION) ? UNION : INTERSECTION;
  while (signs.length < filling.places) signs.push(any);
  return { ...filling, leaves, signs };
}

/** The fillings of batches of texts, remembered by their numbers. */
export class Fillings {
  readonly #usage: UsageRules;
  readonly #least: Counts;
  readonly #known: (Filling | null)[] = [];

  constructor(usage: UsageRules, least: Counts) {
    this.#usage = usage;
    this.#least = least;
  }

  of(batch: Use & { readonly id: number }): Filling | null {
    const known = this.#known[batch.id];
    if (known !== undefined) return known;
    const made = fillingFor(this.#usage, batch, this.#least);
    this.#known[batch.id] = made;
    return made;
  }
}
