import { hold, resume } from './clock.ts';
import type { CommandOf, Refusal } from '../record/command.ts';
import { refuse } from '../proceedings.ts';
import type { Proceedings } from '../proceedings.ts';
import { roundEnds } from '../round/round.ts';
import type { Party } from '../record/seat.ts';
import { say } from '../../said/said.ts';

/** A judge is called to the table; every clock stands still. */
export function pause(proceedings: Proceedings, { reason }: CommandOf<'pause'>): Refusal | null {
  const { match, at } = proceedings;
  if (match.paused !== null) return refuse('paused', proceedings.rule('conduct'), say('judge-called'));
  if (match.phase.kind === 'finished')
    return refuse('not-now', proceedings.rule('conduct'), say('match-over'));
  hold(proceedings, 'judge');
  proceedings.emit({ type: 'paused', at, reason });
  return null;
}

/** Play goes on; where the book says so, the judge's minutes in the last five are given back. [XI-B-3] */
export function goOnPlaying(proceedings: Proceedings, by: Party): Refusal | null {
  const { match, at, game } = proceedings;
  const rule = proceedings.rule('conduct');
  if (match.paused === null) return refuse('not-paused', rule, say('no-judge-called'));
  if (typeof by === 'number' && match.settings.judge)
    return refuse('for-the-judge', rule, say('judge-lets-go-on'));
  const { lastShake } = roundEnds(match);
  const seconds = Math.min(at, lastShake) - Math.max(match.paused.at, lastShake - LAST_MINUTES);
  proceedings.emit({ type: 'unpaused', at });
  resume(proceedings, 'judge');
  if (game.procedure.round.judgesTimeGivenBack.is && match.round.state === 'open' && seconds > 0)
    proceedings.emit({ type: 'given-back', seconds });
  return null;
}

/** The minutes before the warning in which a judge notes the time. [XI-B-3] */
const LAST_MINUTES = 5 * 60;

/** What may be done while a judge is at the table. */
export const WHILE_PAUSED: readonly string[] = [
  'wait',
  'last-shake',
  'stop-round',
  'pause',
  'resume',
  'scratch',
  'appeal',
  'leave',
  'absent',
  'arrive',
  'give-back',
  'add-time',
  'judge-approves',
  'judge-refuses',
  'judge-warns',
  'judge-penalizes',
  'judge-voids-shake',
  'judge-corrects',
  'judge-answers-appeal',
  'judge-rules-solution',
  'judge-rules-charge',
  'judge-names-lifter',
  'judge-reverses',
  'judge-restores',
  'judge-disqualifies',
  'judge-replays',
  'correct-entry',
];
