import { checkCubes } from './cubes.ts';
import type { CubeProblem, PartsUsed } from './cubes.ts';
import type { Reason } from './reason.ts';
import { reason } from './citing.ts';
import type { ShakeRules } from '../shake/shake-rules.ts';
import { isRelation, signOf } from '../text/symbols.ts';
import type { MeaningOf } from '../shake/wild.ts';
import { say } from '../../said/said.ts';

/** What is wrong with the use of the cubes, in words. */
export function cubeReasons(rules: ShakeRules, meaningOf: MeaningOf, used: PartsUsed): readonly Reason[] {
  const { position, force } = rules;
  const problems = checkCubes(position, force, meaningOf, used);
  return problems.flatMap((problem) => {
    switch (problem.kind) {
      case 'required-unused': {
        // Without a Restriction part this is said as `restriction-needed`.
        if (
          isRelation(meaningOf(problem.cube) ?? '') &&
          used.restrictions === null &&
          force.restrictionsPlayed
        )
          return [];
        const { missing: count, part, cube } = problem;
        const message = say('left-out', { count, sign: signOf(cube), part: part ?? 'solution' });
        return [reason(position, 'required-unused', message)];
      }
      case 'unavailable': {
        const { missing: count, part, symbol } = problem;
        const message = say('needs-more', { count, sign: signOf(symbol), part });
        return [reason(position, 'cube-unavailable', message), ...stretchedWild(rules, meaningOf, problem)];
      }
      case 'too-many-resources': {
        const message = say('one-of-resources', { used: problem.used });
        return [reason(position, 'too-many-resource-cubes', message)];
      }
      case 'required-cube-unused': {
        const message = say('required-cube-unused', { sign: signOf(problem.cube) });
        const { rule } = force['required-cube']!;
        return [
          { ...reason(position, 'variation-violated', message, rule), variation: 'required-cube' as const },
        ];
      }
    }
  });
}

/** A symbol that only a wild cube could make, while the wild cube is said to stand for another. */
function stretchedWild(
  { position, faces }: ShakeRules,
  meaningOf: MeaningOf,
  { symbol }: CubeProblem & { readonly kind: 'unavailable' },
): readonly Reason[] {
  const usable = [
    ...position.required,
    ...position.permitted,
    ...(position.after === 'forceout' ? [] : position.resources),
  ];
  return faces.flatMap(({ face, mayStandFor, rule }) => {
    const meaning = meaningOf(face);
    if (meaning === null || meaning === face || !mayStandFor.includes(symbol) || !usable.includes(face))
      return [];
    const message = say('wild-stretched', {
      face: signOf(face),
      meaning: signOf(meaning),
      symbol: signOf(symbol),
    });
    return [reason(position, 'wild-inconsistent', message, rule)];
  });
}
