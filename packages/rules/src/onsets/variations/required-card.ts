import { mustBeDealt } from './named-card.ts';
import { nothing } from '../shake/effect.ts';
import type { Variation } from '../shake/variation.ts';

export interface RequiredCard {
  readonly blank: 'card';
  readonly details: object;
}

export const requiredCard: Variation<'required-card'> = {
  blank: 'card',
  details: {},
  isBarred: nothing,
  excludes: nothing,
  against: mustBeDealt,
};
