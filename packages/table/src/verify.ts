import { keepsWord } from '@forceout/rules/kit';
import { evolve } from '@forceout/rules/match';
import type { Match, MatchEvent } from '@forceout/rules/match';
import { diceKey, faceFrom, NO_DRAWS, packFrom, rollFrom } from './dice.ts';
import type { Draws, Secrets } from './dice.ts';

/** What a match shows of its dice once it is over. */
export interface Shown extends Secrets {
  /** What was shown before it began. */
  readonly commitment: string;
}

type Drawn = readonly (string | number)[];

export interface Difference {
  /** The event's place in the log; null for the commitment, which is no hash of this seed. */
  readonly index: number | null;
  readonly type: string;
  readonly says: Drawn;
  readonly should: Drawn;
}

export interface Verified {
  readonly rolls: number;
  readonly deals: number;
  readonly differences: readonly Difference[];
}

/** Rolls and deals a match again from its seed and nonces, and says what is different. */
export function verifyDice(events: readonly MatchEvent[], shown: Shown): Verified {
  const found = drawnAgain(events, shown, 'apart');
  if (shown.version > 1 || found.differences.length === 0) return found;
  // Before there was one table, hosts without a server counted rolls and deals together.
  const together = drawnAgain(events, shown, 'together');
  return together.differences.length === 0 ? together : found;
}

function drawnAgain(events: readonly MatchEvent[], shown: Shown, counting: 'apart' | 'together'): Verified {
  const key = diceKey(shown);
  const differences: Difference[] = [];
  if (!keepsWord(shown.seed, shown.commitment))
    differences.push({ index: null, type: 'commitment', says: [shown.commitment], should: [] });
  let [match, draws]: [Match | null, Draws] = [null, NO_DRAWS];
  for (const [index, event] of events.entries()) {
    const says = drawnIn(event);
    if (says !== null && match !== null) {
      const all = draws.throws + draws.deals;
      const from = counting === 'apart' ? draws : { throws: all, deals: all };
      const should = expected(key, from, match, event);
      if (JSON.stringify(should) !== JSON.stringify(says))
        differences.push({ index, type: event.type, says, should });
      draws =
        event.type === 'dealt'
          ? { ...draws, deals: draws.deals + 1 }
          : { ...draws, throws: draws.throws + 1 };
    }
    match = evolve(match, event);
  }
  return { rolls: draws.throws, deals: draws.deals, differences };
}

/** What an event says that came from dice or cards. */
function drawnIn(event: MatchEvent): Drawn | null {
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

function expected(key: string, draws: Draws, { settings, shake }: Match, event: MatchEvent): Drawn {
  switch (event.type) {
    case 'rolled':
      return rollFrom(key, draws, settings);
    case 'setter-rolled':
      return [faceFrom(key, draws, settings, event.seat)];
    case 'dealt':
      // How many is the dealer's choice; which ones is not.
      return packFrom(key, draws, shake?.universe ?? []).slice(0, event.cards.length);
    default:
      return [];
  }
}
