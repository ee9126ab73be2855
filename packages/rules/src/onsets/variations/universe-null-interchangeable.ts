import { needs, nothing } from '../shake/effect.ts';
import type { Variation } from '../shake/variation.ts';
import { say } from '../../said/said.ts';

export const universeNullInterchangeable: Variation<'universe-null-interchangeable'> = {
  blank: null,
  details: {},
  isBarred: null,
  excludes: nothing,
  against: needs((cube) => cube === 'V' || cube === '^', say('none-rolled', { signs: ['V', 'Λ'] })),
};
