import type { EquationsPosition, WrittenEquation } from '@forceout/rules/equations';
import type { Budget } from '../onsets/budget.ts';
import type { Run } from './run.ts';
import type { Tree } from './tree.ts';
import { writeDown } from './write-down.ts';

/** What the judge takes for one Equation, in the measure of the budget. */
const STEPS_OF_JUDGING = 1000;
/** Trees tried for one number before another number is. */
const TREES_EACH = 40;

/** Equations that were found and that the judge accepted. */
export class Found {
  readonly written: WrittenEquation[] = [];
  /** What the search took for an Equation and the judge did not. */
  refused = 0;
  readonly #position: EquationsPosition;
  readonly #budget: Budget;
  readonly #count: number;
  readonly #texts = new Set<string>();

  constructor(position: EquationsPosition, budget: Budget, count: number) {
    this.#position = position;
    this.#budget = budget;
    this.#count = count;
  }

  get wantsMore(): boolean {
    return this.written.length < this.#count && !this.#budget.over;
  }

  /** Writes down what was found; true once there is enough. */
  write({ aims, tables }: Run, target: number, trees: Iterable<Tree>): boolean {
    const goal = tables.aim.textOf(target);
    let tried = 0;
    for (const tree of trees) {
      const written = writeDown(this.#position, tree, { goal, wild: aims.wild, goalLayout: null });
      if (written === null) this.refused++;
      else {
        const text = `${written.solution} = ${written.goal}`;
        if (!this.#texts.has(text)) this.written.push(written);
        this.#texts.add(text);
      }
      this.#budget.spend(STEPS_OF_JUDGING);
      if (!this.wantsMore) return true;
      if (++tried >= TREES_EACH) return false;
    }
    // A number without a tree would be a fault of the search.
    if (tried === 0) this.refused++;
    return false;
  }

  /** What is only a guess proves nothing if it is wrong. */
  guess(work: () => void): void {
    const { refused } = this;
    work();
    this.refused = refused;
  }
}
