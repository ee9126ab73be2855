import type { MatchView, Seat } from '@forceout/rules/match';
import type { Action, Intent } from '../table/action.ts';
import type { Analyst } from './analyst.ts';
import { challenge, challengeForceout } from './challenging.ts';
import { check } from './checking.ts';
import { answerNoGoal, setGoal } from './goal.ts';
import { LEVEL } from './level.ts';
import type { LevelName } from './level.ts';
import { move } from './moving.ts';
import { Watching } from './noticing.ts';
import { pick, roll } from './opening.ts';
import { Patience, withPatience } from './patience.ts';
import { Situation } from './situation.ts';
import { callTime, think } from './thinking.ts';
import { write } from './writing.ts';

/** A player who answers at once. */
export interface Bot {
  /** What to do as things stand, or null to wait; with a clock never much later than the limit. */
  readonly intend: (view: MatchView, seat: Seat, limitMs?: number) => Intent | null;
}

/** Bots of a table think one after the other, and nobody waits longer than a second for all of them. */
export const ALL_BOTS_MS = 600;

/**
 * A bot of a level for a seat. It keeps nothing in mind but its last view, so that the same seed plays the same match.
 * A clock in milliseconds binds it to a time as well; whoever wants a match again to the letter does without.
 */
export function makeBot(level: LevelName, seed: string, analyst: Analyst, now?: () => number): Bot {
  const watching = new Watching();
  return {
    intend(view, seat, limitMs = ALL_BOTS_MS) {
      const patience = new Patience(now, limitMs);
      const thinking = (of: Patience): Situation =>
        new Situation(view, seat, LEVEL[level], withPatience(analyst, of), seed);
      const situation = thinking(patience);
      const charge = watching.notice(situation);
      if (charge !== null) return think(situation, charge);
      // What the others did is looked at first, and must not take the time for the own move.
      const action = actionIn(situation, () => thinking(patience.half()));
      return action === null ? callTime(situation) : think(situation, action);
    },
  };
}

function actionIn(situation: Situation, atFirst: () => Situation): Action | null {
  const { view, seat } = situation;
  const { phase } = view;
  if (view.shake?.absent.includes(seat) === true && phase.kind !== 'between-shakes') {
    return phase.kind === 'signing' && !phase.signed.includes(seat) ? { do: 'sign' } : null;
  }
  if (view.block !== null) return null;
  switch (phase.kind) {
    case 'choosing-setter':
      return phase.rolling.includes(seat) && phase.faces[seat] === null ? { do: 'roll-for-setter' } : null;
    case 'between-shakes':
      return phase.setter === seat ? { do: 'begin-shake' } : null;
    case 'rolling':
      return roll(situation);
    case 'picking':
      return pick(situation);
    case 'goal':
      return setGoal(situation);
    case 'no-goal':
      return answerNoGoal(situation);
    case 'moving':
      return challenge(atFirst()) ?? move(situation);
    case 'writing':
      return challengeForceout(situation) ?? write(situation);
    case 'checking':
      return check(situation);
    case 'signing':
      return phase.signed.includes(seat) ? null : { do: 'sign' };
    case 'finished':
      return null;
  }
}
