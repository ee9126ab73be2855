import { BLANK } from '../text/cards.ts';
import type { OnSetsPosition } from './position.ts';
import { isDigit, isRelation } from '../text/symbols.ts';
import { tokenize } from '../text/tokens.ts';
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

/** Required and forbidden card are two sides of one variation. */
export function family(id: VariationId): VariationId {
  return id === 'forbidden-card' ? 'required-card' : id;
}

/** Whether the blank is filled in with what the variation may never name. */
export function isBarred(pick: Pick, entry: VariationEntry): boolean {
  if (pick.id === 'required-cube') return isDigit(pick.cube);
  if (pick.id === 'wild-cube' && entry.id === 'wild-cube') {
    const sort = isDigit(pick.cube) ? 'digit' : isRelation(pick.cube) ? 'relation' : null;
    return sort !== null && entry.mayNotBe.includes(sort);
  }
  return pick.id === 'double-set' && entry.id === 'double-set' && symbolCount(pick.set) > entry.mostSymbols;
}

/** How many symbols a Set-Name has, not counting grouping symbols. */
export function symbolCount(set: string): number {
  return tokenize(set).filter((token) => token.kind === 'symbol').length;
}

/** Two picks that cannot both be in force, in whichever order they come. */
export function areInConflict(one: Pick, other: Pick): boolean {
  return excludes(one, other) || excludes(other, one);
}

/** The variation whose section says that the other may not be picked beside it. */
export function excludes(one: Pick, other: Pick): boolean {
  if (one.id === 'symmetric-difference') return other.id === 'wild-cube' && other.cube === '-';
  return one.id === 'blank-card-wild' && other.id === 'forbidden-card' && other.card === BLANK;
}
