import { digitFrom, effect } from '../shake/effect.ts';
import type { Variation } from '../shake/variation.ts';
import { say } from '../../said/said.ts';

export const sideways: Variation<'sideways'> = {
  blank: null,
  fillings: null,
  details: {},
  // One over one is one.
  against: effect(digitFrom(2), say('no-reciprocal-rolled')),
};
