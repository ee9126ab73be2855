import { faceOfCube, isDigit, signOf, worth } from '../text/symbols.ts';
import type { Face } from '../text/symbols.ts';
import type { EquationsPosition } from './position.ts';
import type { PickReason, Rolled } from './variation.ts';

/** It always has an effect. */
export const noObjection = (): readonly PickReason[] => [];

/** It must be able to change some Solution of this shake. */
export function effect(works: (face: Face, rolled: Rolled) => boolean, message: string) {
  return (rolled: Rolled): readonly PickReason[] => {
    const can = rolled.position.resources.some((cube) => works(faceOfCube(cube), rolled));
    return can || anySymbol(rolled) || (works('9', rolled) && anyDigit(rolled))
      ? []
      : [noEffect(rolled.position, message)];
  };
}

/** The same where it is about one face. */
export function needs(face: Face) {
  return (rolled: Rolled): readonly PickReason[] => {
    const wildIsDigit = isDigit(face) && anyDigit(rolled);
    return shows(rolled.position, face) || anySymbol(rolled) || wildIsDigit
      ? []
      : [noEffect(rolled.position, `No ${signOf(face)} was rolled.`)];
  };
}

export function noEffect({ book }: EquationsPosition, message: string): PickReason {
  const { rule } = book.procedure.picking.illegalPick;
  return { code: 'no-effect', rule, message: `${message} The variation would change nothing.` };
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
