import type { ShakeRules } from '@forceout/rules/equations';
import type { SearchName } from '../goal/answer.ts';
import { invariantAgainst } from '../search/invariants.ts';
import { QuickLook } from '../search/quick-look.ts';
import { BOUNDED, EXACT, QUICK } from '../search/precision.ts';
import type { Precision } from '../search/precision.ts';
import { prepare } from '../search/prepare.ts';
import { sideBySide } from '../search/search.ts';
import type { Search } from '../search/search.ts';
import { thoroughly } from '../search/thorough.ts';
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
function thorough(precision: Precision): Strategy {
  return {
    name: precision.search,
    decides: ['yes', 'no'],
    suits: (rules) => thoroughly(rules) === precision,
    doneBy: ['all', 'proving'],
    run(question) {
      question.search(precision, question.budgets.whole, (searches) => searchAll(question, searches));
    },
  };
}

function searchAll({ found, budgets }: Question, searches: readonly Search[]): void {
  if (sideBySide(searches, 1, Infinity, () => !found.wantsMore)) return;
  for (const search of searches) if (search.goOver() || search.pursue() || budgets.whole.over) return;
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
        budgets.whole.look() ? null : invariantAgainst(rules, prepare(rules, aims, budgets.whole)),
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
      question.search(QUICK, budgets.quick, (searches) =>
        new QuickLook(rules, searches, found, { ...budgets, quickMs }, options).look(
          options.limitMs !== undefined,
        ),
      );
    },
  },
  thorough(BOUNDED),
  thorough(EXACT),
];
