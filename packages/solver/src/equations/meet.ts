import type { Budget } from '../onsets/budget.ts';
import { ANY_D, canInvert, invert, invertUnary } from './inverse.ts';
import { applied, layerOf } from './layers.ts';
import type { Layer, Meeting, Step } from './layers.ts';
import { Need } from './need.ts';
import type { Origin } from './need.ts';
import type { Operation } from './operations.ts';
import { SizeIndex } from './size-index.ts';
import type { Binary } from './signs.ts';
import type { Entry } from './state.ts';
import type { Tables } from './tables.ts';

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

type ByUsed = Map<number, Need | null>[];

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
  /** The targets of the numbers that a search starts from. */
  #aimed: readonly number[] = [];

  /** `accept` says whether enough was found. */
  constructor(tables: Tables, budget: Budget, accept: (meeting: Meeting) => boolean) {
    this.#tables = tables;
    this.#budget = budget;
    this.#accept = accept;
    this.#required = tables.states.stocks.stocks.reduce(
      (sum, { required, repeats }) => sum + (repeats ? 0 : required),
      0,
    );
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
    const start = new Need(nothing, this.#rationalOnly(nothing), null, null);
    this.#aimed = targets.flatMap((at) =>
      aim.numbersFor(at).flatMap(([n, d]) => (start.values.add(n, d) ? [at] : [])),
    );
    const byUsed: ByUsed = [new Map([[0, start]])];
    this.#needs = 0;
    for (let used = 0; used <= size; used++) {
      for (const need of byUsed[used]?.values() ?? []) {
        const rest = size - used;
        if (need === null) continue;
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
  #undo(need: Need, rest: number, byUsed: ByUsed): void {
    const { states, signs, bySize, signSize, leaves } = this.#tables;
    for (const unary of this.#tables.isEndless ? [] : signs.unaries) {
      if (!canInvert(unary.operation)) continue;
      const next = this.#next(need.used, null, [unary.kind], rest - 1, byUsed);
      if (next !== null) this.#undoAlone(need, next, { kind: 'unary', unary });
    }
    for (const exponent of leaves.exponents) {
      const size = this.#tables.sizeOf(exponent.kinds);
      const next = this.#next(need.used, null, exponent.kinds, rest - size, byUsed);
      if (next !== null) this.#undoAlone(need, next, { kind: 'exponent', exponent });
    }
    for (let small = 1; small <= Math.min((rest - signSize) / 2, this.#tables.size); small++) {
      const list = bySize[small] ?? [];
      if (!this.#spend(list.length)) return;
      for (const beside of list) {
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

  #undoAlone(need: Need, next: Need, step: Step & { readonly kind: 'unary' | 'exponent' }): void {
    const { numbers } = this.#tables;
    const { values } = need;
    numbers.rationalOnly = next.rationalOnly;
    for (const [at] of need.anyWays.entries()) next.addAny({ need, at: -1 - at, step, besideAt: -1 });
    for (let at = 0; at < values.size; at++) {
      if (!this.#spend(1)) return;
      const emit = (n: number, d: number): void => this.#add(next, n, d, need, at, step, -1);
      if (step.kind === 'unary')
        invertUnary(numbers, step.unary.operation, values.n[at]!, values.d[at]!, emit);
      else
        invert(
          numbers,
          'power',
          'left',
          values.n[at]!,
          values.d[at]!,
          step.exponent.n,
          step.exponent.d,
          emit,
        );
    }
  }

  #undoBinary(need: Need, next: Need, binary: Binary, beside: Entry): void {
    const { numbers } = this.#tables;
    const { values } = beside;
    const sides = binary.commutes ? (['left'] as const) : (['left', 'right'] as const);
    for (const side of sides) {
      const step = { kind: 'binary', binary, beside, side } as const;
      const undone = UNDONE[`${binary.operation} ${side}`];
      numbers.rationalOnly = next.rationalOnly;
      if (need.anyWays.length > 0) {
        // One number beside is as good as another but for what it makes undefined.
        for (let other = 0; other < Math.min(values.size, 8); other++)
          for (const [at] of need.anyWays.entries())
            next.addAny({ need, at: -1 - at, step, besideAt: other });
        if (need.anyMore || values.size > 8) next.anyMore = true;
      }
      for (let at = 0; at < need.values.size; at++) {
        if (!this.#spend(values.size)) return;
        if (undone !== undefined) {
          this.#undoPlain(need, at, next, step, undone);
          continue;
        }
        const [wn, wd] = [need.values.n[at]!, need.values.d[at]!];
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
    { by, swapped }: Undone,
  ): void {
    const { numbers } = this.#tables;
    const { n: above, d: below, size } = step.beside.values;
    const wn = need.values.n[at]!;
    const wd = need.values.d[at]!;
    const isZero = wn === 0 && wd === 1;
    for (let other = 0; other < size; other++) {
      const bn = above[other]!;
      const bd = below[other]!;
      if (bd < 0 || bn === 0 || isZero) {
        invert(numbers, step.binary.operation, step.side, wn, wd, bn, bd, (n, d) =>
          this.#add(next, n, d, need, at, step, other),
        );
      } else if (swapped ? numbers.binary(by, bn, bd, wn, wd) : numbers.binary(by, wn, wd, bn, bd)) {
        const { hasExtra, extraN, extraD } = numbers;
        this.#add(next, numbers.n, numbers.d, need, at, step, other);
        if (hasExtra) this.#add(next, extraN, extraD, need, at, step, other);
      }
    }
  }

  /** The place for numbers needed with these cubes used; null if the rest could not hold all of Required. */
  #next(
    used: Entry,
    beside: Entry | null,
    kinds: readonly number[],
    rest: number,
    byUsed: ByUsed,
  ): Need | null {
    const { states } = this.#tables;
    if (rest < 1) return null;
    const state = states.join(used, beside, kinds);
    if (state === null) return null;
    const group = (byUsed[state.size] ??= new Map());
    let next = group.get(state.index);
    if (next === undefined) {
      next = this.#needAfter(state, rest);
      group.set(state.index, next);
    }
    return next;
  }

  #needAfter(state: Entry, rest: number): Need | null {
    const missing = this.#required - this.#requiredIn(state);
    if (missing > rest) return null;
    const isLast = rest <= this.#tables.size;
    const rationalOnly = this.#rationalOnly(state);
    if (!isLast) return new Need(state, rationalOnly, null, null);
    if (missing < rest || this.#tables.isEndless || this.#hasTwoRoles || this.#tables.numbers.others > 0)
      return new Need(state, rationalOnly, this.#index(rest), null);
    const only = this.#remainder(state);
    return only === null || only.values.size === 0 ? null : new Need(state, rationalOnly, null, only);
  }

  /** Whether a Required cube may be a sign or a numeral. */
  get #hasTwoRoles(): boolean {
    return this.#tables.states.stocks.stocks.some(({ required, kinds }) => required > 0 && kinds.length > 1);
  }

  /** The entry of just the Required cubes that are not in use. */
  #remainder({ counts }: Entry): Entry | null {
    const { states } = this.#tables;
    const kinds: number[] = [];
    for (const stock of states.stocks.stocks) {
      const kind = stock.kinds[0]!;
      for (let count = counts[kind]!; count < stock.required; count++) kinds.push(kind);
    }
    return states.join(null, null, kinds);
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
    const isLeft = (kind: number): boolean =>
      states.stocks.endless[kind] === true || counts[kind]! < states.stocks.caps[kind]!;
    const makes = [...signs.binaries, ...signs.unaries].some(
      ({ kind, operation }) => IRRATIONAL.includes(operation) && isLeft(kind),
    );
    return (
      !makes && !leaves.exponents.some(({ kinds }) => kinds.every(isLeft)) && leaves.imaginary.length === 0
    );
  }

  #add(next: Need, n: number, d: number, need: Need, at: number, step: Step, besideAt: number): void {
    if (d === ANY_D) {
      next.addAny({ need, at, step, besideAt });
      return;
    }
    // Most numbers are nowhere in the tables, and need not be kept to know it.
    if (next.only !== null && !next.only.values.has(n, d)) return;
    if (d >= 0 && next.index !== null && !next.index.mayHave(n, d)) return;
    if (d === 0 && next.rationalOnly && this.#tables.numbers.isIrrational(n)) return;
    if (next.add(n, d, need, at, step, besideAt)) this.#needs++;
  }

  #lookUp(need: Need, rest: number): void {
    const { values, only } = need;
    const { numbers } = this.#tables;
    if (!this.#spend(values.size)) return;
    if (only !== null) {
      for (let at = 0; at < values.size && !this.#done; at++)
        if (this.#fits(need.used, only)) this.#offer(need, at, only, values.n[at]!, values.d[at]!);
      if (need.anyWays.length > 0 && !this.#done) this.#any(need, [only]);
      return;
    }
    const index = this.#index(rest);
    for (let at = 0; at < values.size && !this.#done; at++) {
      const [n, d] = [values.n[at]!, values.d[at]!];
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
    if (need.anyWays.length > 0) this.#any(need, index.entries);
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
  #any(need: Need, cores: readonly Entry[]): void {
    for (const core of cores) {
      if (!this.#fits(need.used, core)) continue;
      // Ways that were not kept might have been defined.
      if (need.anyMore) this.anyOpen++;
      for (const [way] of need.anyWays.entries()) {
        if (!this.#spend(core.values.size * 20)) return;
        for (let place = 0; place < core.values.size; place++) {
          if (this.#offer(need, -1 - way, core, core.values.n[place]!, core.values.d[place]!)) return;
        }
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
    // Where bounds do not tell, the judge does.
    let isRough = numbers.isBounded(vn, vd);
    let start = at;
    for (let from = originOf(need, at); from !== null; from = originOf(from.need, from.at)) {
      start = from.at;
      const layer = layerOf(from.step, from.besideAt);
      layers.push(layer);
      if (isRough) continue;
      if (!applied(numbers, layer, vn, vd)) return false;
      isRough = numbers.hasExtra || numbers.isBounded(numbers.n, numbers.d);
      [vn, vd] = [numbers.n, numbers.d];
    }
    const factorial = this.#tables.states.stocks.kinds.findIndex(({ role }) => role === 'factorial');
    const used = factorial < 0 ? 0 : core.counts[factorial]! + need.used.counts[factorial]!;
    const aimed = this.#aimed[start]!;
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

/** Ways to "any number" have places below zero. */
function originOf(need: Need, at: number): Origin | null {
  return at < 0 ? need.anyWays[-1 - at]! : need.originOf(at);
}
