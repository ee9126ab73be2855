import { average } from '../variations/average.ts';
import { base } from '../variations/base.ts';
import { decimalInGoal } from '../variations/decimal-in-goal.ts';
import { decimalPoint } from '../variations/decimal-point.ts';
import { exponent } from '../variations/exponent.ts';
import { factorial } from '../variations/factorial.ts';
import { gcf } from '../variations/gcf.ts';
import { imaginary } from '../variations/imaginary.ts';
import { lcm } from '../variations/lcm.ts';
import { log } from '../variations/log.ts';
import { multipleOfK } from '../variations/multiple-of-k.ts';
import { multipleOperations } from '../variations/multiple-operations.ts';
import { numberOfFactors } from '../variations/number-of-factors.ts';
import { percent } from '../variations/percent.ts';
import { powersOfTheBase } from '../variations/powers-of-the-base.ts';
import { remainder } from '../variations/remainder.ts';
import { sideways } from '../variations/sideways.ts';
import { smallestPrime } from '../variations/smallest-prime.ts';
import { threeOperationSolution } from '../variations/three-operation-solution.ts';
import { twoDigitNumerals } from '../variations/two-digit-numerals.ts';
import { upsideDown } from '../variations/upside-down.ts';
import { wild } from '../variations/wild.ts';
import type {
  Asked,
  BlankId,
  BlankName,
  EntryOf,
  Fillings,
  Pick,
  PickReason,
  Variation,
  VariationEntry,
  VariationId,
} from './variation.ts';

/** Every variation of Equations, in the order of the rulebook's lists. */
export const VARIATION: { readonly [Id in VariationId]: Variation<Id> } = {
  sideways,
  'upside-down': upsideDown,
  wild,
  factorial,
  'multiple-operations': multipleOperations,
  'three-operation-solution': threeOperationSolution,
  remainder,
  average,
  'smallest-prime': smallestPrime,
  percent,
  'decimal-point': decimalPoint,
  'two-digit-numerals': twoDigitNumerals,
  lcm,
  gcf,
  'number-of-factors': numberOfFactors,
  base,
  'multiple-of-k': multipleOfK,
  exponent,
  'powers-of-the-base': powersOfTheBase,
  imaginary,
  'decimal-in-goal': decimalInGoal,
  log,
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

/** Everything that may be filled in; null where there is no blank. */
export function fillingsOf<Id extends VariationId>(
  entry: EntryOf<Id>,
): readonly Fillings[BlankName][] | null {
  const variation: Variation<Id> = VARIATION[entry.id];
  return variation.fillings?.(entry) ?? null;
}

/** Every way in which a division's variation may be picked. */
export function waysToPick(entry: VariationEntry): readonly Pick[] {
  return fillingsOf(entry)?.map((filling) => pickOf(entry.id, filling)) ?? [pickOf(entry.id)];
}

/** Whether the division has the variation with this cube, base, k or colour. */
export function mayBeFilledSo(entry: VariationEntry, pick: Pick): boolean {
  const { blank } = VARIATION[entry.id];
  if (blank === null) return true;
  const filling = (pick as Partial<Fillings>)[blank];
  return filling !== undefined && fillingsOf(entry)!.includes(filling);
}
