import { anyDigit, digitFrom, mayBeExponent, needs, shows } from '../shake/effect.ts';
import type { Asked, PickReason, Variation } from '../shake/variation.ts';
import { faceOfCube } from '../text/symbols.ts';

export const imaginary: Variation<'imaginary'> = {
  blank: null,
  fillings: null,
  details: {},
  against,
};

const needsRoot = needs('r');

/** Besides √ it changes every power with a fractional exponent, which then has several values. [XIII-D-11] */
function against(asked: Asked<'imaginary'>): readonly PickReason[] {
  const { position, force } = asked;
  const { exponent } = force;
  const hasPower = shows(position, '^') || (exponent !== null && mayBeExponent(asked, exponent.color, null));
  const hasFraction = anyDigit(asked) || position.resources.some((cube) => digitFrom(2)(faceOfCube(cube)));
  return hasPower && hasFraction ? [] : needsRoot(asked);
}
