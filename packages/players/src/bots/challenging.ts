import type { Moment } from '@forceout/rules/match';
import type { Action } from '../table/action.ts';
import { mayBeNow } from './situation.ts';
import { shortSolution } from './short.ts';
import type { Situation } from './situation.ts';

/** A challenge to what was just done, if this bot thinks one right. */
export function challenge(situation: Situation): Action | null {
  const { shake, seat, level, analyst, game } = situation;
  if (shake.goal === null || shake.lastMover === null || shake.lastMover === seat) return null;
  const { mark } = situation;
  if (situation.chance(`attends ${mark}`) >= level.attention) return null;
  const moment = situation.moment(null);
  const validNow = mayBeNow(game, moment);
  if (validNow && situation.sees(analyst.find({ ...moment, after: 'now' })))
    return { do: 'challenge', claim: 'now' };
  const possible = analyst.find({ ...moment, after: 'impossible' });
  if (possible.answer === 'no') {
    return situation.chance(`certain ${mark}`) < level.certainty
      ? { do: 'challenge', claim: 'impossible' }
      : null;
  }
  if (possible.answer === 'unknown') return null;
  if (situation.sees(possible)) {
    // It takes two cubes for one.
    const miscounts = validNow && situation.chance(`miscounts ${mark}`) < level.miscounts;
    return miscounts ? { do: 'challenge', claim: 'now' } : null;
  }
  const rash = situation.chance(`rash ${analyst.text(possible.written)}`) < level.rashness;
  return rash && !isShort(situation, moment) ? { do: 'challenge', claim: 'impossible' } : null;
}

/** Cubes that nobody overlooks who looks for a Solution at all. */
const SHORT = 3;

/** Whether a short Solution stands open. */
function isShort({ analyst }: Situation, moment: Moment): boolean {
  const open: Moment = { ...moment, after: 'impossible' };
  const shortest = analyst.shortest(open);
  return (
    (shortest !== null && analyst.faces(shortest).length <= SHORT) || shortSolution(analyst, open) !== null
  );
}

/** After the last cube only Impossible is left, and only for its minute. */
export function challengeForceout(situation: Situation): Action | null {
  const { view, seat, level, analyst } = situation;
  const { phase } = view;
  if (phase.kind !== 'writing' || phase.occasion.kind !== 'forceout' || phase.occasion.mover === seat)
    return null;
  const { challengeUntil } = phase.occasion;
  if (challengeUntil !== null && challengeUntil - view.now < 1) return null;
  if (situation.chance(`certain ${situation.mark}`) >= level.certainty) return null;
  const found = analyst.find(situation.moment('forceout'));
  return found.answer === 'no' ? { do: 'challenge', claim: 'impossible' } : null;
}
