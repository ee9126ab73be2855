import { choice, choices } from '../../rulebooks/house/kinds.ts';
import { noEffect, shows } from '../shake/effect.ts';
import { WILD_FACES } from '../shake/variation.ts';
import type { Variation, WildFace } from '../shake/variation.ts';
import { signOf } from '../text/symbols.ts';
import { say } from '../../said/said.ts';

export interface Wild {
  readonly blank: 'cube';
  readonly details: { readonly faces: readonly WildFace[]; readonly standsFor: 'numeral' | 'symbol' };
}

export const wild: Variation<'wild'> = {
  blank: 'cube',
  fillings: ({ faces }) => faces,
  details: { faces: choices(WILD_FACES), standsFor: choice('numeral', 'symbol') },
  against: ({ position, pick: { cube }, entry: { faces, rule } }) => {
    const sign = signOf(cube);
    if (!faces.includes(cube)) {
      const message = say('cannot-be-wild', { sign });
      return [{ code: 'blank-not-allowed', rule, message }];
    }
    return shows(position, cube) ? [] : [noEffect(position, say('none-rolled', { signs: [sign] }))];
  },
};
