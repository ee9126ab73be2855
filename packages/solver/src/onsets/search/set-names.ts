import type { CellSet, Field } from '../cubes/field.ts';
import type { Share } from '../../budget.ts';
import { INTERSECTION, LEAF_KINDS, MINUS, NULL_SET, PRIME, UNION } from '../cubes/kinds.ts';
import type { Kind } from '../cubes/kinds.ts';
import type { Growth } from '../cubes/growth.ts';
import { Column } from '../cubes/column.ts';
import { leaveRow, takeRow } from '../cubes/spare-rows.ts';
import { Serving } from './serving.ts';
import { oneLeaf } from '../cubes/usage.ts';
import type { Use } from '../cubes/usage.ts';
import type { UsageRules } from '../cubes/usage-rules.ts';

/** A set has at most sixteen cells; rows are powers of two. */
export const SIZES = 32;
/** What opening a batch costs, in steps. */
export const STEPS_FOR_A_BATCH = 10;

/** Set-Names with one and the same usage: the sets they name and where each came from. */
export interface Batch extends Use {
  /** Its place among all batches. */
  readonly id: number;
  readonly sets: Column;
  readonly names: Column;
  /** How many names of each size there are, while the search is narrow. */
  readonly bySize: Int32Array | null;
}

/** A batch in the making and the sets it has met. */
interface Opened {
  readonly batch: Batch;
  readonly bits: Int32Array;
}

/** How a Set-Name is made: a set symbol, or an operation on one or two others. */
export interface Name {
  readonly symbol: Kind;
  readonly left: number;
  readonly right: number;
}

export interface Meanings {
  readonly interchangeable: boolean;
  readonly symmetric: boolean;
}

/** What is asked of Set-Names. */
export interface NamesAsked {
  readonly field: Field;
  readonly usage: UsageRules;
  readonly growth: Growth;
  readonly meanings: Meanings;
  readonly share: Share;
  /** Names kept for each usage and each size; Infinity for all. */
  readonly width: number;
  readonly onName: (batch: Batch, set: CellSet, name: number) => void;
  /** Nothing is left out because something else serves as well. */
  readonly everything?: boolean;
}

/**
 * All sets that can be named, shortest Set-Names first. For every usage each set is kept once, and not at all if
 * the same set has a name whose usage serves as well.
 */
export class SetNames {
  readonly field: Field;
  readonly usage: UsageRules;
  /** Batches by the length of their names. */
  readonly layers: (readonly Batch[])[] = [[]];
  /** Some batch was cut short because the search was narrow. */
  truncated = false;
  /** The search stopped before this layer was whole. */
  stopped = false;
  readonly #growth: Growth;
  readonly #meanings: Meanings;
  readonly #share: Share;
  readonly #width: number;
  readonly #everything: boolean;
  readonly #onName: (batch: Batch, set: CellSet, name: number) => void;
  #lastFilled = 1;
  // Name i: its symbol, what it joins, its set and batch, and the next older name of the same set.
  readonly #symbols = new Column();
  readonly #lefts = new Column();
  readonly #rights = new Column();
  readonly #older = new Column();
  readonly #batchIds = new Column();
  readonly #batches: Batch[] = [];
  readonly #newest: Int32Array;
  readonly #serving: Serving<Batch>;
  /** The batches of the layer in the making; null where nothing can come of one. */
  readonly #open = new Map<number, Opened | null>();

  constructor(asked: NamesAsked) {
    const { field, usage } = asked;
    this.field = field;
    this.usage = usage;
    this.#growth = asked.growth;
    this.#meanings = asked.meanings;
    this.#share = asked.share;
    this.#width = asked.width;
    this.#onName = asked.onName;
    this.#everything = asked.everything === true;
    this.#newest = takeRow(field.all + 1, -1);
    this.#serving = new Serving((older, newer) => usage.serves(older, newer));
  }

  /** No longer Set-Name adds anything: two names joined are never longer than twice the longest and one sign. */
  get isComplete(): boolean {
    return this.layers.length - 1 >= this.longest;
  }

  /** How long a name can still become. */
  get longest(): number {
    return 2 * this.#lastFilled + 1;
  }

  /** The length of the longest names found. */
  get lastFilled(): number {
    return this.#lastFilled;
  }

  name(index: number): Name {
    return { symbol: this.#symbols.at(index), left: this.#lefts.at(index), right: this.#rights.at(index) };
  }

  batchOf(index: number): Batch {
    return this.#batches[this.#batchIds.at(index)]!;
  }

  /** Finds all names up to this length. */
  advance(length: number): void {
    while (this.layers.length <= length && !this.isComplete && !this.stopped)
      this.#addLayer(this.layers.length);
  }

  /** Nobody asks any more. */
  leave(): void {
    for (const column of [this.#symbols, this.#lefts, this.#rights, this.#older, this.#batchIds])
      column.leave();
    for (const { sets, names } of this.#batches) {
      sets.leave();
      names.leave();
    }
    leaveRow(this.#newest);
  }

  #addLayer(length: number): void {
    this.#open.clear();
    if (length === 1) this.#addSymbols();
    else {
      this.#addPrimes(length);
      for (let shorter = 1; 2 * shorter <= length - 1 && !this.stopped; shorter++) {
        this.#addPairs(this.layers[shorter]!, this.layers[length - 1 - shorter]!, 2 * shorter === length - 1);
      }
    }
    const layer: Batch[] = [];
    for (const opened of this.#open.values()) {
      if (opened === null) continue;
      leaveRow(opened.bits);
      if (opened.batch.bySize !== null) leaveRow(opened.batch.bySize);
      if (opened.batch.sets.length > 0) layer.push(opened.batch);
    }
    this.layers.push(layer);
    if (layer.length > 0) this.#lastFilled = length;
  }

  #addSymbols(): void {
    const { usage, field } = this;
    for (const kind of LEAF_KINDS) {
      if (!usage.fits(0, oneLeaf(kind))) continue;
      const into = this.#into(oneLeaf(kind), 0, 0, 0, 1);
      if (into === null) continue;
      field
        .setsNamed(kind)
        .forEach((set, index) => this.#add(into, set, index === 1 ? NULL_SET : kind, -1, -1));
    }
  }

  #addPrimes(length: number): void {
    const { all } = this.field;
    for (const batch of this.layers[length - 1]!) {
      if (batch.primes + 1 > this.usage.mostPrimes) continue;
      const into = this.#into(batch.leaves, batch.operations, batch.primes + 1, batch.signs + 1, length);
      if (into === null) continue;
      for (let index = 0; index < batch.sets.length; index++)
        this.#add(into, all & ~batch.sets.at(index), PRIME, batch.names.at(index), -1);
    }
  }

  #addPairs(shorter: readonly Batch[], longer: readonly Batch[], same: boolean): void {
    const { usage } = this;
    for (let place = 0; place < shorter.length; place++) {
      const a = shorter[place]!;
      for (let other = same ? place : 0; other < longer.length; other++) {
        const b = longer[other]!;
        const primes = a.primes + b.primes;
        if (primes > usage.mostPrimes || a.size + b.size > usage.mostSize || !usage.fits(a.leaves, b.leaves))
          continue;
        const row = usage.rows.sum(a.operations, b.operations);
        if (row < 0) continue;
        for (const kind of usage.rows.kinds) {
          const operations = usage.rows.plus(row, kind);
          if (operations < 0) continue;
          const into = this.#into(
            a.leaves + b.leaves,
            operations,
            primes,
            a.signs + b.signs + 1,
            a.length + b.length + 1,
          );
          if (into === null) continue;
          if (!this.#share.spend(STEPS_FOR_A_BATCH + a.sets.length * b.sets.length)) {
            this.stopped = true;
            return;
          }
          this.#join(into, kind, a, b);
        }
      }
    }
  }

  #join(into: Opened, kind: Kind, a: Batch, b: Batch): void {
    const both = this.#meanings.interchangeable;
    if (kind === UNION || (kind === INTERSECTION && both)) this.#each(into, UNION, a, b);
    if (kind === INTERSECTION || (kind === UNION && both)) this.#each(into, INTERSECTION, a, b);
    if (kind !== MINUS) return;
    this.#each(into, MINUS, a, b);
    if (!this.#meanings.symmetric) this.#each(into, MINUS, b, a);
  }

  #each(into: Opened, symbol: Kind, a: Batch, b: Batch): void {
    const { bits } = into;
    const [left, right] = [a.sets.values, b.sets.values];
    const [lefts, rights] = [a.sets.length, b.sets.length];
    const way = symbol === MINUS && this.#meanings.symmetric ? PRIME : symbol;
    for (let i = 0; i < lefts; i++) {
      const x = left[i]!;
      for (let j = 0; j < rights; j++) {
        const y = right[j]!;
        const set = way === UNION ? x | y : way === INTERSECTION ? x & y : way === MINUS ? x & ~y : x ^ y;
        if ((bits[set >> 5]! & (1 << (set & 31))) !== 0) continue;
        this.#add(into, set, symbol, a.names.at(i), b.names.at(j));
      }
    }
  }

  /** The batch of this layer with that usage. */
  #into(leaves: number, operations: number, primes: number, signs: number, length: number): Opened | null {
    const key = this.usage.keyOf(leaves, operations, primes, 0);
    const known = this.#open.get(key);
    if (known !== undefined) return known;
    const use = { leaves, operations, primes, relations: 0, size: signs - primes + 1, signs, length };
    if (!this.#growth.canGrowUp(use)) {
      this.#open.set(key, null);
      return null;
    }
    const bits = takeRow((this.field.all >> 5) + 1);
    const bySize = this.#width === Infinity ? null : takeRow(SIZES);
    const batch = { ...use, id: this.#batches.length, sets: new Column(), names: new Column(), bySize };
    this.#batches.push(batch);
    const made = { batch, bits };
    this.#open.set(key, made);
    return made;
  }

  #add({ batch, bits }: Opened, set: CellSet, symbol: Kind, left: number, right: number): void {
    const bit = 1 << (set & 31);
    if ((bits[set >> 5]! & bit) !== 0) return;
    bits[set >> 5]! |= bit;
    for (let other = this.#everything ? -1 : this.#newest[set]!; other >= 0; other = this.#older.at(other)) {
      if (this.#serving.does(this.batchOf(other), batch)) return;
    }
    if (batch.bySize !== null) {
      const size = bitCount(set);
      if (batch.bySize[size]! >= this.#width) {
        this.truncated = true;
        return;
      }
      batch.bySize[size]!++;
    }
    const name = this.#symbols.length;
    this.#symbols.push(symbol);
    this.#lefts.push(left);
    this.#rights.push(right);
    this.#batchIds.push(batch.id);
    this.#older.push(this.#newest[set]!);
    this.#newest[set] = name;
    batch.sets.push(set);
    batch.names.push(name);
    this.#onName(batch, set, name);
  }
}

export function bitCount(set: number): number {
  let pairs = set - ((set >> 1) & 0x5555);
  pairs = (pairs & 0x3333) + ((pairs >> 2) & 0x3333);
  pairs = (pairs + (pairs >> 4)) & 0x0f0f;
  return (pairs + (pairs >> 8)) & 0x1f;
}
