import { needs } from '../shake/effect.ts';
import type { Variation } from '../shake/variation.ts';

export const gcf: Variation<'gcf'> = {
  name: 'GCF',
  blank: null,
  fillings: null,
  details: {},
  against: needs('^'),
};
