import { COUNT } from '../../rulebooks/house/kinds.ts';
import { needs } from '../shake/effect.ts';
import type { Variation } from '../shake/variation.ts';

export interface SmallestPrime {
  readonly blank: null;
  readonly details: { readonly most: number };
}

export const smallestPrime: Variation<'smallest-prime'> = {
  blank: null,
  fillings: null,
  details: { most: COUNT },
  against: needs('x'),
};
