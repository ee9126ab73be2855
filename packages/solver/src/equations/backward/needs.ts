import type { LeftReach } from '../forward/left-reach.ts';
import type { Need } from './need.ts';
import type { Rest } from './rest.ts';
import type { Entry } from '../cubes/state.ts';
import type { Tables } from '../forward/tables.ts';

/** All numbers that are needed, by the cubes in use around them. */
export class Needs {
  byUsed: Map<number, Need | null>[] = [];
  kept = 0;
  /** Numbers that might be equal and do not look it. */
  unsure = 0;
  /** So many ! may be used beside the Goal that is undone. */
  mostFactorials = Infinity;
  /** How long numbers can be that are made of so many cubes beside those in use, if that is known. */
  reach: LeftReach | null = null;
  readonly #tables: Tables;
  readonly #rest: Pick<Rest, 'needAfter'>;
  readonly #factorial: number;

  constructor(tables: Tables, rest: Pick<Rest, 'needAfter'>) {
    this.#tables = tables;
    this.#rest = rest;
    this.#factorial = tables.states.stocks.kinds.findIndex(({ role }) => role === 'factorial');
  }

  start(need: Need): void {
    this.byUsed = [new Map([[0, need]])];
    this.kept = 0;
  }

  /** The place for numbers needed with these cubes used; null if the rest could not hold all of Required, or the Goal has the !. */
  after(used: Entry, beside: Entry | null, kinds: readonly number[], rest: number): Need | null {
    if (rest < 1) return null;
    const state = this.#tables.states.join(used, beside, kinds);
    if (state === null || (this.#factorial >= 0 && state.counts[this.#factorial]! > this.mostFactorials))
      return null;
    const group = (this.byUsed[state.size] ??= new Map());
    let next = group.get(state.index);
    if (next === undefined) {
      next = this.#rest.needAfter(state, rest);
      if (next !== null && this.reach !== null)
        next.mostBits = this.reach.after(state, rest, this.mostFactorials);
      group.set(state.index, next);
    }
    return next;
  }

  /** Whether the rest may make this number: most are nowhere in the tables, and need not be kept to know it. */
  isWanted(next: Need, n: number, d: number): boolean {
    if (next.mostBits < Infinity && this.#isTooLong(next.mostBits, n, d)) return false;
    if (d >= 0 && next.index !== null && !next.index.mayHave(n, d)) return false;
    return !(d === 0 && next.rationalOnly && this.#tables.numbers.isIrrational(n));
  }

  /** Whether a multiset makes this number, or one that may be equal to it without looking it. */
  mayBeIn({ values }: Entry, n: number, d: number): boolean {
    const { numbers } = this.#tables;
    if (values.has(n, d)) return true;
    if (d !== 0 || !numbers.isOpaque(n)) return false;
    for (let at = 0; at < values.size; at++) {
      const equal = numbers.isEqual(n, 0, values.n[at]!, values.d[at]!);
      if (equal === null) this.unsure++;
      if (equal === true) return true;
    }
    return false;
  }

  /** Whether it is a fraction with more bits than that. */
  #isTooLong(most: number, n: number, d: number): boolean {
    if (d > 0) return Math.max(Math.abs(n), d) > 2 ** most;
    const { numbers } = this.#tables;
    if (d < 0 || !numbers.limits.bounded || numbers.isBounded(n, d)) return false;
    // Long fractions are measured in steps of four bits.
    return numbers.knownOf(n, d).bits > most + 8;
  }
}
