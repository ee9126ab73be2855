import { digitFrom, effect } from '../shake/effect.ts';
import type { Variation } from '../shake/variation.ts';
import { say } from '../../said/said.ts';

export const upsideDown: Variation<'upside-down'> = {
  blank: null,
  fillings: null,
  details: {},
  against: effect(digitFrom(1), say('only-zero-rolled')),
};
