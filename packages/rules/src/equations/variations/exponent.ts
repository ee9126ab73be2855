import { anyDigit, noEffect } from '../shake/effect.ts';
import type { Rolled, Variation } from '../shake/variation.ts';
import { COLORS, colorOfCube, faceOfCube, isDigit, worth } from '../text/symbols.ts';
import type { Color, Face } from '../text/symbols.ts';

export interface Exponent {
  readonly blank: 'color';
  readonly details: object;
}

export const exponent: Variation<'exponent'> = {
  name: 'Exponent',
  blank: 'color',
  fillings: () => COLORS,
  details: {},
  // A digit of the colour must be usable, unless a wild cube may be one. [XIII-B-12-comment-c]
  against: ({ position, force, pick: { color } }) =>
    mayBeExponent({ position, force }, color, force.base)
      ? []
      : [noEffect(position, `No ${color} digit was rolled that can be used.`)],
};

interface InBase {
  readonly m: number;
  readonly tenFrom: number | null;
  readonly elevenFrom: number | null;
}

/** Whether some cube of the colour can be an exponent in this base, or in base ten. */
export function mayBeExponent(rolled: Rolled, color: Color, base: InBase | null): boolean {
  const { position, force } = rolled;
  const faces = position.resources.filter((cube) => colorOfCube(cube) === color).map(faceOfCube);
  if (faces.some((face) => isDigitIn(face, base) || face === force.wild?.cube)) return true;
  // The book lets any wild cube save digits that the base took away.
  return anyDigit(rolled) && faces.some(isDigit);
}

/** Whether a face is a digit in this base: a power cube may be ten, and a root cube eleven. [XIII-C-5] */
function isDigitIn(face: Face, base: InBase | null): boolean {
  if (isDigit(face)) return base === null || worth(face) < base.m;
  const from = face === '^' ? base?.tenFrom : face === 'r' ? base?.elevenFrom : null;
  return base !== null && from !== null && from !== undefined && base.m >= from;
}
