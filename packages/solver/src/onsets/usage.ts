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

/** How often each set symbol is written, five bits a kind; the fifth stays free for comparing all at once. */
export type Leaves = number;
/** A row of the table of operation counts below. */
export type Operations = number;
/** How often = and ⊆ are written, four bits each. */
export type Relations = number;

/** What a text uses. Texts with the same usage can stand for each other as far as cubes go. */
export interface Use {
  readonly leaves: Leaves;
  readonly operations: Operations;
  readonly primes: number;
  readonly relations: Relations;
  /** Set symbols in all. */
  readonly size: number;
  /** Signs of operation, ′ included. */
  readonly signs: number;
}

/** How far a search goes, padding aside. A whole search goes all the way. */
export interface Latitude {
  /** How many set symbols more than must be in a part. */
  readonly slack: number;
  /** How often one set symbol. */
  readonly alike: number;
}

interface Length {
  readonly length: number;
}

const BITS = 5;
const ONES: Leaves = LEAF_KINDS.reduce((sum, kind) => sum | (1 << (BITS * kind)), 0);
const GUARD: Leaves = ONES << (BITS - 1);
const MANY = 15;
/** A ′ on every part of the longest text there is, and more. */
const MOST_PRIMES = 60;

export const oneLeaf = (kind: Kind): Leaves => 1 << (BITS * kind);
export const leavesOf = (leaves: Leaves, kind: Kind): number => (leaves >> (BITS * kind)) & 31;
export const oneRelation = (kind: Kind): Relations => (kind === EQUALS ? 1 : 16);

/** Bit 4 of a field is set where the kind is used at all. */
const present = (leaves: Leaves): number => (leaves + MANY * ONES) & GUARD;

/**
 * The arithmetic of usage in one case, and which usage makes another needless.
 *
 * Operations are counted exactly. With Multiple Operations there is no most, so they are counted only as far as
 * Required asks for them.
 */
export class UsageRules {
  readonly mostLeaves: Leaves;
  readonly mostPrimes: number;
  readonly mostRelations: Relations;
  readonly binaryKinds: readonly Kind[];
  readonly rows: number;
  /** With Multiple Operations and ∪ or ∩, any X may be written X ∪ X: one more X and nothing changed. */
  readonly canPad: boolean;
  readonly repeats: boolean;
  readonly #digits: readonly (readonly number[])[];
  readonly #sums: Int16Array;
  readonly #next: Int16Array;
  readonly #serves: Uint8Array;
  readonly #requiredLeaves: Leaves;
  readonly #requiredPresent: number;
  readonly #requiredRelations: Relations;
  readonly #primesRequired: boolean;
  readonly #signsThatCount: number;
  readonly #case: Case;
  /** How many set symbols may be written in all. */
  readonly room: number;
  /** How many before padding, in this search. */
  readonly mostSize: number;
  readonly #paddedLeaves: Leaves;
  readonly #paddedPrimes: number;
  readonly #signsLeft: Int16Array;

  constructor(one: Case, signsThatCount: number, { slack, alike }: Latitude) {
    const { most, leastInSetName, leastInRestrictions, repeats } = one;
    const least = KINDS.map((kind) => Math.max(leastInSetName[kind]!, leastInRestrictions[kind]!));
    const atMost = (kind: Kind): number => Math.min(most[kind]!, MANY);
    this.#case = one;
    this.repeats = repeats;
    this.#signsThatCount = signsThatCount;
    this.mostRelations = atMost(EQUALS) + 16 * atMost(SUBSET);
    this.binaryKinds = BINARY_KINDS.filter((kind) => most[kind]! > 0);
    this.canPad = repeats && most[UNION]! + most[INTERSECTION]! > 0;
    const before = (kind: Kind): number => (this.canPad ? Math.min(atMost(kind), alike) : atMost(kind));
    this.mostLeaves = LEAF_KINDS.reduce((sum, kind) => sum + before(kind) * oneLeaf(kind), 0);
    this.#paddedLeaves = LEAF_KINDS.reduce((sum, kind) => sum + atMost(kind) * oneLeaf(kind), 0);
    const usefulPrimes = Math.min(most[PRIME]!, MOST_PRIMES);
    this.mostPrimes = repeats ? Math.min(usefulPrimes, slack + 1) : usefulPrimes;
    this.#paddedPrimes = usefulPrimes;
    this.room = LEAF_KINDS.reduce((sum, kind) => sum + atMost(kind), 0);
    this.mostSize = Math.min(this.room, this.#leastSize() + slack);
    const required = LEAF_KINDS.filter((kind) => least[kind]! > 0);
    this.#requiredLeaves = required.reduce((sum, kind) => sum | (31 << (BITS * kind)), 0);
    this.#requiredPresent = this.#requiredLeaves & GUARD;
    this.#requiredRelations = (least[EQUALS]! > 0 ? 15 : 0) | (least[SUBSET]! > 0 ? 240 : 0);
    this.#primesRequired = least[PRIME]! > 0;

    const bounds = this.binaryKinds.map((kind) => (repeats ? least[kind]! : atMost(kind)));
    this.#digits = bounds.reduce<readonly (readonly number[])[]>(
      (rows, bound) =>
        rows.flatMap((row) => Array.from({ length: bound + 1 }, (_, count) => [...row, count])),
      [[]],
    );
    const rows = this.#digits.length;
    this.rows = rows;
    const rowOf = (digits: readonly number[]): number =>
      digits.reduce((row, count, place) => row * (bounds[place]! + 1) + count, 0);
    const fitted = (digits: readonly number[]): number => {
      if (repeats) return rowOf(digits.map((count, place) => Math.min(count, bounds[place]!)));
      return digits.every((count, place) => count <= bounds[place]!) ? rowOf(digits) : -1;
    };
    this.#sums = new Int16Array(rows * rows);
    this.#serves = new Uint8Array(rows * rows);
    this.#digits.forEach((a, i) =>
      this.#digits.forEach((b, j) => {
        this.#sums[i * rows + j] = fitted(a.map((count, place) => count + b[place]!));
        const serves = a.every((count, place) => {
          if (repeats) return count >= b[place]!;
          return least[this.binaryKinds[place]!]! > 0 ? count === b[place]! : count <= b[place]!;
        });
        this.#serves[i * rows + j] = Number(serves);
      }),
    );
    const signs = repeats ? (bounds.length > 0 ? 999 : 0) : bounds.reduce((sum, bound) => sum + bound, 0);
    this.#signsLeft = Int16Array.from(this.#digits, (digits) =>
      repeats ? signs : signs - digits.reduce((sum, count) => sum + count, 0),
    );
    this.#next = new Int16Array(rows * KINDS.length).fill(-1);
    this.binaryKinds.forEach((kind, place) =>
      this.#digits.forEach((digits, row) => {
        this.#next[row * KINDS.length + kind] = fitted(
          digits.map((count, other) => count + Number(other === place)),
        );
      }),
    );
  }

  /** Something was left out that a whole search would go through. */
  get isPartial(): boolean {
    return (
      this.mostSize < this.room ||
      this.mostLeaves !== this.#paddedLeaves ||
      this.mostPrimes < this.#paddedPrimes
    );
  }

  /** The fewest set symbols before padding in the longer of the two parts. */
  #leastSize(): number {
    const { leastInSetName, leastInRestrictions, mayBeRestricted } = this.#case;
    const size = (least: Counts, sides: number): number => {
      const symbols = LEAF_KINDS.reduce(
        (sum, kind) => sum + (this.canPad ? Math.min(1, least[kind]!) : least[kind]!),
        0,
      );
      const signs = this.canPad ? least[MINUS]! : BINARY_KINDS.reduce((sum, kind) => sum + least[kind]!, 0);
      return Math.max(symbols, signs + sides);
    };
    const relations = Math.max(1, leastInRestrictions[EQUALS]! + leastInRestrictions[SUBSET]!);
    return Math.max(size(leastInSetName, 1), mayBeRestricted ? size(leastInRestrictions, relations + 1) : 0);
  }

  fits(a: Leaves, b: Leaves): boolean {
    return ((((this.mostLeaves - a) | GUARD) - b) & GUARD) === GUARD;
  }

  relationsFit(relations: Relations): boolean {
    return (relations & 15) <= (this.mostRelations & 15) && relations >> 4 <= this.mostRelations >> 4;
  }

  /** The row of both together, −1 if that is too many. */
  sum(a: Operations, b: Operations): Operations {
    return this.#sums[a * this.rows + b]!;
  }

  /** The row with one more sign of the kind, −1 if that is too many. */
  plus(row: Operations, kind: Kind): Operations {
    return this.#next[row * KINDS.length + kind]!;
  }

  operationsOf(row: Operations, kind: Kind): number {
    const place = this.binaryKinds.indexOf(kind);
    return place < 0 ? 0 : this.#digits[row]![place]!;
  }

  /** Whether a set with this usage can still become, or be part of, something that has all that Required asks for. */
  canGrowUp(use: Use): boolean {
    const { mayBeRestricted, leastInSetName, leastInRestrictions } = this.#case;
    if (use.relations === 0 && this.#canGrow(use, leastInSetName, 0, 0)) return true;
    if (!mayBeRestricted) return false;
    const written = [use.relations & 15, use.relations >> 4];
    const lacking = [EQUALS, SUBSET].reduce(
      (sum, kind, place) => sum + Math.max(0, leastInRestrictions[kind]! - written[place]!),
      0,
    );
    const left = (this.mostRelations & 15) + (this.mostRelations >> 4) - written[0]! - written[1]!;
    return this.#canGrow(use, leastInRestrictions, Math.max(lacking, use.relations === 0 ? 1 : 0), left);
  }

  /** Every sign and every relation still to come brings a set symbol; every symbol to come needs a sign or a relation. */
  #canGrow(use: Use, least: Counts, relationsLacking: number, relationsLeft: number): boolean {
    let signsLacking = 0;
    for (const kind of this.binaryKinds)
      signsLacking += Math.max(0, least[kind]! - this.operationsOf(use.operations, kind));
    // Padding brings ∪ and ∩ only.
    const notByPadding = this.canPad
      ? Math.max(0, least[MINUS]! - this.operationsOf(use.operations, MINUS))
      : signsLacking;
    if (notByPadding + relationsLacking > this.mostSize - use.size) return false;
    if (signsLacking + relationsLacking > this.room - use.size) return false;
    let leavesLacking = 0;
    for (const kind of LEAF_KINDS) leavesLacking += Math.max(0, least[kind]! - leavesOf(use.leaves, kind));
    // A new Restriction brings two sides for one relation.
    return leavesLacking <= this.#signsLeft[use.operations]! + 2 * relationsLeft;
  }

  /**
   * Whether a text with usage `a` can replace one with usage `b` that names the same set, wherever that stands:
   * it takes no more of any kind and loses nothing that Required asks for, or that can be padded back in.
   */
  serves(a: Use, b: Use): boolean {
    if ((((b.leaves | GUARD) - a.leaves) & GUARD) !== GUARD) return false;
    const lost = this.canPad
      ? (present(a.leaves) ^ present(b.leaves)) & this.#requiredPresent
      : (a.leaves ^ b.leaves) & this.#requiredLeaves;
    if (lost !== 0 || this.#serves[a.operations * this.rows + b.operations] === 0) return false;
    if (a.primes > b.primes || (this.#primesRequired && ((a.primes ^ b.primes) & 1) !== 0)) return false;
    if (a.signs < b.signs && a.signs < this.#signsThatCount) return false;
    if (a.relations === b.relations) return true;
    if (((a.relations ^ b.relations) & this.#requiredRelations) !== 0) return false;
    return (a.relations & 15) <= (b.relations & 15) && a.relations >> 4 <= b.relations >> 4;
  }

  /**
   * The same for Restriction parts, where one symbol less may mean one Restriction less: padding it back must not
   * make the part longer than the one it replaces.
   */
  servesAsShort(a: Use & Length, b: Use & Length): boolean {
    if (!this.serves(a, b)) return false;
    const lost = this.canPad ? (b.leaves - a.leaves) & this.#requiredLeaves : 0;
    if (lost === 0) return true;
    let symbols = 0;
    for (const kind of LEAF_KINDS) symbols += leavesOf(lost, kind);
    return a.length + 2 * symbols <= b.length;
  }

  /** What must be added to a finished part so that it has the least of every kind; null if nothing helps. */
  padding(use: Use, least: Counts): Padding | null {
    for (const kind of [EQUALS, SUBSET]) {
      const written = kind === EQUALS ? use.relations & 15 : use.relations >> 4;
      if (written < least[kind]!) return null;
    }
    const short = least[PRIME]! - use.primes;
    const primes = short > 0 ? short + (short & 1) : 0;
    if (use.primes + primes > this.#paddedPrimes) return null;
    const leaves = LEAF_KINDS.map((kind) => Math.max(0, least[kind]! - leavesOf(use.leaves, kind)));
    const lacking = (kind: Kind): number =>
      Math.max(0, least[kind]! - this.operationsOf(use.operations, kind));
    if (!this.canPad) {
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
      const free = leavesOf(this.#paddedLeaves, kind) - written - leaves[kind]!;
      const taken = Math.max(0, Math.min(free, signs.length - places));
      leaves[kind]! += taken;
      places += taken;
    }
    if (places < signs.length) return null;
    const any = this.binaryKinds.includes(UNION) ? UNION : INTERSECTION;
    while (signs.length < places) signs.push(any);
    return { leaves, signs, primes, length: primes + 2 * places };
  }
}

export interface Padding {
  /** How many more of each set symbol, and the sign that joins each of them. */
  readonly leaves: readonly number[];
  readonly signs: readonly Kind[];
  readonly primes: number;
  readonly length: number;
}
