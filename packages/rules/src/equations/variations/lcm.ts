import { needs } from '../shake/effect.ts';
import type { Variation } from '../shake/variation.ts';

export const lcm: Variation<'lcm'> = {
  name: 'LCM',
  blank: null,
  fillings: null,
  details: {},
  against: needs('r'),
};
