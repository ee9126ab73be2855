import { needs } from '../shake/effect.ts';
import type { Variation } from '../shake/variation.ts';

export const log: Variation<'log'> = {
  name: 'Log',
  blank: null,
  fillings: null,
  details: {},
  against: needs('/'),
};
