import type { ShakeRules } from '@forceout/rules/equations';
import type { SearchName } from '../goal/answer.ts';
import { provedBesideWild } from '../search/beside-wild.ts';
import { provedBesideZeros } from '../search/beside-zeros.ts';
import { provedByResource } from '../search/by-resource.ts';
import { invariantAgainst } from '../search/invariants.ts';
import { QuickLook } from '../search/quick-look.ts';
import { runFor } from '../search/run.ts';
import { sideBySide } from '../search/search.ts';
import type { Search } from '../search/search.ts';
import { thoroughWays } from '../search/thorough.ts';
import { HARD_SHARE, QUICK_SHARE } from './time-shares.ts';
import type { Question } from './question.ts';

/** One way to settle cases of a question. */
export interface Strategy {
  readonly name: SearchName;
  /** What it can decide. */
  readonly decides: readonly ('yes' | 'no')[];
  /** What it needs. */
  readonly suits: (rules: ShakeRules) => boolean;
  /** Which of several workers that share a question do it. */
  readonly doneBy: readonly ('all' | 'finding' | 'proving')[];
  readonly run: (question: Question) => void;
}

const always = (): boolean => true;

/** A search that leaves nothing out. */
function thorough(name: 'spotted' | 'bounded' | 'exact' | 'rooted', decides: Strategy['decides']): Strategy {
  return {
    name,
    decides,
    suits: (rules) => thoroughWays(rules).includes(name),
    doneBy: ['all', 'proving'],
    run(question) {
      const budget = name === 'spotted' ? question.budgets.spotted : question.budgets.whole;
      question.search(name, budget, (searches) => searchAll(question, searches));
    },
  };
}

function searchAll({ found, budgets }: Question, searches: readonly Search[]): void {
  if (sideBySide(searches, 1, Infinity, () => !found.wantsMore)) return;
  for (const search of searches) if (search.goOver() || search.pursue() || budgets.whole.over) return;
}

/** Proofs for signs without end that one search of everything would not give. */
function apart(
  name: 'beside-zeros' | 'by-resource',
  proved: typeof provedBesideZeros | typeof provedByResource,
): Strategy {
  return {
    name,
    decides: ['no'],
    suits: always,
    doneBy: ['all', 'proving'],
    run(question) {
      const budget = question.shareOf(question.rules.language.imaginary ? QUICK_SHARE : HARD_SHARE);
      question.settle((aims) => (budget.over ? null : proved(question.rules, aims, budget)));
    },
  };
}

/** All of them, in the order in which they are tried. */
export const STRATEGIES: readonly Strategy[] = [
  {
    name: 'reasons',
    decides: ['no'],
    suits: always,
    doneBy: ['all', 'finding', 'proving'],
    run(question) {
      const { rules, budgets } = question;
      question.settle((aims) =>
        budgets.whole.look() ? null : invariantAgainst(rules, runFor(rules, aims, budgets.whole)),
      );
    },
  },
  {
    name: 'quick',
    decides: ['yes', 'no'],
    suits: always,
    doneBy: ['all', 'finding'],
    run(question) {
      const { rules, found, budgets, quickMs, options } = question;
      question.search('quick', budgets.quick, (searches) =>
        new QuickLook(rules, searches, found, { ...budgets, quickMs }, options).look(
          options.limitMs !== undefined,
        ),
      );
    },
  },
  {
    name: 'beside-wild',
    decides: ['no'],
    suits: always,
    doneBy: ['all', 'proving'],
    run(question) {
      const { rules, goal, open } = question;
      const proofs = provedBesideWild(rules, goal, open, question.shareOf(HARD_SHARE));
      question.settle((aims) => proofs.get(aims) ?? null);
    },
  },
  apart('beside-zeros', provedBesideZeros),
  apart('by-resource', provedByResource),
  thorough('spotted', ['no']),
  thorough('bounded', ['yes', 'no']),
  thorough('exact', ['yes', 'no']),
  thorough('rooted', ['yes', 'no']),
];
