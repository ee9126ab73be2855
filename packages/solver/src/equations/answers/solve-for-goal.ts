import { rulesOf } from '@forceout/rules/equations';
import type { EquationsPosition, LaidGoal, ShakeRules } from '@forceout/rules/equations';
import { Budget } from '../../budget.ts';
import { ALL } from '../goal/answer.ts';
import type { Slice, SolveEquationsAnswer, SolveEquationsOptions } from '../goal/answer.ts';
import { provedBesideZeros } from '../search/beside-zeros.ts';
import { provedBesideWild } from '../search/beside-wild.ts';
import { provedByResource } from '../search/by-resource.ts';
import { Found } from '../search/found.ts';
import { invariantAgainst } from '../search/invariants.ts';
import type { CaseProof, Gap, Searched } from '../goal/proof.ts';
import type { Meeting } from '../numbers/layers.ts';
import { isHard, QuickLook } from '../search/quick-look.ts';
import { Rebuild } from '../backward/rebuild.ts';
import { runFor } from '../search/run.ts';
import type { How, Run } from '../search/run.ts';
import { Search, sideBySide } from '../search/search.ts';
import type { Hit } from '../forward/kept-numbers.ts';
import { aimsOf, isWildIdle } from '../goal/targets.ts';
import type { Aims } from '../goal/targets.ts';
import { isAllFractions, isLikeThorough, thoroughWays } from '../search/thorough.ts';

/** What the quick look may take, in milliseconds. */
const QUICK_MS = 600;
/** Or this much of a longer limit: measured, what it costs proofs is less than what it finds. */
const QUICK_SHARE = 1 / 4;
/** What it may take of the whole where the thorough one is slow. */
const HARD_SHARE = 0.5;
/** And a search that proves only, before one that finds as well. */
const SPOTTED_SHARE = 0.75;
/** And before the last size where it does the same as the thorough one, which could not end then. */
const LONG_SHARE = 0.7;

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
  readonly #goal: LaidGoal;
  readonly #budget: Budget;
  /** For the quick look, which must leave time for a thorough one. */
  readonly #quick: Budget;
  readonly #spotted: Budget;
  /** What it may take of it once the last size is begun. */
  readonly #quickMs: number;
  readonly #options: SolveEquationsOptions;
  readonly #found: Found;
  readonly #aims: readonly Aims[];
  /** Those that differ: all of them, or one where it is all one what the wild cubes stand for. */
  readonly #different: readonly Aims[];

  constructor(rules: ShakeRules, goal: LaidGoal, options: SolveEquationsOptions) {
    this.#rules = rules;
    this.#goal = goal;
    this.#budget = new Budget(options);
    this.#options = options;
    const { part } = options;
    this.#aims = aimsOf(rules, goal, () => this.#budget.look()).filter(
      (_, place) => part?.does !== 'meanings' || place % part.of === part.at,
    );
    this.#different = isWildIdle(rules, goal) ? this.#aims.slice(0, 1) : this.#aims;
    this.#quickMs = quickShare(rules, options);
    const { limitMs } = options;
    this.#spotted = new Budget(
      limitMs === undefined ? options : { ...options, limitMs: limitMs * SPOTTED_SHARE },
    );
    const most = Math.max(this.#quickMs, isLikeThorough(rules) ? (limitMs ?? 0) * LONG_SHARE : 0);
    this.#quick = new Budget(
      limitMs === undefined ? options : { ...options, limitMs: Math.min(limitMs, most) },
    );
    this.#found = new Found(rules.position, this.#budget, [this.#quick], {
      count: Math.max(1, options.all ?? 1),
      anyWillDo: options.anyWillDo === true,
    });
  }

  solve(): SolveEquationsAnswer {
    const found = this.#found;
    const finder = {
      hit: (run: Run, { entry, n, d, target }: Hit) =>
        found.write(run, target, new Rebuild(run.tables, this.#budget).trees(entry, n, d)),
      meeting: (run: Run, meeting: Meeting) =>
        found.write(run, meeting.target, new Rebuild(run.tables, this.#budget).meeting(meeting)),
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
      if (open.length === 0 || (searches.length > 0 && !found.wantsMore)) break;
      if (how === thoroughWays(this.#rules)[0]) open = this.#notProvedApart(open, proofs);
      if (open.length === 0) break;
      gaps = new Set();
      found.refused = 0;
      const budget = how === 'quick' ? this.#quick : how === 'spotted' ? this.#spotted : this.#budget;
      const cases = open.length;
      searches = open.flatMap((aims) => {
        if (this.#budget.look()) return [];
        const run = runFor(this.#rules, aims, budget, how, how !== 'quick');
        run.tables.mostValues /= cases;
        return [new Search(run, budget, finder, this.#slice)];
      });
      if (searches.length < cases) break;
      if (how === 'quick') this.#lookQuickly(searches);
      else this.#searchAll(searches);
      if (found.written.length > 0 && !found.wantsMore) break;
      if (found.refused > 0) gaps.add('refused');
      open = searches.flatMap((search) => {
        const outcome = search.outcome();
        if ('kind' in outcome) {
          // What was refused might be in any of the cases.
          if (found.refused === 0) proofs.set(search.run.aims, outcome);
          return found.refused === 0 ? [] : [search.run.aims];
        }
        for (const gap of outcome) gaps.add(gap);
        return [search.run.aims];
      });
    }
    if (found.written.length > 0) return { answer: 'yes', written: found.written };
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
    const part = this.#rules.language.imaginary ? QUICK_SHARE : HARD_SHARE;
    const share = limitMs === undefined ? {} : { limitMs: limitMs * part };
    const wildShare = limitMs === undefined ? {} : { limitMs: limitMs * HARD_SHARE };
    const besideWild = provedBesideWild(
      this.#rules,
      this.#goal,
      open,
      new Budget({ ...this.#options, ...wildShare }),
    );
    const budget = new Budget({ ...this.#options, ...share });
    return open.filter((aims) => {
      const known = besideWild.get(aims);
      if (known !== undefined) {
        proofs.set(aims, known);
        return false;
      }
      if (budget.over) return true;
      const proof =
        provedBesideZeros(this.#rules, aims, budget) ?? provedByResource(this.#rules, aims, budget);
      if (proof !== null) proofs.set(aims, proof);
      return proof === null;
    });
  }

  #ways(): readonly How[] {
    const thorough = thoroughWays(this.#rules);
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

  #lookQuickly(searches: readonly Search[]): void {
    const budgets = { whole: this.#budget, quick: this.#quick, quickMs: this.#quickMs };
    const { anyWillDo = false, limitMs } = this.#options;
    new QuickLook(this.#rules, searches, this.#found, budgets, anyWillDo).look(limitMs !== undefined);
  }

  #searchAll(searches: readonly Search[]): void {
    if (sideBySide(searches, 1, Infinity, () => !this.#found.wantsMore)) return;
    for (const search of searches) if (search.goOver() || search.pursue() || this.#budget.over) return;
  }
}

/** The quick look leaves time for a thorough one, unless there is none or it would see no more. */
function quickShare(rules: ShakeRules, options: SolveEquationsOptions): number {
  const { limitMs, part } = options;
  if (limitMs === undefined || part?.does === 'finding' || isAllFractions(rules)) return Infinity;
  return isHard(rules) ? limitMs * HARD_SHARE : Math.max(QUICK_MS, limitMs * QUICK_SHARE);
}

function searched(searches: readonly Search[], open: readonly Gap[]): Searched {
  const tables = searches.map(({ run }) => run.tables);
  return {
    size: tables.length === 0 ? 0 : Math.min(...tables.map(({ size }) => size)),
    values: tables.reduce((sum, { kept }) => sum + kept, 0),
    open,
  };
}
