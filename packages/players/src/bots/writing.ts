import { afterOf } from '@forceout/rules/match';
import type { Action } from '../table/action.ts';
import type { Situation } from './situation.ts';

/** Presents what it sees; a Third Party who sees nothing sides with those who write nothing. */
export function write(situation: Situation): Action | null {
  const { view, seat, analyst, level } = situation;
  const { phase } = view;
  if (phase.kind !== 'writing') return null;
  const paper = phase.papers.find((one) => one.seat === seat);
  if (paper === undefined || paper.state !== 'writing') return null;
  const moment = situation.moment(afterOf(phase.occasion));
  const found = analyst.find(moment, 'work');
  const carelessly = situation.chance(`careless ${situation.mark}`) < level.careless;
  if (found.answer === 'yes' && situation.sees(found)) {
    return { do: 'present', written: carelessly ? analyst.hasty(found.written) : found.written };
  }
  // Who took two cubes for one writes just that.
  const challenged = phase.occasion.kind === 'challenge' && phase.occasion.challengers.includes(seat);
  if (challenged && moment.after === 'now') {
    const believed = analyst.find({ ...moment, after: 'impossible' }, 'work');
    if (believed.answer === 'yes') return { do: 'present', written: believed.written };
  }
  return { do: 'decline' };
}
