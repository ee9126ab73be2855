import { Column } from '../cubes/column.ts';
import type { Growth } from '../cubes/growth.ts';
import type { Kind } from '../cubes/kinds.ts';
import { NumberTable } from '../cubes/number-table.ts';
import { leaveRow, takeRow } from '../cubes/spare-rows.ts';
import type { Use } from '../cubes/usage.ts';
import { PartUses } from './part-uses.ts';
import type { Purpose } from './part-uses.ts';
import type { Numbered } from './serving.ts';
import { SIZES } from './set-names.ts';
import type { SetNames } from './set-names.ts';
import { USELESS } from './settled-parts.ts';

/** Restriction parts with one and the same usage, and the cells that each keeps. */
export interface PartBatch extends Use, Numbered {
  readonly keeps: Column;
  readonly parts: Column;
  readonly bySize: Int32Array | null;
  /** How long its parts are once they have all that Required asks for; Infinity if they never have, or are too long then. */
  readonly padded: number;
  /** Others may stand beside them. */
  readonly standsBeside: boolean;
  /** Parts for cells that are settled from this length on, or from a shorter one, are of no use. */
  readonly uselessFrom: number;
  /** A bit for each set of cells that was seen to be kept, taken or not; of several Restrictions only where they are not told apart. */
  readonly met: Int32Array;
}

/** Chains that go on: the cells each has kept so far and the set that its last side names. */
export interface Chain extends Use, Numbered {
  readonly keeps: Column;
  readonly last: Column;
  readonly ids: Column;
  readonly bySize: Int32Array | null;
  readonly met: NumberTable;
}

/** The batches for one usage; null for what nothing can come of. */
export interface Opened {
  readonly into: PartBatch | null;
  readonly chain: Chain | null;
}

/** The batches of the layer in the making, one for each usage. */
export class PartBatches {
  readonly #uses: PartUses;
  readonly #all: number;
  readonly #isNarrow: boolean;
  readonly #open = new Map<number, Opened | null>();
  /** How many batches there have been. */
  #partsMade = 0;
  #chainsMade = 0;

  constructor(names: SetNames, growth: Growth, paddedLength: (use: Use) => number, isNarrow: boolean) {
    this.#uses = new PartUses(names.usage, growth, paddedLength);
    this.#all = names.field.all;
    this.#isNarrow = isNarrow;
  }

  /** The batches for what both use together; null if nothing can come of it. */
  opened(a: Use, b: Use, relation: Kind | null): Opened | null {
    const key = this.#uses.keyOf(a, b, relation);
    if (key < 0) return null;
    const known = this.#open.get(key);
    if (known !== undefined) return known;
    const use = this.#uses.together(a, b, relation);
    const purpose = this.#uses.purposeOf(use);
    const made = purpose === null ? null : this.#opening(use, purpose);
    this.#open.set(key, made);
    return made;
  }

  /** The layer is made: its batches, without the empty ones. */
  close(): { readonly parts: readonly PartBatch[]; readonly chains: readonly Chain[] } {
    const [parts, chains]: [PartBatch[], Chain[]] = [[], []];
    for (const opened of this.#open.values()) {
      if (opened === null) continue;
      const { into, chain } = opened;
      // What was met, and how many of a size, matters only while a layer is in the making.
      if (into !== null) leaveRow(into.met);
      chain?.met.leave();
      for (const batch of [into, chain]) if (batch !== null && batch.bySize !== null) leaveRow(batch.bySize);
      if (into !== null && into.keeps.length > 0) parts.push(into);
      if (chain !== null && chain.keeps.length > 0) chains.push(chain);
    }
    this.#open.clear();
    return { parts, chains };
  }

  #opening(use: Use, { padded, goesOn, standsBeside }: Purpose): Opened {
    const into =
      padded === Infinity && !standsBeside
        ? null
        : {
            ...use,
            id: this.#partsMade++,
            keeps: new Column(),
            parts: new Column(),
            bySize: this.#bySize(),
            padded,
            standsBeside,
            uselessFrom: standsBeside ? USELESS : padded,
            met: takeRow((this.#all >> 5) + 1),
          };
    const chain = !goesOn
      ? null
      : {
          ...use,
          id: this.#chainsMade++,
          keeps: new Column(),
          last: new Column(),
          ids: new Column(),
          bySize: this.#bySize(),
          met: new NumberTable(),
        };
    return { into, chain };
  }

  #bySize(): Int32Array | null {
    return this.#isNarrow ? takeRow(SIZES) : null;
  }
}
