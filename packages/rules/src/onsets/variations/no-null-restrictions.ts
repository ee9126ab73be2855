import { isRelation } from '../text/symbols.ts';
import { needs, nothing } from '../shake/effect.ts';
import type { Variation } from '../shake/variation.ts';
import { say } from '../../said/said.ts';

export const noNullRestrictions: Variation<'no-null-restrictions'> = {
  blank: null,
  details: {},
  isBarred: null,
  excludes: nothing,
  against: needs(isRelation, say('none-rolled', { signs: ['=', '⊆'] })),
};
