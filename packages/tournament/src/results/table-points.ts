import type { Procedure } from '@forceout/rules';
import { matchPoints } from '@forceout/rules/match';

/** XII-A for a table at which somebody may not have played (null): the others count as two, who did not play gets 0. */
export function tablePoints(procedure: Procedure, totals: readonly (number | null)[]): readonly number[] {
  const points = matchPoints(
    procedure,
    totals.filter((total) => total !== null),
  );
  let next = 0;
  return totals.map((total) => (total === null ? 0 : points[next++]!));
}
