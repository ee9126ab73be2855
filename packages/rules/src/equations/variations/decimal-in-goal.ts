import { digitFrom, effect } from '../shake/effect.ts';
import type { Variation } from '../shake/variation.ts';
import { say } from '../../said/said.ts';

export const decimalInGoal: Variation<'decimal-in-goal'> = {
  blank: null,
  fillings: null,
  details: {},
  against: effect(digitFrom(0), say('no-digit-rolled')),
};
