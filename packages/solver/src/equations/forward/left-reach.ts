import { resourcesNeeded } from '../cubes/kinds.ts';
import type { Stock } from '../cubes/kinds.ts';
import { longest, perCubeOf, TAME } from '../goal/long-goals.ts';
import type { Entry } from '../cubes/state.ts';
import type { Tables } from './tables.ts';

/**
 * How long a number can be that is made of what is left once some cubes are used around it: the most bits of its numerator and
 * denominator, as `longestWithoutFactorials` counts them. A ! makes numbers of any length, so this says something only once none is left.
 */
export class LeftReach {
  readonly #tables: Tables;
  readonly #isKnown: boolean;
  readonly #numbers: readonly Stock[];
  readonly #powers: readonly Stock[];
  readonly #factorial: number;
  readonly #perCube: number;
  readonly #perJoin: number;
  /** Whether every number but the first comes with a sign of its own. */
  readonly #isSparse: boolean;
  readonly #known = new Map<number, number>();

  constructor(tables: Tables) {
    this.#tables = tables;
    const { signs, leaves, states } = tables;
    const { kinds, stocks, endless } = states.stocks;
    const all = [...signs.binaries, ...signs.unaries];
    const isPower = (kind: number): boolean =>
      all.some((sign) => sign.kind === kind && (sign.operation === 'power' || sign.operation === 'root'));
    this.#isKnown =
      !endless.includes(true) &&
      leaves.powers.length === 0 &&
      leaves.imaginary.length === 0 &&
      all.every(({ sign, operation }) => sign === '!' || TAME.includes(operation));
    this.#numbers = stocks.filter((stock) =>
      stock.kinds.some((kind) => kinds[kind]!.role === 'digit' || kinds[kind]!.role === 'numeral'),
    );
    this.#powers = stocks.filter((stock) =>
      stock.kinds.some((kind) => kinds[kind]!.colored || isPower(kind)),
    );
    this.#factorial = kinds.findIndex(({ role }) => role === 'factorial');
    this.#perCube = perCubeOf(leaves);
    this.#perJoin = signs.binaries.some(({ operation }) => operation === 'percent') ? 8 : 2;
    this.#isSparse =
      leaves.exponents.length === 0 &&
      [...leaves.plain, ...leaves.wide].every((leaf) => leaf.kinds.length === 1);
  }

  /** The most bits, with `rest` cubes and `factorials` of ! beside the Goal; Infinity if nobody knows. */
  after(used: Entry, rest: number, factorials: number): number {
    if (!this.#isKnown) return Infinity;
    if (this.#factorial >= 0 && used.counts[this.#factorial]! < factorials) return Infinity;
    const [numbers, powers] = [this.#left(this.#numbers, used), this.#left(this.#powers, used)];
    const most = Math.min(this.#isSparse ? (rest + 1) >> 1 : rest, numbers);
    const raised = Math.min(rest, powers);
    const key = most * 32 + raised;
    let bits = this.#known.get(key);
    if (bits === undefined) {
      bits = longest(most, raised, this.#perCube, this.#perJoin);
      this.#known.set(key, bits);
    }
    return bits;
  }

  /** How many cubes of these are left: after Now one of Resources, if it is not in use. */
  #left(own: readonly Stock[], { counts }: Entry): number {
    const { stocks } = this.#tables.states;
    let [mat, more] = [0, 0];
    for (const stock of own) {
      let used = 0;
      for (const kind of stock.kinds) used += counts[kind]!;
      mat += Math.max(0, stock.mat - used);
      more += stock.most - Math.max(stock.mat, used);
    }
    const extra = stocks.oneResource ? Math.min(more, 1 - resourcesNeeded(stocks, counts)) : more;
    return mat + Math.max(0, extra);
  }
}
