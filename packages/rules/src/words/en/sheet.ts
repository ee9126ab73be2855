import type { SheetSentences } from '../../said/sheet-sentences.ts';
import type { Texts } from '../texts.ts';
import type { Clock } from '../../match/record/state.ts';

const LATE: Readonly<Record<Clock['task'], string>> = {
  roll: 'late with the roll',
  deal: 'late with dealing',
  pick: 'late with the variation',
  goal: 'late with the Goal',
  'dispute-goal': 'late with the disputed Goal',
  agree: 'late with an answer to “No Goal”',
  turn: 'late with the move',
  'state-challenge': 'late with the challenge',
  decide: 'late with the decision',
  write: 'late with writing',
  check: 'late with checking',
};

export const sheet: Texts<SheetSentences> = {
  correct: 'correct',
  'not-correct': 'not correct',
  'correct-third-party': 'a correct Third Party',
  'accepted-wrong': 'accepted a wrong Solution',
  'correct-forceout': 'correct after the last cube',
  'not-correct-forceout': 'not correct after the last cube',
  'correct-stop': 'correct at the end of the round',
  'not-correct-stop': 'not correct at the end of the round',
  absent: 'absent',
  'disputed-no-goal': 'disputed “No Goal”',
  'said-no-goal': 'said “No Goal”',
  'third-after-no-goal': 'Third Party after “No Goal”',
  'no-score': 'no score',
  conduct: 'conduct',
  'false-scoresheet': 'a false scoresheet',
  'no-challenge-made': 'lifted the block and made no challenge',
  'said-nothing': 'lifted the block and said nothing',
  'wrong-no-goal': 'said “No Goal” where there was one',
  'disputed-set-none': 'disputed “No Goal” and set none',
  'brought-in': 'brought in',
  late: ({ task }) => LATE[task],
};
