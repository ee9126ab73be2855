import { choosePuzzle, kindsFor } from '@forceout/players';
import type { Choice, PuzzleKind, RecordEvent } from '@forceout/players';
import { bookOf } from '@forceout/rules';
import type { MatchSettings } from '@forceout/rules/match';

/** What to ask a player next, of one kind or of any. */
export function chosen(
  log: readonly RecordEvent[],
  settings: MatchSettings,
  kind: PuzzleKind | null,
  now: number,
): Choice {
  const { rulebook, division } = settings;
  const where = { rulebook, division, game: bookOf(settings)?.game ?? 'onsets' };
  return choosePuzzle(log, where, kind === null ? kindsFor(settings) : [kind], now);
}
