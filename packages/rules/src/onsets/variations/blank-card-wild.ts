import { BLANK } from '../text/cards.ts';
import type { Variation } from '../shake/variation.ts';
import { say } from '../../said/said.ts';

export const blankCardWild: Variation<'blank-card-wild'> = {
  blank: null,
  details: {},
  isBarred: null,
  excludes: (other) => other.id === 'forbidden-card' && other.card === BLANK,
  against: ({ position, entry: { rule } }) =>
    position.universe.includes(BLANK)
      ? []
      : [{ code: 'blank-not-dealt', rule, message: say('blank-card-not-dealt') }],
};
