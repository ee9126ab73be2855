import type { Rule } from '../../rulebooks/ruled.ts';
import type { VariationId } from '../shake/variation.ts';
import type { WrittenEquation } from '../text/written.ts';
import type { Said } from '../../said/said.ts';

/** Why an Equation is wrong; stable words of the public formats, in the order a ruling lists them. */
export const REASON_CODES = [
  'goal-illegal',
  'goal-missing',
  'undefined-symbol',
  'illegal-expression',
  'too-few-cubes',
  'required-unused',
  'cube-unavailable',
  'too-many-resource-cubes',
  'not-wild',
  'wild-inconsistent',
  'variation-violated',
  'ambiguous',
  'wrong-value',
  'uncheckable',
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

export interface Reason {
  readonly code: ReasonCode;
  readonly rule: Rule;
  readonly message: Said;
  /** Which of several Equations, from 1, where several are written. */
  readonly solution?: number;
  readonly variation?: VariationId;
  /** A legal grouping that loses, as a whole written Equation, and what it is worth. */
  readonly interpretation?: WrittenEquation;
  readonly value?: string;
}
