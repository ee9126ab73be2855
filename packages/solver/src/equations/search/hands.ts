import type { Stock } from '../cubes/kinds.ts';
import type { Run } from './run.ts';
import type { Binary, Unary } from '../cubes/signs.ts';
import type { Tree } from '../cubes/tree.ts';

/** A number of a hand, with how it is written. */
export interface Item {
  readonly n: number;
  readonly d: number;
  readonly tree: Tree;
  /** A single cube of the Exponent colour, which may be an exponent without a sign. */
  readonly isExponent?: boolean;
}

/** Numbers to be joined, and the kinds of operations to do it with. */
export interface Hand {
  readonly items: Item[];
  readonly kinds: number[];
  /** How many ! stand in its numbers. */
  readonly factorials: number;
  /** With Multiple Operations each kind of operation may be used as often as one likes; or not at all, so Required is to be looked at. */
  readonly isFree: boolean;
}

/** Cubes by their use: those that must be in a hand, and those that may. */
interface LaidOut {
  readonly numbers: number[];
  readonly operations: number[];
  readonly spare: { readonly numbers: number[]; readonly operations: number[] };
}

/** A join: which numbers (b is -1 for one alone) and which sign (-1 for none) it takes, and what it makes. */
interface Move {
  readonly made: Item;
  readonly a: number;
  readonly b: number;
  readonly at: number;
}

function sizeOf({ n, d }: Item): number {
  return d === 0 ? 0 : Math.abs(n) + d;
}

/** So many more moves are looked at where numbers are kept small. */
const CHOICES = 4;
/** Numbers are kept below this, since the Goal is mostly small. */
const LARGEST = 100_000;
/** Numbers that are taken with an operation each beyond what is Required. */
const MOST_PAIRS = 3;
/** Two-digit numerals that are made at most. */
const MOST_MERGED = 3;
/** Hands may have a number or two less than they could. */
const FEWER = 3;
/** Factorials of larger numbers are too large to be of use. */
const LARGEST_WITH_FACTORIAL = 8;
/** Moves tried until a hand is given up. */
const MOST_MOVES = 40;

/**
 * Draws cubes at random, all of Required among them, and joins some of them until so many numbers are left as can be joined in every
 * way. The choices come from a fixed seed.
 */
export class Hands {
  readonly #run: Run;
  readonly #forms: readonly (readonly Item[])[];
  /** Two-digit numerals by their kinds of cubes. */
  readonly #wide: ReadonlyMap<string, Item>;
  #state = 0x9e3779b9;

  constructor(run: Run) {
    this.#run = run;
    const { leaves, states } = run.tables;
    this.#wide = new Map(
      leaves.plain
        .filter(({ kinds }) => kinds.length === 2)
        .map(({ n, d, kinds, text }) => [kinds.join(' '), { n, d, tree: { kind: 'leaf', text } }] as const),
    );
    this.#forms = states.stocks.kinds.map((_, kind) =>
      leaves.plain
        .filter(({ kinds }) => kinds.length === 1 && kinds[0] === kind)
        .map(({ n, d, text }) => ({
          n,
          d,
          tree: { kind: 'leaf', text },
          isExponent: leaves.exponents.some((one) => one.text === text && one.kinds[0] === kind),
        })),
    );
  }

  /** A hand of no more numbers than this, beside cubes that are taken; null if it does not come out even. */
  draw(size: number, taken: readonly number[] = []): Hand | null {
    const hand = this.#hand(size - this.#below(FEWER), taken);
    return hand !== null && this.#reduce(hand, size) ? hand : null;
  }

  #below(end: number): number {
    this.#state = Math.imul(this.#state ^ (this.#state >>> 15), 0x2c1b3c6d);
    this.#state = Math.imul(this.#state ^ (this.#state >>> 12), 0x297a2d39);
    this.#state = (this.#state ^ (this.#state >>> 15)) + 0x6d2b79f5;
    return Math.floor(((this.#state >>> 0) / 2 ** 32) * end);
  }

  /** The cubes in Required and the others, but for those that are taken; null if one of them can be nothing. */
  #laidOut(taken: readonly number[]): LaidOut | null {
    const { states, signs } = this.#run.tables;
    const laid: LaidOut = { numbers: [], operations: [], spare: { numbers: [], operations: [] } };
    const { stocks, oneResource } = states.stocks;
    // After Now one cube of Resources at most is used: another one each time.
    const resource = oneResource ? this.#resource(stocks) : null;
    for (const stock of stocks) {
      const { kinds, required, mat } = stock;
      const most = !oneResource ? stock.most : stock === resource ? mat + 1 : mat;
      const kind = kinds[0]!;
      const use = this.#forms[kind]!.length > 0 ? 'numbers' : 'operations';
      if (use === 'operations' && !signs.binaries.some((binary) => binary.kind === kind)) {
        if (required > 0) return null;
        continue;
      }
      for (let at = 0; at < most; at++) (at < required ? laid : laid.spare)[use].push(kind);
    }
    const lists = [laid.numbers, laid.operations, laid.spare.numbers, laid.spare.operations];
    for (const kind of taken) {
      const from = lists.find((list) => list.includes(kind));
      if (from === undefined) return null;
      from.splice(from.indexOf(kind), 1);
    }
    return laid;
  }

  /** The stock of a cube of Resources; null if there are none. */
  #resource(stocks: readonly Stock[]): Stock | null {
    const inResources = stocks.filter(({ mat, most }) => most > mat);
    return inResources[this.#below(inResources.length)] ?? null;
  }

  /** All of Required and other cubes up to so many numbers, with as many operations as join them, and perhaps some more of both. */
  #hand(size: number, taken: readonly number[]): Hand | null {
    const { states, signs } = this.#run.tables;
    const laid = this.#laidOut(taken);
    if (laid === null) return null;
    const { numbers, operations, spare } = laid;
    const draw = (from: number[], to: number[]): boolean => {
      if (from.length === 0) return false;
      to.push(...from.splice(this.#below(from.length), 1));
      return true;
    };
    while (numbers.length < size && draw(spare.numbers, numbers));
    const merged = this.#merged(numbers);
    if (states.endless.length > 0) {
      const items = [...this.#itemsOf(numbers), ...merged];
      const kinds = [...new Set([...operations, ...spare.operations])];
      return { items, kinds, factorials: this.#putFactorials(items), isFree: true };
    }
    // A root may stand by one number, so there may be one operation too many for each.
    const silent = numbers.filter((kind) => this.#forms[kind]!.some(({ isExponent }) => isExponent)).length;
    while (operations.length < numbers.length + merged.length - 1) {
      if (silent > 0 && this.#below(2) === 0) break;
      if (draw(spare.operations, operations)) continue;
      if (operations.length + silent < numbers.length + merged.length - 1) return null;
      break;
    }
    const single = operations.filter((kind) => signs.unaries.some((unary) => unary.kind === kind)).length;
    while (operations.length - single > numbers.length + merged.length - 1)
      if (!draw(spare.numbers, numbers)) return null;
    // A root that stands by one number leaves room for another operation.
    for (
      let lone = 0;
      lone < single && operations.length < numbers.length + merged.length - 1 + single;
      lone++
    )
      if (this.#below(2) === 0) draw(spare.operations, operations);
    // Required alone is seldom enough: perhaps some more numbers, each with an operation.
    for (let pair = 0; pair < MOST_PAIRS && this.#below(2) === 0; pair++) {
      if (spare.numbers.length === 0 || spare.operations.length === 0) break;
      draw(spare.numbers, numbers);
      draw(spare.operations, operations);
    }
    if (numbers.length + merged.length < 2) return null;
    const items = [...this.#itemsOf(numbers), ...merged];
    return { items, kinds: operations, factorials: this.#putFactorials(items), isFree: false };
  }

  /** A form of each cube. */
  #itemsOf(numbers: readonly number[]): Item[] {
    return numbers.map((kind) => {
      const forms = this.#forms[kind]!;
      return forms[this.#below(forms.length)]!;
    });
  }

  /** Writes ! behind some numbers, where there are any; says how many. */
  #putFactorials(items: Item[]): number {
    const { signs, states } = this.#run.tables;
    const factorial = signs.unaries.find(({ operation }) => operation === 'factorial');
    const most = factorial === undefined ? 0 : Math.min(states.stocks.caps[factorial.kind]!, items.length);
    let count = 0;
    for (let at = 0; at < most; at++) {
      const place = this.#below(items.length);
      const { n, d } = items[place]!;
      if (d !== 1 || n < 0 || n > LARGEST_WITH_FACTORIAL || this.#below(2) === 0) continue;
      const made = this.#changed(factorial!, items[place]!);
      if (made === null) continue;
      items[place] = made;
      count++;
    }
    return count;
  }

  /** Takes some pairs of digits for two-digit numerals, where there are any. */
  #merged(numbers: number[]): readonly Item[] {
    const made: Item[] = [];
    for (let pair = 0; pair < MOST_MERGED && this.#wide.size > 0 && numbers.length > 1; pair++) {
      const [a, b] = [this.#below(numbers.length), this.#below(numbers.length)];
      const item = a === b ? undefined : this.#wide.get(`${numbers[a]} ${numbers[b]}`);
      if (item === undefined || this.#below(2) === 0) continue;
      made.push(item);
      numbers.splice(Math.max(a, b), 1);
      numbers.splice(Math.min(a, b), 1);
    }
    return made;
  }

  /** Joins numbers until so many are left, no operation is left over and none is missing but before exponents. */
  #reduce({ items, kinds, isFree }: Hand, size: number): boolean {
    // Every other time numbers are kept small: zeros and ones take up cubes that must be used and change nothing.
    const choices = 1 + this.#below(2) * CHOICES;
    const isUneven = (): boolean => {
      const missing = isFree ? 0 : items.length - 1 - kinds.length;
      return missing < 0 || missing > items.filter(({ isExponent }) => isExponent).length;
    };
    for (let tries = 0; items.length > size || isUneven(); tries++) {
      if (tries > MOST_MOVES || items.length < 2) return false;
      // Exponents join without a sign where there are too few.
      const raised = !isFree && kinds.length < items.length - 1 ? this.#raise(items) : null;
      const best = raised ?? this.#smallest(items, kinds, choices);
      if (best === null) continue;
      items[best.a] = best.made;
      if (best.b >= 0) items.splice(best.b, 1);
      if (best.at >= 0 && !isFree) kinds.splice(best.at, 1);
    }
    return true;
  }

  #smallest(items: readonly Item[], kinds: readonly number[], choices: number): Move | null {
    const { unaries } = this.#run.tables.signs;
    let best: Move | null = null;
    for (let choice = 0; choice < choices && kinds.length > 0; choice++) {
      const at = this.#below(kinds.length);
      const kind = kinds[at]!;
      const unary = kinds.length > items.length - 1 ? unaries.find((one) => one.kind === kind) : undefined;
      const move = unary === undefined ? this.#join(items, kind, at) : this.#change(items, unary, at);
      if (move !== null && (best === null || sizeOf(move.made) < sizeOf(best.made))) best = move;
    }
    return best;
  }

  #raise(items: readonly Item[]): Move | null {
    const [a, b] = [this.#below(items.length), this.#below(items.length)];
    const made = a === b ? null : this.#raised(items[a]!, items[b]!);
    return made === null ? null : { made, a, b, at: -1 };
  }

  #raised(base: Item, exponent: Item): Item | null {
    if (exponent.isExponent !== true) return null;
    return this.#joined({ kind: -1, sign: "'", operation: 'power', commutes: false }, base, exponent);
  }

  #change(items: readonly Item[], unary: Unary, at: number): Move | null {
    const a = this.#below(items.length);
    const made = this.#changed(unary, items[a]!);
    return made === null ? null : { made, a, b: -1, at };
  }

  #join(items: readonly Item[], kind: number, at: number): Move | null {
    const own = this.#run.tables.signs.binaries.filter((one) => one.kind === kind);
    const [a, b] = [this.#below(items.length), this.#below(items.length)];
    if (a === b || own.length === 0) return null;
    const made = this.#joined(own[this.#below(own.length)]!, items[a]!, items[b]!);
    return made === null ? null : { made, a, b, at };
  }

  #joined({ operation, sign }: Binary, a: Item, b: Item): Item | null {
    const { numbers } = this.#run.tables;
    if (!numbers.binary(operation, a.n, a.d, b.n, b.d)) return null;
    const { n, d } = numbers;
    if (d < 0 || (d > 0 && Math.abs(n) > LARGEST) || d > LARGEST) return null;
    return { n, d, tree: { kind: 'binary', sign, left: a.tree, right: b.tree } };
  }

  #changed({ operation, sign }: Unary, a: Item): Item | null {
    const { numbers } = this.#run.tables;
    if (!numbers.unary(operation, a.n, a.d)) return null;
    const { n, d } = numbers;
    if (d < 0 || (d > 0 && Math.abs(n) > LARGEST) || d > LARGEST) return null;
    return { n, d, tree: { kind: 'unary', sign, of: a.tree } };
  }
}
