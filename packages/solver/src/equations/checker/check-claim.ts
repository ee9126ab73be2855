import { colorOfCube, isDigit, rulesOf } from '@forceout/rules/equations';
import type { EquationsPosition, Face, ShakeRules } from '@forceout/rules/equations';
import { countsOf } from './check-counts.ts';

/** What is claimed to be impossible, and what a checker asks about its cubes. */
export interface Claim extends Pick<ShakeRules, 'force' | 'language'> {
  readonly position: EquationsPosition;
  readonly standsFor: Face | null;
  /** What the Goal may be worth. */
  readonly values: readonly string[];
  readonly rules: ShakeRules;
  readonly count: ReturnType<typeof countsOf>;
  readonly faceOf: ReturnType<typeof countsOf>['faceOf'];
  /** Multiple Operations. */
  readonly repeats: boolean;
  /** Whether a cube with one of these faces can be used. */
  readonly has: (...faces: readonly Face[]) => boolean;
  readonly isNumber: (face: Face) => boolean;
  /** Whether there are digits of the colour that makes exponents. */
  readonly hasExponents: boolean;
}

export function claimOf(
  position: EquationsPosition,
  standsFor: Face | null,
  values: readonly string[],
): Claim {
  const count = countsOf(position, standsFor);
  const rules = rulesOf(position);
  const { force, language } = rules;
  const color = force.exponent?.color;
  return {
    position,
    standsFor,
    values,
    rules,
    force,
    language,
    count,
    faceOf: count.faceOf,
    repeats: force['multiple-operations'] !== null,
    has: (...faces) => count.all((face) => faces.includes(face)) > 0,
    isNumber: (face) =>
      isDigit(face)
        ? force.base === null || Number(face) < language.base
        : (face === '^' && language.ten) || (face === 'r' && (language.eleven || language.imaginary)),
    hasExponents: count.all((face, cube) => isDigit(face) && colorOfCube(cube) === color) > 0,
  };
}
