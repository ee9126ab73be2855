import { needs } from '../shake/effect.ts';
import type { Variation } from '../shake/variation.ts';

export const percent: Variation<'percent'> = {
  blank: null,
  fillings: null,
  details: {},
  against: needs('r'),
};
