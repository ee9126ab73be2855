import type { Rule } from '../../rulebooks/ruled.ts';
import type { VariationId } from '../shake/variation.ts';
import type { WrittenSolution } from '../text/written.ts';
import type { Said } from '../../said/said.ts';

/** Why a Solution is wrong; stable words of the public formats, in the order a ruling lists them. */
export const REASON_CODES = [
  'goal-illegal',
  'undefined-symbol',
  'relation-in-set-name',
  'goal-written',
  'grouped-relation',
  'restriction-needed',
  'restriction-not-allowed',
  'too-few-cubes',
  'required-unused',
  'cube-unavailable',
  'too-many-resource-cubes',
  'not-wild',
  'wild-inconsistent',
  'blank-not-wild',
  'variation-violated',
  'ambiguous',
  'wrong-value',
  'not-two-solutions',
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

export interface Reason {
  readonly code: ReasonCode;
  readonly rule: Rule;
  readonly message: Said;
  /** Which of two Solutions, 1 or 2, where two are written. */
  readonly solution?: number;
  readonly variation?: VariationId;
  /** A legal grouping that loses, as a whole written Solution, and what it is worth. */
  readonly interpretation?: WrittenSolution;
  readonly value?: string;
}
