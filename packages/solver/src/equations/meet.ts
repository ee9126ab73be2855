import type { Budget } from '../onsets/budget.ts';
import { ANY_D, canInvert, invert, invertUnary } from './inverse.ts';
import type { Operation } from './operations.ts';
import { SizeIndex } from './size-index.ts';
import type { Binary, Unary } from './signs.ts';
import type { Entry } from './state.ts';
import type { Tables } from './tables.ts';
import { ValueSet } from './value-set.ts';
import type { Leaf } from './leaves.ts';

/** How one needed number follows from another: which operation was undone, and with what beside it. */
type Step =
  | {
      readonly kind: 'binary';
      readonly binary: Binary;
      readonly beside: Entry;
      readonly side: 'left' | 'right';
    }
  | { readonly kind: 'exponent'; readonly exponent: Leaf }
  | { readonly kind: 'unary'; readonly unary: Unary };

/** Numbers still needed once some cubes are used up around them. */
interface Need {
  readonly used: Entry;
  /** What is left can make fractions only. */
  readonly rationalOnly: boolean;
  /** The tables to look the numbers up in, once the rest is small enough. */
  readonly index: SizeIndex | null;
  readonly values: ValueSet;
  readonly from: {
    readonly need: Need | null;
    readonly at: number;
    readonly step: Step | null;
    readonly besideAt: number;
  }[];
}

/** One level of an Equation on the way down to its core. */
export interface Layer {
  readonly step: Step;
  /** The number beside, for operations between two. */
  readonly n: number;
  readonly d: number;
}

/** A whole Equation: a number of the tables inside layers, innermost first. */
export interface Meeting {
  readonly core: Entry;
  readonly n: number;
  readonly d: number;
  readonly layers: readonly Layer[];
  readonly target: number;
}

/** Operations that can make an irrational number of rational ones. */
const IRRATIONAL: readonly Operation[] = ['power', 'root', 'log'];
/** How the common operations are undone beside numbers other than zero. */
interface Undone {
  readonly by: Operation;
  readonly swapped: boolean;
}
const UNDONE: Readonly<Record<string, Undone>> = {
  'add left': { by: 'subtract', swapped: false },
  'subtract left': { by: 'add', swapped: false },
  'subtract right': { by: 'subtract', swapped: true },
  'multiply left': { by: 'divide', swapped: false },
  'divide left': { by: 'multiply', swapped: false },
  'divide right': { by: 'divide', swapped: true },
};
/** Values of many forms are compared one by one up to this many. */
const MOST_COMPARED = 300;

/** More needed numbers than this are not kept. */
const MOST_NEEDS = 2_000_000;

/**
 * Equations larger than the tables, met in the middle: from the Goal down the larger part of each operation, undoing operations,
 * until the part is small enough to be looked up. What stands beside that way is never larger than half of the rest.
 */
export class Meet {
  readonly #tables: Tables;
  readonly #budget: Budget;
  readonly #indexes = new Map<number, SizeIndex>();
  readonly #required: number;
  readonly #accept: (meeting: Meeting) => boolean;
  /** The way was cut short, or led to "any number" and no number there was right. */
  stopped: 'time' | 'memory' | null = null;
  anyOpen = 0;
  /** Numbers that might be equal and do not look it. */
  unsure = 0;
  #needs = 0;
  #done = false;

  /** `accept` says whether enough was found. */
  constructor(tables: Tables, budget: Budget, accept: (meeting: Meeting) => boolean) {
    this.#tables = tables;
    this.#budget = budget;
    this.#accept = accept;
    this.#required = tables.states.stocks.stocks.reduce((sum, { required, repeats }) => sum + (repeats ? 0 : required), 0);
  }

  /** Whether every operation that can be used can be undone, so that meeting misses nothing. */
  static isComplete({ signs, aim, leaves, states }: Tables): boolean {
    const all = [...signs.binaries, ...signs.unaries];
    return (
      // Piles of signs could be taken off for ever.
      (states.endless.length === 0 || signs.unaries.length === 0) &&
      all.every(({ operation }) => canInvert(operation)) &&
      aim.isSingle &&
      leaves.imaginary.length === 0 &&
      leaves.wide.length === 0
    );
  }

  /** The least size of complete tables for wholes of this size. */
  static tablesFor(size: number, signSize: number): number {
    return Math.floor((size - signSize) / 2);
  }

  /** All Equations of exactly this size; false if cut short. */
  search(size: number): boolean {
    if (this.#tables.size < Meet.tablesFor(size, this.#tables.signSize))
      throw new Error('the tables are too small to meet in the middle');
    // A whole holds all of Required.
    if (size < this.#required) return true;
    this.#done = false;
    const byFactorials = Map.groupBy(
      this.#tables.aim.targets.keys(),
      (at) => this.#tables.aim.targets[at]!.factorials,
    );
    for (const targets of byFactorials.values()) {
      this.#searchFor(size, targets);
      if (this.#done || this.stopped !== null) break;
    }
    return this.stopped === null;
  }

  #searchFor(size: number, targets: readonly number[]): void {
    const { states, aim } = this.#tables;
    const nothing = states.join(null, null, [])!;
    const start: Need = {
      used: nothing,
      rationalOnly: this.#rationalOnly(nothing),
      index: null,
      values: new ValueSet(),
      from: [],
    };
    for (const at of targets) {
      for (const [n, d] of aim.numbersFor(at)) {
        if (start.values.add(n, d)) start.from.push({ need: null, at, step: null, besideAt: -1 });
      }
    }
    const byUsed: Map<number, Need>[] = [new Map([[0, start]])];
    this.#needs = 0;
    for (let used = 0; used <= size; used++) {
      for (const need of byUsed[used]?.values() ?? []) {
        const rest = size - used;
        if (rest <= this.#tables.size) this.#lookUp(need, rest);
        else this.#undo(need, rest, byUsed);
        if (this.#done || this.stopped !== null) return;
      }
      byUsed[used] = new Map();
    }
  }

  #spend(steps: number): boolean {
    const { numbers } = this.#tables;
    this.#budget.spend(steps + numbers.work);
    numbers.work = 0;
    if (this.#budget.over) this.stopped = 'time';
    else if (this.#needs > MOST_NEEDS) this.stopped = 'memory';
    return this.stopped === null;
  }

  /** Takes one more operation, and the smaller part beside it, off the rest. */
  #undo(need: Need, rest: number, byUsed: Map<number, Need>[]): void {
    const { states, signs, bySize, numbers, leaves, signSize } = this.#tables;
    for (const unary of this.#tables.isEndless ? [] : signs.unaries) {
      if (!canInvert(unary.operation)) continue;
      const next = this.#next(need.used, null, [unary.kind], rest - 1, byUsed);
      if (next === null) continue;
      const step: Step = { kind: 'unary', unary };
      numbers.rationalOnly = next.rationalOnly;
      for (let at = 0; at < need.values.size; at++) {
        invertUnary(numbers, unary.operation, need.values.n[at]!, need.values.d[at]!, (n, d) =>
          this.#add(next, n, d, need, at, step, -1),
        );
      }
    }
    for (const exponent of leaves.exponents) {
      const size = this.#tables.sizeOf(exponent.kinds);
      const next = this.#next(need.used, null, exponent.kinds, rest - size, byUsed);
      if (next === null) continue;
      const step: Step = { kind: 'exponent', exponent };
      numbers.rationalOnly = next.rationalOnly;
      for (let at = 0; at < need.values.size; at++) {
        invert(
          numbers,
          'power',
          'left',
          need.values.n[at]!,
          need.values.d[at]!,
          exponent.n,
          exponent.d,
          (n, d) => this.#add(next, n, d, need, at, step, -1),
        );
      }
    }
    for (let small = 1; small <= Math.min((rest - signSize) / 2, this.#tables.size); small++) {
      for (const beside of bySize[small] ?? []) {
        if (!states.fit(need.used.words, beside.words)) continue;
        for (const binary of signs.binaries) {
          if (!canInvert(binary.operation) || !states.hasRoom(need.used.words, beside.words, binary.kind))
            continue;
          const next = this.#next(need.used, beside, [binary.kind], rest - signSize - small, byUsed);
          if (next !== null) this.#undoBinary(need, next, binary, beside);
          if (this.stopped !== null) return;
        }
      }
    }
  }

  #undoBinary(need: Need, next: Need, binary: Binary, beside: Entry): void {
    const { numbers } = this.#tables;
    const { values } = beside;
    const sides = binary.commutes ? (['left'] as const) : (['left', 'right'] as const);
    for (const side of sides) {
      const step = { kind: 'binary', binary, beside, side } as const;
      numbers.rationalOnly = next.rationalOnly;
      for (let at = 0; at < need.values.size; at++) {
        if (!this.#spend(values.size)) return;
        const [wn, wd] = [need.values.n[at]!, need.values.d[at]!];
        const undone = wd < 0 ? undefined : UNDONE[`${binary.operation} ${side}`];
        if (undone !== undefined) {
          this.#undoPlain(need, at, next, step, undone);
          continue;
        }
        for (let other = 0; other < values.size; other++) {
          invert(numbers, binary.operation, side, wn, wd, values.n[other]!, values.d[other]!, (n, d) =>
            this.#add(next, n, d, need, at, step, other),
          );
        }
      }
    }
  }

  /** The same for sums, differences, products and quotients: no candidates, no branches but for zeros and symbols. */
  #undoPlain(
    need: Need,
    at: number,
    next: Need,
    step: Step & { readonly kind: 'binary' },
    undone: Undone,
  ): void {
    const { numbers } = this.#tables;
    const { values } = step.beside;
    const [wn, wd] = [need.values.n[at]!, need.values.d[at]!];
    const isZero = wn === 0 && wd === 1;
    for (let other = 0; other < values.size; other++) {
      const [bn, bd] = [values.n[other]!, values.d[other]!];
      if (bd < 0 || bn === 0 || isZero) {
        invert(numbers, step.binary.operation, step.side, wn, wd, bn, bd, (n, d) =>
          this.#add(next, n, d, need, at, step, other),
        );
      } else if (
        undone.swapped ? numbers.binary(undone.by, bn, bd, wn, wd) : numbers.binary(undone.by, wn, wd, bn, bd)
      ) {
        this.#add(next, numbers.n, numbers.d, need, at, step, other);
      }
    }
  }

  /** The place for numbers needed with these cubes used; null if the rest could not hold all of Required. */
  #next(
    used: Entry,
    beside: Entry | null,
    kinds: readonly number[],
    rest: number,
    byUsed: Map<number, Need>[],
  ): Need | null {
    const { states } = this.#tables;
    if (rest < 1) return null;
    const state = states.join(used, beside, kinds);
    if (state === null || this.#required - this.#requiredIn(state) > rest) return null;
    const group = (byUsed[state.size] ??= new Map());
    let next = group.get(state.index);
    if (next === undefined) {
      next = {
        used: state,
        rationalOnly: this.#rationalOnly(state),
        index: rest <= this.#tables.size ? this.#index(rest) : null,
        values: new ValueSet(),
        from: [],
      };
      group.set(state.index, next);
    }
    return next;
  }

  #requiredIn({ counts }: Entry): number {
    let held = 0;
    for (const { kinds, required, repeats } of this.#tables.states.stocks.stocks) {
      if (required === 0 || repeats) continue;
      let uses = 0;
      for (const kind of kinds) uses += counts[kind]!;
      held += Math.min(required, uses);
    }
    return held;
  }

  /** Whether no power, root or log is left. In Elementary powers and roots are whole. */
  #rationalOnly({ counts }: Entry): boolean {
    const { numbers, signs, states, leaves } = this.#tables;
    if (numbers.limits.wholePowers) return true;
    const isLeft = (kind: number): boolean => counts[kind]! < states.stocks.caps[kind]!;
    const makes = [...signs.binaries, ...signs.unaries].some(
      ({ kind, operation }) => IRRATIONAL.includes(operation) && isLeft(kind),
    );
    return (
      !makes && !leaves.exponents.some(({ kinds }) => kinds.every(isLeft)) && leaves.imaginary.length === 0
    );
  }

  #add(next: Need, n: number, d: number, need: Need, at: number, step: Step, besideAt: number): void {
    // Most numbers are nowhere in the tables, and need not be kept to know it.
    if (d >= 0 && next.index !== null && !next.index.mayHave(n, d)) return;
    if (d === 0 && next.rationalOnly && this.#tables.numbers.isIrrational(n)) return;
    if (!next.values.add(n, d)) return;
    next.from.push({ need, at, step, besideAt });
    this.#needs++;
  }

  #lookUp(need: Need, rest: number): void {
    const index = this.#index(rest);
    const { values } = need;
    const { numbers } = this.#tables;
    if (!this.#spend(values.size)) return;
    for (let at = 0; at < values.size && !this.#done; at++) {
      const [n, d] = [values.n[at]!, values.d[at]!];
      if (d === ANY_D) this.#any(need, at, index);
      else {
        if (index.has(n, d)) {
          for (const core of index.of(n, d))
            if (this.#fits(need.used, core) && this.#offer(need, at, core, n, d)) return;
        }
        if (numbers.limits.bounded) {
          for (const rough of index.near(n, d))
            for (const core of index.of(rough.n, rough.d))
              if (this.#fits(need.used, core) && this.#offer(need, at, core, rough.n, rough.d)) return;
        } else if (d === 0 || index.hasUnsure) this.#compare(need, at, index, n, d);
      }
    }
  }

  /** Equal numbers of many forms need not look alike. */
  #compare(need: Need, at: number, index: SizeIndex, n: number, d: number): void {
    const { numbers } = this.#tables;
    const isOpaque = d === 0 && numbers.isOpaque(n);
    const others = (isOpaque ? index.others : index.opaque).filter((id) => id !== n || d !== 0);
    if (others.length > MOST_COMPARED) {
      this.unsure++;
      return;
    }
    for (const id of others) {
      if (d !== 0 && numbers.isIrrational(id)) continue;
      if (!this.#spend(100)) return;
      const equal = numbers.isEqual(id, 0, n, d);
      if (equal === null) this.unsure++;
      if (equal !== true) continue;
      for (const core of index.of(id, 0))
        if (this.#fits(need.used, core) && this.#offer(need, at, core, id, 0)) return;
    }
  }

  /** Any number will do, unless it makes something undefined further out. */
  #any(need: Need, at: number, index: SizeIndex): void {
    for (const core of index.entries) {
      if (!this.#fits(need.used, core)) continue;
      this.anyOpen++;
      if (!this.#spend(core.values.size * 20)) return;
      for (let place = 0; place < core.values.size; place++) {
        if (this.#offer(need, at, core, core.values.n[place]!, core.values.d[place]!)) return;
      }
    }
  }

  #fits(used: Entry, core: Entry): boolean {
    const { states } = this.#tables;
    return states.fit(used.words, core.words) && states.join(used, core, [])?.isWhole === true;
  }

  /** Works the Equation out from the core, and passes it on if it is right. */
  #offer(need: Need, at: number, core: Entry, n: number, d: number): boolean {
    const { numbers, aim } = this.#tables;
    const layers: Layer[] = [];
    let [vn, vd] = [n, d];
    let here = need;
    let place = at;
    // Where bounds do not tell, the judge does.
    let isRough = numbers.isBounded(vn, vd);
    for (;;) {
      const { need: outer, at: outerAt, step, besideAt } = here.from[place]!;
      if (step === null || outer === null) break;
      const layer = layerOf(step, besideAt);
      layers.push(layer);
      if (!isRough && !applied(numbers, layer, vn, vd)) return false;
      isRough ||= numbers.hasExtra || numbers.isBounded(numbers.n, numbers.d);
      [vn, vd] = [numbers.n, numbers.d];
      [here, place] = [outer, outerAt];
    }
    const factorial = this.#tables.states.stocks.kinds.findIndex(({ role }) => role === 'factorial');
    const used = factorial < 0 ? 0 : core.counts[factorial]! + need.used.counts[factorial]!;
    const aimed = here.from[place]!.at;
    const target = isRough ? (aim.leaves(aimed, used) ? aimed : -1) : aim.meets(vn, vd, used);
    if (target < 0) return false;
    this.#done = this.#accept({ core, n, d, layers, target });
    return this.#done;
  }

  #index(size: number): SizeIndex {
    let index = this.#indexes.get(size);
    if (index === undefined)
      this.#indexes.set(size, (index = new SizeIndex(this.#tables.bySize[size] ?? [], this.#tables.numbers)));
    return index;
  }
}

function layerOf(step: Step, besideAt: number): Layer {
  switch (step.kind) {
    case 'binary':
      return { step, n: step.beside.values.n[besideAt]!, d: step.beside.values.d[besideAt]! };
    case 'exponent':
      return { step, n: step.exponent.n, d: step.exponent.d };
    case 'unary':
      return { step, n: 0, d: 1 };
  }
}

function applied(numbers: Tables['numbers'], { step, n, d }: Layer, vn: number, vd: number): boolean {
  switch (step.kind) {
    case 'binary': {
      const { operation } = step.binary;
      return step.side === 'left'
        ? numbers.binary(operation, vn, vd, n, d)
        : numbers.binary(operation, n, d, vn, vd);
    }
    case 'exponent':
      return numbers.binary('power', vn, vd, n, d);
    case 'unary':
      return numbers.unary(step.unary.operation, vn, vd);
  }
}
