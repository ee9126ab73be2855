import { COUNT } from '../../rulebooks/house/kinds.ts';
import { noObjection } from '../shake/effect.ts';
import type { Variation } from '../shake/variation.ts';

export interface ThreeOperationSolution {
  readonly blank: null;
  readonly details: { readonly least: number };
}

export const threeOperationSolution: Variation<'three-operation-solution'> = {
  blank: null,
  fillings: null,
  details: { least: COUNT },
  against: noObjection,
};
