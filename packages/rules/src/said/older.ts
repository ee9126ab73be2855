import type { Said } from './said.ts';

/** Lines of the scoresheet as older logs say them, in English. */
const LINES: Readonly<Record<string, Said>> = {
  correct: { say: 'correct' },
  'not correct': { say: 'not-correct' },
  'correct Third Party': { say: 'correct-third-party' },
  'accepted a wrong Solution': { say: 'accepted-wrong' },
  'correct after the last cube': { say: 'correct-forceout' },
  'not correct after the last cube': { say: 'not-correct-forceout' },
  'correct at the end of the round': { say: 'correct-stop' },
  'not correct at the end of the round': { say: 'not-correct-stop' },
  absent: { say: 'absent' },
  'disputed "no Goal"': { say: 'disputed-no-goal' },
  'said "no Goal"': { say: 'said-no-goal' },
  'Third Party after "no Goal"': { say: 'third-after-no-goal' },
  'no score': { say: 'no-score' },
  conduct: { say: 'conduct' },
  'false scoresheet': { say: 'false-scoresheet' },
  'lifted the block and made no challenge': { say: 'no-challenge-made' },
  'lifted the block and said nothing': { say: 'said-nothing' },
  'said "no Goal" where there was one': { say: 'wrong-no-goal' },
  'disputed "no Goal" and set none': { say: 'disputed-set-none' },
  'brought in': { say: 'brought-in' },
  'late: roll': { say: 'late', task: 'roll' },
  'late: deal': { say: 'late', task: 'deal' },
  'late: pick': { say: 'late', task: 'pick' },
  'late: goal': { say: 'late', task: 'goal' },
  'late: dispute-goal': { say: 'late', task: 'dispute-goal' },
  'late: turn': { say: 'late', task: 'turn' },
  'late: write': { say: 'late', task: 'write' },
  'late: check': { say: 'late', task: 'check' },
};

/** A line of an older log as data, where it is one of ours; somebody's own words stay as they are. */
export function saidBefore(words: string): Said | null {
  return Object.hasOwn(LINES, words) ? LINES[words]! : null;
}
