import { needs } from '../shake/effect.ts';
import type { Variation } from '../shake/variation.ts';

export const average: Variation<'average'> = {
  blank: null,
  fillings: null,
  details: {},
  against: needs('+'),
};
