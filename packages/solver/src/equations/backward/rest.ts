import { Need } from './need.ts';
import type { Operation } from '../arithmetic/operations.ts';
import { SizeIndex } from '../numbers/size-index.ts';
import type { Entry } from '../cubes/state.ts';
import type { Tables } from '../forward/tables.ts';

/** Operations that can make an irrational number of rational ones. */
const IRRATIONAL: readonly Operation[] = ['power', 'root', 'log'];

/** What is left of the cubes once some are used around a number, and where numbers made of it are found. */
export class Rest {
  /** Cubes in Required. */
  readonly required: number;
  readonly #tables: Tables;
  readonly #indexes = new Map<number, SizeIndex>();
  /** Whether a Required cube may be a sign or a numeral, or one cube many signs: then counts do not tell what is left. */
  readonly #isLoose: boolean;
  /** All of Required. */
  readonly #whole: Entry | null;

  constructor(tables: Tables) {
    this.#tables = tables;
    const { stocks } = tables.states.stocks;
    this.required = stocks.reduce((sum, { required, repeats }) => sum + (repeats ? 0 : required), 0);
    this.#isLoose =
      tables.isEndless || stocks.some(({ required, kinds }) => required > 0 && kinds.length > 1);
    this.#whole = this.#isLoose
      ? null
      : tables.states.join(
          null,
          null,
          stocks.flatMap(({ kinds, required }) => Array.from({ length: required }, () => kinds[0]!)),
        );
  }

  /** The cubes of a whole of this size if it can be made of Required alone; null otherwise. */
  onlyWhole(size: number): Entry | null {
    return size === this.required && this.#tables.numbers.others === 0 ? this.#whole : null;
  }

  /** The numbers needed once these cubes are used; null if the rest could not hold all of Required. */
  needAfter(state: Entry, rest: number): Need | null {
    const missing = this.required - this.#requiredIn(state);
    if (missing > rest) return null;
    const rationalOnly = this.rationalOnly(state);
    if (rest > this.#tables.size) return new Need(state, rationalOnly, null, null);
    if (missing < rest || this.#isLoose || this.#tables.numbers.others > 0)
      return new Need(state, rationalOnly, this.index(rest), null);
    const only = this.#remainder(state);
    return only === null || only.values.size === 0 ? null : new Need(state, rationalOnly, null, only);
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
  rationalOnly({ counts }: Entry): boolean {
    const { numbers, signs, states, leaves } = this.#tables;
    if (numbers.limits.wholePowers) return true;
    const isLeft = (kind: number): boolean =>
      states.stocks.endless[kind] === true || counts[kind]! < states.stocks.caps[kind]!;
    for (const list of [signs.binaries, signs.unaries])
      for (const { kind, operation } of list)
        if (IRRATIONAL.includes(operation) && isLeft(kind)) return false;
    return !leaves.exponents.some(({ kinds }) => kinds.every(isLeft)) && leaves.imaginary.length === 0;
  }

  index(size: number): SizeIndex {
    let index = this.#indexes.get(size);
    if (index === undefined)
      this.#indexes.set(size, (index = new SizeIndex(this.#tables.bySize[size] ?? [], this.#tables.numbers)));
    return index;
  }
}
