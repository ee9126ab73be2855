import { COUNT_OR_NULL } from '../../rulebooks/house/kinds.ts';
import { needs } from '../shake/effect.ts';
import type { Variation } from '../shake/variation.ts';

export interface NumberOfFactors {
  readonly blank: null;
  readonly details: { readonly most: number | null };
}

export const numberOfFactors: Variation<'number-of-factors'> = {
  blank: null,
  fillings: null,
  details: { most: COUNT_OR_NULL },
  against: needs('x'),
};
