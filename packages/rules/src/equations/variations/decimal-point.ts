import { COUNT } from '../../rulebooks/house/kinds.ts';
import { needs } from '../shake/effect.ts';
import type { Variation } from '../shake/variation.ts';

export interface DecimalPoint {
  readonly blank: null;
  readonly details: { readonly mostDigits: number };
}

export const decimalPoint: Variation<'decimal-point'> = {
  blank: null,
  fillings: null,
  details: { mostDigits: COUNT },
  against: needs('^'),
};
