import * as N from '@forceout/numbers';
import type { ShakeRules } from '@forceout/rules/equations';
import type { Budget } from '../../budget.ts';
import type { Fraction } from '../arithmetic/fractions.ts';
import type { Meeting } from '../numbers/layers.ts';
import { Rebuild } from '../backward/rebuild.ts';
import { QUICK } from './precision.ts';
import { prepare } from './prepare.ts';
import type { Run } from './run.ts';
import { Search } from './search.ts';
import type { Entry } from '../cubes/state.ts';
import type { Tree } from '../cubes/tree.ts';

/** Each part of a Solution has at most so many cubes. */
const LARGEST_PART = 9;
/** Numbers that are kept beside those of the search itself. */
const MOST_VALUES = 500_000;

/** One way to make a part of a Solution: its cubes, and how it is written. */
export interface Way {
  readonly entry: Entry;
  readonly tree: () => Tree | null;
}

/** Ways to make one number: no more than a few for each share of Required that they use up. */
export class Ways {
  readonly list: Way[] = [];
  readonly #run: Run;
  readonly #most: number;
  readonly #seen = new Set<Entry>();
  readonly #counts = new Map<number, number>();

  constructor(run: Run, most: number) {
    this.#run = run;
    this.#most = most;
  }

  add(entry: Entry, tree: Way['tree']): void {
    if (this.#seen.has(entry)) return;
    const share = this.#shareOf(entry);
    const count = this.#counts.get(share) ?? 0;
    if (count >= this.#most) return;
    this.#counts.set(share, count + 1);
    this.#seen.add(entry);
    this.list.push({ entry, tree });
  }

  #shareOf({ counts }: Entry): number {
    let share = 0;
    for (const { kinds, required } of this.#run.tables.states.stocks.stocks) {
      let used = 0;
      for (const kind of kinds) used += counts[kind]!;
      share = share * (required + 1) + Math.min(required, used);
    }
    return share;
  }
}

/** Looks for some numbers, each by itself and of any of the cubes, Required or not. */
export class FreeParts {
  /** For each number that was asked for. */
  readonly ways: readonly Ways[];
  readonly #run: Run;
  readonly #search: Search;
  readonly #parts: Run;
  readonly #rebuild: Rebuild;
  readonly #mostNumerals: number;
  #size = 0;
  /** Entries up to this size were added to anything. */
  #added = 0;

  /** `most` ways are kept for each number; where signs are without end, parts have at most so many numerals. */
  constructor(
    rules: ShakeRules,
    run: Run,
    budget: Budget,
    numbers: readonly Fraction[],
    { most, numerals }: { readonly most: number; readonly numerals: number },
  ) {
    this.#run = run;
    this.#mostNumerals = numerals;
    this.ways = numbers.map(() => new Ways(run, most));
    const { position } = rules;
    const free = {
      ...position,
      // A single cube is a part too.
      book: { ...position.book, solutionCubes: { ...position.book.solutionCubes, is: 1 } },
      required: [],
      permitted: [...position.required, ...position.permitted],
    };
    const targets = numbers.map(([n, d]) => ({ text: '', value: N.rational(n, d), factorials: 0 }));
    const force = { ...rules.force, 'three-operation-solution': null, 'multiple-of-k': null };
    this.#parts = prepare({ ...rules, force, position: free }, { ...run.aims, targets }, budget, {
      precision: QUICK,
    });
    this.#parts.tables.mostValues = Math.min(MOST_VALUES, run.tables.mostValues);
    this.#rebuild = new Rebuild(this.#parts.tables, budget);
    this.#search = new Search(this.#parts, budget, {
      hit: (_, { entry, n, d, target }) =>
        this.#add(target, entry.counts, () => first(this.#rebuild.trees(entry, n, d))),
      meeting: (_, meeting) =>
        this.#add(meeting.target, countsOf(meeting), () => first(this.#rebuild.meeting(meeting))),
    });
  }

  get isDone(): boolean {
    const most = this.#parts.tables.isEndless ? this.#mostNumerals : LARGEST_PART;
    return this.#size >= most || this.#search.isStopped;
  }

  /** Makes all parts of one cube more. */
  step(): void {
    if (!this.isDone) this.#search.step(++this.#size);
  }

  /** Adds ways to make any number but zero, of few cubes. */
  addAnything(ways: Ways): void {
    for (const group of this.#parts.tables.bySize.slice(this.#added + 1)) {
      for (const entry of group) {
        const { n, d, size } = entry.values;
        for (let at = 0; at < size; at++) {
          const [vn, vd] = [n[at]!, d[at]!];
          if (vd !== 1 || vn <= 0) continue;
          const own = this.#entryOf(entry.counts);
          if (own !== null) ways.add(own, () => first(this.#rebuild.trees(entry, vn, vd)));
          break;
        }
      }
    }
    this.#added = this.#parts.tables.size;
  }

  #entryOf(counts: Uint8Array): Entry | null {
    const kinds = [...counts].flatMap((count, kind) => Array.from({ length: count }, () => kind));
    return this.#run.tables.states.join(null, null, kinds);
  }

  /** Never enough. */
  #add(target: number, counts: Uint8Array, tree: Way['tree']): false {
    const entry = this.#entryOf(counts);
    if (entry !== null) this.ways[target]!.add(entry, tree);
    return false;
  }
}

function first(trees: Iterable<Tree>): Tree | null {
  for (const tree of trees) return tree;
  return null;
}

/** All the cubes of what was met. */
function countsOf({ core, layers }: Meeting): Uint8Array {
  const counts = Uint8Array.from(core.counts);
  const add = (kinds: readonly number[]): void => {
    for (const kind of kinds) counts[kind]!++;
  };
  for (const { step } of layers) {
    if (step.kind === 'unary') add([step.unary.kind]);
    else if (step.kind === 'pile') counts[step.unary.kind]! += step.height;
    else if (step.kind === 'exponent') add(step.exponent.kinds);
    else {
      add([step.binary.kind]);
      for (const [kind, count] of step.beside.counts.entries()) counts[kind]! += count;
    }
  }
  return counts;
}
