import type { Share } from '../../budget.ts';
import { Column } from '../cubes/column.ts';
import { leaveRow, takeRow } from '../cubes/spare-rows.ts';
import type { CellSet } from '../cubes/field.ts';
import { EQUALS, RELATION_KINDS, SUBSET } from '../cubes/kinds.ts';
import type { Kind } from '../cubes/kinds.ts';
import { NumberTable } from '../cubes/number-table.ts';
import { BOTH, CHAIN, ChainLog, PAIR, pairKey, PartLog } from './part-log.ts';
import type { Link, Part } from './part-log.ts';
import type { Numbered } from './serving.ts';
import { GROWS, PartUses, WHOLE } from './part-uses.ts';
import { eachRemoves } from './removing.ts';
import { bitCount, STEPS_FOR_A_BATCH } from './set-names.ts';
import type { Batch, SetNames } from './set-names.ts';
import type { Growth } from '../cubes/growth.ts';
import type { Use } from '../cubes/usage.ts';

/** Restriction parts with one and the same usage, and the cells that each keeps. */
export interface PartBatch extends Use, Numbered {
  readonly keeps: Column;
  readonly parts: Column;
  readonly bySize: Uint8Array | null;
  /** How long its parts are once they have all that Required asks for; Infinity if they never have. */
  readonly padded: number;
  /** Others may stand beside them. */
  readonly goesOn: boolean;
  /** A bit for each set of cells that was seen to be kept, taken or not; of several Restrictions only where they are not told apart. */
  readonly met: Int32Array;
}

/** Chains that go on: the cells each has kept so far and the set that its last side names. */
interface Chain extends Use, Numbered {
  readonly keeps: Column;
  readonly last: Column;
  readonly ids: Column;
  readonly bySize: Uint8Array | null;
  readonly met: NumberTable;
}

/** What is asked of Restriction parts. */
export interface PartsAsked {
  readonly share: Share;
  /** Parts kept for each usage and each size; Infinity for all. */
  readonly width: number;
  /** No Null Restrictions. */
  readonly apart: boolean;
  /** Whether no right set lies inside these cells. More Restrictions keep no more, so nothing comes of such a part. */
  readonly isUseless: (keeps: CellSet) => boolean;
  /** How long a part with this usage is with all that Required asks for; Infinity if that cannot be. */
  readonly paddedLength: (use: Use) => number;
  /** Whether a part is known already that keeps just these cells and is as short. */
  readonly isKnownAsShort: (keeps: CellSet, length: number) => boolean;
  readonly onPart: (batch: PartBatch, keeps: CellSet, part: number) => void;
}

/**
 * All sets of cells that Restriction parts can keep, shortest parts first: pairs of sides, chains, several side by
 * side. Where every Restriction must remove something, parts are told apart by what each Restriction keeps.
 */
export class RestrictionParts {
  readonly #names: SetNames;
  readonly #uses: PartUses;
  readonly #asked: PartsAsked;
  readonly layers: (readonly PartBatch[])[] = [[], [], []];
  readonly #chains: (readonly Chain[])[] = [[], [], []];
  truncated = false;
  stopped = false;
  #lastPart = 0;
  #lastChain = 0;
  #open = new Map<number, PartBatch>();
  #openChains = new Map<number, Chain>();
  /** How many batches there have been. */
  #partsMade = 0;
  #chainsMade = 0;
  readonly #partLog: PartLog<PartBatch>;
  readonly #chainLog: ChainLog<Chain>;

  constructor(names: SetNames, growth: Growth, asked: PartsAsked) {
    this.#names = names;
    this.#uses = new PartUses(names.usage, growth, (use) => asked.paddedLength(use) < Infinity);
    this.#asked = asked;
    this.#partLog = new PartLog(names.usage, names.field.all);
    this.#chainLog = new ChainLog(names.usage);
  }

  get longest(): number {
    const side = this.#names.lastFilled;
    return Math.max(2 * side + 1, this.#lastChain === 0 ? 0 : this.#lastChain + side + 1, 2 * this.#lastPart);
  }

  get isComplete(): boolean {
    return this.#names.isComplete && this.layers.length - 1 >= this.longest;
  }

  part(index: number): Part {
    return this.#partLog.part(index);
  }

  link(index: number): Link {
    return this.#chainLog.link(index);
  }

  batchOf(index: number): PartBatch {
    return this.#partLog.batchOf(index);
  }

  /** What each Restriction of the part keeps by itself, where they are told apart. */
  keptBy(index: number, keeps: CellSet): readonly CellSet[] {
    return this.#partLog.each(index) ?? [keeps];
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

  /** Nobody asks any more. */
  leave(): void {
    this.#partLog.leave();
    this.#chainLog.leave();
    for (const { keeps, parts } of this.layers.flat()) [keeps, parts].forEach((column) => column.leave());
    for (const { keeps, last, ids } of this.#chains.flat())
      [keeps, last, ids].forEach((column) => column.leave());
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
    // What was met matters only while a layer is in the making.
    for (const { met } of this.#open.values()) leaveRow(met);
    for (const { met } of this.#openChains.values()) met.leave();
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
          const use = this.#uses.together(a, b, relation);
          if (use === null) continue;
          if (!this.#spend(STEPS_FOR_A_BATCH + a.sets.length * b.sets.length)) return;
          this.#pairs(this.#into(use), this.#intoChain(use), relation, a, b);
        }
      }
    }
  }

  #pairs(into: PartBatch | null, chain: Chain | null, relation: Kind, a: Batch, b: Batch): void {
    const { all } = this.#names.field;
    for (let i = 0; i < a.sets.length; i++) {
      const x = a.sets.at(i);
      const left = a.names.at(i);
      for (let j = 0; j < b.sets.length; j++) {
        const y = b.sets.at(j);
        const right = b.names.at(j);
        const there = relation === EQUALS ? all & ~(x ^ y) : all & (~x | y);
        const back = relation === EQUALS ? there : all & (~y | x);
        if (into !== null) {
          this.#add(into, there, null, PAIR, left, relation, right);
          if (back !== there) this.#add(into, back, null, PAIR, right, relation, left);
        }
        if (chain === null) continue;
        this.#addChain(chain, there, y, -1, left, relation, right);
        this.#addChain(chain, back, x, -1, right, relation, left);
      }
    }
  }

  /** chain, relation, side. */
  #extend(chains: readonly Chain[], sides: readonly Batch[]): void {
    const { all } = this.#names.field;
    for (const a of chains) {
      for (const b of sides) {
        for (const relation of RELATION_KINDS) {
          const use = this.#uses.together(a, b, relation);
          if (use === null) continue;
          if (!this.#spend(STEPS_FOR_A_BATCH + a.keeps.length * b.sets.length)) return;
          const into = this.#into(use);
          const longer = this.#intoChain(use);
          for (let i = 0; i < a.keeps.length; i++) {
            const x = a.last.at(i);
            const chain = a.ids.at(i);
            for (let j = 0; j < b.sets.length; j++) {
              const y = b.sets.at(j);
              const keeps = a.keeps.at(i) & (relation === SUBSET ? ~x | y : ~(x ^ y)) & all;
              if (into !== null) this.#add(into, keeps, null, CHAIN, chain, relation, b.names.at(j));
              if (longer !== null) this.#addChain(longer, keeps, y, chain, -1, relation, b.names.at(j));
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
        const use = this.#uses.together(a, b, null);
        if (use === null) continue;
        if (!this.#spend(STEPS_FOR_A_BATCH + a.keeps.length * b.keeps.length)) return;
        const into = this.#into(use);
        if (into === null) continue;
        for (let i = 0; i < a.keeps.length; i++) {
          const first = a.parts.at(i);
          for (let j = 0; j < b.keeps.length; j++) {
            const second = b.parts.at(j);
            const keeps = a.keeps.at(i) & b.keeps.at(j);
            if (this.#isOfNoUse(into, keeps)) continue;
            const each = this.#asked.apart
              ? this.#allRemove([...this.keptBy(first, a.keeps.at(i)), ...this.keptBy(second, b.keeps.at(j))])
              : null;
            if (this.#asked.apart && each === null) continue;
            this.#add(into, keeps, each, BOTH, first, -1, second);
          }
        }
      }
    }
  }

  /** The Restrictions in order, or null if one of them removes nothing that the others leave. */
  #allRemove(kept: CellSet[]): readonly CellSet[] | null {
    return eachRemoves(kept, this.#names.field.all) ? kept.sort((a, b) => a - b) : null;
  }

  #spend(steps: number): boolean {
    if (!this.#asked.share.spend(steps)) this.stopped = true;
    return !this.stopped;
  }

  /** The batch for parts with that usage; null if none can be whole or stand beside another one. */
  #into(use: Use): PartBatch | null {
    const worth = this.#uses.worthOf(use);
    const besides = (worth & GROWS) !== 0 && use.size + 2 <= this.#names.usage.mostSize;
    if (!besides && (worth & WHOLE) === 0) return null;
    const key = this.#uses.keyOf(use);
    const known = this.#open.get(key);
    if (known !== undefined) return known;
    const made = {
      ...use,
      id: this.#partsMade++,
      keeps: new Column(),
      parts: new Column(),
      bySize: this.#asked.width === Infinity ? null : new Uint8Array(17),
      padded: (worth & WHOLE) === 0 ? Infinity : this.#asked.paddedLength(use),
      goesOn: besides,
      met: takeRow((this.#names.field.all >> 5) + 1),
    };
    this.#open.set(key, made);
    return made;
  }

  #intoChain(use: Use): Chain | null {
    if ((this.#uses.worthOf(use) & GROWS) === 0) return null;
    const key = this.#uses.keyOf(use);
    const known = this.#openChains.get(key);
    if (known !== undefined) return known;
    const made = {
      ...use,
      id: this.#chainsMade++,
      keeps: new Column(),
      last: new Column(),
      ids: new Column(),
      bySize: this.#asked.width === Infinity ? null : new Uint8Array(17),
      met: new NumberTable(),
    };
    this.#openChains.set(key, made);
    return made;
  }

  #add(
    batch: PartBatch,
    keeps: CellSet,
    each: readonly CellSet[] | null,
    kind: number,
    first: number,
    relation: Kind,
    second: number,
  ): void {
    const bit = 1 << (keeps & 31);
    if (each === null) {
      // What was of no use stays so.
      if ((batch.met[keeps >> 5]! & bit) !== 0) return;
      batch.met[keeps >> 5]! |= bit;
    }
    if (this.#asked.apart && keeps === this.#names.field.all) return;
    if (this.#isOfNoUse(batch, keeps)) return;
    if (this.#partLog.isNeedless(batch, keeps, each) || this.#isFull(batch, keeps)) return;
    const part = this.#partLog.add(batch, keeps, each, kind, first, relation, second);
    batch.keeps.push(keeps);
    batch.parts.push(part);
    this.#asked.onPart(batch, keeps, part);
  }

  /** No right set lies in what it keeps, or it is nothing but a whole part and one as short is known. */
  #isOfNoUse({ goesOn, padded }: PartBatch, keeps: CellSet): boolean {
    return this.#asked.isUseless(keeps) || (!goesOn && this.#asked.isKnownAsShort(keeps, padded));
  }

  #addChain(
    batch: Chain,
    keeps: CellSet,
    side: CellSet,
    chain: number,
    left: number,
    relation: Kind,
    right: number,
  ): void {
    if (this.#asked.isUseless(keeps)) return;
    // What the last side says of cells that are gone makes no difference.
    const last = side & keeps;
    if (batch.met.isKnown(pairKey(keeps, last))) return;
    if (this.#chainLog.isNeedless(batch, keeps, last) || this.#isFull(batch, keeps)) return;
    batch.ids.push(this.#chainLog.add(batch, keeps, last, chain, left, relation, right));
    batch.keeps.push(keeps);
    batch.last.push(last);
  }

  #isFull({ bySize }: { readonly bySize: Uint8Array | null }, keeps: CellSet): boolean {
    if (bySize === null) return false;
    const size = bitCount(keeps);
    if (bySize[size]! >= this.#asked.width) {
      this.truncated = true;
      return true;
    }
    bySize[size]!++;
    return false;
  }
}
