import { noObjection, nothing } from '../shake/effect.ts';
import type { Variation } from '../shake/variation.ts';

export const twoOperations: Variation<'two-operations'> = {
  blank: null,
  details: {},
  isBarred: null,
  excludes: nothing,
  against: noObjection,
};
