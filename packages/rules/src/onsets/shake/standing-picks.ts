import { areInConflict, family, isBarred } from './variations.ts';
import type { OnSetsPosition } from './position.ts';
import type { Pick, VariationEntry, VariationId } from './variation.ts';

/**
 * The picks without those that are illegal whatever was rolled or dealt. If they are still there when somebody
 * writes, nobody pointed them out in time, and an illegal pick is ignored for the shake. [agloa-onsets-2026 II-C-2]
 */
export function standingPicks(
  { variations }: OnSetsPosition,
  entryFor: (id: VariationId) => VariationEntry | null,
): readonly Pick[] {
  const standing: Pick[] = [];
  for (const pick of variations) {
    const entry = entryFor(pick.id);
    if (entry === null || isBarred(pick, entry)) continue;
    const free = standing.every(
      (other) => family(other.id) !== family(pick.id) && !areInConflict(other, pick),
    );
    if (free) standing.push(pick);
  }
  return standing;
}
