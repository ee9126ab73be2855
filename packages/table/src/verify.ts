import { evolve } from '@forceout/rules/match';
import type { Match, MatchEvent } from '@forceout/rules/match';
import { keepsWord } from '@forceout/rules/kit';
import { diceKey, faceFrom, NO_DRAWS, packFrom, rollFrom } from './dice.ts';
import type { Draws, Secrets } from './dice.ts';

/** What a match file says of its dice. */
export interface Shown extends Secrets {
  /** What was shown before the match. */
  readonly commitment: string;
}

export interface Difference {
  /** The event's place in the log; null for the commitment. */
  readonly index: number | null;
  readonly type: string;
  readonly says: readonly (string | number)[];
  readonly should: readonly (string | number)[];
}

export interface Verified {
  readonly rolls: number;
  readonly deals: number;
  readonly differences: readonly Difference[];
}

/** Rolls and deals a match again from its seed and nonces, and says what is different. */
export function verifyDice(events: readonly MatchEvent[], shown: Shown): Verified {
  const key = diceKey(shown);
  const differences: Difference[] = [];
  if (!keepsWord(shown.seed, shown.commitment))
    differences.push({ index: null, type: 'commitment', says: [shown.commitment], should: [] });
  let [match, draws]: [Match | null, Draws] = [null, NO_DRAWS];
  for (const [index, event] of events.entries()) {
    const should = match === null ? null : expected(key, draws, match, event);
    const says = drawnIn(event);
    if (should !== null && says !== null && JSON.stringify(should) !== JSON.stringify(says))
      differences.push({ index, type: event.type, says, should });
    draws = {
      throws: draws.throws + Number(event.type === 'rolled' || event.type === 'setter-rolled'),
      deals: draws.deals + Number(event.type === 'dealt'),
    };
    match = evolve(match, event);
  }
  return { rolls: draws.throws, deals: draws.deals, differences };
}

/** What an event says that came from dice or cards. */
function drawnIn(event: MatchEvent): readonly (string | number)[] | null {
  switch (event.type) {
    case 'rolled':
      return event.cubes;
    case 'setter-rolled':
      return [event.face];
    case 'dealt':
      return event.cards;
    default:
      return null;
  }
}

function expected(
  key: string,
  draws: Draws,
  { settings, shake }: Match,
  event: MatchEvent,
): readonly (string | number)[] | null {
  switch (event.type) {
    case 'rolled':
      return rollFrom(key, draws, settings);
    case 'setter-rolled':
      return [faceFrom(key, draws, settings, event.seat)];
    case 'dealt':
      // How many is the dealer's choice; which ones is not.
      return packFrom(key, draws, shake?.universe ?? []).slice(0, event.cards.length);
    default:
      return null;
  }
}
