import type { Budget } from '../../budget.ts';
import type { Aim } from '../goal/aim.ts';
import { Combine } from './combine.ts';
import { putImaginaryProducts, putImaginaryUnits } from './imaginary-products.ts';
import { KeptNumbers } from './kept-numbers.ts';
import type { Leaf, Leaves } from '../cubes/leaves.ts';
import type { Numbers } from '../numbers/numbers.ts';
import { PiledSigns } from './piled-signs.ts';
import type { Signs } from '../cubes/signs.ts';
import type { Entry, States } from '../cubes/state.ts';
import { ValueSet } from '../cubes/value-set.ts';

/** Two-digit numerals for percents, by their cubes. */
interface Wide {
  readonly entry: Entry;
  readonly values: ValueSet;
}

/**
 * Every number that can be written with each multiset of the usable cubes, fewest cubes first. Values are kept once,
 * and how they came about is not kept: `Rebuild` finds it again.
 */
export class Tables extends KeptNumbers {
  readonly piles: PiledSigns;
  /** All sizes up to this one are complete. */
  size = 0;
  /** From this size on numbers are kept without the signs that could be piled on them. */
  bareFrom = Infinity;
  /** Cubes of numerals in the largest whole that can hold a √, where that matters. */
  mostBesideRoots = Infinity;
  /** Whether exponents with a 1 in them that may be any power of the base matter only as far as `isFarExponent` says. */
  hasNearExponents = false;
  readonly #combine: Combine;
  readonly #wide: Wide[] = [];

  constructor(states: States, numbers: Numbers, aim: Aim, leaves: Leaves, signs: Signs, budget: Budget) {
    super(states, numbers, aim, leaves, signs, budget);
    this.piles = new PiledSigns(this);
    this.#combine = new Combine(this);
    for (const leaf of leaves.wide) this.#addWide(leaf);
  }

  /** Works out all that takes one cube more; false if it was cut short. */
  advance(): boolean {
    const size = this.size + 1;
    this.fresh = new Map();
    for (const leaf of this.leaves.plain)
      if (this.sizeOf(leaf.kinds) === size)
        this.put(this.states.join(null, null, leaf.kinds), leaf.n, leaf.d);
    if (size === 1) putImaginaryUnits(this);
    if (!this.isEndless) for (const entry of this.bySize[size - 1] ?? []) this.piles.pileOne(entry, 0);
    const parts = size - this.signSize;
    for (let small = 1; small <= parts / 2; small++) this.#pairs(small, parts - small);
    this.#percents(size);
    for (const exponent of this.leaves.exponents)
      this.#exponents(exponent, size - this.sizeOf(exponent.kinds));
    if (this.leaves.imaginary.length > 0) putImaginaryProducts(this, size);
    if (this.bareFrom < Infinity) {
      if (size < this.bareFrom) this.piles.pileRoots();
    } else if (this.isEndless) this.piles.pileAll();
    this.numbers.wanted = null;
    if (this.stopped !== null) return false;
    this.bySize[size] = [...this.fresh.values()].filter(({ values, isLast }) => values.size > 0 && !isLast);
    this.size = size;
    return true;
  }

  get signSize(): number {
    return this.isEndless ? 0 : 1;
  }

  sizeOf(kinds: readonly number[]): number {
    return kinds.filter((kind) => !this.states.stocks.endless[kind]).length;
  }

  #addWide(leaf: Leaf): void {
    const entry = this.states.join(null, null, leaf.kinds);
    if (entry === null) return;
    let wide = this.#wide.find((known) => known.entry === entry);
    if (wide === undefined) this.#wide.push((wide = { entry, values: new ValueSet() }));
    wide.values.add(leaf.n, leaf.d);
  }

  #pairs(small: number, large: number): void {
    const { states, signs } = this;
    const combine = this.#combine;
    combine.arePiles = large < this.bareFrom && this.bareFrom < Infinity;
    const [some, others] = [this.bySize[small] ?? [], this.bySize[large] ?? []];
    for (const [place, a] of some.entries()) {
      for (let at = small === large ? place : 0; at < others.length; at++) {
        const b = others[at]!;
        if (!states.fit(a.words, b.words)) continue;
        for (const binary of signs.binaries) {
          if (!states.hasRoom(a.words, b.words, binary.kind)) continue;
          const target = states.joinBy(a, b, binary.kind);
          if (target === null || (target.isLast && !target.isWhole) || this.isPursued(target)) continue;
          combine.capped = this.hasNearExponents ? [a, b].filter((one) => this.hasPower(one)) : [];
          combine.all(a.values, b.values, binary, target);
          if (this.stopped !== null) return;
        }
      }
      if (!this.spend(others.length)) return;
    }
  }

  /** A two-digit numeral right beside %. */
  #percents(size: number): void {
    const percent = this.signs.binaries.find(({ operation }) => operation === 'percent');
    if (percent === undefined) return;
    for (const { entry, values } of this.#wide) {
      for (const other of [...(this.bySize[size - this.signSize - entry.size] ?? []), ...this.#wide]) {
        const [b, set] = 'entry' in other ? [other.entry, other.values] : [other, other.values];
        if (b.size + entry.size + this.signSize !== size || !this.states.fit(entry.words, b.words)) continue;
        if (!this.states.hasRoom(entry.words, b.words, percent.kind)) continue;
        const target = this.states.join(entry, b, [percent.kind]);
        if (target !== null) this.#combine.all(values, set, percent, target);
      }
    }
  }

  #exponents(exponent: Leaf, size: number): void {
    for (const entry of size > 0 ? (this.bySize[size] ?? []) : []) {
      const target = this.states.join(entry, null, exponent.kinds);
      if (target === null || this.isPursued(target) || !this.spend(entry.values.size * 4)) continue;
      const { values } = entry;
      this.workOutFor(target);
      for (let at = 0; at < values.size; at++) {
        const found = this.numbers.binary('power', values.n[at]!, values.d[at]!, exponent.n, exponent.d);
        if (found) this.putResult(target);
      }
    }
  }
}
