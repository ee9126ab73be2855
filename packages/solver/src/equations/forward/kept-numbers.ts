import type { Budget } from '../../budget.ts';
import type { Aim } from '../goal/aim.ts';
import type { Leaves } from '../cubes/leaves.ts';
import type { Numbers } from '../numbers/numbers.ts';
import type { Signs } from '../cubes/signs.ts';
import type { Entry, States } from '../cubes/state.ts';

/** A number that is worth a reading of the Goal, with the cubes that make it. */
export interface Hit {
  readonly entry: Entry;
  readonly n: number;
  readonly d: number;
  readonly target: number;
}

/** More numbers than this are not kept: about 24 bytes each. */
const MOST_VALUES = 2_000_000;

/** Where numbers go as they are found: each is kept once with its cubes, and held against the Goal if these may be the whole Solution. */
export class KeptNumbers {
  readonly states: States;
  readonly numbers: Numbers;
  readonly aim: Aim;
  readonly leaves: Leaves;
  readonly signs: Signs;
  /** Entries with a value, by size. */
  readonly bySize: Entry[][] = [];
  /** Those of the size that is worked out just now. */
  fresh = new Map<number, Entry>();
  readonly hits: Hit[] = [];
  kept = 0;
  /** Cases searched side by side share what may be kept. */
  mostValues = MOST_VALUES;
  stopped: 'time' | 'memory' | null = null;
  /** Where every whole with a 1 that may be any power of the base is pursued: the largest part of one beside it, with one more 1 at most. */
  mostWithPower = Infinity;
  readonly #budget: Budget;
  readonly #factorial: number;
  /** The fractions that the Goal is worth if it is nothing but these. */
  readonly #fractions: readonly (readonly [number, number])[] | null;

  constructor(states: States, numbers: Numbers, aim: Aim, leaves: Leaves, signs: Signs, budget: Budget) {
    this.states = states;
    this.numbers = numbers;
    this.aim = aim;
    this.leaves = leaves;
    this.signs = signs;
    this.#budget = budget;
    this.#factorial = states.stocks.kinds.findIndex(({ role }) => role === 'factorial');
    this.#fractions =
      aim.isWhole && aim.isSingle && aim.targets.every(({ d }) => d > 0)
        ? aim.targets.map(({ n, d }) => [n, d] as const)
        : null;
  }

  /** Whether signs may be used without end; sizes then count the cubes in numerals only. */
  get isEndless(): boolean {
    return this.states.endless.length > 0;
  }

  /** Whether a 1 is among these cubes that may be any power of the base. */
  hasPower(entry: Entry): boolean {
    return this.#powersIn(entry) > 0;
  }

  #powersIn({ counts }: Entry): number {
    let sum = 0;
    for (const kind of this.leaves.powers) sum += counts[kind]!;
    return sum;
  }

  /** Whether what these cubes make is left to the pursuit. */
  isPursued(entry: Entry): boolean {
    if (this.mostWithPower === Infinity) return false;
    const powers = this.#powersIn(entry);
    return powers > 1 || (powers === 1 && entry.size > this.mostWithPower);
  }

  /** Results for these cubes may be left out unless they are worth the Goal, where nothing can be joined to them. */
  workOutFor(target: Entry): void {
    this.numbers.wanted = target.isLast ? this.#fractions : null;
  }

  put(entry: Entry | null, n: number, d: number): void {
    if (entry === null) return;
    if (!entry.isLast) {
      if (!entry.values.add(n, d)) return;
      if (entry.values.size === 1) this.fresh.set(entry.index, entry);
      this.kept++;
    }
    if (entry.isWhole) this.#test(entry, n, d);
  }

  /** What `numbers` worked out last. */
  putResult(entry: Entry): void {
    const { numbers } = this;
    const { hasExtra, extraN, extraD, more } = numbers;
    this.put(entry, numbers.n, numbers.d);
    if (!hasExtra) return;
    this.put(entry, extraN, extraD);
    for (let at = 0; at < more.length; at += 2) this.put(entry, more[at]!, more[at + 1]!);
  }

  #test(entry: Entry, n: number, d: number): void {
    const target = this.aim.meets(n, d, this.#factorial < 0 ? 0 : entry.counts[this.#factorial]!);
    if (target >= 0 && !this.hits.some((hit) => hit.entry === entry && hit.n === n && hit.d === d))
      this.hits.push({ entry, n, d, target });
  }

  /** False once time or memory is up. */
  spend(steps: number): boolean {
    this.#budget.spend(steps + this.numbers.work);
    this.numbers.work = 0;
    if (this.#budget.over) this.stopped = 'time';
    else if (this.kept > this.mostValues) this.stopped = 'memory';
    return this.stopped === null;
  }
}
