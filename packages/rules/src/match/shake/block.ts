import { beginClock, clockUntil, endClock, hold, resume } from '../clocks/clock.ts';
import type { Refusal } from '../record/command.ts';
import { penalize } from '../errors/penalties.ts';
import { disputeNoGoal } from './no-goal.ts';
import { notNow, refuse } from '../proceedings.ts';
import type { Proceedings } from '../proceedings.ts';
import type { Seat } from '../record/seat.ts';
import { stand } from './stand.ts';
import { say } from '../../said/said.ts';
import type { Said } from '../../said/said.ts';

/** V-B: the block is lifted for a challenge and nothing else; the words must come within 15 seconds. */
export function liftBlock(proceedings: Proceedings, by: Seat): Refusal | null {
  const { match, at, game } = proceedings;
  const { block, phase } = match;
  if (
    match.shake === null ||
    phase.kind === 'between-shakes' ||
    phase.kind === 'checking' ||
    isSigned(phase.kind)
  ) {
    return notNow(proceedings, 'lift-block');
  }
  if (phase.kind === 'writing' && phase.occasion.kind !== 'forceout' && phase.occasion.kind !== 'stop') {
    return refuse('already-challenged', proceedings.rule('block'), say('challenge-made'));
  }
  if (block !== null && (block.holders.includes(by) || !mayLiftToo(proceedings))) {
    return refuse('block-taken', proceedings.rule('block'), say('block-in-hand'));
  }
  if (disagreesByBlock(proceedings, by)) return disputeNoGoal(proceedings, by);
  const holders = [...(block?.holders ?? []), by];
  hold(proceedings, 'block');
  proceedings.emit({
    type: 'block-lifted',
    seat: by,
    block: { holders, at, ref: block?.ref ?? proceedings.ref },
  });
  const until = at + game.procedure.time.statingChallenge.is;
  beginClock(proceedings, clockUntil(proceedings, 'state-challenge', by, until));
  return null;
}

/** Where a disputer sets a Goal, picking up the block is the disagreement: no word is asked for. */
function disagreesByBlock({ match: { block, phase }, shake, game }: Proceedings, by: Seat): boolean {
  return (
    phase.kind === 'no-goal' &&
    game.procedure.goal.noGoal.is.kind === 'disputer-sets-a-goal' &&
    block === null &&
    by !== shake.setter &&
    !phase.agreed.includes(by)
  );
}

function isSigned(kind: string): boolean {
  return kind === 'signing' || kind === 'finished' || kind === 'choosing-setter';
}

/** Two who lift it at the same instant both hold it, where the book makes both Challengers. */
function mayLiftToo({ match, at, game }: Proceedings): boolean {
  return game.procedure.challenge.atTheSameTime.is === 'both-challenge' && match.block?.at === at;
}

/** V-B: thinking better of it costs what silence costs. */
export function putBack(proceedings: Proceedings, by: Seat): Refusal | null {
  const { block } = proceedings.match;
  const holds = block?.holders.includes(by) === true;
  if (!holds && isDisputing(proceedings, by)) return withdrawDispute(proceedings, by);
  if (!holds) return refuse('no-block', proceedings.rule('block'), say('not-holding-block'));
  silence(proceedings, by, say('no-challenge-made'), block.ref);
  return null;
}

/** Who has disagreed with "no Goal" holds the block until a cube lies in the Goal. */
function isDisputing({ match: { phase, shake } }: Proceedings, by: Seat): boolean {
  return phase.kind === 'goal' && shake?.noGoal?.disputer === by && shake.mat.goal.length === 0;
}

/** The block goes back in silence: a point, and the others may still agree or not. */
function withdrawDispute(proceedings: Proceedings, by: Seat): null {
  const { silent } = proceedings.game.procedure.challenge.penalties;
  endClock(proceedings, by, 'dispute-goal');
  proceedings.emit({ type: 'block-put-back', seat: by });
  penalize(proceedings, by, silent.is, silent.rule, say('no-challenge-made'));
  stand(proceedings);
  return null;
}

/** V-B: the block was lifted and nothing said; each who held it answers for themselves. */
export function silence(proceedings: Proceedings, by: Seat, why: Said, ...refs: readonly string[]): void {
  const { silent } = proceedings.game.procedure.challenge.penalties;
  letGo(proceedings, by);
  penalize(proceedings, by, silent.is, silent.rule, why, ...refs);
}

/** One hand leaves the block; when none is left, the clocks that stood still go on. */
export function letGo(proceedings: Proceedings, by: Seat): void {
  endClock(proceedings, by, 'state-challenge');
  if (!proceedings.match.block?.holders.includes(by)) return;
  proceedings.emit({ type: 'block-put-back', seat: by });
  if (proceedings.match.block === null) resume(proceedings, 'block');
}

/** The block goes back to the middle; who also lifted it may still say the word. */
export function releaseAll(proceedings: Proceedings, maySpeak: readonly Seat[] = []): void {
  const { block } = proceedings.match;
  if (block === null) return;
  for (const seat of block.holders) {
    proceedings.emit({ type: 'block-put-back', seat });
    if (!maySpeak.includes(seat)) endClock(proceedings, seat, 'state-challenge');
  }
  resume(proceedings, 'block');
}
