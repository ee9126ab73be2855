import type { LaidGoal, ShakeRules } from '@forceout/rules/equations';
import { Budget } from '../../budget.ts';
import { Rebuild } from '../backward/rebuild.ts';
import type { Hit } from '../forward/kept-numbers.ts';
import { ALL } from '../goal/answer.ts';
import type { SolveEquationsOptions } from '../goal/answer.ts';
import type { CaseProof, Gap, Proof } from '../goal/proof.ts';
import { aimsOf, isWildIdle } from '../goal/targets.ts';
import type { Aims } from '../goal/targets.ts';
import type { Meeting } from '../numbers/layers.ts';
import { Found } from '../search/found.ts';
import { prepare } from '../search/prepare.ts';
import type { Precision } from '../search/precision.ts';
import type { Run } from '../search/run.ts';
import { Search } from '../search/search.ts';
import { isLikeThorough } from '../search/thorough.ts';
import { LONG_SHARE, quickShare } from './time-shares.ts';

/** A question while it is worked on: its cases, what is settled of them, what was found, and the time for each kind of search. */
export class Question {
  readonly rules: ShakeRules;
  readonly goal: LaidGoal;
  readonly options: SolveEquationsOptions;
  readonly found: Found;
  readonly budgets: { readonly whole: Budget; readonly quick: Budget };
  /** What the quick look may take of its budget once the last size is begun. */
  readonly quickMs: number;
  readonly #aims: readonly Aims[];
  /** Those that differ: all of them, or one where it is all one what the wild cubes stand for. */
  readonly #different: readonly Aims[];
  readonly #proofs = new Map<Aims, CaseProof>();
  /** Cases without a proof. */
  open: readonly Aims[];
  /** What the last search left out, and the search itself case by case. */
  gaps = new Set<Gap>();
  searches: readonly Search[] = [];
  #isStopped = false;

  constructor(rules: ShakeRules, goal: LaidGoal, options: SolveEquationsOptions) {
    this.rules = rules;
    this.goal = goal;
    this.options = options;
    const { limitMs, part } = options;
    const whole = new Budget(options);
    this.#aims = aimsOf(rules, goal, () => whole.look()).filter(
      (_, place) => part?.does !== 'meanings' || place % part.of === part.at,
    );
    this.#different = isWildIdle(rules, goal) ? this.#aims.slice(0, 1) : this.#aims;
    this.open = this.#different;
    this.quickMs = quickShare(rules, options);
    const most = Math.max(this.quickMs, isLikeThorough(rules) ? (limitMs ?? 0) * LONG_SHARE : 0);
    this.budgets = {
      whole,
      quick: limitMs === undefined ? new Budget(options) : this.budget(Math.min(limitMs, most)),
    };
    this.found = new Found(rules.position, whole, [this.budgets.quick], {
      count: Math.max(1, options.all ?? 1),
      anyWillDo: options.anyWillDo === true,
    });
  }

  /** Enough is found, every case is settled, or there is no time for more. */
  get isOver(): boolean {
    return this.#isStopped || this.open.length === 0 || (this.searches.length > 0 && !this.found.wantsMore);
  }

  budget(limitMs: number): Budget {
    return new Budget({ ...this.options, limitMs });
  }

  /** Puts down a proof for each case that has one; null for those that stay open. */
  settle(proofOf: (aims: Aims) => CaseProof | null): void {
    this.open = this.open.filter((aims) => {
      const proof = proofOf(aims);
      if (proof !== null) this.#proofs.set(aims, proof);
      return proof === null;
    });
  }

  /** Searches all open cases side by side: what is found is written down, and a search that left nothing out is a proof. */
  search(precision: Precision, budget: Budget, go: (searches: readonly Search[]) => void): void {
    this.gaps = new Set();
    const { found, options } = this;
    found.refused = 0;
    const cases = this.open.length;
    const slice = options.part?.does === 'proving' ? options.part : ALL;
    const pursues = options.without?.includes('pursuit') !== true;
    this.searches = this.open.flatMap((aims) => {
      if (this.budgets.whole.look()) return [];
      const run = prepare(this.rules, aims, budget, { precision, pursues: !precision.quick });
      run.tables.mostValues /= cases;
      return [new Search(run, budget, this.#finder, slice, pursues)];
    });
    this.#isStopped = this.searches.length < cases;
    if (this.#isStopped) return;
    go(this.searches);
    this.#isStopped = found.written.length > 0 && !found.wantsMore;
    if (this.#isStopped) return;
    if (found.refused > 0) this.gaps.add('refused');
    const outcomes = new Map(this.searches.map((search) => [search.run.aims, search.outcome()]));
    this.settle((aims) => {
      const outcome = outcomes.get(aims)!;
      // What was refused might be in any of the cases.
      if ('kind' in outcome) return found.refused === 0 ? outcome : null;
      for (const gap of outcome) this.gaps.add(gap);
      return null;
    });
  }

  /** The proofs of all cases, once none is open. */
  proof(): Proof {
    const cases = this.#aims.map((aims) => ({
      standsFor: aims.wild?.standsFor ?? null,
      proof: this.#proofs.get(this.#different.includes(aims) ? aims : this.#different[0]!)!,
    }));
    return { cases };
  }

  get #finder() {
    const { found, budgets } = this;
    return {
      hit: (run: Run, { entry, n, d, target }: Hit) =>
        found.write(run, target, new Rebuild(run.tables, budgets.whole).trees(entry, n, d)),
      meeting: (run: Run, meeting: Meeting) =>
        found.write(run, meeting.target, new Rebuild(run.tables, budgets.whole).meeting(meeting)),
    };
  }
}
