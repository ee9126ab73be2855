import { needs, nothing } from '../shake/effect.ts';
import type { Variation } from '../shake/variation.ts';
import { say } from '../../said/said.ts';

export const unionIntersectionInterchangeable: Variation<'union-intersection-interchangeable'> = {
  blank: null,
  details: {},
  isBarred: null,
  excludes: nothing,
  against: needs((cube) => cube === 'U' || cube === 'n', say('none-rolled', { signs: ['∪', '∩'] })),
};
