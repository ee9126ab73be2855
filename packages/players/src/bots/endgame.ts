import { clockwiseFrom, isLeading } from '@forceout/rules/match';
import type { Moment } from '@forceout/rules/match';
import type { Outcome } from '@forceout/solver';
import type { Action } from '../table/action.ts';
import type { EndgameChoice } from './analyst.ts';
import { deed } from './deed.ts';
import { shuffled } from './situation.ts';
import type { Situation } from './situation.ts';

/** The higher, the rather a player wishes it. What is below `safe` is left to the usual way of choosing. */
const WISH: Readonly<Record<Outcome['kind'], number>> = {
  'forced-win': 3,
  forceout: 2,
  safe: 2,
  unknown: 0,
  'forced-loss': 1,
  'loses-at-once': 0,
};

/**
 * The best turn of an endgame that can be seen to its end; null if there is none that is safe. Of turns that are as good it
 * is the one that leaves the next player the fewest safe moves: who is never forced may still err.
 */
export function endgameMove(situation: Situation, moment: Moment): Action | null {
  const { analyst, level } = situation;
  if (moment.mat.resources.length > level.endgame) return null;
  const choices = analyst.endgame(moment, mayBonus(situation));
  const [best] = shuffled(choices, situation.draws(`endgame ${situation.mark}`)).toSorted(
    (one, other) =>
      WISH[other.outcome.kind] - WISH[one.outcome.kind] ||
      width(one) - width(other) ||
      bonuses(one) - bonuses(other),
  );
  if (best === undefined || WISH[best.outcome.kind] === 0) return null;
  return best.bonus === null ? deed(best.move) : { do: 'bonus', cube: best.bonus };
}

/** The share of the next player's moves that are safe. */
function width({ replies }: EndgameChoice): number {
  return replies === null ? 1 : replies.safe / replies.all;
}

function bonuses({ bonus }: EndgameChoice): number {
  return Number(bonus !== null);
}

/** Who may take a bonus move, the player on turn first; who is absent has no turn. */
function mayBonus({ view, seat, shake, game }: Situation): readonly boolean[] {
  const taken = view.phase.kind === 'moving' && view.phase.bonus !== null;
  return clockwiseFrom(seat, view.totals.length)
    .filter((one) => !shake.absent.includes(one))
    .map((one) => {
      const may = game.procedure.bonus.leader.is === 'may' || !isLeading(view, one);
      return one === seat ? may && !taken : may;
    });
}
