import type { Budget } from '../../budget.ts';
import type { HalfWays } from './half-ways.ts';
import { Halves, MOST_HALVED } from './halves.ts';
import { Hands } from './hands.ts';
import { powersAround } from './powers-around.ts';
import type { Around } from './powers-around.ts';
import type { Run } from './run.ts';
import type { Tree } from '../cubes/tree.ts';

/** Numbers of the smallest hands that are worth while. */
const FEWEST = 4;
/** What a hand of one number more takes: measured. */
const TIMES_AS_LONG = 4;
/** What a hand takes that does not come out even, in the measure of the budget. */
const STEPS_OF_DRAWING = 30;

/**
 * Looks for an Equation where many cubes are Required or none is short: draws hands of all sizes, and joins each in every way. Each size gets as much time as the others. It finds and never proves.
 */
export class RandomHands {
  readonly #budget: Budget;
  readonly #hands: Hands;
  readonly #halves: Halves;
  /** What went into hands of each size. */
  readonly #spent = Array.from({ length: MOST_HALVED - FEWEST + 1 }, () => 0);

  readonly #around: readonly Around[];
  #turn = 0;

  constructor(run: Run, budget: Budget, ways: HalfWays, offer: (tree: Tree, target: number) => boolean) {
    this.#budget = budget;
    this.#hands = new Hands(run);
    this.#around = powersAround(run);
    this.#halves = new Halves(run, budget, ways, offer);
  }

  /** True once enough is found. */
  search(limitMs: number): boolean {
    const budget = this.#budget;
    const end = budget.spentMs + limitMs;
    while (budget.spentMs < end && !budget.over) {
      const at = this.#spent.indexOf(Math.min(...this.#spent));
      this.#spent[at]! += TIMES_AS_LONG ** at;
      budget.spend(STEPS_OF_DRAWING);
      const around = this.#nextAround();
      const hand = this.#hands.draw(FEWEST + at, around?.kinds);
      if (hand !== null && this.#halves.search(hand, around)) return true;
    }
    return false;
  }

  /** Every other hand is looked for within a power, where the Goal is one. */
  #nextAround(): Around | null {
    const turn = this.#turn++;
    return turn % 2 === 0 ? null : (this.#around[(turn >> 1) % this.#around.length] ?? null);
  }
}
