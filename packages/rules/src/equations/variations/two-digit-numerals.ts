import { noEffect } from '../shake/effect.ts';
import type { Variation } from '../shake/variation.ts';
import { faceOfCube, isDigit } from '../text/symbols.ts';
import { say } from '../../said/said.ts';

export const twoDigitNumerals: Variation<'two-digit-numerals'> = {
  blank: null,
  fillings: null,
  details: {},
  against: ({ position }) => {
    const digits = position.resources.filter((cube) => isDigit(faceOfCube(cube))).length;
    return digits >= 2 ? [] : [noEffect(position, say('two-digits-needed'))];
  },
};
