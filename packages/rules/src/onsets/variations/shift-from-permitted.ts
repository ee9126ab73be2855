import { YES_NO } from '../../rulebooks/house/kinds.ts';
import { noObjection, nothing } from '../shake/effect.ts';
import type { Variation } from '../shake/variation.ts';

export interface ShiftFromPermitted {
  readonly blank: null;
  readonly details: { readonly relationsToForbidden: boolean };
}

export const shiftFromPermitted: Variation<'shift-from-permitted'> = {
  blank: null,
  details: { relationsToForbidden: YES_NO },
  isBarred: null,
  excludes: nothing,
  against: noObjection,
};
