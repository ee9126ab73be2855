import { rulesOf } from '@forceout/rules/equations';
import type { EquationsPosition, LaidGoal, ShakeRules, WrittenEquation } from '@forceout/rules/equations';
import { Budget } from '../onsets/budget.ts';
import { ALL } from './answer.ts';
import type { Slice, SolveEquationsAnswer, SolveEquationsOptions } from './answer.ts';
import { Assembly } from './assembly.ts';
import { provedBesideZeros } from './beside-zeros.ts';
import { provedByResource } from './by-resource.ts';
import { invariantAgainst } from './invariants.ts';
import type { CaseProof, Gap, Searched } from './proof.ts';
import type { Meeting } from './layers.ts';
import { Rebuild } from './rebuild.ts';
import { Reduction } from './reduction.ts';
import { runFor } from './run.ts';
import type { How, Run } from './run.ts';
import { Search } from './search.ts';
import type { Hit } from './tables.ts';
import { aimsOf, isWildIdle } from './targets.ts';
import type { Aims } from './targets.ts';
import type { Tree } from './tree.ts';
import { writeDown } from './write-down.ts';

/** Equations up to this size are looked for before anything else. */
const SHORT_SIZE = 7;
/** Joins at random, for all meanings of wild cubes together; some tens of microseconds each. */
const REDUCTIONS = 12_000;
/** So many before anything else where no Equation can be short. */
const EARLY_REDUCTIONS = 3000;
/** So many before each size at least. */
const FIRST_REDUCTIONS = 200;
/** Parts of so many cubes are put together before anything larger is looked for. */
const FIRST_PARTS = 5;
/** In the measure of the budget. */
const STEPS_OF_REDUCTION = 200;
/** What the judge takes for one Equation, in the same measure. */
const STEPS_OF_JUDGING = 1000;
/** Positions with no more cubes than this are soon searched whole. */
const LARGEST_SEARCHED_WHOLE = 11;
/** The same where not every operation can be undone, or a wild cube has many meanings. */
const LARGEST_SLOWLY = 8;
/** And with no more than this they are proved in less time than it takes to put parts together. */
const LARGEST_PROVED_WHOLE = 13;
/** What the quick look may take, in milliseconds. */
const QUICK_MS = 600;
/** Or this much of a longer limit: measured, what it costs proofs is less than what it finds. */
const QUICK_SHARE = 1 / 4;
/** What it may take of the whole where the thorough one is slow. */
const HARD_SHARE = 0.5;
/** How many cubes the quick look goes up to where there is no limit. */
const QUICK_SIZE = 9;
/** Trees tried for one number before another number is. */
const TREES_EACH = 40;

/** Whether an Equation can be written for the Goal on the mat, and which. */
export function solveForGoal(
  position: EquationsPosition,
  goal: LaidGoal,
  options: SolveEquationsOptions,
): SolveEquationsAnswer {
  return new Solver(rulesOf(position), goal, options).solve();
}

class Solver {
  readonly #rules: ShakeRules;
  readonly #budget: Budget;
  /** For the quick look, which must leave time for a thorough one. */
  readonly #quick: Budget;
  readonly #options: SolveEquationsOptions;
  readonly #isLimited: boolean;
  /** Not every operation can be undone. */
  readonly #isHard: boolean;
  readonly #count: number;
  readonly #written: WrittenEquation[] = [];
  readonly #texts = new Set<string>();
  readonly #aims: readonly Aims[];
  /** Those that differ: all of them, or one where it is all one what the wild cubes stand for. */
  readonly #different: readonly Aims[];
  #refused = 0;

  constructor(rules: ShakeRules, goal: LaidGoal, options: SolveEquationsOptions) {
    this.#rules = rules;
    this.#budget = new Budget(options);
    this.#options = options;
    this.#isLimited = options.limitMs !== undefined;
    const { part } = options;
    this.#aims = aimsOf(rules, goal, () => this.#budget.look()).filter(
      (_, place) => part?.does !== 'meanings' || place % part.of === part.at,
    );
    this.#different = isWildIdle(rules, goal) ? this.#aims.slice(0, 1) : this.#aims;
    // There the quick look is the best there is.
    this.#isHard =
      rules.force['multiple-of-k'] !== null || rules.language.unaryX || rules.force.remainder !== null;
    this.#quick = new Budget(
      options.limitMs === undefined || part?.does === 'finding'
        ? options
        : {
            ...options,
            limitMs: Math.min(
              options.limitMs,
              this.#isHard ? options.limitMs * HARD_SHARE : Math.max(QUICK_MS, options.limitMs * QUICK_SHARE),
            ),
          },
    );
    this.#count = Math.max(1, options.all ?? 1);
  }

  solve(): SolveEquationsAnswer {
    const finder = {
      hit: (run: Run, { entry, n, d, target }: Hit) =>
        this.#write(run, target, new Rebuild(run.tables, this.#budget).trees(entry, n, d)),
      meeting: (run: Run, meeting: Meeting) =>
        this.#write(run, meeting.target, new Rebuild(run.tables, this.#budget).meeting(meeting)),
    };
    const proofs = new Map<Aims, CaseProof>();
    let open: readonly Aims[] = this.#different.filter((aims) => {
      if (this.#budget.look()) return true;
      const because = invariantAgainst(this.#rules, runFor(this.#rules, aims, this.#budget));
      if (because !== null) proofs.set(aims, because);
      return because === null;
    });
    let gaps = new Set<Gap>();
    let searches: readonly Search[] = [];
    for (const how of this.#ways()) {
      if (open.length === 0 || (searches.length > 0 && !this.#wantsMore)) break;
      if (how === 'bounded') open = this.#notProvedApart(open, proofs);
      if (open.length === 0) break;
      gaps = new Set();
      this.#refused = 0;
      const budget = how === 'quick' ? this.#quick : this.#budget;
      const cases = open.length;
      searches = open.flatMap((aims) => {
        if (this.#budget.look()) return [];
        const run = runFor(this.#rules, aims, budget, how, how !== 'quick');
        run.tables.mostValues /= cases;
        return [new Search(run, budget, finder, this.#slice)];
      });
      if (searches.length < cases) break;
      if (how === 'quick') this.#lookQuickly(searches);
      else this.#searchAll(searches, 1, Infinity);
      if (this.#written.length > 0 && !this.#wantsMore) break;
      if (this.#refused > 0) gaps.add('refused');
      open = searches.flatMap((search) => {
        const outcome = search.outcome();
        if ('kind' in outcome) {
          // What was refused might be in any of the cases.
          if (this.#refused === 0) proofs.set(search.run.aims, outcome);
          return this.#refused === 0 ? [] : [search.run.aims];
        }
        for (const gap of outcome) gaps.add(gap);
        return [search.run.aims];
      });
    }
    if (this.#written.length > 0) return { answer: 'yes', written: this.#written };
    if (open.length > 0) {
      // Nothing is claimed of a case without its own proof, however it was passed over.
      if (gaps.size === 0) gaps.add('time');
      return { answer: 'unknown', written: [], searched: searched(searches, [...gaps]) };
    }
    const cases = this.#aims.map((aims) => ({
      standsFor: aims.wild?.standsFor ?? null,
      proof: proofs.get(this.#different.includes(aims) ? aims : this.#different[0]!)!,
    }));
    return { answer: 'no', written: [], proof: { cases } };
  }

  /** Cases without a proof for signs without end that one search of everything would not give. */
  #notProvedApart(open: readonly Aims[], proofs: Map<Aims, CaseProof>): readonly Aims[] {
    const { limitMs } = this.#options;
    const share = limitMs === undefined ? {} : { limitMs: limitMs * HARD_SHARE };
    const budget = new Budget({ ...this.#options, ...share });
    return open.filter((aims) => {
      if (budget.over) return true;
      const proof =
        provedBesideZeros(this.#rules, aims, budget) ?? provedByResource(this.#rules, aims, budget);
      if (proof !== null) proofs.set(aims, proof);
      return proof === null;
    });
  }

  /** Complex numbers have no bounds that could be put in a row. */
  #ways(): readonly How[] {
    const thorough: readonly How[] = this.#rules.language.imaginary
      ? ['exact', 'rooted']
      : ['bounded', 'exact'];
    switch (this.#options.part?.does) {
      case 'finding':
        return ['quick'];
      case 'proving':
        return thorough;
      default:
        return ['quick', ...thorough];
    }
  }

  get #slice(): Slice {
    const { part } = this.#options;
    return part?.does === 'proving' ? part : ALL;
  }

  /** Most answers are made of small fractions alone, and are found so in a fraction of the time. */
  #lookQuickly(searches: readonly Search[]): void {
    // Where signs may be used without end, sizes count numbers only.
    const isEndless = searches.some(({ run }) => run.tables.isEndless);
    // Without a limit the quick look must end by itself; with one it is cut short.
    const cubes = this.#isLimited ? Infinity : Math.max(QUICK_SIZE, this.#rules.position.required.length + 2);
    const [short, most] = isEndless ? [SHORT_SIZE >> 1, Math.floor(cubes / 2)] : [SHORT_SIZE, cubes];
    const largest = Math.min(most, Math.max(0, ...searches.map(({ run }) => run.largest)));
    const isWide = this.#rules.position.after !== 'now';
    const reductions = isWide ? this.#reductions(searches) : [];
    let assemblies: readonly Assembly[] = [];
    const assemble = (times: number): void => {
      const refused = this.#refused;
      for (let time = 0; time < times; time++)
        for (const one of assemblies) if (this.#wantsMore && !this.#quick.over) one.step();
      this.#refused = refused;
    };
    let left = REDUCTIONS;
    let spent = 0;
    const reduce = (tries: number): void => {
      const each = Math.ceil(Math.min(tries, left) / reductions.length);
      left -= each * reductions.length;
      const refused = this.#refused;
      for (const reduction of reductions) if (this.#wantsMore) reduction.search(each);
      // What is only a guess proves nothing if it is wrong.
      this.#refused = refused;
    };
    // Where much is Required nothing is short, and tables of many meanings of a wild cube take long.
    if (reductions.length > 0 && this.#rules.position.required.length >= SHORT_SIZE) reduce(EARLY_REDUCTIONS);
    if (this.#wantsMore) this.#searchAll(searches, 1, short);
    if (isWide && this.#wantsMore) assemblies = this.#assemblies(searches);
    for (let size = short + 1; size <= largest && this.#wantsMore && !this.#quick.over; size++) {
      // Lucky joins get a share of the time that the search takes, so that neither waits for the other.
      if (reductions.length > 0) reduce(FIRST_REDUCTIONS + Math.floor(spent / STEPS_OF_REDUCTION / 3));
      const before = this.#quick.steps;
      if (this.#wantsMore) this.#searchAll(searches, size, size);
      spent = this.#quick.steps - before;
      this.#budget.spend(spent);
      assemble(size === short + 1 ? FIRST_PARTS : 1);
    }
    for (const search of searches) if (this.#wantsMore && search.pursue()) return;
    if (reductions.length > 0 && this.#wantsMore && searches.some((search) => !('kind' in search.outcome())))
      reduce(left);
  }

  #reductions(searches: readonly Search[]): readonly Reduction[] {
    const isSlow = this.#isHard || searches.length > 1;
    return this.#tooLarge(searches, isSlow ? LARGEST_SLOWLY : LARGEST_SEARCHED_WHOLE).map(({ run }) => {
      const own = runFor(this.#rules, run.aims, this.#budget, 'quick');
      return new Reduction(own, this.#budget, (tree, target) => this.#write(own, target, [tree]));
    });
  }

  #assemblies(searches: readonly Search[]): readonly Assembly[] {
    return this.#tooLarge(searches, LARGEST_PROVED_WHOLE).map(
      ({ run }) =>
        new Assembly(this.#rules, run, this.#quick, (tree, target) => this.#write(run, target, [tree])),
    );
  }

  /** Those with more cubes than are soon searched whole. */
  #tooLarge(searches: readonly Search[], most: number): readonly Search[] {
    return searches.filter(({ run }) => run.largest > (run.tables.isEndless ? most >> 1 : most));
  }

  /** All cases side by side, so that the fewest cubes come first whatever the wild cubes stand for. */
  #searchAll(searches: readonly Search[], least: number, most: number): void {
    const largest = searches.reduce((all, { run }) => Math.max(all, run.largest), 0);
    for (let size = least; size <= Math.min(largest, most); size++) {
      for (const search of searches) if (search.step(size) || this.#budget.over || !this.#wantsMore) return;
    }
    if (most < Infinity) return;
    for (const search of searches) if (search.goOver() || search.pursue() || this.#budget.over) return;
  }

  get #wantsMore(): boolean {
    return this.#written.length < this.#count && !this.#budget.over;
  }

  /** Writes down what was found; true once there is enough. */
  #write({ aims, tables }: Run, target: number, trees: Iterable<Tree>): boolean {
    const goal = tables.aim.textOf(target);
    let tried = 0;
    for (const tree of trees) {
      const written = writeDown(this.#rules.position, tree, { goal, wild: aims.wild, goalLayout: null });
      if (written === null) this.#refused++;
      else {
        const text = `${written.solution} = ${written.goal}`;
        if (!this.#texts.has(text)) this.#written.push(written);
        this.#texts.add(text);
      }
      this.#budget.spend(STEPS_OF_JUDGING);
      if (this.#written.length >= this.#count || this.#budget.over) return true;
      if (++tried >= TREES_EACH) return false;
    }
    // A number without a tree would be a fault of the search.
    if (tried === 0) this.#refused++;
    return false;
  }
}

function searched(searches: readonly Search[], open: readonly Gap[]): Searched {
  const tables = searches.map(({ run }) => run.tables);
  return {
    size: tables.length === 0 ? 0 : Math.min(...tables.map(({ size }) => size)),
    values: tables.reduce((sum, { kept }) => sum + kept, 0),
    open,
  };
}
