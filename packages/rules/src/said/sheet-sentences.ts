import type { Clock } from '../match/record/state.ts';
import type { Nothing } from './nothing.ts';

/** What stands on a line of the scoresheet. */
export interface SheetSentences {
  readonly correct: Nothing;
  readonly 'not-correct': Nothing;
  readonly 'correct-third-party': Nothing;
  readonly 'accepted-wrong': Nothing;
  readonly 'correct-forceout': Nothing;
  readonly 'not-correct-forceout': Nothing;
  readonly 'correct-stop': Nothing;
  readonly 'not-correct-stop': Nothing;
  readonly absent: Nothing;
  readonly 'disputed-no-goal': Nothing;
  readonly 'said-no-goal': Nothing;
  readonly 'third-after-no-goal': Nothing;
  readonly 'no-score': Nothing;
  readonly conduct: Nothing;
  readonly 'false-scoresheet': Nothing;
  readonly 'no-challenge-made': Nothing;
  readonly 'said-nothing': Nothing;
  readonly 'wrong-no-goal': Nothing;
  readonly 'disputed-set-none': Nothing;
  readonly 'brought-in': Nothing;
  readonly late: { readonly task: Clock['task'] };
}
