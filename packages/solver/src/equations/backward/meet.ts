import type { Budget } from '../../budget.ts';
import { ALL } from '../goal/answer.ts';
import type { Slice } from '../goal/answer.ts';
import { canInvert } from '../numbers/inverse.ts';
import type { Meeting } from '../numbers/layers.ts';
import { LeftReach } from '../forward/left-reach.ts';
import { Need } from './need.ts';
import { Needs } from './needs.ts';
import { PilesOff } from './piles-off.ts';
import type { Heights } from './piles-off.ts';
import { Rest } from './rest.ts';
import { isAlwaysOdd } from '../cubes/shapes.ts';
import type { SizeIndex } from '../numbers/size-index.ts';
import type { Entry } from '../cubes/state.ts';
import type { Tables } from '../forward/tables.ts';
import { HEIGHT_AROUND, HEIGHT_WITHIN } from '../arithmetic/towers-of-roots.ts';
import { Undo } from './undo.ts';
import { wayUp, workedUp } from './way-up.ts';
import type { Worth } from './way-up.ts';

/** Values of many forms are compared one by one up to this many. */
const MOST_COMPARED = 300;
/** From this many cubes on the tables are made larger than they must be: measured, a quarter of the time less at seven digits. */
const BALANCED_FROM = 13;
/** Piles of √ within a whole, around it, and around one with an exponent of two numerals. Others are no longer than 11^11^2 or 11^143. */
const WITHIN: Heights = { from: 1, to: HEIGHT_WITHIN, size: Infinity };
const AROUND: Heights = { from: 1, to: HEIGHT_WITHIN, size: 512 };
const AROUND_TOWERS: Heights = { from: 1, to: HEIGHT_AROUND, size: Infinity };
/** More needed numbers than this are not kept. */
const MOST_NEEDS = 2_000_000;

/**
 * Equations larger than the tables, met in the middle: from the Goal down the larger part of each operation, undoing operations,
 * until the part is small enough to be looked up. What stands beside that way is never larger than half of the rest.
 */
export class Meet {
  readonly #tables: Tables;
  readonly #budget: Budget;
  readonly #rest: Rest;
  readonly #needs: Needs;
  readonly #undo: Undo;
  readonly #piles: PilesOff;
  readonly #accept: (meeting: Meeting) => boolean;
  /** The way was cut short, or led to "any number" and no number there was right. */
  stopped: 'time' | 'memory' | null = null;
  anyOpen = 0;
  #unsure = 0;
  #done = false;
  /** The targets of the numbers that a search starts from. */
  #aimed: readonly number[] = [];

  /** `accept` says whether enough was found; `slice`: only every so many-th first step is undone. */
  constructor(tables: Tables, budget: Budget, accept: (meeting: Meeting) => boolean, slice: Slice = ALL) {
    this.#tables = tables;
    this.#budget = budget;
    this.#accept = accept;
    this.#rest = new Rest(tables);
    this.#needs = new Needs(tables, this.#rest);
    this.#needs.reach = new LeftReach(tables);
    const spend = (steps: number): boolean => this.#spend(steps);
    this.#undo = new Undo(tables, this.#needs, spend, slice);
    this.#piles = new PilesOff(tables, this.#needs, spend);
  }

  /** Numbers that might be equal and do not look it. */
  get unsure(): number {
    return this.#unsure + this.#needs.unsure;
  }

  /** Whether every operation that can be used can be undone, so that meeting misses nothing. */
  static isComplete({ signs, aim, leaves, numbers, isEndless, bareFrom }: Tables): boolean {
    const all = [...signs.binaries, ...signs.unaries];
    const hasPowers = leaves.exponents.length > 0 || all.some(({ operation }) => operation === 'power');
    return (
      // A number may have several roots, and be a power of several numbers.
      !(numbers.limits.complex && hasPowers) &&
      // Piles of signs could be taken off for ever, unless it is known how high they matter.
      (!isEndless || signs.unaries.length === 0 || bareFrom < Infinity) &&
      all.every(({ operation }) => canInvert(operation, numbers.limits)) &&
      aim.isSingle &&
      leaves.imaginary.length === 0 &&
      leaves.wide.length === 0
    );
  }

  /** The least size of complete tables for wholes of this size. */
  static tablesFor(size: number, signSize: number): number {
    return Math.floor((size - signSize) / 2);
  }

  /** The size of tables that is best for it: an operation more undone takes as long as one more worked out for all the cubes. */
  static tablesWanted(size: number, signSize: number): number {
    return Meet.tablesFor(size, signSize) + (signSize > 0 && size >= BALANCED_FROM ? 1 : 0);
  }

  /** All Equations of exactly this size; false if cut short. */
  search(size: number): boolean {
    if (this.#tables.size < Meet.tablesFor(size, this.#tables.signSize))
      throw new Error('the tables are too small to meet in the middle');
    // A whole holds all of Required.
    if (size < this.#rest.required) return true;
    const { signs, leaves, isEndless } = this.#tables;
    if (size % 2 === 0 && !isEndless && isAlwaysOdd(signs, leaves)) return true;
    this.#done = false;
    const byFactorials = Map.groupBy(
      this.#tables.aim.targets.keys(),
      (at) => this.#tables.aim.targets[at]!.factorials,
    );
    const { bareFrom, mostBesideRoots } = this.#tables;
    const hasTowers = bareFrom < Infinity && size === mostBesideRoots && size > bareFrom;
    for (const targets of byFactorials.values()) {
      for (const towers of hasTowers ? [false, true] : [false]) {
        this.#searchFor(size, targets, towers);
        if (this.#done || this.stopped !== null) return this.stopped === null;
      }
    }
    return this.stopped === null;
  }

  #searchFor(size: number, targets: readonly number[], towers: boolean): void {
    const { states, aim, mostBesideRoots, signs } = this.#tables;
    const nothing = states.join(null, null, []);
    // Whatever comes first, too little is left to make a whole.
    if (nothing === null) return;
    const start = new Need(nothing, this.#rest.rationalOnly(nothing), null, null);
    this.#aimed = targets.flatMap((at) =>
      aim.numbersFor(at).flatMap(([n, d]) => (start.values.add(n, d) ? [at] : [])),
    );
    const [first] = targets;
    this.#needs.mostFactorials = first === undefined ? 0 : aim.factorialsBeside(first);
    const barred = size > mostBesideRoots ? (signs.unaries[0]?.kind ?? null) : null;
    this.#undo.start(start, this.#rest.onlyWhole(size), barred, towers);
    const { byUsed } = this.#needs;
    for (let used = 0; used <= size; used++) {
      if (!this.#takeOffPiles(used, size, towers)) return;
      for (const need of byUsed[used]?.values() ?? []) {
        const rest = size - used;
        if (need === null) continue;
        if (rest <= this.#tables.size) this.#lookUp(need, rest);
        else this.#undo.from(need, rest);
        if (this.#done || this.stopped !== null) return;
      }
      byUsed[used] = new Map();
    }
  }

  /** Where the tables hold no piles, they are taken off what is looked for in them. */
  #takeOffPiles(used: number, size: number, towers: boolean): boolean {
    const { bareFrom, mostBesideRoots, signs } = this.#tables;
    const root = signs.unaries[0];
    if (root === undefined || bareFrom === Infinity || size > mostBesideRoots) return true;
    // Numbers of the smallest size have their piles in the tables.
    if (used > 0 && size - used < bareFrom) return true;
    const heights = used > 0 ? WITHIN : towers ? AROUND_TOWERS : AROUND;
    return this.#piles.from(used, size - used, root, heights);
  }

  #spend(steps: number): boolean {
    const { numbers } = this.#tables;
    this.#budget.spend(steps + numbers.work);
    numbers.work = 0;
    if (this.#budget.over) this.stopped = 'time';
    else if (this.#needs.kept > MOST_NEEDS) this.stopped = 'memory';
    return this.stopped === null;
  }

  #lookUp(need: Need, rest: number): void {
    const { values, only } = need;
    const { numbers } = this.#tables;
    if (!this.#spend(values.size)) return;
    if (only !== null) {
      for (let at = 0; at < values.size && !this.#done; at++) this.#lookUpIn(need, at, only);
      if (need.anyWays.length > 0 && !this.#done) this.#any(need, [only]);
      return;
    }
    const index = this.#rest.index(rest);
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

  #lookUpIn(need: Need, at: number, core: Entry): void {
    const { numbers } = this.#tables;
    const [n, d] = [need.values.n[at]!, need.values.d[at]!];
    if (!this.#fits(need.used, core)) return;
    if (core.values.has(n, d)) this.#offer(need, at, core, n, d);
    if (d !== 0 || !numbers.isOpaque(n)) return;
    for (let place = 0; place < core.values.size && !this.#done; place++) {
      const [vn, vd] = [core.values.n[place]!, core.values.d[place]!];
      if (numbers.isEqual(n, 0, vn, vd) === true) this.#offer(need, at, core, vn, vd);
    }
  }

  /** Equal numbers of many forms need not look alike. */
  #compare(need: Need, at: number, index: SizeIndex, n: number, d: number): void {
    const { numbers } = this.#tables;
    const isOpaque = d === 0 && numbers.isOpaque(n);
    const others = (isOpaque ? index.others : index.opaque).filter((id) => id !== n || d !== 0);
    if (others.length > MOST_COMPARED) {
      this.#unsure++;
      return;
    }
    for (const id of others) {
      if (d !== 0 && numbers.isIrrational(id)) continue;
      if (!this.#spend(100)) return;
      const equal = numbers.isEqual(id, 0, n, d);
      if (equal === null) this.#unsure++;
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

  /** Whether what a number may come to can be what is aimed at. */
  #mayBe({ all }: Worth, aimed: number): boolean {
    const { aim, numbers } = this.#tables;
    const goal = aim.targets[aimed];
    if (all === null || goal === undefined || !aim.isSingle || !numbers.limits.bounded) return true;
    return all.some(([n, d]) => numbers.isEqual(n, d, goal.n, goal.d) !== false);
  }

  /** Works the Equation out from the core, and passes it on if it is right. */
  #offer(need: Need, at: number, core: Entry, n: number, d: number): boolean {
    const { numbers, aim, states } = this.#tables;
    const { layers, start } = wayUp(need, at);
    const worth = workedUp(numbers, layers, n, d);
    if (worth === null) return false;
    const factorial = states.stocks.kinds.findIndex(({ role }) => role === 'factorial');
    const used = factorial < 0 ? 0 : core.counts[factorial]! + need.used.counts[factorial]!;
    const aimed = this.#aimed[start]!;
    const target = !worth.isRough
      ? aim.meets(worth.n, worth.d, used)
      : aim.leaves(aimed, used) && this.#mayBe(worth, aimed)
        ? aimed
        : -1;
    if (target < 0) return false;
    this.#done = this.#accept({ core, n, d, layers, target });
    return this.#done;
  }
}
