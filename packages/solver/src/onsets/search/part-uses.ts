import type { Growth } from '../cubes/growth.ts';
import type { Kind } from '../cubes/kinds.ts';
import { oneRelation } from '../cubes/usage.ts';
import type { UsageRules } from '../cubes/usage-rules.ts';
import type { Use } from '../cubes/usage.ts';

/** What parts with one usage are good for. */
export interface Purpose {
  /** How long they are once they have all that Required asks for; Infinity if they never have, or are too long then. */
  readonly padded: number;
  /** A relation may follow the last side. */
  readonly goesOn: boolean;
  /** Another Restriction may stand beside them. */
  readonly standsBeside: boolean;
}

/** The cubes that Restriction parts use, and whether anything can come of parts that use them. */
export class PartUses {
  readonly #usage: UsageRules;
  readonly #growth: Growth;
  readonly #paddedLength: (use: Use) => number;

  constructor(usage: UsageRules, growth: Growth, paddedLength: (use: Use) => number) {
    this.#usage = usage;
    this.#growth = growth;
    this.#paddedLength = paddedLength;
  }

  /** One number for each usage of both together; −1 if that is more than there is. */
  keyOf(a: Use, b: Use, relation: Kind | null): number {
    const usage = this.#usage;
    if (a.size + b.size > usage.mostSize || !usage.fits(a.leaves, b.leaves)) return -1;
    const primes = a.primes + b.primes;
    if (primes > usage.mostPrimes) return -1;
    const operations = usage.rows.sum(a.operations, b.operations);
    if (operations < 0) return -1;
    const relations = a.relations + b.relations + (relation === null ? 0 : oneRelation(relation));
    if (!usage.relationsFit(relations)) return -1;
    return usage.keyOf(a.leaves + b.leaves, operations, primes, relations);
  }

  /** What both use together. */
  together(a: Use, b: Use, relation: Kind | null): Use {
    return {
      leaves: a.leaves + b.leaves,
      operations: this.#usage.rows.sum(a.operations, b.operations),
      primes: a.primes + b.primes,
      relations: a.relations + b.relations + (relation === null ? 0 : oneRelation(relation)),
      size: a.size + b.size,
      signs: a.signs + b.signs,
      length: a.length + b.length + (relation === null ? 0 : 1),
    };
  }

  /** Null if nothing can come of them. */
  purposeOf(use: Use): Purpose | null {
    const { mostSize } = this.#usage;
    const goesOn = use.size < mostSize && this.#growth.canBeLinked(use);
    const standsBeside = use.size + 2 <= mostSize && this.#growth.canBeJoined(use);
    const length = this.#paddedLength(use);
    const padded = this.#growth.isShortEnough(length) ? length : Infinity;
    return goesOn || standsBeside || padded < Infinity ? { padded, goesOn, standsBeside } : null;
  }
}
