import type { MatchView } from '@forceout/rules/match';

/** Seconds that what was built needs to get to the table. */
const ON_THE_WAY = 1.5;

/**
 * When the Goal in the making has to lie on the mat, on the match's clock; null if it need not. Some books take what
 * lies there when the time to set the Goal runs out. Where the software refuses what is illegal, cubes are first laid
 * for oneself alone and can be taken back, so they have to be sent before the end.
 */
export function laidBy(
  { phase, clocks, settings }: MatchView,
  seat: number | null,
  timeSetsGoal: boolean,
): number | null {
  if (!timeSetsGoal || settings.mode === 'table' || phase.kind !== 'goal' || phase.setter !== seat)
    return null;
  const clock = clocks.find((one) => one.seat === seat && one.task === 'goal');
  if (clock === undefined || clock.until === null || clock.countdown !== null) return null;
  return clock.until - ON_THE_WAY;
}
