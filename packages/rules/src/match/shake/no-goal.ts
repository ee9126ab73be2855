import { endClock } from '../clocks/clock.ts';
import type { Refusal } from '../record/command.ts';
import { legalAct } from './legal-act.ts';
import { penalize } from '../errors/penalties.ts';
import { notNow, refuse } from '../proceedings.ts';
import type { Proceedings } from '../proceedings.ts';
import type { Seat } from '../record/seat.ts';
import { liftedToo } from './same-instant.ts';
import { voidShake } from './shake-end.ts';
import { stand } from './stand.ts';
import type { Occasion } from '../record/state.ts';
import { enterWriting } from './writing-phase.ts';
import { say } from '../../said/said.ts';

/** III-D: the Goal-setter says that no Goal has a Solution; the disputer of one may say so too, and pays for it. */
export function declareNoGoal(proceedings: Proceedings, by: Seat): Refusal | null {
  const { match, shake, game } = proceedings;
  const { phase } = match;
  const { rule, is: procedure } = game.procedure.goal.noGoal;
  if (phase.kind !== 'goal') return notNow(proceedings, 'no-goal');
  if (by !== phase.setter)
    return refuse('out-of-turn', proceedings.rule('noGoal'), say('only-setter-says-no-goal'));
  if (shake.setterBonus && !phase.disputing) {
    return refuse('committed-by-bonus', proceedings.rule('afterBonusNoGoal'), say('goal-after-bonus'));
  }
  if (shake.arranged !== null) {
    return refuse('committed-by-cube', proceedings.rule('goalTouched'), say('touched-in-a-goal'));
  }
  proceedings.emit({ type: 'no-goal-declared', seat: by });
  if (phase.disputing) {
    if (procedure.kind === 'disputer-sets-a-goal') {
      penalize(proceedings, by, procedure.givesUpPenalty, rule, say('disputed-set-none'));
    }
    voidShake(proceedings, 'same');
    return null;
  }
  stand(proceedings);
  return null;
}

/** III-D-1: when all agree, the shake is void and the same player begins another. */
export function agree(proceedings: Proceedings, by: Seat): Refusal | null {
  const { match, shake } = proceedings;
  const { phase } = match;
  if (phase.kind !== 'no-goal') return notNow(proceedings, 'agree');
  if (by === shake.setter || phase.agreed.includes(by)) {
    return refuse('already-agreed', proceedings.rule('noGoal'), say('nothing-to-agree'));
  }
  proceedings.emit({ type: 'agreed', seat: by });
  endClock(proceedings, by, 'agree');
  settleAgreement(proceedings);
  return null;
}

export function settleAgreement(proceedings: Proceedings): void {
  const { match, shake } = proceedings;
  const { phase } = match;
  if (phase.kind !== 'no-goal') return;
  if (proceedings.opponents(shake.setter).every((seat) => phase.agreed.includes(seat)))
    voidShake(proceedings, 'same');
}

/** III-D-2: an opponent who disagrees sets a Goal, or writes a Goal with its Solution, as the book has it. */
export function disputeNoGoal(proceedings: Proceedings, by: Seat): Refusal | null {
  const { match, shake, game } = proceedings;
  const { phase } = match;
  const { rule, is: procedure } = game.procedure.goal.noGoal;
  // Who lifted the block and says the word as well has said it twice.
  if (phase.kind === 'goal' && phase.disputing && shake.noGoal?.disputer === by) return null;
  if (phase.kind === 'writing' && phase.occasion.kind === 'no-goal')
    return joinDispute(proceedings, phase.occasion, by);
  if (phase.kind !== 'no-goal') return notNow(proceedings, 'dispute');
  if (by === shake.setter) return refuse('challenges-oneself', rule, say('disputes-oneself'));
  if (phase.agreed.includes(by)) return refuse('already-agreed', rule, say('has-agreed'));
  proceedings.emit({ type: 'challenged', seat: by, claim: 'no-goal' });
  legalAct(proceedings, by, 'challenge');
  if (procedure.kind === 'disputer-sets-a-goal') {
    stand(proceedings);
    return null;
  }
  const third = proceedings.opponents(by).find((seat) => seat !== shake.setter) ?? null;
  const { at } = proceedings;
  enterWriting(proceedings, { kind: 'no-goal', challenger: by, setter: shake.setter, third, at });
  return null;
}

/** V-B: two who lift the block at the same instant challenge "no Goal" both, where the book says so. */
function joinDispute(
  proceedings: Proceedings,
  occasion: Occasion & { readonly kind: 'no-goal' },
  by: Seat,
): Refusal | null {
  const { rule } = proceedings.game.procedure.challenge.atTheSameTime;
  if (by !== occasion.third || !liftedToo(proceedings, by, occasion.at))
    return refuse('already-challenged', rule, say('challenge-made'));
  proceedings.emit({ type: 'challenged', seat: by, claim: 'no-goal' });
  endClock(proceedings, by, 'state-challenge');
  enterWriting(proceedings, { ...occasion, also: by, third: null });
  return null;
}
