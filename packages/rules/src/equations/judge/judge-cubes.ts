import { reason } from './citing.ts';
import { checkCubes, usableResources } from './cubes.ts';
import type { Reading } from '../text/reading.ts';
import type { Reason } from './reason.ts';
import type { ShakeRules } from '../shake/shake-rules.ts';
import { faceOfCube, signOf } from '../text/symbols.ts';
import type { Face } from '../text/symbols.ts';
import { wildMeanings } from '../text/wild.ts';
import type { Wild } from '../text/wild.ts';
import { say } from '../../said/said.ts';

/** What is wrong with the use of the cubes, in words. */
export function cubeReasons(rules: ShakeRules, reading: Reading, wild: Wild | null): readonly Reason[] {
  const { position, force } = rules;
  return checkCubes(rules, reading.symbols, wild).flatMap((problem): readonly Reason[] => {
    switch (problem.kind) {
      case 'required-unused': {
        const sign = signOf(faceOfCube(problem.cube));
        const message = say('left-out', { count: problem.missing, sign, part: 'solution' });
        return [reason(position, 'required-unused', message)];
      }
      case 'unavailable': {
        const { missing: count, face } = problem;
        const sign = signOf(face);
        const message = problem.exponent
          ? say('needs-exponent', { count, color: force.exponent!.color, sign })
          : say('needs-more', { count, sign, part: 'solution' });
        return [reason(position, 'cube-unavailable', message), ...stretchedWild(rules, wild, problem.face)];
      }
      case 'too-many-resources': {
        const message = say('one-of-resources', { used: problem.used });
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
  const message = say('wild-stretched', {
    face: signOf(wild.face),
    meaning: signOf(wild.standsFor),
    symbol: signOf(face),
  });
  return [reason(position, 'wild-inconsistent', message, force.wild.rule)];
}
