import { absoluteValue } from '../variations/absolute-value.ts';
import { blankCardWild } from '../variations/blank-card-wild.ts';
import { doubleSet } from '../variations/double-set.ts';
import { forbiddenCard } from '../variations/forbidden-card.ts';
import { multipleOperations } from '../variations/multiple-operations.ts';
import { noNullRestrictions } from '../variations/no-null-restrictions.ts';
import { requiredCard } from '../variations/required-card.ts';
import { requiredCube } from '../variations/required-cube.ts';
import { shiftFromPermitted } from '../variations/shift-from-permitted.ts';
import { symmetricDifference } from '../variations/symmetric-difference.ts';
import { twoOperations } from '../variations/two-operations.ts';
import { twoSolutions } from '../variations/two-solutions.ts';
import { unionIntersectionInterchangeable } from '../variations/union-intersection-interchangeable.ts';
import { universeNullInterchangeable } from '../variations/universe-null-interchangeable.ts';
import { wildCube } from '../variations/wild-cube.ts';
import type {
  Asked,
  BlankId,
  BlankName,
  EntryOf,
  Fillings,
  Pick,
  PickOf,
  PickReason,
  Variation,
  VariationId,
} from './variation.ts';

/** Every variation of On-Sets, in the order of the rulebooks' lists. */
export const VARIATION: { readonly [Id in VariationId]: Variation<Id> } = {
  'required-cube': requiredCube,
  'wild-cube': wildCube,
  'union-intersection-interchangeable': unionIntersectionInterchangeable,
  'universe-null-interchangeable': universeNullInterchangeable,
  'two-operations': twoOperations,
  'multiple-operations': multipleOperations,
  'shift-from-permitted': shiftFromPermitted,
  'no-null-restrictions': noNullRestrictions,
  'absolute-value': absoluteValue,
  'double-set': doubleSet,
  'required-card': requiredCard,
  'forbidden-card': forbiddenCard,
  'blank-card-wild': blankCardWild,
  'symmetric-difference': symmetricDifference,
  'two-solutions': twoSolutions,
};

export const VARIATIONS = Object.keys(VARIATION) as readonly VariationId[];

export function hasBlank(id: VariationId): id is BlankId {
  return VARIATION[id].blank !== null;
}

/** The variation as it is picked, with its blank, if it has one, filled in so. */
export function pickOf(id: VariationId, filling?: Fillings[BlankName]): Pick {
  const { blank } = VARIATION[id];
  // Whoever fills in a blank has asked for its name; here the compiler cannot see that they belong together.
  return (blank === null ? { id } : { id, [blank]: filling }) as Pick;
}

/** What speaks against a pick, beyond what is asked of every pick. */
export function objections<Id extends VariationId>(asked: Asked<Id>): readonly PickReason[] {
  const variation: Variation<Id> = VARIATION[asked.pick.id];
  return variation.against(asked);
}

/** Whether the blank is filled in with what the variation may never name. */
export function isBarred<Id extends VariationId>(pick: PickOf<Id>, entry: EntryOf<Id>): boolean {
  const variation: Variation<Id> = VARIATION[pick.id];
  return variation.isBarred?.(pick, entry) ?? false;
}

/** Variations that are two sides of one, such as required and forbidden card, have the same family. */
export function family(id: VariationId): VariationId {
  return VARIATION[id].sideOf ?? id;
}

/** The variation whose section says that the other may not be picked beside it. */
export function excludes(one: Pick, other: Pick): boolean {
  return VARIATION[one.id].excludes(other);
}

/** Two picks that cannot both be in force, in whichever order they come. */
export function areInConflict(one: Pick, other: Pick): boolean {
  return excludes(one, other) || excludes(other, one);
}
