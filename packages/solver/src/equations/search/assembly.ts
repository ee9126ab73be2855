import type { ShakeRules } from '@forceout/rules/equations';
import type { Budget } from '../../budget.ts';
import type { Fraction } from '../arithmetic/fractions.ts';
import { FreeParts, Ways } from './free-parts.ts';
import type { Way } from './free-parts.ts';
import type { Operation } from '../arithmetic/operations.ts';
import { splitsOf } from '../arithmetic/power-split.ts';
import type { Run } from './run.ts';
import type { Tree } from '../cubes/tree.ts';

/** Ways to make a number that are kept for each share of Required. */
const MOST_WAYS = 24;
/** Parts are larger, and more of them are kept, where they are halves of a power: there are few such numbers. */
const PARTS = { most: MOST_WAYS, numerals: 3 };
const HALVES = { most: 400, numerals: 5 };
/** With Multiple of k: so many multiples of it are tried beside a power. */
const MOST_MULTIPLES = 6;
/** Zeros and ones of so few cubes are joined with anything else to use cubes up. */
const SMALL = 3;

/** Two parts of a Solution that are joined: which, how, and what it makes. */
interface Joint {
  readonly left: Ways;
  readonly operation: Operation;
  readonly right: Ways;
  readonly makes: Ways;
  /** Whether that is worth the Goal, so that a whole is a Solution. */
  readonly isGoal: boolean;
  /** So many of each have been joined with all of the others. */
  done: readonly [left: number, right: number];
}

function joint(left: Ways, operation: Operation, right: Ways, makes: Ways, isGoal = false): Joint {
  return { left, operation, right, makes, isGoal, done: [0, 0] };
}

/**
 * Puts a Solution together as players do: a way to make the Goal, of whichever cubes, and beside it a zero or a one that uses up what is
 * left of Required. A Goal that is a power is made of two numbers that are looked for one by one. It finds and never proves.
 */
export class Assembly {
  readonly #run: Run;
  readonly #budget: Budget;
  readonly #offer: (tree: Tree, target: number) => boolean;
  readonly #parts: FreeParts;
  /** Any number but zero. */
  readonly #anything: Ways;
  /** How zeros and ones are made that use up other cubes. */
  readonly #usingUp: readonly Joint[];
  readonly #few: readonly { readonly of: Ways; readonly few: Ways }[];
  /** For each reading of the Goal: how it is made of two parts. */
  readonly #goals: readonly (readonly Joint[])[];

  constructor(rules: ShakeRules, run: Run, budget: Budget, offer: (tree: Tree, target: number) => boolean) {
    this.#run = run;
    this.#budget = budget;
    this.#offer = offer;
    const numbers: Fraction[] = [];
    const placeOf = (one: Fraction): number => {
      const known = numbers.findIndex(([n, d]) => n === one[0] && d === one[1]);
      return known >= 0 ? known : numbers.push(one) - 1;
    };
    const hasRequired = run.tables.states.stocks.stocks.some(({ required }) => required > 0);
    const [zero, one] = hasRequired ? [placeOf([0, 1]), placeOf([1, 1])] : [-1, -1];
    const k = rules.force['multiple-of-k']?.k ?? null;
    const multiples = k === null ? [] : Array.from({ length: MOST_MULTIPLES }, (_, at) => (at + 1) * k);
    const { aim } = run.tables;
    const targets = run.aims.targets.map(({ value }, at) => ({
      own: aim.numbersFor(at).flatMap(([n, d]) => (d > 0 ? [placeOf([n, d])] : [])),
      splits: splitsOf(value).map(({ operation, left, right }) => ({
        operation,
        left: placeOf(left),
        right: placeOf(right),
      })),
    }));
    const hasHalves = targets.some(({ splits }) => splits.length > 0);
    const apart = hasHalves ? multiples.map((by) => placeOf([by, 1])) : [];
    this.#parts = new FreeParts(rules, run, budget, numbers, hasHalves ? HALVES : PARTS);
    const { ways } = this.#parts;
    const [zeros, ones] = [ways[zero] ?? new Ways(run, 0), ways[one] ?? new Ways(run, 0)];
    this.#anything = new Ways(run, MOST_WAYS);
    this.#few = [zeros, ones].map((of) => ({ of, few: new Ways(run, MOST_WAYS) }));
    const [noughts, units] = this.#few.map(({ few }) => few);
    this.#usingUp = !hasRequired
      ? []
      : [
          joint(noughts!, 'multiply', this.#anything, zeros),
          joint(noughts!, 'divide', this.#anything, zeros),
          joint(this.#anything, 'power', noughts!, ones),
          joint(units!, 'power', this.#anything, ones),
          joint(this.#anything, 'root', units!, ones),
        ];
    const beside = (goal: Ways): readonly Joint[] => (hasRequired ? besideNothing(goal, zeros, ones) : []);
    this.#goals = targets.map(({ own, splits }) => {
      const power = new Ways(run, MOST_WAYS);
      const halves = splits.map(({ operation, left, right }) =>
        joint(ways[left]!, operation, ways[right]!, power, k === null),
      );
      if (k === null) return [...halves, ...beside(power), ...own.flatMap((at) => beside(ways[at]!))];
      // With Multiple of k the power itself is not the Solution, but so much more or less.
      const moved = new Ways(run, MOST_WAYS);
      const away = apart.flatMap((at) =>
        (['add', 'subtract'] as const).map((operation) => joint(power, operation, ways[at]!, moved, true)),
      );
      return [...halves, ...away, ...beside(moved), ...own.flatMap((at) => beside(ways[at]!))];
    });
  }

  get isDone(): boolean {
    return this.#parts.isDone;
  }

  /** Makes all parts of one cube more and puts together what there is; true once enough is found. */
  step(): boolean {
    if (this.isDone) return false;
    this.#parts.step();
    if (this.#usingUp.length > 0) this.#useUp();
    return this.#goals.some((joints, target) => joints.some((one) => this.#join(one, target)));
  }

  #useUp(): void {
    this.#parts.addAnything(this.#anything);
    for (const { of, few } of this.#few)
      for (const { entry, tree } of of.list) if (entry.size <= SMALL) few.add(entry, tree);
    for (const one of this.#usingUp) this.#join(one, 0);
  }

  /** All new pairs: wholes are offered, the others kept as ways to make what they make. */
  #join(own: Joint, target: number): boolean {
    const { left, operation, right, makes } = own;
    const { states, signs } = this.#run.tables;
    const binary = signs.binaries.find((one) => one.operation === operation);
    if (binary === undefined) return false;
    const [lefts, rights] = [left.list.length, right.list.length];
    const [oldLeft, oldRight] = own.done;
    for (let at = 0; at < lefts; at++) {
      const a = left.list[at]!;
      const from = at < oldLeft ? oldRight : 0;
      this.#budget.spend(rights - from);
      if (this.#budget.over) return false;
      for (let place = from; place < rights; place++) {
        const b = right.list[place]!;
        if (!states.fit(a.entry.words, b.entry.words)) continue;
        if (!states.hasRoom(a.entry.words, b.entry.words, binary.kind)) continue;
        const entry = states.joinBy(a.entry, b.entry, binary.kind);
        if (entry === null) continue;
        if (own.isGoal && entry.isWhole) {
          if (this.#offerWhole(a, binary.sign, b, target)) return true;
        } else makes.add(entry, () => joined(a, binary.sign, b));
      }
    }
    own.done = [lefts, rights];
    return false;
  }

  #offerWhole(a: Way, sign: string, b: Way, target: number): boolean {
    const tree = joined(a, sign, b);
    return tree !== null && this.#offer(tree, target);
  }
}

/** What leaves a number as it is. */
function besideNothing(goal: Ways, zeros: Ways, ones: Ways): readonly Joint[] {
  return [
    joint(goal, 'add', zeros, goal, true),
    joint(goal, 'subtract', zeros, goal, true),
    joint(goal, 'multiply', ones, goal, true),
    joint(goal, 'divide', ones, goal, true),
    joint(goal, 'power', ones, goal, true),
    joint(ones, 'root', goal, goal, true),
  ];
}

function joined(a: Way, sign: string, b: Way): Tree | null {
  const [left, right] = [a.tree(), b.tree()];
  return left === null || right === null ? null : { kind: 'binary', sign, left, right };
}
