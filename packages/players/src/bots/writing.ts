import { afterOf } from '@forceout/rules/match';
import type { Moment, Written } from '@forceout/rules/match';
import type { Action } from '../table/action.ts';
import type { Analyst } from './analyst.ts';
import type { Situation } from './situation.ts';

/** Signs that a plainer text may be longer. */
const ONE_MORE = 1;

/** The same Goal with plainer signs, if that takes no more: a search writes what nobody would. */
function readable(analyst: Analyst, moment: Moment, found: readonly Written[]): readonly Written[] {
  const plain = analyst.plain(moment);
  return plain === null || analyst.weight(plain) > analyst.weight(found) + ONE_MORE ? found : plain;
}

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
    return {
      do: 'present',
      written: carelessly ? analyst.hasty(found.written) : readable(analyst, moment, found.written),
    };
  }
  // Who took two cubes for one writes just that.
  const challenged = phase.occasion.kind === 'challenge' && phase.occasion.challengers.includes(seat);
  if (challenged && moment.after === 'now') {
    const believed = analyst.find({ ...moment, after: 'impossible' }, 'work');
    if (believed.answer === 'yes') return { do: 'present', written: believed.written };
  }
  return { do: 'decline' };
}
