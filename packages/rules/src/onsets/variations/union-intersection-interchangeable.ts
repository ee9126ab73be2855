import { needs, nothing } from '../shake/effect.ts';
import type { Variation } from '../shake/variation.ts';

export const unionIntersectionInterchangeable: Variation<'union-intersection-interchangeable'> = {
  name: 'Union Intersection Interchangeable',
  blank: null,
  details: {},
  isBarred: null,
  excludes: nothing,
  against: needs((cube) => cube === 'U' || cube === 'n', 'No ∪ or ∩ was rolled.'),
};
