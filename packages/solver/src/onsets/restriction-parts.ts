import type { Share } from './budget.ts';
import type { CellSet } from './field.ts';
import { EQUALS, RELATION_KINDS, SUBSET } from './kinds.ts';
import type { Kind } from './kinds.ts';
import { bitCount } from './set-names.ts';
import type { Batch, SetNames } from './set-names.ts';
import { oneRelation } from './usage.ts';
import type { Use } from './usage.ts';

/** Restriction parts with one and the same usage, and the cells that each keeps. */
export interface PartBatch extends Use {
  readonly length: number;
  readonly keeps: CellSet[];
  readonly parts: number[];
  readonly bySize: Uint8Array;
  readonly seen: Set<CellSet>;
}

/** A chain that goes on: the cells kept so far and the set that its last side names. */
interface Chain extends Use {
  readonly length: number;
  readonly keeps: CellSet[];
  readonly last: CellSet[];
  readonly ids: number[];
  readonly bySize: Uint8Array;
}

/** How a Restriction part is made. */
export type Part =
  | { readonly kind: 'restriction'; readonly chain: number; readonly relation: Kind; readonly side: number }
  | { readonly kind: 'pair'; readonly left: number; readonly relation: Kind; readonly right: number }
  | { readonly kind: 'both'; readonly first: number; readonly second: number };

/** A chain of at least one relation: what comes before its last side. */
export interface Link {
  /** An earlier chain, or −1 where `left` is the first side. */
  readonly chain: number;
  readonly left: number;
  readonly relation: Kind;
  readonly right: number;
}

/**
 * All sets of cells that Restriction parts can keep, shortest parts first: pairs of sides, chains, several side by
 * side. Where every Restriction must remove something, parts are told apart by what each Restriction keeps.
 */
export class RestrictionParts {
  readonly #names: SetNames;
  readonly #share: Share;
  readonly #width: number;
  readonly #apart: boolean;
  readonly #mayBeWhole: (use: Use) => boolean;
  readonly #onPart: (batch: PartBatch, keeps: CellSet, part: number) => void;
  readonly layers: (readonly PartBatch[])[] = [[], [], []];
  readonly #chains: (readonly Chain[])[] = [[], [], []];
  truncated = false;
  stopped = false;
  #lastPart = 0;
  #lastChain = 0;
  #open = new Map<number, PartBatch>();
  #openChains = new Map<number, Chain>();
  readonly #made: Part[] = [];
  readonly #batchOf: PartBatch[] = [];
  readonly #links: Link[] = [];
  readonly #keptBy: (readonly CellSet[])[] = [];
  readonly #usesOfPart = new Map<number | string, Use[]>();
  /** Whether a usage, by its key, can be a whole part or grow into one. */
  readonly #worthwhile = new Map<number, boolean>();
  readonly #usesOfChain = new Map<number, Use[]>();

  constructor(
    names: SetNames,
    share: Share,
    width: number,
    /** No Null Restrictions. */
    apart: boolean,
    mayBeWhole: (use: Use) => boolean,
    onPart: (batch: PartBatch, keeps: CellSet, part: number) => void,
  ) {
    this.#names = names;
    this.#share = share;
    this.#width = width;
    this.#apart = apart;
    this.#mayBeWhole = mayBeWhole;
    this.#onPart = onPart;
  }

  get longest(): number {
    const side = this.#names.lastFilled;
    return Math.max(2 * side + 1, this.#lastChain === 0 ? 0 : this.#lastChain + side + 1, 2 * this.#lastPart);
  }

  get isComplete(): boolean {
    return this.#names.isComplete && this.layers.length - 1 >= this.longest;
  }

  part(index: number): Part {
    return this.#made[index]!;
  }

  batchOf(index: number): PartBatch {
    return this.#batchOf[index]!;
  }

  link(index: number): Link {
    return this.#links[index]!;
  }

  /** What each Restriction of the part keeps by itself; known where they are told apart. */
  keptBy(index: number): readonly CellSet[] {
    return this.#keptBy[index]!;
  }

  /** Finds all parts up to this length. */
  advance(length: number): void {
    while (this.layers.length <= length && !this.isComplete && !this.stopped) {
      const next = this.layers.length;
      this.#names.advance(next - 2);
      if (this.#names.stopped) {
        this.stopped = true;
        return;
      }
      this.#addLayer(next);
    }
  }

  #addLayer(length: number): void {
    this.#open = new Map();
    this.#openChains = new Map();
    const sides = this.#names.layers;
    for (let left = 1; 2 * left <= length - 1 && !this.stopped; left++) {
      const [shorter, longer] = [sides[left], sides[length - 1 - left]];
      if (shorter !== undefined && longer !== undefined) this.#addPairs(shorter, longer, shorter === longer);
    }
    for (let chain = 3; chain <= length - 2 && !this.stopped; chain++) {
      const side = sides[length - 1 - chain];
      if (side !== undefined) this.#extend(this.#chains[chain]!, side);
    }
    for (let first = 3; 2 * first <= length && !this.stopped; first++) {
      this.#addBoth(this.layers[first]!, this.layers[length - first]!, 2 * first === length);
    }
    this.layers.push([...this.#open.values()].filter((batch) => batch.keeps.length > 0));
    this.#chains.push([...this.#openChains.values()].filter((chain) => chain.keeps.length > 0));
    if (this.layers[length]!.length > 0) this.#lastPart = length;
    if (this.#chains[length]!.length > 0) this.#lastChain = length;
  }

  /** side, relation, side: a Restriction, and a chain that may go on at either end. */
  #addPairs(shorter: readonly Batch[], longer: readonly Batch[], same: boolean): void {
    for (const [place, a] of shorter.entries()) {
      for (let other = same ? place : 0; other < longer.length; other++) {
        const b = longer[other]!;
        for (const relation of RELATION_KINDS) {
          const use = this.#together(a, b, relation);
          if (use === null) continue;
          const more = this.#moreRelationsFit(use);
          if (!this.#spend(a.sets.length * b.sets.length)) return;
          const length = a.length + b.length + 1;
          this.#pairs(this.#into(use, length), more ? this.#intoChain(use, length) : null, relation, a, b);
        }
      }
    }
  }

  #pairs(into: PartBatch, chain: Chain | null, relation: Kind, a: Batch, b: Batch): void {
    const { all } = this.#names.field;
    for (let i = 0; i < a.sets.length; i++) {
      const x = a.sets[i]!;
      const left = a.names[i]!;
      for (let j = 0; j < b.sets.length; j++) {
        const y = b.sets[j]!;
        const right = b.names[j]!;
        if (relation === EQUALS) {
          const keeps = all & ~(x ^ y);
          this.#add(into, keeps, null, () => ({ kind: 'pair', left, relation, right }));
          if (chain === null) continue;
          this.#addChain(chain, keeps, y, { chain: -1, left, relation, right });
          this.#addChain(chain, keeps, x, { chain: -1, left: right, relation, right: left });
        } else {
          const [there, back] = [all & (~x | y), all & (~y | x)];
          this.#add(into, there, null, () => ({ kind: 'pair', left, relation, right }));
          this.#add(into, back, null, () => ({ kind: 'pair', left: right, relation, right: left }));
          if (chain === null) continue;
          this.#addChain(chain, there, y, { chain: -1, left, relation, right });
          this.#addChain(chain, back, x, { chain: -1, left: right, relation, right: left });
        }
      }
    }
  }

  /** chain, relation, side. */
  #extend(chains: readonly Chain[], sides: readonly Batch[]): void {
    const { all } = this.#names.field;
    for (const a of chains) {
      for (const b of sides) {
        for (const relation of RELATION_KINDS) {
          const use = this.#together(a, b, relation);
          if (use === null) continue;
          const more = this.#moreRelationsFit(use);
          if (!this.#spend(a.keeps.length * b.sets.length)) return;
          const length = a.length + b.length + 1;
          const into = this.#into(use, length);
          const longer = more ? this.#intoChain(use, length) : null;
          for (let i = 0; i < a.keeps.length; i++) {
            const x = a.last[i]!;
            const chain = a.ids[i]!;
            for (let j = 0; j < b.sets.length; j++) {
              const y = b.sets[j]!;
              const side = b.names[j]!;
              const keeps = a.keeps[i]! & (relation === SUBSET ? ~x | y : ~(x ^ y)) & all;
              this.#add(into, keeps, null, () => ({ kind: 'restriction', chain, relation, side }));
              if (longer !== null) this.#addChain(longer, keeps, y, { chain, left: -1, relation, right: side });
            }
          }
        }
      }
    }
  }

  /** Two parts side by side. */
  #addBoth(shorter: readonly PartBatch[], longer: readonly PartBatch[], same: boolean): void {
    for (const [place, a] of shorter.entries()) {
      for (let other = same ? place : 0; other < longer.length; other++) {
        const b = longer[other]!;
        const use = this.#together(a, b, null);
        if (use === null) continue;
        if (!this.#spend(a.keeps.length * b.keeps.length)) return;
        const into = this.#into(use, a.length + b.length);
        for (let i = 0; i < a.keeps.length; i++) {
          const first = a.parts[i]!;
          for (let j = 0; j < b.keeps.length; j++) {
            const second = b.parts[j]!;
            const keeps = a.keeps[i]! & b.keeps[j]!;
            const each = this.#apart ? this.#allRemove([...this.#keptBy[first]!, ...this.#keptBy[second]!]) : null;
            if (this.#apart && each === null) continue;
            this.#add(into, keeps, each, () => ({ kind: 'both', first, second }));
          }
        }
      }
    }
  }

  /** The Restrictions in order, or null if one of them removes nothing that the others leave. */
  #allRemove(kept: CellSet[]): readonly CellSet[] | null {
    const { all } = this.#names.field;
    const useless = kept.some((keeps, index) => {
      const others = kept.reduce((cells, other, place) => (place === index ? cells : cells & other), all);
      return (others & ~keeps) === 0;
    });
    return useless ? null : kept.sort((a, b) => a - b);
  }

  #spend(steps: number): boolean {
    if (!this.#share.spend(steps)) this.stopped = true;
    return !this.stopped;
  }

  #together(a: Use, b: Use, relation: Kind | null): Use | null {
    const { usage } = this.#names;
    const primes = a.primes + b.primes;
    if (primes > usage.mostPrimes || !usage.fits(a.leaves, b.leaves)) return null;
    const operations = usage.sum(a.operations, b.operations);
    if (operations < 0) return null;
    const relations = a.relations + b.relations + (relation === null ? 0 : oneRelation(relation));
    if (!usage.relationsFit(relations)) return null;
    const use = { leaves: a.leaves + b.leaves, operations, primes, relations, size: a.size + b.size, signs: a.signs + b.signs };
    const key = this.#key(use);
    const known = this.#worthwhile.get(key);
    if (known !== undefined) return known ? use : null;
    const more = use.size < usage.room && relations !== usage.mostRelations && usage.canGrowUp(use);
    const worthwhile = more || this.#mayBeWhole(use);
    this.#worthwhile.set(key, worthwhile);
    return worthwhile ? use : null;
  }

  #moreRelationsFit({ leaves, relations }: Use): boolean {
    const { usage } = this.#names;
    return leaves !== usage.mostLeaves && relations !== usage.mostRelations;
  }

  #into(use: Use, length: number): PartBatch {
    const key = this.#key(use);
    const known = this.#open.get(key);
    if (known !== undefined) return known;
    const made = { ...use, length, keeps: [], parts: [], bySize: new Uint8Array(17), seen: new Set<CellSet>() };
    this.#open.set(key, made);
    return made;
  }

  #intoChain(use: Use, length: number): Chain {
    const key = this.#key(use);
    const known = this.#openChains.get(key);
    if (known !== undefined) return known;
    const made = { ...use, length, keeps: [], last: [], ids: [], bySize: new Uint8Array(17) };
    this.#openChains.set(key, made);
    return made;
  }

  #key({ leaves, operations, primes, relations }: Use): number {
    // Leaves need 30 bits, the rest 23 at most: exact in a double.
    return ((leaves * this.#names.usage.rows + operations) * 64 + primes) * 256 + relations;
  }

  #add(batch: PartBatch, keeps: CellSet, each: readonly CellSet[] | null, how: () => Part): void {
    if (each === null) {
      if (batch.seen.has(keeps)) return;
      batch.seen.add(keeps);
      if (this.#apart && keeps === this.#names.field.all) return;
    }
    const key = each === null ? keeps : each.join();
    const uses = this.#usesOfPart.get(key);
    if (uses === undefined) this.#usesOfPart.set(key, [batch]);
    else {
      for (const use of uses) if (this.#names.usage.serves(use, batch)) return;
      uses.push(batch);
    }
    if (this.#isFull(batch, keeps)) return;
    const part = this.#made.length;
    this.#made.push(how());
    this.#batchOf.push(batch);
    if (this.#apart) this.#keptBy.push(each ?? [keeps]);
    batch.keeps.push(keeps);
    batch.parts.push(part);
    this.#onPart(batch, keeps, part);
  }

  #addChain(chain: Chain, keeps: CellSet, last: CellSet, link: Link): void {
    const key = keeps * 65_536 + last;
    const uses = this.#usesOfChain.get(key);
    if (uses === undefined) this.#usesOfChain.set(key, [chain]);
    else {
      for (const use of uses) if (this.#names.usage.serves(use, chain)) return;
      uses.push(chain);
    }
    if (this.#isFull(chain, keeps)) return;
    chain.ids.push(this.#links.length);
    this.#links.push(link);
    chain.keeps.push(keeps);
    chain.last.push(last);
  }

  #isFull({ bySize }: { readonly bySize: Uint8Array }, keeps: CellSet): boolean {
    if (this.#width === Infinity) return false;
    const size = bitCount(keeps);
    if (bySize[size]! >= this.#width) {
      this.truncated = true;
      return true;
    }
    bySize[size]!++;
    return false;
  }
}
