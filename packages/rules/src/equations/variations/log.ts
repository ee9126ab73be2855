import { needs } from '../shake/effect.ts';
import type { Variation } from '../shake/variation.ts';

export const log: Variation<'log'> = {
  blank: null,
  fillings: null,
  details: {},
  against: needs('/'),
};
