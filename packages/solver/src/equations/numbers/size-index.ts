import { placeOf, Places } from './about.ts';
import type { Range } from './about.ts';
import { isSimple, mayEqual } from '../arithmetic/known.ts';
import type { Known } from '../arithmetic/known.ts';
import { sizeOf } from '../arithmetic/intervals.ts';
import type { Numbers } from './numbers.ts';
import type { Entry } from '../cubes/state.ts';
import { ValueSet } from '../cubes/value-set.ts';

/** A number that may be equal to another without looking it. */
interface Rough {
  readonly n: number;
  readonly d: number;
  readonly known: Known;
}

/** Which entries of one size have a number. */
export class SizeIndex {
  readonly entries: readonly Entry[];
  /** All numbers of these entries. */
  readonly values = new ValueSet();
  readonly #heads: number[] = [];
  readonly #next: number[] = [];
  readonly #entryAt: number[] = [];

  /** Values that are no small fractions, and those of them that may have several forms. */
  readonly others: number[] = [];
  readonly opaque: number[] = [];
  /** Whether some value might be a fraction in disguise. */
  readonly hasUnsure: boolean;
  /** Where numbers are known by bounds: those that are no simple fractions, by their lower bounds; far ones by their sizes apart. */
  readonly #rough: Rough[] = [];
  readonly #far: Rough[] = [];
  /** The widest bounds in proportion. */
  #widest = 0;
  /** The largest upper bound of the far ones up to each: some of them have no end. */
  readonly #farMost: number[] = [];
  #sizes: readonly [number, number] | null = null;
  #places: Places | null = null;
  #sizePlaces: Places | null = null;
  readonly #numbers: Numbers;

  constructor(entries: readonly Entry[], numbers: Numbers) {
    this.entries = entries;
    this.#numbers = numbers;
    const { bounded } = numbers.limits;
    for (const [place, { values }] of entries.entries()) {
      for (let at = 0; at < values.size; at++) {
        const [n, d] = [values.n[at]!, values.d[at]!];
        const isNew = this.values.add(n, d);
        if (isNew && d === 0) {
          this.others.push(n);
          if (numbers.isOpaque(n)) this.opaque.push(n);
        }
        if (isNew && bounded && !isSimple({ n, d })) this.#addRough(n, d);
        const index = isNew ? this.values.size - 1 : this.values.indexOf(n, d);
        this.#next.push(isNew ? -1 : this.#heads[index]!);
        this.#heads[index] = this.#next.length - 1;
        this.#entryAt.push(place);
      }
    }
    this.#rough.sort((a, b) => a.known.lo - b.known.lo);
    this.#far.sort((a, b) => (a.known.lo === b.known.lo ? 0 : a.known.lo - b.known.lo));
    for (const { known } of this.#far)
      this.#farMost.push(Math.max(known.hi, this.#farMost.at(-1) ?? -Infinity));
    this.hasUnsure = this.opaque.some((id) => !numbers.isIrrational(id));
  }

  #addRough(n: number, d: number): void {
    const known = this.#numbers.knownOf(n, d);
    if (known.sign !== 0) {
      this.#far.push({ n, d, known });
      return;
    }
    this.#rough.push({ n, d, known });
    const width = (known.hi - known.lo) / Math.max(Math.abs(known.lo), Math.abs(known.hi));
    this.#widest = Math.max(this.#widest, width);
  }

  /** The least and the greatest size of its numbers that are not zero, by their binary logarithms. */
  get sizes(): readonly [number, number] {
    if (this.#sizes === null) {
      let [least, most] = [Infinity, -Infinity];
      for (let at = 0; at < this.values.size; at++) {
        const [n, d] = [this.values.n[at]!, this.values.d[at]!];
        if (n === 0 && d !== 0) continue;
        const [lo, hi] = sizeOf(this.#numbers.knownOf(n, d));
        [least, most] = [Math.min(least, lo), Math.max(most, hi)];
      }
      this.#sizes = [least, most];
    }
    return this.#sizes;
  }

  has(n: number, d: number): boolean {
    return this.values.has(n, d);
  }

  /** Whether a number is here, or one that may be equal to it. */
  mayHave(n: number, d: number): boolean {
    if (this.values.has(n, d)) return true;
    if (this.#numbers.limits.quick && this.#numbers.skipped > 0) return false;
    if (!this.#numbers.limits.bounded) return d === 0 || this.hasUnsure;
    return this.near(n, d).length > 0;
  }

  /** Whether some number here may lie within these bounds. */
  mayHaveAbout(range: Range): boolean {
    this.#places ??= new Places(this.#allKnown().map(placeOf));
    return this.#places.has(range);
  }

  /** Whether some number here may have a size within these bounds of its binary logarithm. */
  mayHaveSize(range: Range): boolean {
    this.#sizePlaces ??= new Places(
      this.#allKnown()
        .filter(({ n, d }) => n !== 0 || d === 0)
        .map(sizeOf),
    );
    return this.#sizePlaces.has(range);
  }

  #allKnown(): readonly Known[] {
    const all: Known[] = [];
    for (let at = 0; at < this.values.size; at++)
      all.push(this.#numbers.knownOf(this.values.n[at]!, this.values.d[at]!));
    return all;
  }

  /** Other numbers that may be equal to this one. */
  near(n: number, d: number): readonly Rough[] {
    if (isSimple({ n, d }) || (d !== 0 && !this.hasUnsure)) return [];
    const known = this.#numbers.knownOf(n, d);
    const far = this.#farNear(known, n, d);
    // A number next to 1 may be known by its size or, if it is a sum, by itself.
    const bounds = known.sign === 0 ? ([known.lo, known.hi] as const) : writtenOut(known);
    const near = bounds === null ? [] : among(this.#rough, this.#widest, ...bounds, known, n, d);
    return far.length === 0 ? near : near.length === 0 ? far : [...far, ...near];
  }

  /** Those of them that are known by their sizes. */
  #farNear(known: Known, n: number, d: number): readonly Rough[] {
    const found: Rough[] = [];
    if (this.#far.length === 0) return found;
    const [least, most] = sizeOf(known);
    for (let at = upTo(this.#far, most) - 1; at >= 0 && this.#farMost[at]! >= least; at--) {
      const one = this.#far[at]!;
      if (isOther(one, n, d) && mayEqual(one.known, known)) found.push(one);
    }
    return found;
  }

  /** The entries with this number. */
  *of(n: number, d: number): Generator<Entry> {
    const index = this.values.indexOf(n, d);
    if (index < 0) return;
    for (let at = this.#heads[index]!; at >= 0; at = this.#next[at]!) yield this.entries[this.#entryAt[at]!]!;
  }
}

/** Bounds of a number itself, with some room; null if it is further out than all that are written out. */
function writtenOut({ sign, lo, hi }: Known): readonly [number, number] | null {
  if (hi < -1000 || lo > 1000) return null;
  const [small, large] = [
    2 ** Math.max(lo, -1074) * (1 - 2 ** -40),
    2 ** Math.min(hi, 1100) * (1 + 2 ** -40),
  ];
  const least = lo < -1000 ? 0 : small;
  return sign > 0 ? [least, large] : [-large, -least];
}

/** Those of a list in the order of their lower bounds that may be this number, whose bounds are lo and hi in the same measure. */
function among(
  list: readonly Rough[],
  widest: number,
  lo: number,
  hi: number,
  known: Known,
  n: number,
  d: number,
): readonly Rough[] {
  // What reaches up to lo starts no lower than this; the widest are half as wide again as they are far.
  const room = widest < 0.5 ? Math.max(Math.abs(lo), Math.abs(hi)) * widest * 2.02 : Infinity;
  const found: Rough[] = [];
  for (let at = upTo(list, hi) - 1; at >= 0 && list[at]!.known.lo >= lo - room; at--) {
    const one = list[at]!;
    if (isOther(one, n, d) && mayEqual(one.known, known)) found.push(one);
  }
  return found;
}

/** How many of them have a lower bound up to this one. */
function upTo(list: readonly Rough[], most: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle]!.known.lo <= most) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isOther(one: Rough, n: number, d: number): boolean {
  return one.n !== n || one.d !== d;
}
