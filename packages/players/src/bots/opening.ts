import type { Action } from '../table/action.ts';
import { favouritePick } from './character.ts';
import type { Situation } from './situation.ts';

/** Rolling and dealing. */
export function roll(situation: Situation): Action | null {
  const { seat, game, shake } = situation;
  if (seat === shake.setter && !shake.rolled) {
    if (game.layOut === null || shake.laidOut) return { do: 'roll' };
    const cubes = situation.chance('lay out') < 0.5 ? ['V', 'V', '^'] : ['V', '^', '^'];
    return { do: 'lay-out', cubes };
  }
  if (seat !== shake.dealer || shake.dealt || game.cards === null) return null;
  const { least, most } = game.cards;
  return { do: 'deal', count: least + situation.draws('deal').below(most - least + 1) };
}

export function pick(situation: Situation): Action | null {
  const { view, seat, analyst, shake } = situation;
  if (view.phase.kind !== 'picking' || view.phase.queue[0]?.seat !== seat) return null;
  const draws = situation.draws(`pick ${shake.picks.length}`);
  const variation = favouritePick(situation, [...analyst.picks(situation.moment(null), draws)]);
  return variation === null ? null : { do: 'pick', variation };
}
