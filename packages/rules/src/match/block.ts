import { resumed, startClocks } from './clock.ts';
import type { Refusal } from './command.ts';
import { penalize } from './penalties.ts';
import { notNow, refuse } from './proceedings.ts';
import type { Proceedings } from './proceedings.ts';
import type { Seat } from './seat.ts';

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
    return notNow(proceedings, 'Lifting the block');
  }
  if (phase.kind === 'writing' && phase.occasion.kind !== 'forceout' && phase.occasion.kind !== 'stop') {
    return refuse('already-challenged', proceedings.rule('block'), 'A challenge has been made.');
  }
  if (block !== null && (block.holders.includes(by) || !mayLiftToo(proceedings))) {
    return refuse('block-taken', proceedings.rule('block'), 'The block is in somebody’s hand.');
  }
  const paused = block?.paused ?? match.clocks;
  const holders = [...(block?.holders ?? []), by];
  proceedings.emit({
    type: 'block-lifted',
    seat: by,
    block: { holders, at, paused, ref: block?.ref ?? proceedings.ref },
  });
  const { statingChallenge } = game.procedure.time;
  proceedings.emit({
    type: 'clocks',
    clocks: startClocks(proceedings, 'state-challenge', holders, statingChallenge.is),
  });
  return null;
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
  if (!block?.holders.includes(by))
    return refuse('no-block', proceedings.rule('block'), 'This player does not hold the block.');
  const { silent } = proceedings.game.procedure.challenge.penalties;
  release(proceedings);
  penalize(proceedings, by, silent.is, silent.rule, 'lifted the block and made no challenge', block.ref);
  return null;
}

/** The block goes back to the middle and the clocks that stood still go on. */
export function release(proceedings: Proceedings): void {
  const { block } = proceedings.match;
  if (block === null) return;
  proceedings.emit({ type: 'block-put-back' });
  proceedings.emit({ type: 'clocks', clocks: resumed(block.paused, proceedings.at - block.at) });
}
