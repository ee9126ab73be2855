import { evolve, gameFor } from '@forceout/rules/match';
import type { Match, MatchEvent, Pick, Seat, ShakeResult } from '@forceout/rules/match';
import { legalPicks } from '../bots/situation.ts';

/** A shake as it was played: by which variations, and how it was scored. */
export interface ReviewedShake {
  readonly shake: number;
  readonly setter: Seat;
  /** Those that were in force; illegal ones that nobody pointed out are not. */
  readonly variations: readonly Pick[];
  readonly goal: string | null;
  /** By seat; null for a void shake, and for one that was not finished. */
  readonly scores: ShakeResult['scores'];
}

export function shakesOf(log: readonly MatchEvent[]): readonly ReviewedShake[] {
  const shakes = new Map<number, ReviewedShake>();
  let match: Match | null = null;
  for (const event of log) {
    match = evolve(match, event);
    const { shake, settings, results } = match;
    if (shake === null || event.type === 'shake-begun') continue;
    const { number, setter, goal } = shake;
    const scores = results.find((one) => one.number === number)?.scores ?? null;
    const known = shakes.get(number);
    if (known !== undefined && known.goal === goal && known.scores === scores) continue;
    const variations = legalPicks(gameFor(settings), shake);
    shakes.set(number, { shake: number, setter, variations, goal, scores });
  }
  // What was scored last may have left the table already.
  return [...shakes.values()].map((one) => ({
    ...one,
    scores: match?.results.find(({ number }) => number === one.shake)?.scores ?? one.scores,
  }));
}
