import { BINARY_KINDS, EQUALS, INTERSECTION, LEAF_KINDS, MINUS, PRIME, SUBSET, UNION } from './kinds.ts';
import type { Counts, Kind } from './kinds.ts';
import { equalsIn, leavesOf, subsetsIn } from './usage.ts';
import type { Use } from './usage.ts';
import type { UsageRules } from './usage-rules.ts';

/** Symbols that change nothing and are written only because Required asks for them. */
export interface Padding {
  /** How many more of each set symbol, and the sign that joins each of them. */
  readonly leaves: readonly number[];
  readonly signs: readonly Kind[];
  readonly primes: number;
  readonly length: number;
}

/** What must be added to a finished part so that it has the least of every kind; null if nothing helps. */
export function paddingFor(usage: UsageRules, use: Use, least: Counts): Padding | null {
  if (equalsIn(use.relations) < least[EQUALS]! || subsetsIn(use.relations) < least[SUBSET]!) return null;
  const short = least[PRIME]! - use.primes;
  const primes = short > 0 ? short + (short & 1) : 0;
  if (use.primes + primes > usage.paddedPrimes) return null;
  const leaves = LEAF_KINDS.map((kind) => Math.max(0, least[kind]! - leavesOf(use.leaves, kind)));
  const lacking = (kind: Kind): number => Math.max(0, least[kind]! - usage.rows.of(use.operations, kind));
  if (!usage.canPad) {
    const lacks = leaves.some((count) => count > 0) || BINARY_KINDS.some((kind) => lacking(kind) > 0);
    return lacks ? null : { leaves, signs: [], primes, length: primes };
  }
  if (lacking(MINUS) > 0) return null;
  if (LEAF_KINDS.some((kind) => leaves[kind]! > 0 && leavesOf(use.leaves, kind) === 0)) return null;
  const signs = [UNION, INTERSECTION].flatMap((kind) => Array<Kind>(lacking(kind)).fill(kind));
  let places = leaves.reduce((sum, count) => sum + count, 0);
  for (const kind of LEAF_KINDS) {
    const written = leavesOf(use.leaves, kind);
    if (written === 0) continue;
    const free = leavesOf(usage.paddedLeaves, kind) - written - leaves[kind]!;
    const taken = Math.max(0, Math.min(free, signs.length - places));
    leaves[kind]! += taken;
    places += taken;
  }
  if (places < signs.length) return null;
  const any = usage.rows.kinds.includes(UNION) ? UNION : INTERSECTION;
  while (signs.length < places) signs.push(any);
  return { leaves, signs, primes, length: primes + 2 * places };
}

/** The same, remembered for each batch of texts by its number. */
export class Paddings {
  readonly #usage: UsageRules;
  readonly #least: Counts;
  readonly #known: (Padding | null)[] = [];

  constructor(usage: UsageRules, least: Counts) {
    this.#usage = usage;
    this.#least = least;
  }

  of(batch: Use & { readonly id: number }): Padding | null {
    const known = this.#known[batch.id];
    if (known !== undefined) return known;
    const made = paddingFor(this.#usage, batch, this.#least);
    this.#known[batch.id] = made;
    return made;
  }
}
