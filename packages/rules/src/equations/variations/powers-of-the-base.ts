import { needs } from '../shake/effect.ts';
import type { Variation } from '../shake/variation.ts';

export const powersOfTheBase: Variation<'powers-of-the-base'> = {
  blank: null,
  fillings: null,
  details: {},
  against: needs('1'),
};
