import type { Proceedings } from '../proceedings.ts';
import type { Seat } from '../record/seat.ts';
import type { Instant } from '../record/state.ts';

/**
 * V-B: who lifted the block at the same instant as the Challenger, where the book makes both Challengers, may still say
 * the word in the seconds there are for it. `since` is when the challenge was made.
 */
export function liftedToo({ match, at, game }: Proceedings, by: Seat, since: Instant | undefined): boolean {
  if (game.procedure.challenge.atTheSameTime.is !== 'both-challenge') return false;
  const word = match.clocks.find(({ seat, task }) => seat === by && task === 'state-challenge');
  return since === at || (word !== undefined && (word.until === null || at <= word.until));
}
