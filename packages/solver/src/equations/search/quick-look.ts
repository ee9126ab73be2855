import type { ShakeRules } from '@forceout/rules/equations';
import type { Budget } from '../../budget.ts';
import { Assembly } from './assembly.ts';
import type { EngineName, SolveEquationsOptions } from '../goal/answer.ts';
import type { Found } from './found.ts';
import { HalfWays } from './half-ways.ts';
import { RandomHands } from './random-hands.ts';
import { QUICK } from './precision.ts';
import { prepare } from './prepare.ts';
import { sideBySide } from './search.ts';
import type { Search } from './search.ts';
import { isAllFractions, isHard } from './thorough.ts';

/** Equations up to this size are looked for before anything else. */
const SHORT_SIZE = 7;
/** How many cubes the look goes up to where there is no limit. */
const QUICK_SIZE = 9;
/** Milliseconds for hands at random where there is no limit, for all meanings of wild cubes together. */
const HANDS_MS = 1000;
/** So many before anything else where no Equation can be short. */
const EARLY_HANDS_MS = 150;
/** So many with as much of the search at first, and more with each meaning of a wild cube. */
const FIRST_HANDS_MS = 100;
const FIRST_HANDS_EACH_MS = 30;
/** So many at the end, or this much of the time of a search that was cut short. */
const LAST_HANDS_MS = 100;
const LATE_SHARE = 0.3;
/** Parts of so many cubes are put together before anything larger is looked for. */
const FIRST_PARTS = 5;
/** Larger parts get this much of the time of the search. */
const PARTS_SHARE = 1 / 4;
/** Steps to look for a shorter Equation than was put together of parts, and for each step before one in so many more. */
const SHORTENING_STEPS = 150_000;
const SHORTENING_SHARE = 1 / 4;
/** Positions with no more cubes than this are soon searched whole. */
const LARGEST_SEARCHED_WHOLE = 11;
/** The same where not every operation can be undone, or a wild cube has many meanings. */
const LARGEST_SLOWLY = 8;
/** And with no more than this they are proved in less time than it takes to put parts together. */
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
  /** Made when the first is drawn: most answers are found before. */
  #hands: readonly RandomHands[] | null = null;
  #handsLeft = HANDS_MS;
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
    if (isLimited) this.#handsLeft = Infinity;
    const [searches, found, { required }] = [this.#searches, this.#found, this.#rules.position];
    // Where signs may be used without end, sizes count numbers only.
    const isEndless = searches.some(({ run }) => run.tables.isEndless);
    const cubes = isLimited ? Infinity : Math.max(QUICK_SIZE, required.length + 2);
    const [short, most] = isEndless ? [SHORT_SIZE >> 1, Math.floor(cubes / 2)] : [SHORT_SIZE, cubes];
    const largest = Math.min(most, Math.max(0, ...searches.map(({ run }) => run.largest)));
    // Where much is Required nothing is short, and tables of many meanings of a wild cube take long.
    const isLong = required.length >= SHORT_SIZE;
    const share = isHard(this.#rules) || searches.length > 1 ? 1 : isLong ? 1 / 2 : 1 / 4;
    if (isLong && largest > LARGEST_PROVED_WHOLE) this.#drawHands(EARLY_HANDS_MS);
    let searched = this.#search(1, short);
    if (this.#rules.position.after !== 'now' && found.wantsMore) this.#assemblies = this.#allAssemblies();
    const first = FIRST_HANDS_MS + searches.length * FIRST_HANDS_EACH_MS;
    let drawn = 0;
    for (let size = short + 1; size <= largest && found.wantsMore && !this.#budget.over; size++) {
      if (size === largest && this.#budget.spentMs > this.#lastMs) break;
      // Hands get as much time as the search at first and then a share of it, so that neither waits for the other.
      const due = Math.min(searched, first) + Math.max(0, searched - first) * share;
      this.#drawHands(due - drawn);
      drawn = due;
      // Larger parts may take all the time there is, and the search may be one size short of an answer.
      searched += this.#search(size, size);
      if (size === short + 1) this.#assemble(FIRST_PARTS);
      else if (this.#assembled <= searched * PARTS_SHARE) this.#assemble(1);
    }
    const isAll = isAllFractions(this.#rules);
    for (const search of searches)
      if (found.wantsMore && (search.pursue() || (isAll && search.goOver()))) return;
    if (searches.every((search) => 'kind' in search.outcome())) return;
    this.#drawHands(this.#budget.over ? this.#budget.spentMs * LATE_SHARE : LAST_HANDS_MS);
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

  #drawHands(limitMs: number): void {
    if (!this.#found.wantsMore) return;
    const all = (this.#hands ??= this.#allHands());
    if (all.length === 0) return;
    const each = Math.min(limitMs, this.#handsLeft) / all.length;
    this.#handsLeft -= limitMs;
    this.#found.guess(() => {
      for (const hands of all) if (this.#found.wantsMore) hands.search(each);
    });
  }

  #assemble(times: number): void {
    const before = this.#budget.spentMs;
    this.#found.guess(() => {
      for (let time = 0; time < times; time++)
        for (const one of this.#assemblies) if (this.#found.wantsMore && !this.#budget.over) one.step();
    });
    this.#assembled += this.#budget.spentMs - before;
  }

  #allHands(): readonly RandomHands[] {
    const { force, position } = this.#rules;
    const isSlow = isHard(this.#rules) || this.#searches.length > 1;
    const large = this.#tooLarge(isSlow ? LARGEST_SLOWLY : LARGEST_SEARCHED_WHOLE);
    // After Now there are few cubes, and all of them are soon searched unless signs are without end.
    const isSoon = position.after === 'now' && force['multiple-operations'] === null;
    if (isSoon || large.length === 0 || this.#without.includes('hands')) return [];
    const ways = new HalfWays(force['multiple-of-k']?.k ?? null);
    return large.map(({ run }) => {
      const own = prepare(this.#rules, run.aims, this.#whole, { precision: QUICK });
      return new RandomHands(own, this.#whole, ways, (tree, target) =>
        this.#found.write(own, target, [tree]),
      );
    });
  }

  #allAssemblies(): readonly Assembly[] {
    if (this.#without.includes('assembly')) return [];
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
