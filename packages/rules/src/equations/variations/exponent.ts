import { mayBeExponent, noEffect } from '../shake/effect.ts';
import type { Variation } from '../shake/variation.ts';
import { COLORS } from '../text/symbols.ts';
import { say } from '../../said/said.ts';

export interface Exponent {
  readonly blank: 'color';
  readonly details: object;
}

export const exponent: Variation<'exponent'> = {
  blank: 'color',
  fillings: () => COLORS,
  details: {},
  // A digit of the colour must be usable, unless a wild cube may be one. [XIII-B-12-comment-c]
  against: ({ position, force, pick: { color } }) =>
    mayBeExponent({ position, force }, color, force.base)
      ? []
      : [noEffect(position, say('no-color-digit-rolled', { color }))],
};
