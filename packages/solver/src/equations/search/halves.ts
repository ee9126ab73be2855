import type { Budget } from '../../budget.ts';
import type { HalfWays } from './half-ways.ts';
import type { Hand, Item } from './hands.ts';
import { ANY_D } from '../arithmetic/fractions.ts';
import { canInvert, invert } from '../numbers/inverse.ts';
import type { Operation } from '../arithmetic/operations.ts';
import type { Around } from './powers-around.ts';
import type { Run } from './run.ts';
import type { Binary } from '../cubes/signs.ts';
import { signsIn } from '../cubes/tree.ts';
import type { Tree } from '../cubes/tree.ts';

/** So many numbers can be met: a half of four of them has some hundred values with each choice of operations. */
export const MOST_HALVED = 8;
/** With any operations there are thousands. */
const MOST_FREE = 7;
/** Larger numbers are not kept, so that products of them stay exact. */
const LARGEST = 2 ** 26;
/** Readings of the Goal that are looked for in one hand. */
const MOST_AIMED = 4;

interface Aimed {
  readonly n: number;
  readonly d: number;
  readonly target: number;
}

/** A kind of operation, how many there are, and what one of them adds to the number of a choice. */
interface Stock {
  readonly kind: number;
  readonly count: number;
  readonly step: number;
}

/** An exponent by its colour has no cube for its sign. */
const RAISED: Binary = { kind: -1, sign: "'", operation: 'power', commutes: false };

type Side = 'left' | 'right';
const SIDES: readonly Side[] = ['left', 'right'];
const ONE_SIDE: readonly Side[] = ['right'];
const NO_CHOICE: readonly number[] = [0];

/**
 * Joins all numbers of a hand with all of its operations: what half of the numbers makes with some of the operations is worked out, and
 * what the Goal needs beside it is looked up among what the other half makes with the others. It finds and never proves.
 */
export class Halves {
  readonly #run: Run;
  readonly #budget: Budget;
  readonly #offer: (tree: Tree, target: number) => boolean;
  readonly #ways: HalfWays;
  readonly #aimed: readonly Aimed[];
  #nextAimed = 0;
  #items: readonly Item[] = [];
  #factorials = 0;
  #around: Around | null = null;
  #isFree = false;
  /** Those that may be exponents by their colour, and how many operations there are too few for all numbers. */
  #exponents = 0;
  #missing = 0;
  #stocks: readonly Stock[] = [];
  /** How many operations each choice of them has. */
  #sizes: readonly number[] = [];

  constructor(run: Run, budget: Budget, ways: HalfWays, offer: (tree: Tree, target: number) => boolean) {
    this.#run = run;
    this.#budget = budget;
    this.#ways = ways;
    this.#offer = offer;
    const { aim } = run.tables;
    this.#aimed = [...aim.targets.keys()].flatMap((target) =>
      aim.numbersFor(target).flatMap(([n, d]) => (d > 0 ? [{ n, d, target }] : [])),
    );
  }

  /** The hand alone, or what stands within a power; true once enough is found. */
  search({ items, kinds, factorials, isFree }: Hand, around: Around | null): boolean {
    if (items.length < 2 || items.length > (isFree ? MOST_FREE : MOST_HALVED)) return false;
    const { aim } = this.#run.tables;
    const all =
      around === null
        ? this.#aimedNext()
        : [{ n: around.inner[0], d: around.inner[1], target: around.target }];
    const aimed = all.filter(({ target }) => aim.leaves(target, factorials));
    if (aimed.length === 0) return false;
    this.#around = around;
    this.#items = items;
    this.#factorials = factorials;
    this.#isFree = isFree;
    this.#layOut(kinds);
    const half = (items.length + 1) >> 1;
    const every = (1 << items.length) - 1;
    const groups = Map.groupBy(
      Array.from({ length: every }, (_, at) => at + 1),
      bitsIn,
    );
    for (let size = 1; size <= half; size++) for (const group of groups.get(size)!) this.#workOut(group);
    this.#budget.spend(this.#ways.count);
    for (const group of groups.get(half)!) {
      // Of two equal halves one is enough, since both sides of an operation are tried.
      if (items.length % 2 === 0 && (group & 1) === 0) continue;
      for (const one of aimed) if (this.#meet(group, every ^ group, one)) return true;
      if (this.#budget.over) return false;
    }
    return false;
  }

  /** A few readings of the Goal, others each time. */
  #aimedNext(): readonly Aimed[] {
    const { length } = this.#aimed;
    const from = this.#nextAimed;
    this.#nextAimed = length === 0 ? 0 : (from + MOST_AIMED) % length;
    return Array.from(
      { length: Math.min(MOST_AIMED, length) },
      (_, at) => this.#aimed[(from + at) % length]!,
    );
  }

  /** Numbers the choices of operations: each is the sum of the steps of its operations. */
  #layOut(kinds: readonly number[]): void {
    let step = 1;
    this.#stocks = [...Map.groupBy(kinds, (kind) => kind)].map(([kind, { length: count }]) => {
      // What may be used without end makes no choices.
      if (this.#isFree) return { kind, count: 0, step: 0 };
      const own = { kind, count, step };
      step *= count + 1;
      return own;
    });
    this.#sizes = Array.from({ length: step }, (_, choice) =>
      this.#stocks.reduce((sum, stock) => sum + countIn(choice, stock), 0),
    );
    this.#exponents = this.#items.reduce(
      (all, { isExponent }, at) => (isExponent ? all | (1 << at) : all),
      0,
    );
    this.#missing = this.#isFree ? 0 : this.#items.length - 1 - kinds.length;
    this.#ways.empty(step << this.#items.length, this.#isFree ? MOST_HALVED : this.#items.length);
  }

  #list(group: number, choice: number): number {
    return group * this.#sizes.length + choice;
  }

  /** The parts of a choice that can join a group of numbers; exponents by their colour take no operation. */
  #partsOf(whole: number, group: number): readonly number[] {
    if (this.#isFree) return NO_CHOICE;
    const isPart = (part: number): boolean =>
      this.#stocks.every((stock) => countIn(part, stock) <= countIn(whole, stock));
    const most = bitsIn(group) - 1;
    const least = most - Math.min(this.#missing, bitsIn(group & this.#exponents));
    const parts: number[] = [];
    for (let part = 0; part <= whole; part++) {
      const size = this.#sizes[part]!;
      if (size >= least && size <= most && isPart(part)) parts.push(part);
    }
    return parts;
  }

  /** All that a group of numbers makes with each choice of operations. */
  #workOut(group: number): void {
    const ways = this.#ways;
    for (const choice of this.#partsOf(this.#sizes.length - 1, group)) {
      const list = this.#list(group, choice);
      ways.from[list] = ways.count;
      if ((group & (group - 1)) === 0) {
        const at = 31 - Math.clz32(group);
        const { n, d } = this.#items[at]!;
        if (d > 0) ways.keep(list, n, d, -1 - at, 0, 0);
      }
      for (const [by, binary] of this.#run.tables.signs.binaries.entries()) {
        const stock = this.#stocks.find(({ kind }) => kind === binary.kind);
        if (stock !== undefined && (this.#isFree || countIn(choice, stock) > 0))
          this.#split(group, choice, by, binary, stock.step);
      }
      if (this.#missing > 0) this.#raise(group, choice);
      ways.to[list] = ways.count;
    }
  }

  /** Joins any two parts of the group by an operation of the choice. */
  #split(group: number, choice: number, by: number, binary: Binary, step: number): void {
    const others = choice - step;
    const list = this.#list(group, choice);
    for (let left = (group - 1) & group; left > 0; left = (left - 1) & group) {
      const right = group ^ left;
      if (binary.commutes && left < right) continue;
      for (const own of this.#partsOf(others, left))
        this.#join(list, by, binary, this.#list(left, own), this.#list(right, others - own));
    }
  }

  /** Writes an exponent by its colour behind all that the others make. */
  #raise(group: number, choice: number): void {
    const by = this.#run.tables.signs.binaries.length;
    for (let at = 0; at < this.#items.length; at++) {
      const [exponent, base] = [1 << at, group & ~(1 << at)];
      if ((group & this.#exponents & exponent) === 0 || base === 0) continue;
      this.#join(this.#list(group, choice), by, RAISED, this.#list(base, choice), this.#list(exponent, 0));
    }
  }

  #join(list: number, by: number, { operation }: Binary, lefts: number, rights: number): void {
    const { numbers } = this.#run.tables;
    const ways = this.#ways;
    const { n: ns, d: ds } = ways;
    const [from, to, last] = [ways.from[rights]!, ways.to[rights]!, ways.to[lefts]!];
    for (let a = ways.from[lefts]!; a < last; a++)
      for (let b = from; b < to; b++)
        if (numbers.binary(operation, ns[a]!, ds[a]!, ns[b]!, ds[b]!)) {
          const { n, d } = numbers;
          if (d > 0 && d < LARGEST && n < LARGEST && n > -LARGEST) ways.keep(list, n, d, a, b, by);
        }
  }

  #meet(group: number, other: number, aimed: Aimed): boolean {
    const ways = this.#ways;
    const { signs, numbers } = this.#run.tables;
    for (const [by, binary] of signs.binaries.entries()) {
      const stock = this.#stocks.find(({ kind }) => kind === binary.kind);
      if (stock === undefined || !canInvert(binary.operation, numbers.limits)) continue;
      const others = this.#sizes.length - 1 - stock.step;
      for (const own of this.#partsOf(others, group)) {
        const [known, wanted] = [this.#list(group, own), this.#list(other, others - own)];
        if (ways.from[wanted] === ways.to[wanted]) continue;
        this.#budget.spend(ways.to[known]! - ways.from[known]!);
        for (const side of binary.commutes ? ONE_SIDE : SIDES)
          if (this.#meetOn(side, by, known, wanted, aimed)) return true;
      }
    }
    return false;
  }

  /** What stands on this side of the operation is looked up. */
  #meetOn(side: Side, by: number, known: number, wanted: number, { n: wn, d: wd, target }: Aimed): boolean {
    const { numbers, signs, aim } = this.#run.tables;
    const { operation } = signs.binaries[by]!;
    const ways = this.#ways;
    // Sums that are a multiple of k away from the Goal are a multiple of k away from what it needs.
    const isMultiple =
      aim.multiple !== null && this.#around === null && (operation === 'add' || operation === 'subtract');
    let found = 0;
    const emit = (n: number, d: number): void => {
      if (found === 0 && d > 0) found = isMultiple ? ways.findResidue(wanted, n, d) : ways.find(wanted, n, d);
      else if (d === ANY_D) found = ways.from[wanted]!;
    };
    const undoing = { numbers, operation, side, emit };
    for (let way = ways.from[known]!; way < ways.to[known]!; way++) {
      invert(undoing, wn, wd, ways.n[way]!, ways.d[way]!);
      if (found === 0) continue;
      const [left, right] = side === 'right' ? [way, found] : [found, way];
      found = 0;
      if (isMultiple && !this.#isAway(operation, left, right)) continue;
      const inner = this.#joined(left, by, right);
      const tree = this.#around?.whole(inner) ?? inner;
      if ((!this.#isFree || this.#holdsRequired(tree)) && this.#offer(tree, target)) return true;
    }
    return false;
  }

  /** Whether that is not the Goal itself. */
  #isAway(operation: Operation, left: number, right: number): boolean {
    const { numbers, aim } = this.#run.tables;
    const { n, d } = this.#ways;
    if (!numbers.binary(operation, n[left]!, d[left]!, n[right]!, d[right]!)) return false;
    return aim.meets(numbers.n, numbers.d, this.#factorials) >= 0;
  }

  /** Whether every Required sign is in use. */
  #holdsRequired(tree: Tree): boolean {
    const { states, signs } = this.#run.tables;
    const used = signsIn(tree);
    return states.stocks.stocks.every(
      ({ kinds: [kind], required, repeats }) =>
        !repeats ||
        required === 0 ||
        [...signs.binaries, ...signs.unaries].some((one) => one.kind === kind && used.includes(one.sign)),
    );
  }

  #joined(left: number, by: number, right: number): Tree {
    const { sign } = this.#run.tables.signs.binaries[by] ?? RAISED;
    return { kind: 'binary', sign, left: this.#tree(left), right: this.#tree(right) };
  }

  #tree(way: number): Tree {
    const { left, right, by } = this.#ways;
    const first = left[way]!;
    return first < 0 ? this.#items[-1 - first]!.tree : this.#joined(first, by[way]!, right[way]!);
  }
}

function countIn(choice: number, { step, count }: Stock): number {
  return count === 0 ? 0 : Math.floor(choice / step) % (count + 1);
}

function bitsIn(group: number): number {
  let bits = 0;
  for (let left = group; left > 0; left &= left - 1) bits++;
  return bits;
}
