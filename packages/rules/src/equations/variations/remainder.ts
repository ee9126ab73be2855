import { COUNT } from '../../rulebooks/house/kinds.ts';
import { needs } from '../shake/effect.ts';
import type { Variation } from '../shake/variation.ts';

export interface Remainder {
  readonly blank: null;
  readonly details: { readonly most: number };
}

export const remainder: Variation<'remainder'> = {
  blank: null,
  fillings: null,
  details: { most: COUNT },
  against: needs('/'),
};
