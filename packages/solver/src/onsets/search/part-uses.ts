import type { Growth } from '../cubes/growth.ts';
import type { Kind } from '../cubes/kinds.ts';
import type { Operations } from '../cubes/operation-rows.ts';
import { oneRelation } from '../cubes/usage.ts';
import type { UsageRules } from '../cubes/usage-rules.ts';
import type { Leaves, Relations, Use } from '../cubes/usage.ts';

/** What a usage is good for, as bits. */
export const WHOLE = 1;
export const GROWS = 2;

/** The cubes that Restriction parts use, and whether anything can come of parts that use them. */
export class PartUses {
  readonly #usage: UsageRules;
  readonly #growth: Growth;
  readonly #mayBeWhole: (use: Use) => boolean;
  /** By the key of a usage. */
  readonly #goodFor = new Map<number, number>();

  constructor(usage: UsageRules, growth: Growth, mayBeWhole: (use: Use) => boolean) {
    this.#usage = usage;
    this.#growth = growth;
    this.#mayBeWhole = mayBeWhole;
  }

  /** What both use together, or null if nothing can come of that. */
  together(a: Use, b: Use, relation: Kind | null): Use | null {
    const usage = this.#usage;
    if (a.size + b.size > usage.mostSize || !usage.fits(a.leaves, b.leaves)) return null;
    const primes = a.primes + b.primes;
    if (primes > usage.mostPrimes) return null;
    const operations = usage.rows.sum(a.operations, b.operations);
    if (operations < 0) return null;
    const relations = a.relations + b.relations + (relation === null ? 0 : oneRelation(relation));
    if (!usage.relationsFit(relations)) return null;
    const key = this.#key(a.leaves + b.leaves, operations, primes, relations);
    if (this.#goodFor.get(key) === 0) return null;
    const use = {
      leaves: a.leaves + b.leaves,
      operations,
      primes,
      relations,
      size: a.size + b.size,
      signs: a.signs + b.signs,
      length: a.length + b.length + (relation === null ? 0 : 1),
    };
    return this.worthOf(use) === 0 ? null : use;
  }

  /** What the usage is good for. */
  worthOf(use: Use): number {
    const key = this.keyOf(use);
    const known = this.#goodFor.get(key);
    if (known !== undefined) return known;
    const usage = this.#usage;
    const grows =
      use.size < usage.mostSize && use.relations !== usage.mostRelations && this.#growth.canGrowUp(use);
    const worth = (this.#mayBeWhole(use) ? WHOLE : 0) | (grows ? GROWS : 0);
    this.#goodFor.set(key, worth);
    return worth;
  }

  /** One number for each usage. */
  keyOf({ leaves, operations, primes, relations }: Use): number {
    return this.#key(leaves, operations, primes, relations);
  }

  #key(leaves: Leaves, operations: Operations, primes: number, relations: Relations): number {
    // Leaves need 30 bits, the rest 23 at most: exact in a double.
    return ((leaves * this.#usage.rows.count + operations) * 64 + primes) * 256 + relations;
  }
}
