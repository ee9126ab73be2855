import type { Case } from './cases.ts';
import {
  BINARY_KINDS,
  EQUALS,
  INTERSECTION,
  KINDS,
  LEAF_KINDS,
  MINUS,
  PRIME,
  SUBSET,
  UNION,
} from './kinds.ts';
import type { Counts, Kind } from './kinds.ts';
import { OperationRows } from './operation-rows.ts';
import {
  everyLeaf,
  leavesFit,
  leavesIn,
  leavesOf,
  leavesPresent,
  MANY,
  oneLeaf,
  relationsFit,
} from './usage.ts';
import type { Leaves, Relations, Use } from './usage.ts';

/** How far a search goes, padding aside. A whole search goes all the way. */
export interface Latitude {
  /** How many set symbols more than must be in a part. */
  readonly slack: number;
  /** How often one set symbol. */
  readonly alike: number;
}

/** A ′ on every part of the longest text there is, and more. */
const MOST_PRIMES = 60;

/** How much a text of one case may use, and which usage makes another needless. */
export class UsageRules {
  readonly one: Case;
  readonly rows: OperationRows;
  readonly mostLeaves: Leaves;
  readonly mostPrimes: number;
  readonly mostRelations: Relations;
  /** With Multiple Operations and ∪ or ∩, any X may be written X ∪ X: one more X and nothing changed. */
  readonly canPad: boolean;
  /** How many set symbols may be written in all. */
  readonly room: number;
  /** How many before padding, in this search. */
  readonly mostSize: number;
  readonly paddedLeaves: Leaves;
  readonly paddedPrimes: number;
  readonly #requiredLeaves: Leaves;
  readonly #requiredPresent: number;
  readonly #requiredRelations: Relations;
  readonly #primesRequired: boolean;
  readonly #signsThatCount: number;
  /** What one more of each set symbol adds to the number of a usage. */
  readonly #weights: readonly number[];
  readonly #leafUsages: number;

  constructor(one: Case, signsThatCount: number, { slack, alike }: Latitude) {
    const { most, leastInSetName, leastInRestrictions, repeats } = one;
    const least = KINDS.map((kind) => Math.max(leastInSetName[kind]!, leastInRestrictions[kind]!));
    const atMost = (kind: Kind): number => Math.min(most[kind]!, MANY);
    this.one = one;
    this.rows = OperationRows.of(one, least);
    this.#signsThatCount = signsThatCount;
    this.mostRelations = atMost(EQUALS) + 16 * atMost(SUBSET);
    this.canPad = repeats && most[UNION]! + most[INTERSECTION]! > 0;
    const before = (kind: Kind): number => (this.canPad ? Math.min(atMost(kind), alike) : atMost(kind));
    this.mostLeaves = LEAF_KINDS.reduce((sum, kind) => sum + before(kind) * oneLeaf(kind), 0);
    this.paddedLeaves = LEAF_KINDS.reduce((sum, kind) => sum + atMost(kind) * oneLeaf(kind), 0);
    this.paddedPrimes = Math.min(most[PRIME]!, MOST_PRIMES);
    this.mostPrimes = repeats ? Math.min(this.paddedPrimes, slack + 1) : this.paddedPrimes;
    this.room = leavesIn(this.paddedLeaves);
    this.mostSize = Math.min(this.room, leastSize(one, this.canPad) + slack);
    const required = LEAF_KINDS.filter((kind) => least[kind]! > 0);
    this.#requiredLeaves = required.reduce((sum, kind) => sum | everyLeaf(kind), 0);
    this.#requiredPresent = leavesPresent(this.#requiredLeaves & this.paddedLeaves);
    this.#requiredRelations = (least[EQUALS]! > 0 ? 15 : 0) | (least[SUBSET]! > 0 ? 240 : 0);
    this.#primesRequired = least[PRIME]! > 0;
    let weight = 1;
    this.#weights = LEAF_KINDS.map((kind) => {
      const own = weight;
      weight *= leavesOf(this.mostLeaves, kind) + 1;
      return own;
    });
    this.#leafUsages = weight;
  }

  /** One number for each usage, and a small one: a table of large numbers makes garbage. */
  keyOf(leaves: Leaves, operations: number, primes: number, relations: Relations): number {
    let key = ((relations * 64 + primes) * this.rows.count + operations) * this.#leafUsages;
    for (let kind = 0; kind < this.#weights.length; kind++)
      key += leavesOf(leaves, kind) * this.#weights[kind]!;
    return key;
  }

  /** Something was left out that a whole search would go through. */
  get isPartial(): boolean {
    return (
      this.mostSize < this.room ||
      this.mostLeaves !== this.paddedLeaves ||
      this.mostPrimes < this.paddedPrimes
    );
  }

  fits(a: Leaves, b: Leaves): boolean {
    return leavesFit(this.mostLeaves, a, b);
  }

  relationsFit(relations: Relations): boolean {
    return relationsFit(this.mostRelations, relations);
  }

  /**
   * Whether a text with usage `a` can replace one with usage `b` that names the same set, wherever that stands:
   * it takes no more of any kind and loses nothing that Required asks for, or that can be padded back in.
   */
  serves(a: Use, b: Use): boolean {
    if (!leavesFit(b.leaves, 0, a.leaves)) return false;
    const lost = this.canPad
      ? (leavesPresent(a.leaves) ^ leavesPresent(b.leaves)) & this.#requiredPresent
      : (a.leaves ^ b.leaves) & this.#requiredLeaves;
    if (lost !== 0 || !this.rows.serves(a.operations, b.operations)) return false;
    if (a.primes > b.primes || (this.#primesRequired && ((a.primes ^ b.primes) & 1) !== 0)) return false;
    if (a.signs < b.signs && a.signs < this.#signsThatCount) return false;
    if (a.relations === b.relations) return true;
    return (
      ((a.relations ^ b.relations) & this.#requiredRelations) === 0 && relationsFit(b.relations, a.relations)
    );
  }

  /**
   * The same for Restriction parts, where one symbol less may mean one Restriction less: padding it back must not
   * make the part longer than the one it replaces.
   */
  servesAsShort(a: Use, b: Use): boolean {
    if (!this.serves(a, b)) return false;
    const lost = this.canPad ? (b.leaves - a.leaves) & this.#requiredLeaves : 0;
    return lost === 0 || a.length + 2 * leavesIn(lost) <= b.length;
  }
}

/** The fewest set symbols before padding in the longer of the two parts. */
function leastSize({ leastInSetName, leastInRestrictions, mayBeRestricted }: Case, canPad: boolean): number {
  const size = (least: Counts, sides: number): number => {
    const symbols = LEAF_KINDS.reduce(
      (sum, kind) => sum + (canPad ? Math.min(1, least[kind]!) : least[kind]!),
      0,
    );
    const signs = canPad ? least[MINUS]! : BINARY_KINDS.reduce((sum, kind) => sum + least[kind]!, 0);
    return Math.max(symbols, signs + sides);
  };
  const relations = Math.max(1, leastInRestrictions[EQUALS]! + leastInRestrictions[SUBSET]!);
  return Math.max(size(leastInSetName, 1), mayBeRestricted ? size(leastInRestrictions, relations + 1) : 0);
}
