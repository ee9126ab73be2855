import { aboutOf, rangeOf, sizeOfUndone } from '../numbers/about.ts';
import { ALL } from '../goal/answer.ts';
import type { Slice } from '../goal/answer.ts';
import { ANY_D } from '../arithmetic/fractions.ts';
import { canInvert, invert, invertUnary } from '../numbers/inverse.ts';
import type { Undoing } from '../numbers/inverse.ts';
import type { Step } from '../numbers/layers.ts';
import type { Need } from './need.ts';
import type { Needs } from './needs.ts';
import type { Operation } from '../arithmetic/operations.ts';
import { isFarExponent } from '../numbers/near-powers.ts';
import { combineWith, plainOf, workOut } from '../numbers/pairs.ts';
import type { Filter, Plain, Takes } from '../numbers/pairs.ts';
import type { Binary } from '../cubes/signs.ts';
import type { Entry } from '../cubes/state.ts';
import type { Tables } from '../forward/tables.ts';

/** How x op b = w and b op x = w are solved for x, with a for w. */
const UNDONE: Readonly<Partial<Record<Operation, { readonly left: Plain; readonly right: Plain | null }>>> = {
  add: { left: 'a-b', right: null },
  subtract: { left: 'a+b', right: 'b-a' },
  multiply: { left: 'a/b', right: null },
  divide: { left: 'axb', right: 'b/a' },
};

type Side = 'left' | 'right';

/** Where the exponent is, or the index of a root. */
function sideOfExponent(operation: Operation): Side | null {
  return operation === 'power' ? 'right' : operation === 'root' ? 'left' : null;
}

/** Takes operations off the numbers that are needed, with a smaller number beside each. */
export class Undo implements Takes {
  readonly #tables: Tables;
  readonly #needs: Needs;
  readonly #binaries: readonly Binary[];
  /** Counts steps; false once there are too many. */
  readonly #spend: (steps: number) => boolean;
  /** The only cubes that a whole can have, if that is so. */
  #whole: Entry | null = null;
  #barred: number | null = null;
  #isTower = false;
  /** The step being undone: from which need to which, and with what beside. */
  #need!: Need;
  #next: Need | null = null;
  #only: Entry | null = null;
  #left = 0;
  #binary!: Binary;
  #beside!: Entry;
  #besideAt = 0;
  #side: Side = 'left';
  #step: Step | null = null;
  /** Whether what stands beside is an exponent that matters only if it is near. */
  #isFar = false;
  /** Whether numbers of the rest are tried, and not numbers that are needed. */
  #isForward = false;
  #plain: Plain = 'a+b';
  #at = 0;
  #undoing!: Undoing;
  readonly #emit = (n: number, d: number): void => this.#add(n, d, this.#at);

  /** The first steps that are undone here; others undo the rest. */
  readonly #slice: Slice;

  constructor(tables: Tables, needs: Needs, spend: (steps: number) => boolean, slice: Slice = ALL) {
    this.#slice = slice;
    this.#tables = tables;
    this.#needs = needs;
    this.#spend = spend;
    this.#binaries = tables.signs.binaries.filter(({ operation }) =>
      canInvert(operation, tables.numbers.limits),
    );
  }

  /** `barred`: the sign that no whole of this size can hold; `towers`: with the larger part as an exponent only. */
  start(need: Need, whole: Entry | null, barred: number | null = null, towers = false): void {
    this.#needs.start(need);
    this.#whole = whole;
    this.#barred = barred;
    this.#isTower = towers;
  }

  /** Takes one more operation, and the smaller part beside it, off the rest; false if cut short. */
  from(need: Need, rest: number): boolean {
    const { states, signs, bySize, signSize, leaves } = this.#tables;
    const { words } = need.used;
    const within = this.#whole?.words;
    const isFirst = need.used.size === 0;
    this.#need = need;
    for (const unary of this.#tables.isEndless ? [] : signs.unaries) {
      if (!canInvert(unary.operation, this.#tables.numbers.limits) || (isFirst && !this.#isOwn(unary.kind)))
        continue;
      const next = this.#needs.after(need.used, null, [unary.kind], rest - 1);
      if (next !== null) this.#undoAlone(need, next, { kind: 'unary', unary });
    }
    const isTower = this.#isTower && isFirst;
    for (const exponent of isTower ? [] : leaves.exponents) {
      if (isFirst && !this.#isOwn(exponent.kinds[0]!)) continue;
      const size = this.#tables.sizeOf(exponent.kinds);
      const next = this.#needs.after(need.used, null, exponent.kinds, rest - size);
      if (next !== null) this.#undoAlone(need, next, { kind: 'exponent', exponent });
    }
    for (let small = 1; small <= Math.min((rest - signSize) / 2, this.#tables.size); small++) {
      const list = bySize[small] ?? [];
      if (!this.#spend(list.length)) return false;
      this.#left = rest - signSize - small;
      for (const beside of list) {
        if (!states.fit(words, beside.words, within) || (isFirst && !this.#isOwn(beside.index))) continue;
        if (this.#barred !== null && beside.counts[this.#barred]! > 0) continue;
        for (const binary of this.#binaries) {
          if (binary.kind === this.#barred || (isTower && sideOfExponent(binary.operation) === null))
            continue;
          if (!states.hasRoom(words, beside.words, binary.kind, within)) continue;
          if (this.#aimAt(binary, beside) && !this.#undoBinary()) return false;
        }
      }
    }
    return true;
  }

  /** By what the step is, so that all who share the work part it alike, however they search. */
  #isOwn(step: number): boolean {
    const { at, of } = this.#slice;
    return of === 1 || (Math.imul(step + 1, 0x9e3779b1) >>> 16) % of === at;
  }

  #undoAlone(need: Need, next: Need, step: Step & { readonly kind: 'unary' | 'exponent' }): void {
    const { numbers } = this.#tables;
    const { values } = need;
    numbers.rationalOnly = next.rationalOnly;
    this.#next = next;
    this.#only = next.only;
    this.#step = step;
    this.#besideAt = -1;
    for (const [at] of need.anyWays.entries()) next.addAny({ need, at: -1 - at, step, besideAt: -1 });
    for (let at = 0; at < values.size; at++) {
      if (!this.#spend(1)) return;
      const [wn, wd] = [values.n[at]!, values.d[at]!];
      const emit = (n: number, d: number): void => this.#add(n, d, at);
      if (step.kind === 'unary') invertUnary(numbers, step.unary.operation, wn, wd, emit);
      else
        invert({ numbers, operation: 'power', side: 'left', emit }, wn, wd, step.exponent.n, step.exponent.d);
    }
  }

  /** Whether anything can come of this operation with that beside. */
  #aimAt(binary: Binary, beside: Entry): boolean {
    const { states, size } = this.#tables;
    this.#binary = binary;
    this.#beside = beside;
    this.#next = null;
    if (this.#whole !== null && this.#left <= size) {
      // Just these cubes are left: what was never made of them need not be looked for.
      const used = this.#need.used.index + beside.index + states.unit(binary.kind);
      this.#only = states.get(this.#whole.index - used);
      return this.#only !== null && this.#only.values.size > 0;
    }
    this.#next = this.#needs.after(this.#need.used, beside, [binary.kind], this.#left);
    this.#only = this.#next?.only ?? null;
    return this.#next !== null;
  }

  #undoBinary(): boolean {
    const undone = UNDONE[this.#binary.operation];
    const isTower = this.#isTower && this.#need.used.size === 0;
    for (const side of this.#binary.commutes ? (['left'] as const) : (['left', 'right'] as const)) {
      if (isTower && side !== sideOfExponent(this.#binary.operation)) continue;
      this.#side = side;
      const { operation } = this.#binary;
      this.#undoing = { numbers: this.#tables.numbers, operation, side, emit: this.#emit };
      this.#step = null;
      const exponent = sideOfExponent(this.#binary.operation);
      this.#isFar =
        this.#tables.hasNearExponents &&
        exponent !== null &&
        exponent !== side &&
        this.#tables.hasPower(this.#beside);
      if (this.#need.anyWays.length > 0) this.#undoAny();
      const plain = undone?.[side] ?? null;
      if (!(plain === null ? this.#undoSlowly() : this.#undoPlain(plain))) return false;
    }
    return true;
  }

  /** One number beside is as good as another but for what it makes undefined. */
  #undoAny(): void {
    const { anyWays, anyMore } = this.#need;
    const { size } = this.#beside.values;
    const next = this.#taken();
    if (next === null) return;
    for (let besideAt = 0; besideAt < Math.min(size, 8); besideAt++)
      for (const [at] of anyWays.entries())
        next.addAny({ need: this.#need, at: -1 - at, step: this.#stepTaken(), besideAt });
    if (anyMore || size > 8) next.anyMore = true;
  }

  #undoSlowly(): boolean {
    const next = this.#taken();
    if (next === null) return true;
    this.#tables.numbers.rationalOnly = next.rationalOnly;
    for (let at = 0; at < this.#need.values.size; at++) {
      if (!this.#spend(this.#beside.values.size)) return false;
      for (this.#besideAt = 0; this.#besideAt < this.#beside.values.size; this.#besideAt++)
        if (!this.#isOfNoSize(at)) this.#invert(at);
    }
    return true;
  }

  /** The same for sums, differences, products and quotients: no candidates, no branches but for zeros and symbols. */
  #undoPlain(plain: Plain): boolean {
    const only = this.#only?.values ?? null;
    const needed = this.#need.values;
    const beside = this.#beside.values;
    // The larger of two sets is looked up in, and the smaller one gone through.
    const isForward =
      only !== null && only.size < needed.size && only.isPlain && needed.isPlain && beside.isPlain;
    const index = this.#next?.index ?? null;
    const filter: Filter = isForward
      ? { set: needed, isIn: true }
      : only !== null
        ? { set: only, isIn: true }
        : index !== null && !index.hasUnsure
          ? { set: index.values, isIn: true }
          : { set: this.#next!.values, isIn: false };
    const many = isForward ? only : needed;
    const way = isForward ? plainOf(this.#binary.operation)![this.#side === 'left' ? 0 : 1]! : plain;
    this.#isForward = isForward;
    this.#plain = plain;
    for (let other = 0; other < beside.size; other++) {
      if (!this.#spend(many.size)) return false;
      this.#besideAt = other;
      const [bn, bd] = [beside.n[other]!, beside.d[other]!];
      if (bd > 0 && bn !== 0) combineWith(way, many, 0, bn, bd, filter, this);
      else for (let at = 0; at < many.size; at++) this.other(at);
    }
    return true;
  }

  fresh(n: number, d: number, at: number): void {
    if (this.#isForward) {
      const { values } = this.#only!;
      this.#add(values.n[at]!, values.d[at]!, this.#need.values.indexOfFraction(n, d));
      return;
    }
    const { numbers } = this.#tables;
    numbers.reduce(n, d);
    this.#add(numbers.n, numbers.d, at);
  }

  other(at: number): void {
    const { numbers } = this.#tables;
    const [bn, bd] = [this.#beside.values.n[this.#besideAt]!, this.#beside.values.d[this.#besideAt]!];
    if (!this.#isForward) {
      const [wn, wd] = [this.#need.values.n[at]!, this.#need.values.d[at]!];
      // Beside zeros and symbols there is more to think of.
      const isPlain = wd >= 0 && bd >= 0 && (wn !== 0 || wd === 0) && (bn !== 0 || bd === 0);
      if (!isPlain) this.#invert(at);
      else if (this.#isNowhere(wn, wd, bn, bd)) return;
      else if (workOut(numbers, this.#plain, wn, wd, bn, bd)) {
        const { extras } = numbers;
        this.#add(numbers.n, numbers.d, at);
        for (const [more, below] of extras) this.#add(more, below, at);
      }
      return;
    }
    const { values } = this.#only!;
    const [xn, xd] = [values.n[at]!, values.d[at]!];
    const found =
      this.#side === 'left'
        ? numbers.binary(this.#binary.operation, xn, xd, bn, bd)
        : numbers.binary(this.#binary.operation, bn, bd, xn, xd);
    const needed = found ? this.#need.values.indexOf(numbers.n, numbers.d) : -1;
    if (needed >= 0) this.#add(xn, xd, needed);
  }

  /** Solves for the unknown number the general way. */
  #invert(at: number): void {
    const { values } = this.#need;
    const beside = this.#beside.values;
    if (this.#isFar && isFarExponent(beside.n[this.#besideAt]!, beside.d[this.#besideAt]!)) return;
    this.#at = at;
    invert(this.#undoing, values.n[at]!, values.d[at]!, beside.n[this.#besideAt]!, beside.d[this.#besideAt]!);
  }

  #stepTaken(): Step {
    this.#step ??= { kind: 'binary', binary: this.#binary, beside: this.#beside, side: this.#side };
    return this.#step;
  }

  /** The place for what comes of the step, which is made when something does. */
  #taken(): Need | null {
    this.#next ??= this.#needs.after(this.#need.used, this.#beside, [this.#binary.kind], this.#left);
    return this.#next;
  }

  #add(n: number, d: number, at: number): void {
    if (d === ANY_D) {
      this.#taken()?.addAny({ need: this.#need, at, step: this.#stepTaken(), besideAt: this.#besideAt });
      return;
    }
    const needs = this.#needs;
    if (this.#only !== null && !needs.mayBeIn(this.#only, n, d)) return;
    const next = this.#taken();
    if (next === null || !needs.isWanted(next, n, d)) return;
    if (next.add(n, d, this.#need, at, this.#stepTaken(), this.#besideAt)) needs.kept++;
  }

  /** Whether the tables have nothing where the result would be: that is soon seen, and long fractions take long to work out. */
  #isNowhere(wn: number, wd: number, bn: number, bd: number): boolean {
    const { numbers } = this.#tables;
    const index = this.#next?.index ?? null;
    if (index === null || !numbers.limits.bounded || (wd !== 0 && bd !== 0)) return false;
    const [a, b] = [rangeOf(numbers.knownOf(wn, wd)), rangeOf(numbers.knownOf(bn, bd))];
    const range = a === null || b === null ? null : aboutOf(this.#plain, a, b);
    return range !== null && !index.mayHaveAbout(range);
  }

  /** The same for powers and roots. */
  #isOfNoSize(at: number): boolean {
    const { numbers } = this.#tables;
    const { operation } = this.#binary;
    const index = this.#next?.index ?? null;
    if (index === null || !numbers.limits.bounded || sideOfExponent(operation) === null) return false;
    const { values } = this.#need;
    const beside = this.#beside.values;
    const [wd, bd] = [values.d[at]!, beside.d[this.#besideAt]!];
    if (wd < 0 || bd < 0) return false;
    const range = sizeOfUndone(
      operation === 'root' ? 'root' : 'power',
      this.#side,
      numbers.knownOf(values.n[at]!, wd),
      numbers.knownOf(beside.n[this.#besideAt]!, bd),
    );
    return range !== null && !index.mayHaveSize(range);
  }
}
