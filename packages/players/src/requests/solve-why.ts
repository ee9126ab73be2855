import type { EquationsPosition } from '@forceout/rules/equations';
import type { OnSetsPosition } from '@forceout/rules/onsets';
import { causeOf } from '@forceout/solver';
import type { Gap, OnSetsSearchName, SearchName, SolveEquationsAnswer } from '@forceout/solver';
import { whyNots } from '../bots/equations/why-not.ts';
import type { WhyNotIf } from '../bots/equations/why-not.ts';
import { whyNot as whyNotOnSets } from '../bots/onsets/why-not.ts';

/** What one search did: for how long, of how many open cases, how many it settled, and what it found. */
export interface WhyStage {
  readonly search: SearchName | OnSetsSearchName;
  readonly ms: number;
  readonly cases: number;
  readonly settled: number;
  readonly found: number;
}

/** How an answer came about, as data: words are made of it in any language. */
export interface Why {
  readonly stages: readonly WhyStage[];
  /** Behind a `no`; empty otherwise. */
  readonly reasons: readonly WhyNotIf[];
  /** After Now one cube of Resources may be used, which every reason counts on. */
  readonly oneResource: boolean;
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
  const why = answer === 'no' ? whyNotOnSets(position) : null;
  return {
    stages: stages.list,
    reasons: why === null ? [] : [{ standsFor: [], why }],
    oneResource: position.after === 'now',
    cause: answer === 'unknown' ? 'time' : null,
  };
}

export function whyEquations(position: EquationsPosition, answer: SolveEquationsAnswer, stages: Stages): Why {
  return {
    stages: stages.list,
    reasons: whyNots(position, answer),
    oneResource: position.after === 'now',
    cause: answer.answer === 'unknown' ? causeOf(answer.searched.open) : null,
  };
}
