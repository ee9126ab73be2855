import { choice } from '../../rulebooks/house/kinds.ts';
import { mustBeDealt } from './named-card.ts';
import { nothing } from '../shake/effect.ts';
import type { Variation } from '../shake/variation.ts';

export interface ForbiddenCard {
  readonly blank: 'card';
  readonly details: { readonly blankMadeForbidden: 'neither-may-be-in-the-set' | 'not-allowed' };
}

export const forbiddenCard: Variation<'forbidden-card'> = {
  blank: 'card',
  details: { blankMadeForbidden: choice('neither-may-be-in-the-set', 'not-allowed') },
  isBarred: nothing,
  sideOf: 'required-card',
  excludes: nothing,
  against: mustBeDealt,
};
