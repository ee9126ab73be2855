import { Column } from '../cubes/column.ts';
import type { CellSet } from '../cubes/field.ts';
import type { Kind } from '../cubes/kinds.ts';
import { NumberTable } from '../cubes/number-table.ts';
import { leaveRow, takeRow } from '../cubes/spare-rows.ts';
import { Serving } from './serving.ts';
import type { Numbered } from './serving.ts';
import type { Use } from '../cubes/usage.ts';
import type { UsageRules } from '../cubes/usage-rules.ts';

/** How a Restriction part is made. */
export type Part =
  | { readonly kind: 'pair'; readonly left: number; readonly relation: Kind; readonly right: number }
  | { readonly kind: 'chain'; readonly chain: number; readonly relation: Kind; readonly side: number }
  | { readonly kind: 'both'; readonly first: number; readonly second: number };

/** A chain of at least one relation: an earlier chain, or a first side where there is none, and what follows. */
export interface Link {
  readonly chain: number;
  readonly left: number;
  readonly relation: Kind;
  readonly right: number;
}

const KINDS_OF_PART = ['pair', 'chain', 'both'] as const;
export const [PAIR, CHAIN, BOTH] = [0, 1, 2] as const;

/** Every part found: how it was made and what it uses. Plain rows of numbers, since there are many. */
export class PartLog<Batch extends Use & Numbered> {
  readonly #serving: Serving<Batch>;
  readonly #kinds = new Column();
  readonly #firsts = new Column();
  readonly #relations = new Column();
  readonly #seconds = new Column();
  readonly #batchIds = new Column();
  readonly #batches: Batch[] = [];
  readonly #each = new Map<number, readonly CellSet[]>();
  /** The next older part that keeps the same cells. */
  readonly #older = new Column();
  readonly #newest: Int32Array;
  readonly #newestOfSeveral = new Map<string, number>();

  constructor(usage: UsageRules, all: CellSet) {
    this.#serving = new Serving((older, newer) => usage.servesAsShort(older, newer));
    this.#newest = takeRow(all + 1, -1);
  }

  /** A part that does the same has a usage that serves as well; `each` is given where Restrictions are told apart. */
  isNeedless(batch: Batch, keeps: CellSet, each: readonly CellSet[] | null): boolean {
    for (let other = this.#newestWith(keeps, each); other >= 0; other = this.#older.at(other)) {
      const older = this.#batches[this.#batchIds.at(other)]!;
      if (older === batch || this.#serving.does(older, batch)) return true;
    }
    return false;
  }

  /** Takes a part down and numbers it. */
  add(
    batch: Batch,
    keeps: CellSet,
    each: readonly CellSet[] | null,
    kind: number,
    first: number,
    relation: Kind,
    second: number,
  ): number {
    const part = this.#kinds.length;
    this.#kinds.push(kind);
    this.#firsts.push(first);
    this.#relations.push(relation);
    this.#seconds.push(second);
    this.#batchIds.push(batch.id);
    this.#batches[batch.id] = batch;
    if (each !== null) this.#each.set(part, each);
    this.#older.push(this.#newestWith(keeps, each));
    if (each === null) this.#newest[keeps] = part;
    else this.#newestOfSeveral.set(each.join(), part);
    return part;
  }

  part(index: number): Part {
    const kind = KINDS_OF_PART[this.#kinds.at(index)]!;
    const [first, relation, second] = [
      this.#firsts.at(index),
      this.#relations.at(index),
      this.#seconds.at(index),
    ];
    switch (kind) {
      case 'pair':
        return { kind, left: first, relation, right: second };
      case 'chain':
        return { kind, chain: first, relation, side: second };
      case 'both':
        return { kind, first, second };
    }
  }

  batchOf(index: number): Batch {
    return this.#batches[this.#batchIds.at(index)]!;
  }

  /** What each of several Restrictions keeps; null for a single one. */
  each(index: number): readonly CellSet[] | null {
    return this.#each.get(index) ?? null;
  }

  /** Nobody asks any more. */
  leave(): void {
    for (const column of [
      this.#kinds,
      this.#firsts,
      this.#relations,
      this.#seconds,
      this.#older,
      this.#batchIds,
    ])
      column.leave();
    leaveRow(this.#newest);
  }

  #newestWith(keeps: CellSet, each: readonly CellSet[] | null): number {
    return each === null ? this.#newest[keeps]! : (this.#newestOfSeveral.get(each.join()) ?? -1);
  }
}

/** Every chain that may go on, in the same way. */
export class ChainLog<Batch extends Use & Numbered> {
  readonly #serving: Serving<Batch>;
  readonly #chains = new Column();
  readonly #lefts = new Column();
  readonly #relations = new Column();
  readonly #rights = new Column();
  readonly #batchIds = new Column();
  readonly #batches: Batch[] = [];
  readonly #older = new Column();
  readonly #newest = new NumberTable();

  constructor(usage: UsageRules) {
    this.#serving = new Serving((older, newer) => usage.servesAsShort(older, newer));
  }

  isNeedless(batch: Batch, keeps: CellSet, last: CellSet): boolean {
    let other = this.#newest.get(pairKey(keeps, last));
    for (; other >= 0; other = this.#older.at(other)) {
      const older = this.#batches[this.#batchIds.at(other)]!;
      if (older === batch || this.#serving.does(older, batch)) return true;
    }
    return false;
  }

  add(
    batch: Batch,
    keeps: CellSet,
    last: CellSet,
    chain: number,
    left: number,
    relation: Kind,
    right: number,
  ): number {
    const key = pairKey(keeps, last);
    const index = this.#chains.length;
    this.#chains.push(chain);
    this.#lefts.push(left);
    this.#relations.push(relation);
    this.#rights.push(right);
    this.#batchIds.push(batch.id);
    this.#batches[batch.id] = batch;
    this.#older.push(this.#newest.get(key));
    this.#newest.set(key, index);
    return index;
  }

  /** Nobody asks any more. */
  leave(): void {
    for (const column of [
      this.#chains,
      this.#lefts,
      this.#relations,
      this.#rights,
      this.#older,
      this.#batchIds,
    ])
      column.leave();
    this.#newest.leave();
  }

  link(index: number): Link {
    const [chain, left] = [this.#chains.at(index), this.#lefts.at(index)];
    return { chain, left, relation: this.#relations.at(index), right: this.#rights.at(index) };
  }
}

/** Two sets of at most sixteen cells each. */
export const pairKey = (keeps: CellSet, last: CellSet): number => ((keeps << 16) | last) >>> 0;
