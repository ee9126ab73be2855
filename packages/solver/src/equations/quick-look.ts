import type { ShakeRules } from '@forceout/rules/equations';
import type { Budget } from '../onsets/budget.ts';
import { Assembly } from './assembly.ts';
import type { Found } from './found.ts';
import { Reduction, STEPS_OF_REDUCTION } from './reduction.ts';
import { runFor } from './run.ts';
import { sideBySide } from './search.ts';
import type { Search } from './search.ts';

/** Equations up to this size are looked for before anything else. */
const SHORT_SIZE = 7;
/** How many cubes the look goes up to where there is no limit. */
const QUICK_SIZE = 9;
/** Joins at random where there is no limit, for all meanings of wild cubes together. */
const REDUCTIONS = 12_000;
/** So many before anything else where no Equation can be short. */
const EARLY_REDUCTIONS = 6000;
/** So many before each size at least. */
const FIRST_REDUCTIONS = 200;
/** What they get of the time of the search where there are short Equations too. */
const SHARE = 1 / 10;
/** So many at the end. */
const LAST_REDUCTIONS = 30_000;
/** Parts of so many cubes are put together before anything larger is looked for. */
const FIRST_PARTS = 5;
/** Positions with no more cubes than this are soon searched whole. */
const LARGEST_SEARCHED_WHOLE = 11;
/** The same where not every operation can be undone, or a wild cube has many meanings. */
const LARGEST_SLOWLY = 8;
/** And with no more than this they are proved in less time than it takes to put parts together. */
const LARGEST_PROVED_WHOLE = 13;

/** Not every operation can be undone there, so that this look is the best there is. */
export function isHard({ force, language }: ShakeRules): boolean {
  return force['multiple-of-k'] !== null || language.unaryX || force.remainder !== null;
}

/** Most answers are made of small fractions alone, and are found so in a fraction of the time. */
export class QuickLook {
  readonly #rules: ShakeRules;
  readonly #searches: readonly Search[];
  readonly #found: Found;
  /** For all of the question, and for this look, which must leave time for a thorough one. */
  readonly #whole: Budget;
  readonly #budget: Budget;
  readonly #reductions: readonly Reduction[];
  #reductionsLeft = REDUCTIONS;
  #assemblies: readonly Assembly[] = [];
  /** Steps that went into them. */
  #assembled = 0;

  constructor(
    rules: ShakeRules,
    searches: readonly Search[],
    found: Found,
    budgets: { readonly whole: Budget; readonly quick: Budget },
  ) {
    this.#rules = rules;
    this.#searches = searches;
    this.#found = found;
    this.#whole = budgets.whole;
    this.#budget = budgets.quick;
    this.#reductions = rules.position.after === 'now' ? [] : this.#allReductions();
  }

  /** Without a limit it must end by itself; with one it is cut short. */
  look(isLimited: boolean): void {
    if (isLimited) this.#reductionsLeft = Infinity;
    const [searches, found, { required }] = [this.#searches, this.#found, this.#rules.position];
    // Where signs may be used without end, sizes count numbers only.
    const isEndless = searches.some(({ run }) => run.tables.isEndless);
    const cubes = isLimited ? Infinity : Math.max(QUICK_SIZE, required.length + 2);
    const [short, most] = isEndless ? [SHORT_SIZE >> 1, Math.floor(cubes / 2)] : [SHORT_SIZE, cubes];
    const largest = Math.min(most, Math.max(0, ...searches.map(({ run }) => run.largest)));
    // Where much is Required nothing is short, and tables of many meanings of a wild cube take long.
    const isLong = required.length >= SHORT_SIZE;
    if (isLong) this.#reduce(EARLY_REDUCTIONS);
    let spent = this.#search(1, short);
    let searched = spent;
    if (this.#rules.position.after !== 'now' && found.wantsMore) this.#assemblies = this.#allAssemblies();
    for (let size = short + 1; size <= largest && found.wantsMore && !this.#budget.over; size++) {
      // Lucky joins get a share of the time that the search takes, so that neither waits for the other.
      this.#reduce(FIRST_REDUCTIONS + Math.floor((spent / STEPS_OF_REDUCTION) * (isLong ? 1 : SHARE)));
      spent = this.#search(size, size);
      // Larger parts may take all the time there is, and the search may be one size short of an answer.
      searched += spent;
      if (size === short + 1) this.#assemble(FIRST_PARTS);
      else if (this.#assembled <= searched) this.#assemble(1);
    }
    for (const search of searches) if (found.wantsMore && search.pursue()) return;
    if (searches.some((search) => !('kind' in search.outcome())))
      this.#reduce(Math.min(this.#reductionsLeft, LAST_REDUCTIONS));
  }

  /** What it took, in the measure of the budget. */
  #search(least: number, most: number): number {
    const found = this.#found;
    const before = this.#budget.steps;
    if (found.wantsMore) sideBySide(this.#searches, least, most, () => !found.wantsMore);
    const spent = this.#budget.steps - before;
    this.#whole.spend(spent);
    return spent;
  }

  #reduce(tries: number): void {
    const reductions = this.#reductions;
    if (reductions.length === 0) return;
    const each = Math.ceil(Math.min(tries, this.#reductionsLeft) / reductions.length);
    this.#reductionsLeft -= each * reductions.length;
    this.#found.guess(() => {
      for (const reduction of reductions) if (this.#found.wantsMore) reduction.search(each);
    });
  }

  #assemble(times: number): void {
    const before = this.#budget.steps;
    this.#found.guess(() => {
      for (let time = 0; time < times; time++)
        for (const one of this.#assemblies) if (this.#found.wantsMore && !this.#budget.over) one.step();
    });
    this.#assembled += this.#budget.steps - before;
  }

  #allReductions(): readonly Reduction[] {
    const isSlow = isHard(this.#rules) || this.#searches.length > 1;
    return this.#tooLarge(isSlow ? LARGEST_SLOWLY : LARGEST_SEARCHED_WHOLE).map(({ run }) => {
      const own = runFor(this.#rules, run.aims, this.#budget, 'quick');
      return new Reduction(own, this.#budget, (tree, target) => this.#found.write(own, target, [tree]));
    });
  }

  #allAssemblies(): readonly Assembly[] {
    return this.#tooLarge(LARGEST_PROVED_WHOLE).map(
      ({ run }) =>
        new Assembly(this.#rules, run, this.#budget, (tree, target) =>
          this.#found.write(run, target, [tree]),
        ),
    );
  }

  /** Those with more cubes than are soon searched whole. */
  #tooLarge(most: number): readonly Search[] {
    return this.#searches.filter(({ run }) => run.largest > (run.tables.isEndless ? most >> 1 : most));
  }
}
