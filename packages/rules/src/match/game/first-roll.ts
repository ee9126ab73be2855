import { EQUATIONS_CUBES } from '../../kit/cubes.ts';
import type { Procedure } from '../../rulebooks/procedure.ts';

/**
 * I-D: what a face counts when the first Goal-setter is rolled for. A sign counts nothing; a face that the book's
 * cube does not have is undefined.
 */
export function firstRoll(cube: Procedure['firstRoll']['is'], face: string): number | null | undefined {
  switch (cube) {
    case 'digit-cube':
      return /^[1-5]$/.test(face) ? Number(face) : undefined;
    case 'red-cube': {
      if (!EQUATIONS_CUBES[0]!.faces.includes(face)) return undefined;
      const shown = face.slice(face.indexOf(':') + 1);
      return /^\d$/.test(shown) ? Number(shown) : null;
    }
  }
}
