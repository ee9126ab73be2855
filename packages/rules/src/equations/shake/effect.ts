import { colorOfCube, faceOfCube, isDigit, signOf, worth } from '../text/symbols.ts';
import type { Color, Face } from '../text/symbols.ts';
import type { EquationsPosition } from './position.ts';
import type { PickReason, Rolled } from './variation.ts';
import { say } from '../../said/said.ts';
import type { Said } from '../../said/said.ts';

/** It always has an effect. */
export const noObjection = (): readonly PickReason[] => [];

/** It must be able to change some Solution of this shake. */
export function effect(works: (face: Face, rolled: Rolled) => boolean, lacks: Said) {
  return (rolled: Rolled): readonly PickReason[] => {
    const can = rolled.position.resources.some((cube) => works(faceOfCube(cube), rolled));
    return can || anySymbol(rolled) || (works('9', rolled) && anyDigit(rolled))
      ? []
      : [noEffect(rolled.position, lacks)];
  };
}

/** The same where it is about one face. */
export function needs(face: Face) {
  return (rolled: Rolled): readonly PickReason[] => {
    const wildIsDigit = isDigit(face) && anyDigit(rolled);
    return shows(rolled.position, face) || anySymbol(rolled) || wildIsDigit
      ? []
      : [noEffect(rolled.position, say('none-rolled', { signs: [signOf(face)] }))];
  };
}

export function noEffect({ book }: EquationsPosition, lacks: Said): PickReason {
  const { rule } = book.procedure.picking.illegalPick;
  return { code: 'no-effect', rule, message: say('changes-nothing', { what: lacks }) };
}

/** Whether some wild cube may be any symbol, so that a variation has an effect whatever was rolled. */
function anySymbol({ position, force: { wild } }: Rolled): boolean {
  return wild !== null && wild.standsFor === 'symbol' && shows(position, wild.cube);
}

/** A wild cube that may be any numeral will do where a digit is wanted. */
export function anyDigit({ position, force: { wild } }: Rolled): boolean {
  return wild !== null && shows(position, wild.cube);
}

export function shows({ resources }: EquationsPosition, face: Face): boolean {
  return resources.some((cube) => faceOfCube(cube) === face);
}

export function digitFrom(least: number): (face: Face) => boolean {
  return (face) => isDigit(face) && worth(face) >= least;
}

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
