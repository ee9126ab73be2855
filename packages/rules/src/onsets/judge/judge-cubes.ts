import { checkCubes } from './cubes.ts';
import type { CubeProblem, PartName, PartsUsed } from './cubes.ts';
import type { Reason } from './reason.ts';
import { reason } from './citing.ts';
import type { ShakeRules } from '../shake/shake-rules.ts';
import { isRelation, signOf } from '../text/symbols.ts';
import type { MeaningOf } from '../shake/wild.ts';

const PART_WORDS: Readonly<Record<PartName, string>> = {
  setName: 'Set-Name',
  restrictions: 'Restriction part',
};

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
        const where = problem.part === null ? 'Solution' : PART_WORDS[problem.part];
        const message = `In Required, ${many(problem.missing, signOf(problem.cube))} is left out of the ${where}.`;
        return [reason(position, 'required-unused', message)];
      }
      case 'unavailable': {
        const sign = signOf(problem.symbol);
        const message = `The ${PART_WORDS[problem.part]} needs ${many(problem.missing, sign)} more than the cubes allow.`;
        return [reason(position, 'cube-unavailable', message), ...stretchedWild(rules, meaningOf, problem)];
      }
      case 'too-many-resources': {
        const message = `After Now a Solution may use one cube of Resources; this one needs ${problem.used}.`;
        return [reason(position, 'too-many-resource-cubes', message)];
      }
      case 'required-cube-unused': {
        const message = `Required Cube: no ${signOf(problem.cube)} cube is used.`;
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
    const message = `${signOf(face)} stands for ${signOf(meaning)}, so it cannot make ${signOf(symbol)} as well.`;
    return [reason(position, 'wild-inconsistent', message, rule)];
  });
}

function many(count: number, what: string): string {
  return count === 1 ? `one ${what}` : `${count} × ${what}`;
}
