import { reason } from './citing.ts';
import { checkCubes, usableResources } from './cubes.ts';
import type { Reading } from '../text/reading.ts';
import type { Reason } from './reason.ts';
import type { ShakeRules } from '../shake/shake-rules.ts';
import { faceOfCube, signOf } from '../text/symbols.ts';
import type { Face } from '../text/symbols.ts';
import { wildMeanings } from '../text/wild.ts';
import type { Wild } from '../text/wild.ts';

/** What is wrong with the use of the cubes, in words. */
export function cubeReasons(rules: ShakeRules, reading: Reading, wild: Wild | null): readonly Reason[] {
  const { position, force } = rules;
  return checkCubes(rules, reading.symbols, wild).flatMap((problem): readonly Reason[] => {
    switch (problem.kind) {
      case 'required-unused': {
        const message = `In Required, ${many(problem.missing, signOf(faceOfCube(problem.cube)))} is left out of the Solution.`;
        return [reason(position, 'required-unused', message)];
      }
      case 'unavailable': {
        const what = problem.exponent
          ? `${force.exponent!.color} ${signOf(problem.face)} as an exponent`
          : signOf(problem.face);
        const message = `The Solution needs ${many(problem.missing, what)} more than the cubes allow.`;
        return [reason(position, 'cube-unavailable', message), ...stretchedWild(rules, wild, problem.face)];
      }
      case 'too-many-resources': {
        const message = `After Now a Solution may use one cube of Resources; this one needs ${problem.used}.`;
        return [reason(position, 'too-many-resource-cubes', message)];
      }
    }
  });
}

/** A symbol that only a wild cube could make, while the wild cube is said to stand for another. */
function stretchedWild(rules: ShakeRules, wild: Wild | null, face: Face): readonly Reason[] {
  const { position, force } = rules;
  if (wild === null || force.wild === null || !wildMeanings(rules).includes(face)) return [];
  const usable = [...position.required, ...position.permitted, ...usableResources(position)];
  if (!usable.some((cube) => faceOfCube(cube) === wild.face)) return [];
  const message = `${signOf(wild.face)} stands for ${signOf(wild.standsFor)}, so it cannot make ${signOf(face)} as well.`;
  return [reason(position, 'wild-inconsistent', message, force.wild.rule)];
}

function many(count: number, what: string): string {
  return count === 1 ? `one ${what}` : `${count} × ${what}`;
}
