import { analystFor, decisionsOf, reviewLog } from '@forceout/players';
import type { Decisions } from '@forceout/players';
import { replay } from '@forceout/rules/match';
import type { MatchEvent } from '@forceout/rules/match';

/** What the solvers say of every seat's decisions; an analyst of its own has seen nothing of the match. */
export function reviewed(log: readonly MatchEvent[]): readonly Decisions[] {
  const { settings } = replay(log);
  const { notes } = reviewLog(log, analystFor(settings));
  return settings.players.map((_, seat) => decisionsOf(notes, seat));
}
