import { needs } from '../shake/effect.ts';
import type { Variation } from '../shake/variation.ts';

export const lcm: Variation<'lcm'> = {
  blank: null,
  fillings: null,
  details: {},
  against: needs('r'),
};
