import type { Share } from '../../budget.ts';
import type { CellSet } from '../cubes/field.ts';
import { EQUALS, RELATION_KINDS, SUBSET } from '../cubes/kinds.ts';
import type { Kind } from '../cubes/kinds.ts';
import { BOTH, CHAIN, ChainLog, PAIR, pairKey, PartLog } from './part-log.ts';
import type { Link, Part } from './part-log.ts';
import { PartBatches } from './part-batches.ts';
import type { Chain, Opened, PartBatch } from './part-batches.ts';
import { eachRemoves } from './removing.ts';
import { USELESS } from './settled-parts.ts';
import type { SettledParts } from './settled-parts.ts';
import { bitCount, STEPS_FOR_A_BATCH } from './set-names.ts';
import type { Batch, SetNames } from './set-names.ts';
import type { Growth } from '../cubes/growth.ts';
import type { Use } from '../cubes/usage.ts';

/** What is asked of Restriction parts. */
export interface PartsAsked {
  readonly share: Share;
  /** Parts kept for each usage and each size; Infinity for all. */
  readonly width: number;
  /** No Null Restrictions. */
  readonly apart: boolean;
  readonly settled: SettledParts;
  /** How long a part with this usage is with all that Required asks for; Infinity if that cannot be. */
  readonly paddedLength: (use: Use) => number;
  readonly onPart: (batch: PartBatch, keeps: CellSet, part: number) => void;
}

/**
 * All sets of cells that Restriction parts can keep, shortest parts first: pairs of sides, chains, several side by
 * side. Where every Restriction must remove something, parts are told apart by what each Restriction keeps.
 */
export class RestrictionParts {
  readonly #names: SetNames;
  readonly #batches: PartBatches;
  readonly #asked: PartsAsked;
  readonly #from: Int32Array;
  readonly layers: (readonly PartBatch[])[] = [[], [], []];
  readonly #chains: (readonly Chain[])[] = [[], [], []];
  truncated = false;
  stopped = false;
  #lastPart = 0;
  #lastChain = 0;
  readonly #partLog: PartLog<PartBatch>;
  readonly #chainLog: ChainLog<Chain>;

  constructor(names: SetNames, growth: Growth, asked: PartsAsked) {
    this.#names = names;
    this.#batches = new PartBatches(names, growth, asked.paddedLength, asked.width !== Infinity);
    this.#asked = asked;
    this.#from = asked.settled.from;
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
    const { parts, chains } = this.#batches.close();
    this.layers.push(parts);
    this.#chains.push(chains);
    if (this.layers[length]!.length > 0) this.#lastPart = length;
    if (this.#chains[length]!.length > 0) this.#lastChain = length;
  }

  /** side, relation, side: a Restriction, and a chain that may go on at either end. */
  #addPairs(shorter: readonly Batch[], longer: readonly Batch[], same: boolean): void {
    for (let place = 0; place < shorter.length; place++) {
      const a = shorter[place]!;
      for (let other = same ? place : 0; other < longer.length; other++) {
        const b = longer[other]!;
        for (const relation of RELATION_KINDS) {
          const opened = this.#batches.opened(a, b, relation);
          if (opened === null) continue;
          if (!this.#spend(STEPS_FOR_A_BATCH + a.sets.length * b.sets.length)) return;
          this.#pairs(opened, relation, a, b);
        }
      }
    }
  }

  #pairs({ into, chain }: Opened, relation: Kind, a: Batch, b: Batch): void {
    const { all } = this.#names.field;
    const [lefts, rights] = [a.sets.values, b.sets.values];
    const [leftCount, rightCount] = [a.sets.length, b.sets.length];
    for (let i = 0; i < leftCount; i++) {
      const x = lefts[i]!;
      for (let j = 0; j < rightCount; j++) {
        const y = rights[j]!;
        const there = relation === EQUALS ? all & ~(x ^ y) : all & (~x | y);
        const back = relation === EQUALS ? there : all & (~y | x);
        if (into !== null) {
          if (this.#isNew(into, there))
            this.#add(into, there, null, PAIR, a.names.at(i), relation, b.names.at(j));
          if (back !== there && this.#isNew(into, back))
            this.#add(into, back, null, PAIR, b.names.at(j), relation, a.names.at(i));
        }
        if (chain === null) continue;
        if (this.#from[there] !== USELESS)
          this.#addChain(chain, there, y, -1, a.names.at(i), relation, b.names.at(j));
        if (this.#from[back] !== USELESS)
          this.#addChain(chain, back, x, -1, b.names.at(j), relation, a.names.at(i));
      }
    }
  }

  /** chain, relation, side. */
  #extend(chains: readonly Chain[], sides: readonly Batch[]): void {
    for (const a of chains) {
      for (const b of sides) {
        for (const relation of RELATION_KINDS) {
          const opened = this.#batches.opened(a, b, relation);
          if (opened === null) continue;
          if (!this.#spend(STEPS_FOR_A_BATCH + a.keeps.length * b.sets.length)) return;
          this.#longer(opened, relation, a, b);
        }
      }
    }
  }

  #longer({ into, chain: longer }: Opened, relation: Kind, a: Chain, b: Batch): void {
    const { all } = this.#names.field;
    const [kept, lasts, sides] = [a.keeps.values, a.last.values, b.sets.values];
    const [chainCount, sideCount] = [a.keeps.length, b.sets.length];
    for (let i = 0; i < chainCount; i++) {
      const x = lasts[i]!;
      const before = kept[i]! & all;
      for (let j = 0; j < sideCount; j++) {
        const y = sides[j]!;
        const keeps = before & (relation === SUBSET ? ~x | y : ~(x ^ y));
        if (into !== null && this.#isNew(into, keeps))
          this.#add(into, keeps, null, CHAIN, a.ids.at(i), relation, b.names.at(j));
        if (longer !== null && this.#from[keeps] !== USELESS)
          this.#addChain(longer, keeps, y, a.ids.at(i), -1, relation, b.names.at(j));
      }
    }
  }

  /** Two parts side by side. */
  #addBoth(shorter: readonly PartBatch[], longer: readonly PartBatch[], same: boolean): void {
    for (let place = 0; place < shorter.length; place++) {
      const a = shorter[place]!;
      if (!a.standsBeside) continue;
      for (let other = same ? place : 0; other < longer.length; other++) {
        const b = longer[other]!;
        if (!b.standsBeside) continue;
        const into = this.#batches.opened(a, b, null)?.into ?? null;
        if (into === null) continue;
        if (!this.#spend(STEPS_FOR_A_BATCH + a.keeps.length * b.keeps.length)) return;
        if (this.#asked.apart) this.#bothApart(into, a, b);
        else this.#both(into, a, b);
      }
    }
  }

  #both(into: PartBatch, a: PartBatch, b: PartBatch): void {
    const [firsts, seconds] = [a.keeps.values, b.keeps.values];
    const [firstCount, secondCount] = [a.keeps.length, b.keeps.length];
    for (let i = 0; i < firstCount; i++) {
      const x = firsts[i]!;
      for (let j = 0; j < secondCount; j++) {
        const keeps = x & seconds[j]!;
        if (this.#isNew(into, keeps)) this.#add(into, keeps, null, BOTH, a.parts.at(i), -1, b.parts.at(j));
      }
    }
  }

  /** The same where every Restriction must remove something. */
  #bothApart(into: PartBatch, a: PartBatch, b: PartBatch): void {
    for (let i = 0; i < a.keeps.length; i++) {
      const first = a.parts.at(i);
      for (let j = 0; j < b.keeps.length; j++) {
        const second = b.parts.at(j);
        const keeps = a.keeps.at(i) & b.keeps.at(j);
        if (this.#isOfNoUse(into, keeps)) continue;
        const kept = [...this.keptBy(first, a.keeps.at(i)), ...this.keptBy(second, b.keeps.at(j))];
        const each = this.#allRemove(kept);
        if (each !== null) this.#add(into, keeps, each, BOTH, first, -1, second);
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

  /** Whether a part of this batch that keeps these cells was not met yet and may be of use. */
  #isNew({ uselessFrom, met }: PartBatch, keeps: CellSet): boolean {
    return this.#from[keeps]! > uselessFrom && (met[keeps >> 5]! & (1 << (keeps & 31))) === 0;
  }

  /** No right set lies in what it keeps, or it is nothing but a whole part and one as short is known. */
  #isOfNoUse({ uselessFrom }: PartBatch, keeps: CellSet): boolean {
    return this.#asked.settled.isUseless(keeps) || this.#from[keeps]! <= uselessFrom;
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
    // What was of no use stays so.
    if (each === null) batch.met[keeps >> 5]! |= 1 << (keeps & 31);
    if (this.#asked.apart && keeps === this.#names.field.all) return;
    if (this.#isOfNoUse(batch, keeps)) return;
    if (this.#partLog.isNeedless(batch, keeps, each) || this.#isFull(batch, keeps)) return;
    const part = this.#partLog.add(batch, keeps, each, kind, first, relation, second);
    batch.keeps.push(keeps);
    batch.parts.push(part);
    this.#asked.onPart(batch, keeps, part);
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
    if (this.#asked.settled.isUseless(keeps)) return;
    // What the last side says of cells that are gone makes no difference.
    const last = side & keeps;
    if (batch.met.isKnown(pairKey(keeps, last))) return;
    if (this.#chainLog.isNeedless(batch, keeps, last) || this.#isFull(batch, keeps)) return;
    batch.ids.push(this.#chainLog.add(batch, keeps, last, chain, left, relation, right));
    batch.keeps.push(keeps);
    batch.last.push(last);
  }

  #isFull({ bySize }: { readonly bySize: Int32Array | null }, keeps: CellSet): boolean {
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
