import { needs } from '../shake/effect.ts';
import type { Variation } from '../shake/variation.ts';

export const gcf: Variation<'gcf'> = {
  blank: null,
  fillings: null,
  details: {},
  against: needs('^'),
};
