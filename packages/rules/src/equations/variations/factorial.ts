import { COUNT, YES_NO } from '../../rulebooks/house/kinds.ts';
import { digitFrom, effect } from '../shake/effect.ts';
import type { Variation } from '../shake/variation.ts';
import { say } from '../../said/said.ts';

export interface Factorial {
  readonly blank: null;
  readonly details: {
    /** How many ! there are for Solution and Goal together. */
    readonly most: number;
    readonly inGoalWithMultipleOfK: boolean;
  };
}

export const factorial: Variation<'factorial'> = {
  blank: null,
  fillings: null,
  details: { most: COUNT, inGoalWithMultipleOfK: YES_NO },
  against: effect(digitFrom(0), say('no-digit-rolled')),
};
