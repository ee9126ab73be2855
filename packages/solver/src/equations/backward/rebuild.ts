import type { Budget } from '../../budget.ts';
import type { Layer, Meeting } from '../numbers/layers.ts';
import type { Binary } from '../cubes/signs.ts';
import type { Entry } from '../cubes/state.ts';
import { rootOfRoots } from '../numbers/root-piles.ts';
import type { Tables } from '../forward/tables.ts';
import { HEIGHT_WITHIN } from '../arithmetic/towers-of-roots.ts';
import { rootName } from './root-name.ts';
import type { Tree } from '../cubes/tree.ts';
import type { ValueSet } from '../cubes/value-set.ts';

/** What it takes to look for the parts of a number, in the measure of the budget. */
const STEPS_OF_A_NUMBER = 20;

/** Finds again how numbers of the tables are made. */
export class Rebuild {
  readonly #tables: Tables;
  readonly #budget: Budget;

  constructor(tables: Tables, budget: Budget) {
    this.#tables = tables;
    this.#budget = budget;
  }

  /** Ways to write a number with exactly these cubes, plain ones first; every number kept has one. */
  *trees(entry: Entry, n: number, d: number, piled = 0): Generator<Tree> {
    if (!this.#spend(STEPS_OF_A_NUMBER)) return;
    yield* this.#leaves(entry, n, d);
    // With signs without end a pile is never taken for longer than need be.
    if (piled <= this.#tables.piles.most) yield* this.#unaries(entry, n, d, piled + 1);
    for (const binary of this.#tables.signs.binaries) yield* this.#binaries(entry, binary, n, d);
    yield* this.#exponents(entry, n, d);
    yield* this.#products(entry, n, d);
  }

  /** False once time is up: where signs are without end, most of what is tried may lead nowhere. */
  #spend(steps: number): boolean {
    const { numbers } = this.#tables;
    this.#budget.spend(steps + numbers.work);
    numbers.work = 0;
    return !this.#budget.over;
  }

  /** Ways to write what was met in the middle. */
  *meeting({ core, n, d, layers, text }: Meeting): Generator<Tree> {
    if (text !== undefined) {
      yield* this.#around({ kind: 'leaf', text }, layers);
      return;
    }
    for (const tree of this.trees(core, n, d)) yield* this.#around(tree, layers);
  }

  *#around(inner: Tree, layers: readonly Layer[]): Generator<Tree> {
    const [layer, ...outer] = layers;
    if (layer === undefined) {
      yield inner;
      return;
    }
    const { step, n, d } = layer;
    switch (step.kind) {
      case 'unary':
        yield* this.#around({ kind: 'unary', sign: step.unary.sign, of: inner }, outer);
        return;
      case 'pile': {
        let pile = inner;
        for (let turn = 0; turn < step.height; turn++)
          pile = { kind: 'unary', sign: step.unary.sign, of: pile };
        yield* this.#around(pile, outer);
        return;
      }
      case 'exponent':
        yield* this.#around(
          { kind: 'binary', sign: "'", left: inner, right: { kind: 'leaf', text: step.exponent.text } },
          outer,
        );
        return;
      case 'binary':
        for (const beside of this.trees(step.beside, n, d)) {
          const [left, right] = step.side === 'left' ? [inner, beside] : [beside, inner];
          yield* this.#around({ kind: 'binary', sign: step.binary.sign, left, right }, outer);
        }
    }
  }

  *#leaves(entry: Entry, n: number, d: number): Generator<Tree> {
    const { leaves, numbers, states } = this.#tables;
    for (const { kinds, text, n: own, d: below } of leaves.plain) {
      if (own === n && below === d && states.join(null, null, kinds) === entry) yield { kind: 'leaf', text };
    }
    for (const { kinds, text, negative } of leaves.imaginary) {
      if (states.join(null, null, kinds) !== entry) continue;
      numbers.imaginaryUnit(negative);
      if (numbers.n === n && numbers.d === d) yield { kind: 'leaf', text };
    }
  }

  /** What a sign may have been put on: with signs without end perhaps a number of the same cubes. */
  #below(entry: Entry, kind: number): readonly Entry[] {
    const { states, isEndless, bySize } = this.#tables;
    if (isEndless) {
      return (bySize[entry.size] ?? []).filter((inner) => states.join(inner, null, [kind]) === entry);
    }
    const inner = states.get(entry.index - states.unit(kind));
    return inner === null ? [] : [inner];
  }

  /** Piles of √ on numerals, as the tables make them where larger numbers have none. */
  *#piles(entry: Entry, n: number, d: number): Generator<Tree> {
    const { leaves, numbers, signs, states } = this.#tables;
    const { kind, sign } = signs.unaries[0]!;
    for (const leaf of leaves.plain) {
      let of: Tree = { kind: 'leaf', text: leaf.text };
      let own = states.join(null, null, leaf.kinds);
      for (let height = 1; height <= HEIGHT_WITHIN && own !== null && leaf.n >= 0; height++) {
        own = states.join(own, null, [kind]);
        of = { kind: 'unary', sign, of };
        if (own !== entry) continue;
        const isZero = leaf.n === 0 && n === 0 && d !== 0;
        const isFound = leaf.n > 0 && rootOfRoots(numbers, leaf.n, leaf.d, height) && numbers.isResult(n, d);
        if (isZero || isFound) yield of;
      }
    }
  }

  *#unaries(entry: Entry, n: number, d: number, piled: number): Generator<Tree> {
    if (entry.size < this.#tables.bareFrom && this.#tables.bareFrom < Infinity) {
      yield* this.#piles(entry, n, d);
      return;
    }
    const { signs, numbers, isEndless } = this.#tables;
    for (const { kind, sign, operation } of signs.unaries) {
      if (entry.counts[kind] === 0) continue;
      for (const inner of this.#below(entry, kind)) {
        const { values } = inner;
        if (!this.#spend(values.size)) return;
        for (let at = 0; at < values.size; at++) {
          const [vn, vd] = [values.n[at]!, values.d[at]!];
          if (!numbers.unary(operation, vn, vd) || !numbers.isResult(n, d)) continue;
          for (const of of this.trees(inner, vn, vd, isEndless ? piled : 0))
            yield { kind: 'unary', sign, of };
        }
      }
    }
  }

  /** The ways to part a multiset in two that both have numbers. */
  *#parts(entry: Entry, less: readonly number[]): Generator<readonly [Entry, Entry]> {
    const { states, bySize } = this.#tables;
    if (this.#tables.isEndless) {
      const parts = entry.size - this.#tables.sizeOf(less);
      for (let small = 1; small < parts; small++) {
        for (const a of bySize[small] ?? []) {
          if (!this.#spend(bySize[parts - small]?.length ?? 0)) return;
          for (const b of bySize[parts - small] ?? []) {
            if (states.fit(a.words, b.words) && states.join(a, b, less) === entry) yield [a, b];
          }
        }
      }
      return;
    }
    let rest = entry.index;
    const counts = Uint8Array.from(entry.counts);
    for (const kind of less) {
      if (counts[kind] === 0) return;
      counts[kind]!--;
      rest -= states.unit(kind);
    }
    const size = entry.size - less.length;
    for (let small = 1; small < size; small++) {
      for (const a of bySize[small] ?? []) {
        if (a.counts.some((count, kind) => count > counts[kind]!)) continue;
        const b = states.get(rest - a.index);
        if (b !== null && b.values.size > 0) yield [a, b];
      }
    }
  }

  *#binaries(
    entry: Entry,
    { kind, sign, operation, commutes }: Binary,
    n: number,
    d: number,
  ): Generator<Tree> {
    for (const [a, b] of this.#parts(entry, [kind])) {
      if (commutes && a.size > b.size) continue;
      for (const [left, i, right, j] of this.#matching(a.values, b.values, operation, n, d)) {
        const named = operation === 'power' ? this.#named(right, j, n, d) : {};
        for (const tree of this.trees(a, left, i)) {
          for (const other of this.trees(b, right, j))
            yield { kind: 'binary', sign, left: tree, right: other, ...named };
        }
      }
    }
    if (operation === 'percent') yield* this.#percents(entry, kind, n, d);
  }

  /** With √ = i a fractional power says which of its values is meant. [XIII-D-11] */
  #named(exponentN: number, exponentD: number, n: number, d: number): { readonly root?: string } {
    const { numbers } = this.#tables;
    if (!numbers.limits.complex || exponentD < 2 || exponentN === 0) return {};
    const root = rootName(numbers.valueOf(n, d));
    return root === null ? {} : { root };
  }

  *#matching(
    a: ValueSet,
    b: ValueSet,
    operation: Binary['operation'],
    n: number,
    d: number,
  ): Generator<readonly [number, number, number, number]> {
    const { numbers } = this.#tables;
    for (let i = 0; i < a.size; i++) {
      if (!this.#spend(b.size)) return;
      for (let j = 0; j < b.size; j++) {
        if (!numbers.binary(operation, a.n[i]!, a.d[i]!, b.n[j]!, b.d[j]!)) continue;
        if (numbers.isResult(n, d)) yield [a.n[i]!, a.d[i]!, b.n[j]!, b.d[j]!];
      }
    }
  }

  *#percents(entry: Entry, percent: number, n: number, d: number): Generator<Tree> {
    const { leaves, states, numbers, isEndless } = this.#tables;
    if (isEndless) {
      yield* this.#endlessPercents(entry, percent, n, d);
      return;
    }
    const rest = entry.index - states.unit(percent);
    for (const wide of leaves.wide) {
      const own = states.join(null, null, wide.kinds);
      if (own === null || own.counts.some((count, kind) => count > entry.counts[kind]!)) continue;
      const left: Tree = { kind: 'leaf', text: wide.text };
      for (const other of leaves.wide) {
        const second = states.join(null, null, other.kinds);
        if (second === null || own.index + second.index !== rest) continue;
        if (numbers.binary('percent', wide.n, wide.d, other.n, other.d) && numbers.isResult(n, d)) {
          yield { kind: 'binary', sign: '%', left, right: { kind: 'leaf', text: other.text } };
        }
      }
      const b = states.get(rest - own.index);
      if (b === null) continue;
      for (let at = 0; at < b.values.size; at++) {
        const [bn, bd] = [b.values.n[at]!, b.values.d[at]!];
        if (!numbers.binary('percent', wide.n, wide.d, bn, bd) || !numbers.isResult(n, d)) continue;
        for (const right of this.trees(b, bn, bd)) yield { kind: 'binary', sign: '%', left, right };
      }
    }
  }

  /** The same where signs are without end, and so are not subtracted. */
  *#endlessPercents(entry: Entry, percent: number, n: number, d: number): Generator<Tree> {
    const { leaves, states, numbers, bySize } = this.#tables;
    for (const wide of leaves.wide) {
      const own = states.join(null, null, wide.kinds);
      if (own === null || own.size >= entry.size) continue;
      const left: Tree = { kind: 'leaf', text: wide.text };
      const isIt = (other: Entry, on: number, od: number): boolean =>
        states.fit(own.words, other.words) &&
        states.join(own, other, [percent]) === entry &&
        numbers.binary('percent', wide.n, wide.d, on, od) &&
        numbers.isResult(n, d);
      for (const other of leaves.wide) {
        const second = states.join(null, null, other.kinds);
        if (second !== null && isIt(second, other.n, other.d))
          yield { kind: 'binary', sign: '%', left, right: { kind: 'leaf', text: other.text } };
      }
      for (const b of bySize[entry.size - own.size] ?? []) {
        for (let at = 0; at < b.values.size; at++) {
          const [bn, bd] = [b.values.n[at]!, b.values.d[at]!];
          if (!isIt(b, bn, bd)) continue;
          for (const right of this.trees(b, bn, bd)) yield { kind: 'binary', sign: '%', left, right };
        }
      }
    }
  }

  *#exponents(entry: Entry, n: number, d: number): Generator<Tree> {
    const { leaves, numbers } = this.#tables;
    for (const exponent of leaves.exponents) {
      const right: Tree = { kind: 'leaf', text: exponent.text };
      for (const inner of this.#without(entry, exponent.kinds)) {
        const { values } = inner;
        if (!this.#spend(values.size)) return;
        for (let at = 0; at < values.size; at++) {
          const [vn, vd] = [values.n[at]!, values.d[at]!];
          if (!numbers.binary('power', vn, vd, exponent.n, exponent.d) || !numbers.isResult(n, d)) continue;
          const named = this.#named(exponent.n, exponent.d, n, d);
          for (const left of this.trees(inner, vn, vd))
            yield { kind: 'binary', sign: "'", left, right, ...named };
        }
      }
    }
  }

  *#products(entry: Entry, n: number, d: number): Generator<Tree> {
    const { leaves, numbers } = this.#tables;
    for (const { kinds, text, negative } of leaves.imaginary) {
      numbers.imaginaryUnit(negative);
      const [iN, iD] = [numbers.n, numbers.d];
      const isIt = (vn: number, vd: number): boolean =>
        numbers.binary('multiply', vn, vd, iN, iD) && numbers.n === n && numbers.d === d;
      const i: Tree = { kind: 'leaf', text };
      for (const inner of this.#without(entry, kinds)) {
        const { values } = inner;
        for (let at = 0; at < values.size; at++) {
          const [vn, vd] = [values.n[at]!, values.d[at]!];
          if (!isIt(vn, vd)) continue;
          for (const left of this.trees(inner, vn, vd)) yield { kind: 'binary', sign: '', left, right: i };
        }
      }
      for (const [a, b] of this.#parts(entry, kinds)) {
        for (let first = 0; first < a.values.size; first++) {
          for (let second = 0; second < b.values.size; second++) {
            const [an, ad, bn, bd] = [
              a.values.n[first]!,
              a.values.d[first]!,
              b.values.n[second]!,
              b.values.d[second]!,
            ];
            if (!numbers.binary('multiply', an, ad, bn, bd) || !isIt(numbers.n, numbers.d)) continue;
            for (const left of this.trees(a, an, ad)) {
              for (const right of this.trees(b, bn, bd)) yield { kind: 'around-i', i: text, left, right };
            }
          }
        }
      }
    }
  }

  /** The entries that some cubes make this one of: with signs without end there may be several. */
  #without(entry: Entry, kinds: readonly number[]): readonly Entry[] {
    const { states, isEndless, bySize } = this.#tables;
    const taken = states.join(null, null, kinds);
    if (taken === null) return [];
    if (isEndless) {
      const size = entry.size - this.#tables.sizeOf(kinds);
      return (bySize[size] ?? []).filter(
        (inner) => states.fit(inner.words, taken.words) && states.join(inner, null, kinds) === entry,
      );
    }
    if (taken.counts.some((count, kind) => count > entry.counts[kind]!)) return [];
    const inner = states.get(entry.index - taken.index);
    return inner === null ? [] : [inner];
  }
}
