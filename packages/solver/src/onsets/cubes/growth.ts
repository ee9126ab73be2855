import type { Case } from './cases.ts';
import { BINARY_KINDS, EQUALS, LEAF_KINDS, MINUS, PRIME, RELATION_KINDS, SUBSET } from './kinds.ts';
import type { Counts } from './kinds.ts';
import { equalsIn, leavesOf, subsetsIn } from './usage.ts';
import type { Use } from './usage.ts';
import type { UsageRules } from './usage-rules.ts';

/** What is still missing from a text for what Required asks. */
interface Lacking {
  readonly leaves: number;
  readonly signs: number;
  readonly primes: number;
  readonly relations: number;
}

/** The fewest cubes of each part and of a Solution. */
export interface LeastLengths {
  readonly name: number;
  readonly part: number;
  readonly total: number;
}

/** No part can be shorter than what Required puts into it, joined by as few signs as can be. */
export function leastLengths({
  most,
  leastInSetName,
  leastInRestrictions,
  mayStandAlone,
}: Case): LeastLengths {
  const sum = (counts: Counts, kinds: readonly number[]): number =>
    kinds.reduce((all, kind) => all + counts[kind]!, 0);
  const leaves = Math.max(sum(leastInSetName, LEAF_KINDS), sum(leastInSetName, BINARY_KINDS) + 1);
  const name = 2 * leaves - 1 + leastInSetName[PRIME]!;
  let part = Infinity;
  for (let restrictions = 1; restrictions <= Math.max(1, sum(most, RELATION_KINDS)); restrictions++) {
    const sides = Math.max(restrictions, sum(leastInRestrictions, RELATION_KINDS)) + restrictions;
    const symbols = Math.max(
      sum(leastInRestrictions, LEAF_KINDS),
      sum(leastInRestrictions, BINARY_KINDS) + sides,
    );
    part = Math.min(part, 2 * symbols - restrictions + leastInRestrictions[PRIME]!);
  }
  return { name, part, total: mayStandAlone ? name : name + part };
}

/**
 * Whether a text can still become, or be part of, something that has all that Required asks for and is no longer
 * than is of use. The bound on length is what makes a proof cheap that nothing shorter exists.
 */
export class Growth {
  readonly least: LeastLengths;
  readonly #usage: UsageRules;
  readonly #longest: () => number;
  #shortestName: number;

  constructor(usage: UsageRules, longest: () => number) {
    this.#usage = usage;
    this.#longest = longest;
    this.least = leastLengths(usage.one);
    this.#shortestName = this.least.name;
  }

  /** No Set-Name that is of use beside a Restriction part is shorter, as far as this search goes. */
  nameIsAtLeast(length: number): void {
    this.#shortestName = Math.max(this.#shortestName, length);
  }

  /** A finished Restriction part of that length leaves room for a Set-Name. */
  isShortEnough(part: number): boolean {
    return part + this.#shortestName <= this.#longest();
  }

  /** A name: into a whole Set-Name, or into a side of a Restriction. */
  canGrowUp(use: Use): boolean {
    return this.#intoSetName(use) || this.#intoRestrictions(use, 0, 0);
  }

  /** A chain: another relation and another side follow it. */
  canBeLinked(use: Use): boolean {
    return this.#intoRestrictions(use, 1, 0);
  }

  /** A Restriction part: another Restriction stands beside it. */
  canBeJoined(use: Use): boolean {
    return this.#intoRestrictions(use, 0, 1);
  }

  #intoSetName(use: Use): boolean {
    if (use.relations !== 0) return false;
    const { leastInSetName, mayStandAlone } = this.#usage.one;
    const lacking = this.#lacking(use, leastInSetName, 0);
    // Every sign to come brings a set symbol, and every symbol a sign.
    const length = use.length + 2 * Math.max(lacking.signs, lacking.leaves) + lacking.primes;
    const rest = mayStandAlone ? 0 : this.least.part;
    return length + rest <= this.#longest() && this.#hasRoom(use, leastInSetName, lacking, 0);
  }

  /** With so many more relations in a chain, and so many more Restrictions, at the least. */
  #intoRestrictions(use: Use, links: number, restrictions: number): boolean {
    const { mayBeRestricted, leastInRestrictions } = this.#usage.one;
    if (!mayBeRestricted) return false;
    const { mostRelations } = this.#usage;
    const [equals, subsets] = [equalsIn(use.relations), subsetsIn(use.relations)];
    const asked =
      Math.max(0, leastInRestrictions[EQUALS]! - equals) +
      Math.max(0, leastInRestrictions[SUBSET]! - subsets);
    const left = equalsIn(mostRelations) + subsetsIn(mostRelations) - equals - subsets;
    const more = Math.max(links + restrictions, use.relations === 0 ? 1 : 0);
    if (more > left) return false;
    const lacking = this.#lacking(use, leastInRestrictions, Math.max(asked, more));
    const length = use.length + leastGrowth(lacking, left, links, restrictions);
    return (
      length + this.#shortestName <= this.#longest() && this.#hasRoom(use, leastInRestrictions, lacking, left)
    );
  }

  #lacking(use: Use, least: Counts, relations: number): Lacking {
    let leaves = 0;
    for (const kind of LEAF_KINDS) leaves += Math.max(0, least[kind]! - leavesOf(use.leaves, kind));
    const signs = this.#usage.rows.lacking(use.operations, least);
    return { leaves, signs, primes: Math.max(0, least[PRIME]! - use.primes), relations };
  }

  /** Every sign and every relation still to come brings a set symbol; every symbol to come needs a sign or a relation. */
  #hasRoom(use: Use, least: Counts, lacking: Lacking, relationsLeft: number): boolean {
    const { canPad, mostSize, room, rows } = this.#usage;
    // Padding brings ∪ and ∩ only.
    const notByPadding = canPad ? Math.max(0, least[MINUS]! - rows.of(use.operations, MINUS)) : lacking.signs;
    if (notByPadding + lacking.relations > mostSize - use.size) return false;
    if (lacking.signs + lacking.relations > room - use.size) return false;
    // A new Restriction brings two sides for one relation.
    return lacking.leaves <= rows.left(use.operations) + 2 * relationsLeft;
  }
}

/** The fewest cubes to add: a sign or a relation with its symbol costs two, a new Restriction three for two symbols. */
function leastGrowth(
  { leaves, signs, primes, relations }: Lacking,
  relationsLeft: number,
  fewestLinks: number,
  fewestRestrictions: number,
): number {
  let fewest = Infinity;
  for (let restrictions = fewestRestrictions; restrictions <= relationsLeft - fewestLinks; restrictions++) {
    const linked = Math.max(fewestLinks, relations - restrictions);
    const joined = Math.max(signs, leaves - linked - 2 * restrictions);
    fewest = Math.min(fewest, 3 * restrictions + 2 * linked + 2 * joined);
  }
  return fewest + primes;
}
