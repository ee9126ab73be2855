import { isSimple, mayEqual } from './cells.ts';
import type { Known } from './cells.ts';
import { sizeOf } from './intervals.ts';
import type { Numbers } from './numbers.ts';
import type { Entry } from './state.ts';
import { ValueSet } from './value-set.ts';

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
  /** Where numbers are known by bounds: those that are no simple fractions, by their lower bounds; far ones apart. */
  readonly #rough: Rough[] = [];
  readonly #far: Rough[] = [];
  #widest = 0;
  #sizes: readonly [number, number] | null = null;
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
    this.hasUnsure = this.opaque.some((id) => !numbers.isIrrational(id));
  }

  #addRough(n: number, d: number): void {
    const known = this.#numbers.knownOf(n, d);
    if (known.sign !== 0) {
      this.#far.push({ n, d, known });
      return;
    }
    this.#rough.push({ n, d, known });
    this.#widest = Math.max(
      this.#widest,
      (known.hi - known.lo) / Math.max(Math.abs(known.lo), Math.abs(known.hi)),
    );
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

  /** Other numbers that may be equal to this one. */
  near(n: number, d: number): readonly Rough[] {
    if (isSimple({ n, d }) || (d !== 0 && !this.hasUnsure)) return [];
    const known = this.#numbers.knownOf(n, d);
    const found = this.#far.filter((one) => isOther(one, n, d) && mayEqual(one.known, known));
    if (known.sign !== 0) return found;
    const list = this.#rough;
    let [low, high] = [0, list.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (list[middle]!.known.lo <= known.hi) low = middle + 1;
      else high = middle;
    }
    const room = Math.max(Math.abs(known.lo), Math.abs(known.hi)) * this.#widest * 1.01;
    for (let at = low - 1; at >= 0 && list[at]!.known.lo >= known.lo - room; at--) {
      const one = list[at]!;
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

function isOther(one: Rough, n: number, d: number): boolean {
  return one.n !== n || one.d !== d;
}
