import { colorOfCube, rulesOf } from '@forceout/rules/equations';
import type { EquationsPosition, Face } from '@forceout/rules/equations';
import { countsOf } from './check-counts.ts';
import { isOpenGoal } from './check-open-goal.ts';
import { canMeet, faultInFactors, faultInPowers } from './check-powers.ts';
import type { CaseProof } from '../goal/proof.ts';

type Has = (face: Face) => boolean;

/** What is wrong with the claim that no power of the base does for a 1; null if nothing is. [XIII-B-13] */
export function faultInPursuit(
  position: EquationsPosition,
  standsFor: Face | null,
  { largest, pursued, powersUpTo }: Extract<CaseProof, { readonly kind: 'exhaustion' }>,
  isEndless: boolean,
  values: readonly string[],
): string | null {
  if (pursued === undefined && powersUpTo === undefined) return 'powers of the base have no end';
  const has = besideOne(position, standsFor);
  if (isAlone(position, has)) return null;
  const ones = [1, 2, 3].findLast((many) => many === 1 || canMeet(position, standsFor, many))!;
  if (ones > 2) return 'three powers of the base can be used together';
  const upTo = powersUpTo ?? 0;
  const enough = (many: number, most: number): string | null =>
    faultInPowers(position, standsFor, many, values, most);
  // Of two that are both tried, one may be as far again.
  if (pursued === undefined) return enough(1, upTo) ?? (ones === 2 ? enough(2, (upTo - 1) >> 1) : null);
  return (
    (ones === 2 ? enough(2, upTo) : null) ??
    faultInUndoing(position, standsFor, has) ??
    faultInFactors(position, standsFor, values, upTo) ??
    faultInSize(position, standsFor, { largest, beside: pursued.beside, isEndless, has })
  );
}

/** What a 1 of Resources may stand beside: after Now nothing else of them. */
function besideOne(position: EquationsPosition, standsFor: Face | null): Has {
  const count = countsOf(position, standsFor);
  const isOnMat = [...position.required, ...position.permitted].some((cube) => count.faceOf(cube) === '1');
  const beside = position.after === 'now' && !isOnMat ? { ...position, resources: [] } : position;
  return (face) => countsOf(beside, standsFor).all((other) => other === face) > 0;
}

/** With no sign beside it a 1 can only be a digit of a numeral. */
function isAlone(position: EquationsPosition, has: Has): boolean {
  const { force } = rulesOf(position);
  const signs: readonly Face[] = ['+', '-', 'x', '/', '^', 'r'];
  return force.exponent === null && force.factorial === null && !signs.some(has);
}

/** Whether every operation above the 1 can be undone, from a Goal with an end. */
function faultInUndoing(position: EquationsPosition, standsFor: Face | null, has: Has): string | null {
  const { force, language } = rulesOf(position);
  if (force['multiple-of-k'] !== null) return 'multiples of k have no end';
  if (language.imaginary) return 'complex powers cannot be undone';
  if (isOpenGoal(position, standsFor)) return 'the Goal has no end either';
  // Only a percent may have a two-digit numeral beside it.
  const isWide = force.percent !== null && force['two-digit-numerals'] === null && force.base === null;
  const isOneWay =
    (has('/') && (force.log !== null || force.remainder !== null)) ||
    (has('^') && force.gcf !== null) ||
    (has('r') && (force.lcm !== null || isWide));
  return isOneWay ? 'an operation above the 1 cannot be undone' : null;
}

/** Whether all that can stand beside the 1 was tried. */
function faultInSize(
  position: EquationsPosition,
  standsFor: Face | null,
  tried: {
    readonly largest: number;
    readonly beside: number;
    readonly isEndless: boolean;
    readonly has: Has;
  },
): string | null {
  const { largest, beside, isEndless, has } = tried;
  const { force } = rulesOf(position);
  if (isEndless && (has('r') || force.factorial !== null)) return 'signs may be piled up above the 1';
  const count = countsOf(position, standsFor);
  const isSilent = count.cubes.some(
    (cube) => count.faceOf(cube) === '1' && colorOfCube(cube) === force.exponent?.color,
  );
  const most = largest - 1 - (isEndless || isSilent ? 0 : 1);
  return beside >= most ? null : `only ${beside} of ${most} cubes were tried beside the 1`;
}
