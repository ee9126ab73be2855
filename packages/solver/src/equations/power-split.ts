import * as N from '@forceout/numbers';
import type { ShakeRules } from '@forceout/rules/equations';
import type { Budget } from '../onsets/budget.ts';
import { EXACT } from './fractions.ts';
import { inverse, partsOf, powerOf, pureOf, reduced } from './goal-powers.ts';
import type { Fraction, Pure } from './goal-powers.ts';
import type { Meeting } from './layers.ts';
import { Rebuild } from './rebuild.ts';
import { runFor } from './run.ts';
import type { Run } from './run.ts';
import { Search } from './search.ts';
import type { Binary } from './signs.ts';
import type { Entry } from './state.ts';
import type { Aims } from './targets.ts';
import type { Tree } from './tree.ts';

/** Powers of the base of a Goal that are tried as the base of a Solution. */
const MOST_BASES = 12;
/** Those of them that make the exponent longer than it is. */
const MOST_LONGER = 2;
/** Each part of a Solution has at most so many cubes. */
const LARGEST_PART = 9;
/** Ways to make one number that are kept. */
const MOST_WAYS = 4000;

/** Two numbers that make a reading of the Goal as the left and right of a power or root. */
interface Split {
  readonly target: number;
  readonly operation: 'power' | 'root';
  readonly left: number;
  readonly right: number;
}

/** One way to make a part: its cubes, and how it is written. */
interface Way {
  readonly entry: Entry;
  readonly tree: () => Tree | null;
}

/**
 * A Goal like 23√55 or 88^23 is mostly made of two numbers, 23 and 55, that have nothing to do with each other. Each is looked for by
 * itself, of any of the cubes, and then two that leave each other's cubes alone and use all of Required are put together. It finds and
 * never proves.
 */
export class PowerSplit {
  readonly #run: Run;
  readonly #budget: Budget;
  readonly #offer: (tree: Tree, target: number) => boolean;
  readonly #splits: readonly Split[];
  readonly #parts: Search | null;
  readonly #ways: Way[][];
  readonly #seen: readonly Set<Entry>[];
  #size = 0;

  constructor(rules: ShakeRules, run: Run, budget: Budget, offer: (tree: Tree, target: number) => boolean) {
    this.#run = run;
    this.#budget = budget;
    this.#offer = offer;
    const numbers: Fraction[] = [];
    const placeOf = (one: Fraction): number => {
      const known = numbers.findIndex(([n, d]) => n === one[0] && d === one[1]);
      return known >= 0 ? known : numbers.push(one) - 1;
    };
    this.#splits = run.tables.aim.targets.flatMap(({ value }, target) =>
      splitsOf(value).flatMap(({ base, exponent }) => [
        { target, operation: 'power', left: placeOf(base), right: placeOf(exponent) } as const,
        { target, operation: 'root', left: placeOf(inverse(exponent)), right: placeOf(base) } as const,
      ]),
    );
    this.#ways = numbers.map(() => []);
    this.#seen = numbers.map(() => new Set());
    this.#parts = numbers.length === 0 ? null : this.#searchFor(rules, run.aims, numbers);
  }

  /** Whether the Goal is a power at all. */
  get isOf(): boolean {
    return this.#parts !== null;
  }

  /** Makes all parts of one cube more and puts together what there is; true once enough is found. */
  step(): boolean {
    if (this.#parts === null || this.#size >= LARGEST_PART || this.#parts.isStopped) return false;
    const before = this.#ways.map((ways) => ways.length);
    this.#parts.step(++this.#size);
    return this.#splits.some((split) => this.#join(split, before));
  }

  /** All cubes that can be used are free, and a single cube is a part too. */
  #searchFor(rules: ShakeRules, aims: Aims, numbers: readonly Fraction[]): Search {
    const { position } = rules;
    const free = {
      ...position,
      book: { ...position.book, solutionCubes: { ...position.book.solutionCubes, is: 1 } },
      required: [],
      permitted: [...position.required, ...position.permitted],
    };
    const targets = numbers.map(([n, d]) => ({ text: '', value: N.rational(n, d), factorials: 0 }));
    const force = { ...rules.force, 'three-operation-solution': null, 'multiple-of-k': null };
    const parts = runFor({ ...rules, force, position: free }, { ...aims, targets }, this.#budget, 'quick');
    const rebuild = new Rebuild(parts.tables, this.#budget);
    return new Search(parts, this.#budget, {
      hit: (_, { entry, n, d, target }) =>
        this.#add(target, entry.counts, () => first(rebuild.trees(entry, n, d))),
      meeting: (_, meeting) =>
        this.#add(meeting.target, countsOf(parts, meeting), () => first(rebuild.meeting(meeting))),
    });
  }

  #add(target: number, counts: Uint8Array, tree: () => Tree | null): boolean {
    const kinds = [...counts].flatMap((count, kind) => Array.from({ length: count }, () => kind));
    const entry = this.#run.tables.states.join(null, null, kinds);
    const [ways, seen] = [this.#ways[target]!, this.#seen[target]!];
    if (entry === null || ways.length >= MOST_WAYS || seen.has(entry)) return false;
    seen.add(entry);
    ways.push({ entry, tree });
    return false;
  }

  /** All pairs of which one is new. */
  #join({ target, operation, left, right }: Split, before: readonly number[]): boolean {
    const { states, signs } = this.#run.tables;
    const binary = signs.binaries.find((one) => one.operation === operation);
    if (binary === undefined) return false;
    const [lefts, rights] = [this.#ways[left]!, this.#ways[right]!];
    for (const [at, a] of lefts.entries()) {
      this.#budget.spend(rights.length);
      if (this.#budget.over) return false;
      for (let place = at < before[left]! ? before[right]! : 0; place < rights.length; place++) {
        const b = rights[place]!;
        if (!states.fit(a.entry.words, b.entry.words)) continue;
        if (!states.hasRoom(a.entry.words, b.entry.words, binary.kind)) continue;
        if (states.joinBy(a.entry, b.entry, binary.kind)?.isWhole !== true) continue;
        const tree = joined(binary, a.tree(), b.tree());
        if (tree !== null && this.#offer(tree, target)) return true;
      }
    }
    return false;
  }
}

function joined({ sign }: Binary, left: Tree | null, right: Tree | null): Tree | null {
  return left === null || right === null ? null : { kind: 'binary', sign, left, right };
}

function first(trees: Iterable<Tree>): Tree | null {
  for (const tree of trees) return tree;
  return null;
}

/** All the cubes of what was met. */
function countsOf({ tables }: Run, { core, layers }: Meeting): Uint8Array {
  const counts = Uint8Array.from(core.counts);
  const add = (kinds: readonly number[]): void => {
    for (const kind of kinds) counts[kind]!++;
  };
  for (const { step } of layers) {
    if (step.kind === 'unary') add([step.unary.kind]);
    else if (step.kind === 'exponent') add(step.exponent.kinds);
    else {
      add([step.binary.kind]);
      for (const [kind, count] of step.beside.counts.entries()) counts[kind]! += count;
    }
  }
  return counts.map((count, kind) => Math.min(count, tables.states.stocks.caps[kind]!));
}

/** The small fractions b and e with b^e the Goal, where the Goal is no small fraction itself. */
function splitsOf(value: N.Value): readonly { readonly base: Fraction; readonly exponent: Fraction }[] {
  const fraction = N.asRational(value);
  if (fraction !== null && Math.abs(Number(fraction.n)) < EXACT && Number(fraction.d) < EXACT) return [];
  const parts = partsOf(value);
  if (parts === null || parts.negative || parts.beside[0] !== 0) return [];
  const pure = pureOf(parts.primes);
  return pure === null ? [] : [...basesOf(pure)];
}

function* basesOf({ r, p, q }: Pure): Generator<{ readonly base: Fraction; readonly exponent: Fraction }> {
  for (let k = 1; k <= MOST_BASES; k++) {
    const base = powerOf(r, k);
    if (base === null) return;
    // A longer exponent than the Goal's own is seldom of use.
    if (p % k !== 0 && (q === 1 || k > MOST_LONGER)) continue;
    const exponent = reduced(p, q * k);
    yield { base, exponent };
    yield { base: inverse(base), exponent: [-exponent[0], exponent[1]] };
  }
}
