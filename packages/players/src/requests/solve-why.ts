import type { OnSetsPosition } from '@forceout/rules/onsets';
import { causeOf, reasonsOf } from '@forceout/solver';
import type { CaseReason, Gap, OnSetsSearchName, SearchName, SolveEquationsAnswer } from '@forceout/solver';
import { whyNot } from '../bots/onsets/why-not.ts';

/** What one search did: for how long, of how many open cases, how many it settled, and what it found. */
export interface WhyStage {
  readonly search: SearchName | OnSetsSearchName;
  readonly ms: number;
  readonly cases: number;
  readonly settled: number;
  readonly found: number;
}

/** Why nothing can be written, by a code. */
export type WhyReason =
  | CaseReason
  /** On-Sets: so many cards can be selected, and the Goal asks for others. */
  | { readonly code: 'sizes'; readonly sizes: readonly number[]; readonly goal: readonly number[] }
  | { readonly code: 'every-way-tried' };

/** How an answer came about, as data: words are made of it in any language. */
export interface Why {
  readonly stages: readonly WhyStage[];
  /** Behind a `no`; empty otherwise. */
  readonly reasons: readonly WhyReason[];
  /** Of an `unknown`, the one cause; null otherwise. */
  readonly cause: Gap | null;
}

/** Takes down what searches say of themselves; several rounds of one name are one stage. */
export class Stages {
  readonly #stages: WhyStage[] = [];

  get list(): readonly WhyStage[] {
    return this.#stages.map((stage) => ({ ...stage, ms: Math.round(stage.ms * 1000) / 1000 }));
  }

  readonly add = (stage: WhyStage): void => {
    const last = this.#stages.at(-1);
    if (last?.search !== stage.search) {
      this.#stages.push(stage);
      return;
    }
    this.#stages[this.#stages.length - 1] = {
      search: stage.search,
      cases: last.cases,
      ms: last.ms + stage.ms,
      settled: last.settled + stage.settled,
      found: last.found + stage.found,
    };
  };
}

export function whyOnSets(position: OnSetsPosition, answer: 'yes' | 'no' | 'unknown', stages: Stages): Why {
  return {
    stages: stages.list,
    reasons: answer === 'no' ? [onSetsReason(position)] : [],
    cause: answer === 'unknown' ? 'time' : null,
  };
}

function onSetsReason(position: OnSetsPosition): WhyReason {
  const why = whyNot(position);
  return why?.kind === 'sizes'
    ? { code: 'sizes', sizes: why.sizes, goal: why.goal }
    : { code: 'every-way-tried' };
}

export function whyEquations(answer: SolveEquationsAnswer, stages: Stages): Why {
  return {
    stages: stages.list,
    reasons: reasonsOf(answer),
    cause: answer.answer === 'unknown' ? causeOf(answer.searched.open) : null,
  };
}
