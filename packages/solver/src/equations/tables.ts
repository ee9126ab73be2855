import type { Budget } from '../onsets/budget.ts';
import type { Aim } from './aim.ts';
import type { Leaf, Leaves } from './leaves.ts';
import { isFarExponent } from './near-powers.ts';
import type { Numbers } from './numbers.ts';
import type { Operation } from './operations.ts';
import { combineWith, plainOf } from './pairs.ts';
import type { Filter, Takes } from './pairs.ts';
import { rootOfRoots } from './root-piles.ts';
import type { Binary, Signs } from './signs.ts';
import type { Entry, States } from './state.ts';
import { ValueSet } from './value-set.ts';

/** A number that is worth a reading of the Goal, with the cubes that make it. */
export interface Hit {
  readonly entry: Entry;
  readonly n: number;
  readonly d: number;
  readonly target: number;
}

/** Two-digit numerals for percents, by their cubes. */
interface Wide {
  readonly entry: Entry;
  readonly values: ValueSet;
}

/** A number that many are combined with, as the first or the second of the two. */
interface Beside {
  readonly operation: Operation;
  readonly n: number;
  readonly d: number;
  readonly values: ValueSet;
  readonly isFirst: boolean;
}

/** Piles of √ above one number are followed so high, and a little higher where other signs may be among them. */
const ROOTS_PILED = 12;
const ROOTS_PILED_AMONG = 24;
/** Piles that end by themselves: whole roots of whole numbers, primes up to 200, numbers of factors. */
const MOST_PILED = 64;
/** More numbers than this are not kept: about 24 bytes each. */
const MOST_VALUES = 5_000_000;

/**
 * Every number that can be written with each multiset of the usable cubes, fewest cubes first. Values are kept once,
 * and how they came about is not kept: `Rebuild` finds it again.
 */
export class Tables implements Takes {
  readonly states: States;
  readonly numbers: Numbers;
  readonly aim: Aim;
  readonly leaves: Leaves;
  readonly signs: Signs;
  /** Entries with a value, by size. */
  readonly bySize: Entry[][] = [];
  readonly wide: Wide[] = [];
  readonly hits: Hit[] = [];
  /** All sizes up to this one are complete. */
  size = 0;
  kept = 0;
  /** Cases searched side by side share what may be kept. */
  mostValues = MOST_VALUES;
  stopped: 'time' | 'memory' | null = null;
  /** Piles of signs that were not followed to their end, and those of √ above what is no fraction, which have none. */
  piledOpen = 0;
  rootsOpen = 0;
  /** From this size on numbers are kept without the signs that could be piled on them. */
  bareFrom = Infinity;
  /** Cubes of numerals in the largest whole that can hold a √, where that matters. */
  mostBesideRoots = Infinity;
  /** Where every whole with a 1 that may be any power of the base is pursued: the largest part of one beside it, with one more 1 at most. */
  mostWithPower = Infinity;
  /** Whether exponents with a 1 in them that may be any power of the base matter only as far as `isFarExponent` says. */
  hasNearExponents = false;
  /** Factorials too long to follow that leave another ! to use. */
  loneGiants = 0;
  readonly #budget: Budget;
  readonly #factorial: number;
  #fresh = new Map<number, Entry>();
  /** The fractions that the Goal is worth. */
  readonly #wanted: Filter;
  /** The same if the Goal is nothing but these. */
  readonly #fractions: readonly (readonly [number, number])[] | null;
  /** Where results go just now, and the one number that many are combined with. */
  #target: Entry | null = null;
  #beside: Beside | null = null;
  /** What holds a 1 that may be any power of the base, of the two that are joined just now, where that matters. */
  #capped: readonly Entry[] = [];
  /** Whether just now two piles of √ on numerals are joined. */
  #arePiles = false;
  #pilesAtMost = MOST_PILED;

  constructor(states: States, numbers: Numbers, aim: Aim, leaves: Leaves, signs: Signs, budget: Budget) {
    this.states = states;
    this.numbers = numbers;
    this.aim = aim;
    this.leaves = leaves;
    this.signs = signs;
    this.#budget = budget;
    this.#factorial = states.stocks.kinds.findIndex(({ role }) => role === 'factorial');
    this.#wanted = { set: new ValueSet(), isIn: true };
    for (const { n, d } of aim.targets) if (d > 0) this.#wanted.set.add(n, d);
    this.#fractions =
      aim.isWhole && aim.isSingle && aim.targets.every(({ d }) => d > 0)
        ? aim.targets.map(({ n, d }) => [n, d] as const)
        : null;
    for (const leaf of leaves.wide) this.#addWide(leaf);
  }

  /** Works out all that takes one cube more; false if it was cut short. */
  advance(): boolean {
    const size = this.size + 1;
    this.#fresh = new Map();
    for (const leaf of this.leaves.plain)
      if (this.sizeOf(leaf.kinds) === size)
        this.#put(this.states.join(null, null, leaf.kinds), leaf.n, leaf.d);
    if (size === 1) this.#imaginaryLeaves();
    if (!this.isEndless) for (const entry of this.bySize[size - 1] ?? []) this.#unaries(entry, 0);
    const parts = size - this.signSize;
    for (let small = 1; small <= parts / 2; small++) this.#pairs(small, parts - small);
    this.#percents(size);
    for (const exponent of this.leaves.exponents)
      this.#exponents(exponent, size - this.sizeOf(exponent.kinds));
    if (this.leaves.imaginary.length > 0) this.#products(size);
    if (this.bareFrom < Infinity) {
      if (size < this.bareFrom) this.#pileRoots();
    } else if (this.isEndless) this.#piled();
    this.numbers.wanted = null;
    if (this.stopped !== null) return false;
    this.bySize[size] = [...this.#fresh.values()].filter(({ values, isLast }) => values.size > 0 && !isLast);
    this.size = size;
    return true;
  }

  /** Whether signs may be used without end; sizes then count the cubes in numerals only. */
  get isEndless(): boolean {
    return this.states.endless.length > 0;
  }

  get signSize(): number {
    return this.isEndless ? 0 : 1;
  }

  sizeOf(kinds: readonly number[]): number {
    return kinds.filter((kind) => !this.states.stocks.endless[kind]).length;
  }

  /** How many signs are piled on one number at most. */
  get mostPiled(): number {
    // Factorials have no end either.
    return this.signs.unaries.some(({ sign }) => sign === '!') ? ROOTS_PILED : this.#pilesAtMost;
  }

  /** Higher piles are left out, for a look that need prove nothing. */
  pileAtMost(height: number): void {
    this.#pilesAtMost = height;
  }

  /** Signs before and behind one number, again and again until nothing new comes of it. */
  #piled(): void {
    const { unaries } = this.signs;
    if (unaries.length === 0) return;
    const mostRoots = unaries.length > 1 ? ROOTS_PILED_AMONG : ROOTS_PILED;
    const done = new Map<Entry, number>();
    for (let turn = 0; ; turn++) {
      const open = [...this.#fresh.values()].filter((entry) => (done.get(entry) ?? 0) < entry.values.size);
      if (open.length === 0 || this.stopped !== null) return;
      if (turn >= this.mostPiled) {
        this.piledOpen++;
        return;
      }
      const isHigh = turn >= mostRoots && !this.numbers.limits.wholePowers;
      for (const entry of open) {
        const [from, to] = [done.get(entry) ?? 0, entry.values.size];
        done.set(entry, to);
        this.#unaries(entry, from, to, isHigh);
      }
    }
  }

  /** Piles of √ on numerals. */
  #pileRoots(): void {
    const root = this.signs.unaries[0]!.kind;
    const leaves = [...this.#fresh.values()].map((entry) => ({ entry, size: entry.values.size }));
    for (const { entry, size } of leaves) {
      let target: Entry | null = entry;
      for (let height = 1; height <= ROOTS_PILED; height++) {
        target = this.states.join(target, null, [root]);
        if (target === null || !this.#spend(size)) break;
        for (let at = 0; at < size; at++) {
          const [n, d] = [entry.values.n[at]!, entry.values.d[at]!];
          if (n === 0) this.#put(target, 0, 1);
          else if (n > 0 && rootOfRoots(this.numbers, n, d, height)) this.#putResult(target);
        }
      }
      this.rootsOpen++;
    }
  }

  #addWide(leaf: Leaf): void {
    const entry = this.states.join(null, null, leaf.kinds);
    if (entry === null) return;
    let wide = this.wide.find((known) => known.entry === entry);
    if (wide === undefined) this.wide.push((wide = { entry, values: new ValueSet() }));
    wide.values.add(leaf.n, leaf.d);
  }

  #put(entry: Entry | null, n: number, d: number): void {
    if (entry === null) return;
    if (!entry.isLast) {
      if (!entry.values.add(n, d)) return;
      if (entry.values.size === 1) this.#fresh.set(entry.index, entry);
      this.kept++;
    }
    if (entry.isWhole) this.#test(entry, n, d);
  }

  #putResult(entry: Entry): void {
    const { numbers } = this;
    const { hasExtra, extraN, extraD, more } = numbers;
    this.#put(entry, numbers.n, numbers.d);
    if (!hasExtra) return;
    this.#put(entry, extraN, extraD);
    for (let at = 0; at < more.length; at += 2) this.#put(entry, more[at]!, more[at + 1]!);
  }

  #test(entry: Entry, n: number, d: number): void {
    const target = this.aim.meets(n, d, this.#factorial < 0 ? 0 : entry.counts[this.#factorial]!);
    if (target >= 0 && !this.hits.some((hit) => hit.entry === entry && hit.n === n && hit.d === d)) {
      this.hits.push({ entry, n, d, target });
    }
  }

  #spend(steps: number): boolean {
    this.#budget.spend(steps + this.numbers.work);
    this.numbers.work = 0;
    if (this.#budget.over) this.stopped = 'time';
    else if (this.kept > this.mostValues) this.stopped = 'memory';
    return this.stopped === null;
  }

  #unaries(entry: Entry, from: number, to = entry.values.size, fractionsOnly = false): void {
    const { numbers } = this;
    const { values } = entry;
    for (const { kind, operation } of this.signs.unaries) {
      if (!this.isEndless && entry.counts[kind]! >= this.states.stocks.caps[kind]!) continue;
      const target = this.states.join(entry, null, [kind]);
      if (
        target === null ||
        this.#isPursued(target) ||
        (target.isLast && !target.isWhole) ||
        !this.#spend(values.size * 4)
      )
        continue;
      const giants = numbers.giants;
      for (let at = from; at < to; at++) {
        const [n, d] = [values.n[at]!, values.d[at]!];
        if (fractionsOnly && d === 0) this.rootsOpen++;
        else if (numbers.unary(operation, n, d)) this.#putResult(target);
      }
      if (numbers.giants > giants && target.counts[kind]! < 2) this.loneGiants++;
    }
  }

  /** Whether a 1 is among these cubes that may be any power of the base. */
  hasPower(entry: Entry): boolean {
    return this.#powersIn(entry) > 0;
  }

  #powersIn({ counts }: Entry): number {
    let sum = 0;
    for (const kind of this.leaves.powers) sum += counts[kind]!;
    return sum;
  }

  /** Whether what these cubes make is left to the pursuit. */
  #isPursued(entry: Entry): boolean {
    if (this.mostWithPower === Infinity) return false;
    const powers = this.#powersIn(entry);
    return powers > 1 || (powers === 1 && entry.size > this.mostWithPower);
  }

  #pairs(small: number, large: number): void {
    const { states, signs } = this;
    this.#arePiles = large < this.bareFrom && this.bareFrom < Infinity;
    const [some, others] = [this.bySize[small] ?? [], this.bySize[large] ?? []];
    for (const [place, a] of some.entries()) {
      for (let at = small === large ? place : 0; at < others.length; at++) {
        const b = others[at]!;
        if (!states.fit(a.words, b.words)) continue;
        for (const binary of signs.binaries) {
          if (!states.hasRoom(a.words, b.words, binary.kind)) continue;
          const target = states.joinBy(a, b, binary.kind);
          if (target === null || (target.isLast && !target.isWhole) || this.#isPursued(target)) continue;
          this.#capped = this.hasNearExponents ? [a, b].filter((one) => this.hasPower(one)) : [];
          this.#combine(a.values, b.values, binary, target);
          if (this.stopped !== null) return;
        }
      }
      if (!this.#spend(others.length)) return;
    }
  }

  /**
   * Two piles of √ on numerals that are kept as one number are equal: √^i a and √^j b, i ≥ j, differ in their logarithms not at all or by
   * |ln(a/b^(2^(i-j)))|/2^i. For whole numbers below 150, and one over them, that is more than 1/(150 × 2^12): bounds are far narrower.
   */
  #putSame(operation: Operation, an: number, ad: number, bn: number, bd: number): boolean {
    if (ad !== 0 || bd !== 0 || an !== bn) return false;
    if (operation !== 'subtract' && operation !== 'divide') return false;
    this.#put(this.#target, operation === 'subtract' ? 0 : 1, 1);
    return true;
  }

  /** All of a with all of b, in both orders where that matters. */
  #combine(a: ValueSet, b: ValueSet, binary: Binary, target: Entry): void {
    const { operation, commutes } = binary;
    const isSame = a === b;
    const [few, many] = a.size <= b.size ? [a, b] : [b, a];
    const plain = target.isLast && !this.aim.isExact ? null : plainOf(operation);
    this.#target = target;
    this.numbers.wanted = target.isLast ? this.#fractions : null;
    // What nothing can be joined to is not kept, and so matters only if it is worth the Goal.
    const filter = target.isLast ? this.#wanted : { set: target.values, isIn: false };
    for (let at = 0; at < few.size; at++) {
      if (!this.#spend(many.size)) return;
      const from = isSame && commutes ? at : 0;
      const [n, d] = [few.n[at]!, few.d[at]!];
      if (plain === null || d <= 0 || n === 0) {
        this.#combineSlowly(many, from, n, d, binary, isSame, few);
        continue;
      }
      this.#beside = { operation, n, d, values: many, isFirst: false };
      combineWith(plain[0], many, from, n, d, filter, this);
      if (plain[1] === null || isSame) continue;
      this.#beside = { operation, n, d, values: many, isFirst: true };
      combineWith(plain[1], many, from, n, d, filter, this);
    }
  }

  #combineSlowly(
    many: ValueSet,
    from: number,
    bn: number,
    bd: number,
    { operation, commutes }: Binary,
    isSame: boolean,
    few: ValueSet,
  ): void {
    const { numbers } = this;
    const { n, d, size } = many;
    const isFew = this.#isCapped(few) && isFarExponent(bn, bd);
    const isMany = this.#isCapped(many);
    const isRoot = operation === 'root';
    const hasExponent = isRoot || operation === 'power';
    for (let at = from; at < size; at++) {
      if (this.#arePiles && this.#putSame(operation, n[at]!, d[at]!, bn, bd)) continue;
      const isFar = isMany && isFarExponent(n[at]!, d[at]!);
      // The exponent is the second number, the index of a root the first.
      const [isOut, isOutTurned] = !hasExponent ? [false, false] : isRoot ? [isFar, isFew] : [isFew, isFar];
      if (!isOut && numbers.binary(operation, n[at]!, d[at]!, bn, bd)) this.#putResult(this.#target!);
      if (!commutes && !isSame && !isOutTurned && numbers.binary(operation, bn, bd, n[at]!, d[at]!))
        this.#putResult(this.#target!);
    }
  }

  #isCapped(values: ValueSet): boolean {
    return this.#capped.some((entry) => entry.values === values);
  }

  fresh(n: number, d: number): void {
    this.numbers.reduce(n, d);
    this.#put(this.#target, this.numbers.n, this.numbers.d);
  }

  other(at: number): void {
    const { operation, n, d, values, isFirst } = this.#beside!;
    const [an, ad] = [values.n[at]!, values.d[at]!];
    if (this.#arePiles && this.#putSame(operation, an, ad, n, d)) return;
    const found = isFirst
      ? this.numbers.binary(operation, n, d, an, ad)
      : this.numbers.binary(operation, an, ad, n, d);
    if (found) this.#putResult(this.#target!);
  }

  /** A two-digit numeral right beside %. */
  #percents(size: number): void {
    const percent = this.signs.binaries.find(({ operation }) => operation === 'percent');
    if (percent === undefined) return;
    for (const { entry, values } of this.wide) {
      for (const other of [...(this.bySize[size - this.signSize - entry.size] ?? []), ...this.wide]) {
        const [b, set] = 'entry' in other ? [other.entry, other.values] : [other, other.values];
        if (b.size + entry.size + this.signSize !== size || !this.states.fit(entry.words, b.words)) continue;
        if (!this.states.hasRoom(entry.words, b.words, percent.kind)) continue;
        const target = this.states.join(entry, b, [percent.kind]);
        if (target !== null) this.#combine(values, set, percent, target);
      }
    }
  }

  #exponents(exponent: Leaf, size: number): void {
    for (const entry of size > 0 ? (this.bySize[size] ?? []) : []) {
      const target = this.states.join(entry, null, exponent.kinds);
      if (target === null || this.#isPursued(target) || !this.#spend(entry.values.size * 4)) continue;
      const { values } = entry;
      this.numbers.wanted = target.isLast ? this.#fractions : null;
      for (let at = 0; at < values.size; at++) {
        const found = this.numbers.binary('power', values.n[at]!, values.d[at]!, exponent.n, exponent.d);
        if (found) this.#putResult(target);
      }
    }
  }

  #imaginaryLeaves(): void {
    for (const { kinds, negative } of this.leaves.imaginary) {
      this.numbers.imaginaryUnit(negative);
      this.#put(this.states.join(null, null, kinds), this.numbers.n, this.numbers.d);
    }
  }

  /** i right beside a number, or between two, without ×. [XIII-D-11] */
  #products(size: number): void {
    const { numbers } = this;
    for (const { kinds, negative } of this.leaves.imaginary) {
      numbers.imaginaryUnit(negative);
      const [iN, iD] = [numbers.n, numbers.d];
      for (const entry of this.bySize[size - 1] ?? []) {
        const target = this.states.join(entry, null, kinds);
        if (target === null || !this.#spend(entry.values.size * 16)) continue;
        for (let at = 0; at < entry.values.size; at++) {
          if (numbers.binary('multiply', entry.values.n[at]!, entry.values.d[at]!, iN, iD))
            this.#put(target, numbers.n, numbers.d);
        }
      }
      for (let small = 1; small <= (size - 1) / 2; small++) {
        for (const a of this.bySize[small] ?? []) {
          for (const b of this.bySize[size - 1 - small] ?? []) {
            if (!this.states.fit(a.words, b.words)) continue;
            const target = this.states.join(a, b, kinds);
            if (target === null) continue;
            for (let i = 0; i < a.values.size; i++) {
              if (!this.#spend(b.values.size)) return;
              for (let j = 0; j < b.values.size; j++) {
                if (
                  !numbers.binary('multiply', a.values.n[i]!, a.values.d[i]!, b.values.n[j]!, b.values.d[j]!)
                )
                  continue;
                if (numbers.binary('multiply', numbers.n, numbers.d, iN, iD))
                  this.#put(target, numbers.n, numbers.d);
              }
            }
          }
        }
      }
    }
  }
}
