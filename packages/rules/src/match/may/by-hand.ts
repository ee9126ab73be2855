import { procedureOf } from '../../rulebooks/house/house-rules.ts';
import { gameFor } from '../game/games.ts';
import { tried, YES } from './answer.ts';
import type { Answer } from './answer.ts';
import type { Seat } from '../record/seat.ts';
import type { Instant, Match } from '../record/state.ts';
import { say } from '../../said/said.ts';
import type { Said } from '../../said/said.ts';

/** What cannot be tried without a pick, a Goal or a Solution in hand: here the gates stand by themselves. */

const BEFORE_ANY_DEED: readonly string[] = ['absent', 'block-lifted'];

/** Who is absent, or sees the block in a hand, does nothing of the kind. */
function gate(match: Match, seat: Seat, at: Instant): Answer | null {
  const answer = tried(match, seat, { do: 'turn-timer' }, at);
  return answer.is === 'no' && BEFORE_ANY_DEED.includes(answer.code) ? answer : null;
}

function outOfTurn(match: Match, rule: string, message: Said): Answer {
  return { is: match.settings.mode === 'table' ? 'illegal' : 'no', code: 'out-of-turn', rule, message };
}

export function mayPick(match: Match, seat: Seat, at: Instant): Answer {
  const { phase, shake } = match;
  const { procedure, picks } = gameFor(match.settings);
  const { picking, pickOrder } = procedure.where;
  const no = (code: string, message: Said): Answer => ({ is: 'no', code, rule: picking.rule, message });
  if (!picks) return no('no-variations', say('no-variations-here'));
  const again = shake?.mayPickAgain === seat && (phase.kind === 'picking' || phase.kind === 'goal');
  if (phase.kind !== 'picking' && !again) return no('not-now', say('picked-after-roll'));
  const shut = gate(match, seat, at);
  if (shut !== null) return shut;
  const queue = phase.kind === 'picking' ? phase.queue : [];
  if (again || queue[0]?.seat === seat) return YES;
  if (!queue.some((picker) => picker.seat === seat)) return no('no-more-picks', say('has-picked'));
  return outOfTurn(match, pickOrder.rule, say('picked-in-turn'));
}

export function maySetGoal(match: Match, seat: Seat, at: Instant, how: 'arrange' | 'set'): Answer {
  const { phase, shake } = match;
  const { goal, goalFixed, picking } = procedureOf(match.settings).where;
  if (shake !== null && shake.goal !== null)
    return {
      is: 'no',
      code: 'goal-is-set',
      rule: goalFixed.rule,
      message: say('goal-stays'),
    };
  const early = phase.kind === 'picking' && how === 'set';
  if (shake === null || (phase.kind !== 'goal' && !early))
    return {
      is: 'no',
      code: 'not-now',
      rule: goal.rule,
      message: say('no-goal-at-this-point'),
    };
  const shut = gate(match, seat, at);
  if (shut !== null) return shut;
  const setter = phase.kind === 'goal' ? phase.setter : shake.setter;
  if (seat !== setter) {
    const message = say('setter-sets-goal');
    if (how === 'set') return outOfTurn(match, goal.rule, message);
    return { is: 'no', code: 'out-of-turn', rule: goal.rule, message };
  }
  if (!early) return YES;
  const message = say('goal-after-picks');
  return {
    is: match.settings.mode === 'table' ? 'illegal' : 'no',
    code: 'picks-missing',
    rule: picking.rule,
    message,
  };
}

/** An empty paper is refused for being empty only after everything else was found in order. */
export function mayPresent(match: Match, seat: Seat, at: Instant): Answer {
  const answer = tried(match, seat, { do: 'present', written: [] }, at);
  if (answer.is === 'no') return answer.code === 'nothing-written' ? YES : answer;
  const { rule } = procedureOf(match.settings).checking.changingWhatWasPresented;
  return {
    is: 'illegal',
    code: 'changes-what-was-presented',
    rule,
    message: say('presented-is-changed'),
  };
}
