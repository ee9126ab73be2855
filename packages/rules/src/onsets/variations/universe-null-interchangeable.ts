import { needs, nothing } from '../shake/effect.ts';
import type { Variation } from '../shake/variation.ts';

export const universeNullInterchangeable: Variation<'universe-null-interchangeable'> = {
  name: 'Universe Null Interchangeable',
  blank: null,
  details: {},
  isBarred: null,
  excludes: nothing,
  against: needs((cube) => cube === 'V' || cube === '^', 'No V or Λ was rolled.'),
};
