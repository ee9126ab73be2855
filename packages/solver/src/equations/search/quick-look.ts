import type { ShakeRules } from '@forceout/rules/equations';
import type { Budget } from '../../budget.ts';
import { Assembly } from './assembly.ts';
import type { EngineName, SolveEquationsOptions } from '../goal/answer.ts';
import type { Found } from './found.ts';
import { sideBySide } from './search.ts';
import type { Search } from './search.ts';
import { isAllFractions } from './thorough.ts';

/** Equations up to this size are looked for before anything else. */
const SHORT_SIZE = 7;
/** How many cubes the look goes up to where there is no limit. */
const QUICK_SIZE = 9;
/** Parts of so many cubes are put together before anything larger is looked for. */
const FIRST_PARTS = 5;
/** Larger parts get this much of the time of the search. */
const PARTS_SHARE = 1 / 4;
/** Steps to look for a shorter Equation than was put together of parts, and for each step before one in so many more. */
const SHORTENING_STEPS = 150_000;
const SHORTENING_SHARE = 1 / 4;
/** Positions with no more cubes than this are proved in less time than it takes to put parts together. */
const LARGEST_PROVED_WHOLE = 13;

/** Most answers are made of small fractions alone, and are found so in a fraction of the time. */
export class QuickLook {
  readonly #rules: ShakeRules;
  readonly #searches: readonly Search[];
  readonly #found: Found;
  /** For all of the question, and for this look, which must leave time for a thorough one. */
  readonly #whole: Budget;
  readonly #budget: Budget;
  /** The last size is begun only before so many milliseconds: after that the thorough search may end, and this one proves nothing. */
  readonly #lastMs: number;
  readonly #anyWillDo: boolean;
  readonly #without: readonly EngineName[];
  #assemblies: readonly Assembly[] = [];
  /** Milliseconds that went into them. */
  #assembled = 0;
  /** Equations of fewer cubes have all been looked for. */
  #nextSize = 1;

  constructor(
    rules: ShakeRules,
    searches: readonly Search[],
    found: Found,
    budgets: { readonly whole: Budget; readonly quick: Budget; readonly quickMs: number },
    asked: Pick<SolveEquationsOptions, 'anyWillDo' | 'without'>,
  ) {
    this.#anyWillDo = asked.anyWillDo === true;
    this.#without = asked.without ?? [];
    this.#rules = rules;
    this.#searches = searches;
    this.#found = found;
    this.#whole = budgets.whole;
    this.#budget = budgets.quick;
    this.#lastMs = budgets.quickMs;
  }

  /** Without a limit it must end by itself; with one it is cut short. */
  look(isLimited: boolean): void {
    this.#find(isLimited);
    if (!this.#anyWillDo && !this.#whole.over) this.#shorten();
  }

  #find(isLimited: boolean): void {
    const [searches, found, { required }] = [this.#searches, this.#found, this.#rules.position];
    // Where signs may be used without end, sizes count numbers only.
    const isEndless = searches.some(({ run }) => run.tables.isEndless);
    const cubes = isLimited ? Infinity : Math.max(QUICK_SIZE, required.length + 2);
    const [short, most] = isEndless ? [SHORT_SIZE >> 1, Math.floor(cubes / 2)] : [SHORT_SIZE, cubes];
    const largest = Math.min(most, Math.max(0, ...searches.map(({ run }) => run.largest)));
    let searched = this.#search(1, short);
    if (found.wantsMore) this.#assemblies = this.#allAssemblies();
    for (let size = short + 1; size <= largest && found.wantsMore && !this.#budget.over; size++) {
      if (size === largest && this.#budget.spentMs > this.#lastMs) break;
      // Larger parts may take all the time there is, and the search may be one size short of an answer.
      searched += this.#search(size, size);
      if (size === short + 1) this.#assemble(FIRST_PARTS);
      else if (this.#assembled <= searched * PARTS_SHARE) this.#assemble(1);
    }
    const isAll = isAllFractions(this.#rules);
    for (const search of searches)
      if (found.wantsMore && (search.pursue() || (isAll && search.goOver()))) return;
  }

  /** What it took, in milliseconds. */
  #search(least: number, most: number): number {
    const [found, budget] = [this.#found, this.#budget];
    const [steps, spent] = [budget.steps, budget.spentMs];
    if (found.wantsMore) {
      sideBySide(this.#searches, least, most, () => !found.wantsMore);
      this.#nextSize = most + 1;
    }
    this.#whole.spend(budget.steps - steps);
    return budget.spentMs - spent;
  }

  /** What was put together of parts may be longer than need be: the search goes on for a while, up to that many cubes. */
  #shorten(): void {
    const [found, budget] = [this.#found, this.#budget];
    const most = found.longestGuess - 1;
    if (most < this.#nextSize || budget.over) return;
    budget.endAfter(SHORTENING_STEPS + this.#whole.steps * SHORTENING_SHARE);
    found.shorten(() =>
      sideBySide(this.#searches, this.#nextSize, most, () => !found.wantsMore || budget.over),
    );
  }

  #assemble(times: number): void {
    const before = this.#budget.spentMs;
    this.#found.guess(() => {
      for (let time = 0; time < times; time++)
        for (const one of this.#assemblies) if (this.#found.wantsMore && !this.#budget.over) one.step();
    });
    this.#assembled += this.#budget.spentMs - before;
  }

  #allAssemblies(): readonly Assembly[] {
    if (this.#without.includes('assembly')) return [];
    const most = LARGEST_PROVED_WHOLE;
    return this.#searches
      .filter(({ run }) => run.largest > (run.tables.isEndless ? most >> 1 : most))
      .map(
        ({ run }) =>
          new Assembly(this.#rules, run, this.#budget, (tree, target) =>
            this.#found.write(run, target, [tree]),
          ),
      );
  }
}
