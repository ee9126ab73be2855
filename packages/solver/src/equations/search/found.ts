import type { EquationsPosition, WrittenEquation } from '@forceout/rules/equations';
import type { Budget } from '../../budget.ts';
import { cubesInSolution } from '../cubes/cubes-in.ts';
import { leastOddness, oddnessOf, rankOf, sortOf } from '../cubes/plainness.ts';
import type { Run } from './run.ts';
import { makeTree } from '../cubes/tree.ts';
import type { Tree } from '../cubes/tree.ts';
import { writeDown } from '../cubes/write-down.ts';

/** What the judge takes for one Equation, in the measure of the budget, and what it takes to see that one is no plainer. */
const STEPS_OF_JUDGING = 1000;
const STEPS_OF_A_LOOK = 20;
/** Trees tried for one number before another number is. */
const TREES_EACH = 40;
/** Once there is an Equation, plainer ones of the same size are looked for so long; where several are wanted, different ones some times as long. */
const CHOOSING_STEPS = 40_000;
const MOST_TIMES = 10;

export interface Wanted {
  readonly count: number;
  /** Whether any Equation is as good as a short and plain one. */
  readonly anyWillDo: boolean;
}

interface Equation {
  readonly written: WrittenEquation;
  readonly rank: number;
  readonly sort: string;
  /** Put together of parts, and so perhaps longer than need be; a search goes by size. */
  readonly isGuess: boolean;
}

/** Equations that were found and that the judge accepted. */
export class Found {
  /** What the search took for an Equation and the judge did not. */
  refused = 0;
  readonly #all: Equation[] = [];
  #doing: 'searching' | 'guessing' | 'shortening' = 'searching';
  readonly #position: EquationsPosition;
  readonly #budget: Budget;
  /** Those of all searches that write here. */
  readonly #budgets: readonly Budget[];
  readonly #wanted: Wanted;
  readonly #texts = new Set<string>();

  constructor(position: EquationsPosition, budget: Budget, others: readonly Budget[], wanted: Wanted) {
    this.#position = position;
    this.#budget = budget;
    this.#budgets = [budget, ...others];
    this.#wanted = wanted;
  }

  /** So many different ones as are wanted are not there yet. */
  get wantsMore(): boolean {
    return sortsOf(this.#own).size < this.#wanted.count && !this.#budget.over;
  }

  /** Fewest cubes first, and of as many the plainest; of those that are much the same only one, if there are enough others. */
  get written(): readonly WrittenEquation[] {
    const inOrder = this.#all.toSorted(byRank);
    const [different, others] = [[] as Equation[], [] as Equation[]];
    for (const one of inOrder) (sortsOf(different).has(one.sort) ? others : different).push(one);
    return [...different, ...others]
      .slice(0, this.#wanted.count)
      .toSorted(byRank)
      .map(({ written }) => written);
  }

  /** The most cubes of what was only guessed, which a search that goes by size may do better than; 0 if nothing was. */
  get longestGuess(): number {
    return Math.max(
      0,
      ...this.#all.map(({ written, isGuess }) => (isGuess ? cubesInSolution(written.solution) : 0)),
    );
  }

  /** Writes down what was found; true once there is enough. */
  write({ aims, tables }: Run, target: number, trees: Iterable<Tree>): boolean {
    const goal = tables.aim.textOf(target);
    let tried = 0;
    for (const tree of trees) {
      if (this.#isWorthJudging(tree)) {
        const written = writeDown(this.#position, tree, { goal, wild: aims.wild, goalLayout: null });
        if (written === null) this.refused++;
        else this.#take(written);
        this.#budget.spend(STEPS_OF_JUDGING);
      } else this.#budget.spend(STEPS_OF_A_LOOK);
      if (!this.wantsMore && !this.#isChoosing) return true;
      if (++tried >= TREES_EACH) return false;
    }
    // A number without a tree would be a fault of the search.
    if (tried === 0) this.refused++;
    return false;
  }

  /** What counts just now. */
  get #own(): readonly Equation[] {
    return this.#doing === 'shortening' ? this.#all.filter(({ isGuess }) => !isGuess) : this.#all;
  }

  #take(written: WrittenEquation): void {
    const { solution, goal } = written;
    if (this.#texts.has(`${solution} = ${goal}`)) return;
    this.#texts.add(`${solution} = ${goal}`);
    const wasEnough = this.#isEnough;
    const isGuess = this.#doing === 'guessing';
    this.#all.push({ written, rank: rankOf(solution), sort: sortOf(solution), isGuess });
    // There is something to show; for better ones there is only so much time. One that was guessed is shortened instead.
    if (!wasEnough && this.#isEnough && (!isGuess || this.#wanted.count > 1))
      for (const budget of this.#budgets)
        budget.endAfter(CHOOSING_STEPS * Math.min(this.#wanted.count, MOST_TIMES));
  }

  get #isEnough(): boolean {
    return this.#own.length >= this.#wanted.count;
  }

  /** Whether a search that has found the one Equation that is wanted may find a plainer one of the same size. */
  get #isChoosing(): boolean {
    const { count, anyWillDo } = this.#wanted;
    if (count > 1 || anyWillDo || this.#doing === 'guessing' || this.#budget.over) return false;
    const [chosen] = this.#own.toSorted(byRank);
    return chosen !== undefined && oddnessOf(chosen.written.solution) > leastOddness(this.#position);
  }

  /** Whether it may be shown before something that is there already. */
  #isWorthJudging(tree: Tree): boolean {
    if (!this.#isEnough) return true;
    const text = makeTree(tree, false);
    const [rank, sort] = [rankOf(text), sortOf(text)];
    const isOne = this.#wanted.count === 1;
    const rivals = this.#own.filter((one) => isOne || one.sort === sort);
    return rivals.every((one) => rank < one.rank);
  }

  /** What is only a guess proves nothing if it is wrong. */
  guess(work: () => void): void {
    const { refused } = this;
    this.#doing = 'guessing';
    work();
    this.#doing = 'searching';
    this.refused = refused;
  }

  /** Looks for shorter ones than were guessed. */
  shorten(work: () => void): void {
    this.#doing = 'shortening';
    work();
    this.#doing = 'searching';
  }
}

function byRank(a: Equation, b: Equation): number {
  return a.rank - b.rank;
}

function sortsOf(list: readonly Equation[]): ReadonlySet<string> {
  return new Set(list.map(({ sort }) => sort));
}
