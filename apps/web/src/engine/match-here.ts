import { analystFor, matchEvent, ratingsBefore, reviewMatch } from '@forceout/players';
import type { LadderMatch, LevelName, RecordEvent } from '@forceout/players';
import { bookOf } from '@forceout/rules';
import { replay } from '@forceout/rules/match';
import type { MatchEvent } from '@forceout/rules/match';

/**
 * What a match on this device adds to the record of who played it; null if it is not over, or if several people shared the device: nobody knows
 * whose record it would be.
 */
export function matchHere(
  log: readonly MatchEvent[],
  levels: readonly (LevelName | null)[],
  table: string,
  at: number,
): RecordEvent | null {
  const { phase, settings } = replay(log);
  const game = bookOf(settings)?.game;
  if (phase.kind !== 'finished' || game === undefined) return null;
  if (levels.filter((level) => level === null).length !== 1) return null;
  const account = reviewMatch(log, analystFor(settings)).accounts[levels.indexOf(null)]!;
  const match: LadderMatch = {
    table,
    at,
    seats: levels.map((bot, seat) => ({
      seat,
      who: bot === null ? { person: null } : { bot },
      points: phase.points[seat] ?? 0,
    })),
  };
  const { rulebook, division } = settings;
  return matchEvent({ rulebook, game, division }, match, account, ratingsBefore(game, [match]).get(table)!);
}
