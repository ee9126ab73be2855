import type { Seconds } from '../../rulebooks/procedure.ts';
import { COUNT, SECONDS } from '../../rulebooks/house/kinds.ts';
import { noObjection, nothing } from '../shake/effect.ts';
import type { Variation } from '../shake/variation.ts';

export interface TwoSolutions {
  readonly blank: null;
  readonly details: {
    readonly writing: Seconds;
    readonly checking: Seconds;
    readonly impossibleAfterLastCube: Seconds;
    readonly leastResourcesForNow: number;
  };
}

export const twoSolutions: Variation<'two-solutions'> = {
  blank: null,
  details: {
    writing: SECONDS,
    checking: SECONDS,
    impossibleAfterLastCube: SECONDS,
    leastResourcesForNow: COUNT,
  },
  isBarred: null,
  excludes: nothing,
  against: noObjection,
};
