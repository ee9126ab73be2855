import { MOST_KINDS, resourcesNeeded, usesRequired } from './kinds.ts';
import type { Stocks } from './kinds.ts';
import { ValueSet } from './value-set.ts';

/** Eight kinds to a word, three bits and a guard bit each. */
const GUARDS = 0x88888888 | 0;
/** Up to so many multisets are found by their place in a list. */
const MOST_LISTED = 2 ** 14;

export type Words = readonly [number, number, number];

/** A multiset of cubes (and !) and every number that can be written with exactly these. */
export interface Entry {
  /** Counts as digits of one number, so that joining multisets is adding numbers. */
  readonly index: number;
  readonly words: Words;
  readonly counts: Uint8Array;
  /** Cubes and ! together, but for signs that may be used without end. */
  readonly size: number;
  readonly values: ValueSet;
  /** Whether it may be the whole Solution, as far as cubes go. */
  readonly isWhole: boolean;
  /** Nothing can be joined to it any more. */
  readonly isLast: boolean;
}

/** Multisets of the usable cubes: which there are, and how they add up. */
export class States {
  readonly stocks: Stocks;
  readonly #scale: readonly number[];
  readonly #caps: Words;
  readonly #growing: readonly number[];
  readonly #entries: Entries;
  readonly #isWhole: (counts: Uint8Array) => boolean;
  readonly #isDead: (counts: Uint8Array) => boolean;
  readonly #largest: number;
  /** The kinds that may be used without end. */
  readonly endless: readonly number[];

  /** `growing`: the kinds that can be joined to something that is written already. `isDead`: never part of a whole. `largest`: no whole has more. */
  constructor(
    stocks: Stocks,
    growing: readonly number[],
    isWhole: (counts: Uint8Array) => boolean,
    isDead: (counts: Uint8Array) => boolean,
    largest = Infinity,
  ) {
    this.#largest = largest;
    if (stocks.kinds.length > MOST_KINDS) throw new Error('too many kinds of cubes');
    this.stocks = stocks;
    this.#growing = growing;
    this.#isWhole = isWhole;
    this.#isDead = isDead;
    const scale: number[] = [];
    let next = 1;
    for (const cap of stocks.caps) {
      scale.push(next);
      next *= cap + 1;
    }
    this.#scale = scale;
    this.#entries = next <= MOST_LISTED ? new ListedEntries(next) : new Map<number, Entry | null>();
    this.endless = stocks.endless.flatMap((isEndless, kind) => (isEndless ? [kind] : []));
    this.#caps = packed(stocks.caps.map((cap, kind) => (stocks.endless[kind] ? 0 : cap)));
  }

  /** The number of one cube of a kind. */
  unit(kind: number): number {
    return this.#scale[kind]!;
  }

  /** Whether there are cubes for both, kind by kind: of all that can be used, or within a multiset. */
  fit(a: Words, b: Words, within: Words = this.#caps): boolean {
    return (
      (((within[0] | GUARDS) - a[0] - b[0]) & GUARDS) === GUARDS &&
      (((within[1] | GUARDS) - a[1] - b[1]) & GUARDS) === GUARDS &&
      (((within[2] | GUARDS) - a[2] - b[2]) & GUARDS) === GUARDS
    );
  }

  /** Whether cubes are left for one more of a kind. */
  hasRoom(a: Words, b: Words, kind: number, within: Words = this.#caps): boolean {
    if (this.stocks.endless[kind]) return true;
    const word = kind >> 3;
    const shift = (kind & 7) * 4;
    const used = ((a[word]! >>> shift) & 7) + ((b[word]! >>> shift) & 7);
    return used < ((within[word]! >>> shift) & 7);
  }

  /** The entry for two multisets that fit and some more kinds; null if there are no such cubes. */
  join(a: Entry | null, b: Entry | null, kinds: readonly number[]): Entry | null {
    let index = (a?.index ?? 0) + (b?.index ?? 0);
    for (const kind of this.endless) {
      let used = (a === null ? 0 : a.counts[kind]!) + (b === null ? 0 : b.counts[kind]!);
      const held = used;
      for (const other of kinds) if (other === kind) used++;
      index += (Math.min(used, this.stocks.caps[kind]!) - held) * this.#scale[kind]!;
    }
    for (const kind of kinds) {
      if (this.stocks.endless[kind]) continue;
      // Too many of a kind would be taken for some of the next kind.
      let used = (a === null ? 0 : a.counts[kind]!) + (b === null ? 0 : b.counts[kind]!);
      if (kinds.length === 1) used++;
      else for (const other of kinds) if (other === kind) used++;
      if (used > this.stocks.caps[kind]!) return null;
      index += this.#scale[kind]!;
    }
    const known = this.#entries.get(index);
    if (known !== undefined) return known;
    const made = this.#make(index, a, b, kinds);
    this.#entries.set(index, made);
    return made;
  }

  /** The same for two that fit and leave room for one more. */
  joinBy(a: Entry, b: Entry, kind: number): Entry | null {
    if (this.endless.length > 0) return this.join(a, b, [kind]);
    const index = a.index + b.index + this.#scale[kind]!;
    const known = this.#entries.get(index);
    return known === undefined ? this.join(a, b, [kind]) : known;
  }

  get(index: number): Entry | null {
    return this.#entries.get(index) ?? null;
  }

  #make(index: number, a: Entry | null, b: Entry | null, kinds: readonly number[]): Entry | null {
    const { caps, endless } = this.stocks;
    const counts = new Uint8Array(caps.length);
    if (a !== null) counts.set(a.counts);
    if (b !== null) for (let kind = 0; kind < counts.length; kind++) counts[kind]! += b.counts[kind]!;
    for (const kind of kinds) counts[kind]!++;
    for (const kind of this.endless) counts[kind] = Math.min(counts[kind]!, caps[kind]!);
    let size = 0;
    const words: [number, number, number] = [0, 0, 0];
    for (let kind = 0; kind < counts.length; kind++) {
      const count = counts[kind]!;
      if (count > caps[kind]!) return null;
      if (endless[kind]) continue;
      size += count;
      words[kind >> 3]! += count << ((kind & 7) * 4);
    }
    if (!this.#isThere(counts) || this.#isDead(counts)) return null;
    return {
      index,
      words,
      counts,
      size,
      values: new ValueSet(),
      isWhole: usesRequired(this.stocks, counts) && this.#isWhole(counts),
      isLast: (size >= this.#largest && this.endless.length === 0) || this.#isLast(counts),
    };
  }

  #isLast(counts: Uint8Array): boolean {
    const { caps, endless } = this.stocks;
    for (const kind of this.#growing) {
      if (endless[kind]) return false;
      if (counts[kind]! >= caps[kind]!) continue;
      counts[kind]!++;
      const there = this.#isThere(counts);
      counts[kind]!--;
      if (there) return false;
    }
    return true;
  }

  #isThere(counts: Uint8Array): boolean {
    const needed = resourcesNeeded(this.stocks, counts);
    return needed !== Infinity && (!this.stocks.oneResource || needed <= 1);
  }
}

function packed(counts: readonly number[]): Words {
  const words: [number, number, number] = [0, 0, 0];
  for (const [kind, count] of counts.entries()) words[kind >> 3]! += count << ((kind & 7) * 4);
  return words;
}

interface Entries {
  get(index: number): Entry | null | undefined;
  set(index: number, entry: Entry | null): unknown;
}

/** The same as a map, for small numbers. */
class ListedEntries {
  readonly #count: number;
  readonly #list: (Entry | null | undefined)[] = [];

  constructor(count: number) {
    this.#count = count;
  }

  get(index: number): Entry | null | undefined {
    return this.#list[index];
  }

  set(index: number, entry: Entry | null): void {
    // A list that grew with gaps would be as slow as a map.
    if (this.#list.length === 0) this.#list.length = this.#count;
    this.#list[index] = entry;
  }
}
